class SohoFoundry < Formula
  desc "Brass and Industry against automated opponents, in a window or a terminal"
  homepage "{{.Page}}"
  url "{{.Page}}{{.Source}}"
  sha256 "{{.SourceSum}}"
  license "MIT"

  depends_on "go" => :build

  def install
    ENV["CGO_ENABLED"] = "0"
    ENV["GOPROXY"] = "off"
    system "go", "build", "-mod=vendor", *std_go_args(ldflags: "-s -w", output: bin/"soho"), "./cmd/soho"
    man1.install "share/man/man1/soho.1"
    bash_completion.install "share/bash-completion/completions/soho"
    zsh_completion.install "share/zsh/vendor-completions/_soho"
    fish_completion.install "share/fish/vendor_completions.d/soho.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/soho version")
    system bin/"soho", "sim", "--games", "2", "--seed", "1"
  end
end

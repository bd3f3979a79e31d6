; The installer for Windows: for one person, without an administrator. Games lie elsewhere and stay when the program goes.
Target amd64-unicode
SetDateSave off ; the same commit gives the same bytes
SetCompressor /SOLID lzma
Name "Soho Foundry"
OutFile "setup.exe"
InstallDir "$LOCALAPPDATA\Programs\Soho Foundry"
InstallDirRegKey HKCU "Software\Soho Foundry" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
Icon "soho.ico"
UninstallIcon "soho.ico"
VIProductVersion "{{.Version}}.0"
VIAddVersionKey "ProductName" "Soho Foundry"
VIAddVersionKey "ProductVersion" "{{.Version}}"
VIAddVersionKey "FileVersion" "{{.Version}}"
VIAddVersionKey "FileDescription" "Soho Foundry"
VIAddVersionKey "LegalCopyright" "Soho Foundry contributors, MIT licence"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!define MUI_ICON "soho.ico"
!define MUI_UNICON "soho.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Soho Foundry.exe"
!insertmacro MUI_PAGE_LICENSE "LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Romanian"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Soho Foundry"
!define CHANGED 'System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"'

Section
	SetOutPath "$INSTDIR"
{{- range .Files}}
	File "{{.}}"
{{- end}}
	WriteUninstaller "$INSTDIR\uninstall.exe"
	WriteRegStr HKCU "Software\Soho Foundry" "Folder" "$INSTDIR"

	CreateShortcut "$SMPROGRAMS\Soho Foundry.lnk" "$INSTDIR\Soho Foundry.exe"

	WriteRegStr HKCU "Software\Classes\SohoFoundry.Game" "" "Soho Foundry"
	WriteRegStr HKCU "Software\Classes\SohoFoundry.Game\DefaultIcon" "" "$INSTDIR\Soho Foundry.exe,0"
	WriteRegStr HKCU "Software\Classes\SohoFoundry.Game\shell\open\command" "" '"$INSTDIR\Soho Foundry.exe" play --load "%1"'
	WriteRegStr HKCU "Software\Classes\.soho" "" "SohoFoundry.Game"
	${CHANGED}

	WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Soho Foundry"
	WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "{{.Version}}"
	WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\Soho Foundry.exe"
	WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Soho Foundry contributors"
	WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
	WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
	WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
	WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
	WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
	${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
	WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
{{- range .Files}}
	Delete "$INSTDIR\{{.}}"
{{- end}}
	Delete "$INSTDIR\uninstall.exe"
	RMDir "$INSTDIR"
	Delete "$SMPROGRAMS\Soho Foundry.lnk"
	ReadRegStr $0 HKCU "Software\Classes\.soho" ""
	${If} $0 == "SohoFoundry.Game"
		DeleteRegKey HKCU "Software\Classes\.soho"
	${EndIf}
	DeleteRegKey HKCU "Software\Classes\SohoFoundry.Game"
	DeleteRegKey HKCU "Software\Soho Foundry"
	DeleteRegKey HKCU "${UNINSTALL}"
	${CHANGED}
SectionEnd

# Wine before version 9 has no bcryptprimitives.dll, of which programs that Go made want one function. This is that function.
.globl ProcessPrng
ProcessPrng:
	jmp SystemFunction036
.globl DllMain
DllMain:
	movl $1, %eax
	ret
.section .drectve
.ascii "-export:ProcessPrng"

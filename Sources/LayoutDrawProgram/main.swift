import LayoutDrawCLI

runCommandLine()

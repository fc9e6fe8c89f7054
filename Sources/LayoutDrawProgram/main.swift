import CommandLineTool

runCommandLine()

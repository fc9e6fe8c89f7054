import LayoutPreview

// `layoutdraw preview` starts this program with the arguments `FILE PORT [NAME=VALUE]…`.
guard CommandLine.arguments.count >= 3, let port = UInt16(CommandLine.arguments[2]) else {
  endPreview("to start this program, run 'layoutdraw preview FILE'", status: 64)
}
servePreview(
  of: CommandLine.arguments[1], port: port,
  settings: CommandLine.arguments.dropFirst(3).map { argument in
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    return (name: parts[0], value: parts.count > 1 ? parts[1] : "")
  })

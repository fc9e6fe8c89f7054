import ArgumentParser
import LayoutDraw

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that layouts can be drawn for.",
    usage: "layoutdraw devices [-f json]",
    discussion: """
      Prints each device's name, its size in points, its pixels per point, and the top, left, bottom and right insets \
      of its safe area on a screen without bars, in portrait and in landscape.

        $ layoutdraw devices
        $ layoutdraw player.layout --sheet --devices "iPhone 15,iPad mini (6th generation) landscape"

      In a layout file, write: canvas device "iPhone 15" landscape
      """)

  @Option(name: [.customShort("f"), .customLong("format")], help: "How to print the devices.")
  var format = AnswerFormat.text

  func run() throws {
    var messages = Messages(style: MessageStyle(hasColor: false, isStrict: false))
    messages.writeStandardOutput(format == .text ? Array(devicesText().utf8) : devicesJSON())
    messages.print()
    try messages.status.leave()
  }
}

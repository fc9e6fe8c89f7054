import Foundation
import LayoutDraw
import SwiftSource
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class RunningPreview {
  let process = Process()
  let address: String

  init(_ file: String, _ options: String..., in program: Program) throws {
    process.executableURL = Program.executable
    process.arguments = ["preview", file, "--port", "0"] + options
    process.currentDirectoryURL = program.folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = String(line.prefix { $0 != " " })
    #expect(
      line.hasSuffix("/ shows \(file) and updates when the file changes; Ctrl-C ends the preview\n"),
      "\(line)")
  }

  var port: String { address.filter(\.isNumber).replacingOccurrences(of: "127001", with: "") }

  deinit { process.end() }
}

@Suite("layoutdraw preview")
struct PreviewTests {
  private let program: Program
  private static let text = """
    canvas "phone" 320x120
    canvas "tablet" 500x120
    view card
    view other
    |-20-[card(100)]-[other]-|
    V:|-[card]-|
    V:|-[other]-|

    """

  init() throws {
    program = try Program()
    try program.write(Self.text, to: "a.layout")
  }

  @Test("serves this machine only, and prints what it serves")
  func serves() throws {
    let preview = try RunningPreview("a.layout", in: program)
    let page = try fetch(preview.address)
    #expect(page.status == 200 && page.text.hasPrefix("<!DOCTYPE html>"))
    #expect(try fetch(preview.address + "picture?canvas=tablet").text.contains("\"canvas\":\"tablet\""))
    // A request for another host is refused, even if the host's name resolves to this machine.
    let foreign = try fetch(preview.address, host: "example.com")
    #expect(foreign.status == 403 && foreign.text.isEmpty)
    #expect(try fetch(preview.address + "x").status == 404)
  }

  @Test("accepts options that its page can show, and rejects others")
  func options() throws {
    let preview = try RunningPreview("a.layout", "--directions", "rtl", "--theme", "dark", in: program)
    let answer = try fetch(preview.address + "picture").text
    #expect(answer.contains("\"canvases\":[\"phone-rtl\",\"tablet-rtl\"]"), "\(answer.prefix(300))")
    #expect(answer.contains("\"theme\":\"dark\""))
    for wrong in [["--sheet"], ["--theme", "auto"], ["--directions", "up"]] {
      #expect(try program.run(["preview", "a.layout", "--port", "0"] + wrong).status == 64, "\(wrong)")
    }
  }

  private func writeBadge(_ badge: String) throws {
    try program.write(
      "import CoreGraphics\n\nenum Sizes { static let badge: CGFloat = \(badge) }\n", to: "Sizes.swift")
    try program.write(Self.badge, to: "Badge.swift")
  }

  static let badge = """
    import UIKit

    final class BadgeView: UIView {
      private let dot = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(dot)
        dot.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
          dot.topAnchor.constraint(equalTo: topAnchor, constant: 12),
          dot.widthAnchor.constraint(equalToConstant: Sizes.badge),
          dot.heightAnchor.constraint(equalToConstant: Sizes.badge),
        ])
      }
    }

    """

  @Test(
    "reads Swift source, follows it, and leaves it as it is",
    .enabled(if: canReadSwift, "built without the trait SwiftSource"))
  func swiftSource() throws {
    try writeBadge("30")
    let preview = try RunningPreview("Badge.swift", in: program)
    func answer(_ query: String) throws -> JSONValue {
      try #require(JSONValue(Array(fetch(preview.address + query).text.utf8)))
    }
    func dot() throws -> [JSONValue]? { try answer("picture")["views"]?.array?.first?.array }
    #expect(try answer("picture")["canvases"] == .array([.string("BadgeView")]))
    #expect(
      try dot() == ["dot", "view", "view"].map(JSONValue.string) + [0, 12, 12, 30, 30].map(JSONValue.number))
    let first = try answer("picture")["constraints"]?.array?.first?.array
    #expect(first?.first == .number(11))
    #expect(try answer("explanation?view=dot")["text"]?.string?.contains("dot.width is 30") == true)
    #expect(try answer("diagnostics")["diagnostics"] == .array([]))
    _ = try answer("picture?width=200&height=90")
    #expect(try String(decoding: program.read("Badge.swift"), as: UTF8.self) == Self.badge)

    // `version?after=` waits for the next version.
    try writeBadge("44")
    var version = 1
    while version < 10, try dot()?.last != .number(44) {
      version = try answer("version?after=\(version)")["version"]?.number.map { Int($0) } ?? 10
    }
    #expect(try dot()?.suffix(2) == [.number(44), .number(44)])
  }

  @Test(
    "shows Swift source with the options for its class and its assumptions",
    .enabled(if: canReadSwift, "built without the trait SwiftSource"))
  func swiftOptions() throws {
    let size = "UIDevice.current.userInterfaceIdiom == .pad ? 60 : 20"
    let two = Self.badge.replacingOccurrences(of: "Sizes.badge", with: size)
    try program.write(two + two.replacingOccurrences(of: "BadgeView", with: "LargeView"), to: "Two.swift")
    let preview = try RunningPreview(
      "Two.swift", "--class", "LargeView", "--assume", "UIDevice.current.userInterfaceIdiom=.pad", in: program
    )
    let answer = try #require(JSONValue(Array(fetch(preview.address + "picture").text.utf8)))
    #expect(answer["canvases"] == .array([.string("LargeView")]))
    #expect(answer["views"]?.array?.first?.array?.last == .number(60))
  }

  private func fetch(_ address: String, host: String? = nil) throws -> (status: Int, text: String) {
    var request = URLRequest(url: try #require(URL(string: address)), timeoutInterval: 20)
    if let host { request.setValue(host, forHTTPHeaderField: "Host") }
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var answer = (status: 0, text: "")
    URLSession.shared.dataTask(with: request) { data, response, _ in
      answer = (
        (response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data ?? Data(), as: UTF8.self)
      )
      done.signal()
    }.resume()
    done.wait()
    return answer
  }

  @Test("A port in use is an error with that reason")
  func portInUse() throws {
    let preview = try RunningPreview("a.layout", in: program)
    let second = try program.run("preview", "a.layout", "--port", preview.port)
    #expect(second.status == 2)
    #expect(
      second.errors
        == "layoutdraw preview: error: port \(preview.port) is in use; choose another port with --port, or any free port with --port 0\n"
    )
    #expect(second.output.isEmpty)
  }

  @Test("The program reports an address that cannot be printed, and ends", arguments: [">&-", "> /dev/full"])
  func unprintedAddress(output: String) throws {
    if output.hasSuffix("full"), !FileManager.default.fileExists(atPath: "/dev/full") { return }
    let outcome = try program.shell("\"$LAYOUTDRAW\" preview a.layout --port 0 \(output)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("layoutdraw preview: error: cannot print the address http://127.0.0.1:"))
  }

  @Test("A missing file or port ends the program at once")
  func badArguments() throws {
    let missing = try program.run("preview", "none.layout", "--port", "0")
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("none.layout: error: cannot read this file: No such file or directory"))
    #expect(try program.run("preview", "a.layout", "--port", "70000").status == 64)
    #expect(try program.run("preview").status == 64)
  }

  @Test(
    "In a browser it follows the file, switches what is shown, and solves at the size that it is dragged to",
    .enabled(if: Browser.isNeeded, "no Chromium here; .ci/setup-tools installs it"))
  func inBrowser() throws {
    let browser = try #require(Browser.installed, "no Chromium is installed")
    let preview = try RunningPreview("a.layout", in: program)
    let page = try BrowserPage(browser, open: preview.address, in: program.folder)
    defer { page.close() }
    let size = "document.querySelector('#size').textContent"
    let problems = "document.querySelector('#problems').textContent"
    let state = "document.querySelector('#state').checkVisibility()"
    func choose(_ selector: String, _ value: String) throws {
      _ = try page.value(
        "(() => { const s = document.querySelector('\(selector)'); s.value = '\(value)';"
          + " s.dispatchEvent(new Event('change', { bubbles: true })) })()")
    }

    #expect(try page.wait(for: size, toBe: "320 × 120") == "320 × 120")
    #expect(try page.value("document.querySelectorAll('#picture svg g[data-line]').length >= 2") == "true")
    #expect(try page.wait(for: problems, toBe: "none") == "none")

    let card = try page.middle(of: "#picture svg g[data-line=\"3\"]")
    try page.move(to: card)
    #expect(
      try page.wait(for: "document.querySelector('aside #frame')?.textContent", toBe: "x 20, y 8, 100 × 104")
        == "x 20, y 8, 100 × 104")
    let reported = try page.value("document.querySelector('aside #view').textContent")
    #expect(
      reported.contains("card view") && reported.contains("line 5card.leading == view.leading + 20"),
      "\(reported)")
    try page.click(at: card)
    let why = "document.querySelector('#why').textContent.includes('card.width is 100')"
    #expect(try page.wait(for: why, toBe: "true") == "true")

    try program.write(Self.text.replacingOccurrences(of: "320x120", with: "300x90"), to: "a.layout")
    #expect(try page.wait(for: size, toBe: "300 × 90") == "300 × 90")

    try program.write(Self.text + "nobody.left = 3\n", to: "a.layout")
    #expect(try page.wait(for: state, toBe: "true") == "true")
    #expect(try page.value(size) == "300 × 90")
    let error = "8:1error no view is named 'nobody'"
    #expect(try page.wait(for: problems, toBe: error) == error)
    try program.write(Self.text, to: "a.layout")
    #expect(try page.wait(for: size, toBe: "320 × 120") == "320 × 120")
    #expect(try page.value(state) == "false")

    try choose("#canvas", "tablet")
    #expect(try page.wait(for: size, toBe: "500 × 120") == "500 × 120")
    let background =
      "document.querySelector('#picture svg > rect, #picture svg > g > rect')?.getAttribute('fill')"
    let light = try page.value(background)
    try choose("#theme", "dark")
    #expect(try page.wait(for: "document.querySelector('#theme').value", toBe: "dark") == "dark")
    #expect(try page.wait(for: "\(background) !== '\(light)'", toBe: "true") == "true")
    let shapes = "document.querySelectorAll('#picture svg *').length"
    let plain = Int(try page.value(shapes)) ?? 0
    _ = try page.value("document.querySelector('#annotations input[value=sizes]').click()")
    #expect(try page.wait(for: "\(shapes) > \(plain)", toBe: "true") == "true")
    _ = try page.value("document.querySelector('#annotations input[value=sizes]').click()")
    #expect(try page.wait(for: shapes, toBe: String(plain)) == String(plain))

    let edge = try page.middle(of: "#east")
    try page.drag(from: edge, to: (edge.x - 80, edge.y))
    #expect(try page.wait(for: size, toBe: "420 × 120") == "420 × 120")
    let corner = try page.middle(of: "#corner")
    try page.drag(from: corner, to: (corner.x + 30, corner.y + 20))
    #expect(try page.wait(for: size, toBe: "450 × 140") == "450 × 140")

    func press(_ key: String, on target: String = "window", _ more: String = "") throws {
      _ = try page.value(
        "\(target).dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', bubbles: true\(more) }))")
    }
    try press("z", on: "window", ", ctrlKey: true")
    #expect(try page.wait(for: size, toBe: "420 × 120") == "420 × 120")
    for (key, end) in [("Home", "valuemin"), ("End", "valuemax")] {
      // Resizing the canvas may change the limits of its width, so a single script reads a limit and presses the key
      // for it.
      let attribute = "document.querySelector('#east').getAttribute"
      let wanted = try page.value(
        "(() => { const end = \(attribute)('aria-\(end)'); document.querySelector('#east').dispatchEvent("
          + "new KeyboardEvent('keydown', { key: '\(key)', bubbles: true })); return end })()")
      #expect(try page.wait(for: "\(attribute)('aria-valuenow')", toBe: wanted) == wanted)
      try press("z", on: "window", ", ctrlKey: true")
      #expect(try page.wait(for: size, toBe: "420 × 120") == "420 × 120")
    }
    _ = try page.value("document.querySelector('#reset').click()")
    #expect(try page.wait(for: size, toBe: "500 × 120") == "500 × 120")
    #expect(page.console == [])
  }
}

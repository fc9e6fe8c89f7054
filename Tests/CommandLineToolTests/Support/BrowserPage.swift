import Foundation
import Testing

/// A page in a headless Chromium, controlled by the DevTools protocol over two pipes.
final class BrowserPage {
  private let process = Process()
  private let input: FileHandle
  private let output: FileHandle
  private var unread = Data()
  private var nextID = 0
  private var session = ""
  /// The errors and warnings of the page.
  private(set) var console: [String] = []

  init(_ browser: Browser, open address: String, in folder: URL) throws {
    let pipes = ["to", "from"].map { folder.appending(path: "\($0)-\(UUID().uuidString)").path }
    for pipe in pipes { try #require(mkfifo(pipe, 0o600) == 0) }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<\(pipes[0]) 4>\(pipes[1])", browser.path, "--headless",
      "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-background-networking", "--no-first-run", "--window-size=1300,900",
      "--user-data-dir=\(folder.path)/profile-\(UUID().uuidString)", "about:blank",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Opening a named pipe waits until another program opens its other end, so both programs open the pipes in the same
    // order.
    input = try #require(FileHandle(forWritingAtPath: pipes[0]))
    output = try #require(FileHandle(forReadingAtPath: pipes[1]))
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
    let attached = try call("Target.attachToTarget", ["targetId": try #require(target), "flatten": true])
    session = try #require(attached["sessionId"] as? String)
    _ = try call("Runtime.enable")
    _ = try call("Log.enable")
    _ = try call("Page.enable")
    _ = try call("Page.navigate", ["url": address])
  }

  deinit { close() }

  func close() {
    guard process.isRunning else { return }
    // Without a session, the command goes to the browser itself.
    session = ""
    _ = try? call("Browser.close")
    process.end()
  }

  func value(_ expression: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": "(async () => String(\(expression)))()", "awaitPromise": true, "returnByValue": true])
    let result = answer["result"] as? [String: Any]
    if let failure = answer["exceptionDetails"] as? [String: Any] {
      return "threw: \((failure["exception"] as? [String: Any])?["description"] ?? failure)"
    }
    return result?["value"] as? String ?? ""
  }

  func wait(for expression: String, toBe wanted: String) throws -> String {
    var last = ""
    for _ in 0..<400 {
      last = try value(expression)
      if last == wanted { return last }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return last
  }

  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
    try mouse("mouseMoved", start)
    try mouse("mousePressed", start)
    for step in 1...5 {
      let part = Double(step) / 5
      try mouse("mouseMoved", (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part))
    }
    try mouse("mouseReleased", end)
  }

  func move(to place: (x: Double, y: Double)) throws { try mouse("mouseMoved", place) }

  func click(at place: (x: Double, y: Double)) throws {
    try mouse("mousePressed", place)
    try mouse("mouseReleased", place)
  }

  func middle(of selector: String) throws -> (x: Double, y: Double) {
    let numbers = try value(
      "(() => { const b = document.querySelector('\(selector)').getBoundingClientRect(); "
        + "return [b.x + b.width / 2, b.y + b.height / 2].join() })()"
    ).split(separator: ",").compactMap { Double($0) }
    try #require(numbers.count == 2, "\(selector)")
    return (numbers[0], numbers[1])
  }

  func screenshot() throws -> Data {
    let answer = try call("Page.captureScreenshot")
    return try #require(Data(base64Encoded: answer["data"] as? String ?? ""))
  }

  private func mouse(_ type: String, _ place: (x: Double, y: Double)) throws {
    _ = try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": place.x, "y": place.y, "button": type == "mouseMoved" ? "none" : "left",
        "clickCount": type == "mouseMoved" ? 0 : 1,
      ])
  }

  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    nextID += 1
    var message: [String: Any] = ["id": nextID, "method": method, "params": parameters]
    if !session.isEmpty { message["sessionId"] = session }
    try input.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
    while let answer = try nextMessage() {
      if answer["id"] as? Int == nextID {
        if let error = answer["error"] { Issue.record("\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      note(answer)
    }
    Issue.record("the browser ended")
    return [:]
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown": console.append("\(parameters)")
    case "Log.entryAdded": console.append("\(parameters["entry"] ?? "")")
    default: break
    }
  }

  private func nextMessage() throws -> [String: Any]? {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = unread[unread.startIndex..<end]
        unread = Data(unread[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any]
      }
      let more = output.availableData
      if more.isEmpty { return nil }
      unread += more
    }
  }
}

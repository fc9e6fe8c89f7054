import Foundation
import Testing

struct Browser {
  struct Outcome {
    /// The results of a script's checks, such as `ok: name` and `not ok: name`.
    var results: [String]
    /// The errors and warnings of the page.
    var console: [String]
  }

  let path: String

  static var isNeeded: Bool {
    installed != nil || ProcessInfo.processInfo.environment["LAYOUTDRAW_REQUIRE_TOOLS"] != nil
  }

  static var installed: Browser? {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let known = folders.flatMap { folder in
      ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" }
    }
    let mac = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    return ([environment["LAYOUTDRAW_BROWSER"]].compactMap { $0 } + known + mac)
      .first { FileManager.default.isExecutableFile(atPath: $0) }.map { Browser(path: $0) }
  }

  /// Opens a page in the browser, after appending a script to it. The script calls `check(name, condition)` for each
  /// result.
  func run(_ script: String, in page: String, of program: Program, isDark: Bool = false) throws -> Outcome {
    let html = String(decoding: try program.read(page), as: UTF8.self)
    let frame = """
      <script>
      const results = [];
      function check(name, isSo) { results.push((isSo ? "ok: " : "not ok: ") + name); }
      function finish() { document.body.append(Object.assign(document.createElement("pre"),
        { id: "results", textContent: results.join("\\n") })); }
      setTimeout(() => document.querySelector("#results") ?? finish(), 10000);
      </script>
      <script type="module">
      \(script)
      </script>
      """
    try program.write(html.replacing("</body>", with: frame + "</body>"), to: "checked.html")
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--no-first-run", "--user-data-dir=\(program.folder.path)/profile", "--window-size=1300,900",
      "--enable-logging=stderr", "--virtual-time-budget=15000",
      "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--dump-dom",
      program.folder.appending(path: "checked.html").absoluteString,
    ]
    let outcome = try program.run(arguments, of: URL(fileURLWithPath: path))
    #expect(outcome.status == 0)
    let text = outcome.text.components(separatedBy: "<pre id=\"results\">").dropFirst().first ?? ""
    let results = text.components(separatedBy: "</pre>")[0].split(separator: "\n").map(String.init)
    let console = outcome.errors.split(separator: "\n").map(String.init).filter { $0.contains(":CONSOLE") }
    return Outcome(results: results, console: console)
  }
}

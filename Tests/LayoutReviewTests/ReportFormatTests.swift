import CairoRendering
import Foundation
import Graphics
import LayoutReview
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ReportFormatTests {
  private static let png: [UInt8] = encodePNG(
    Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255]))

  private func written(
    _ format: any VerificationFormat.Type, address: String? = nil, staysInFiles: Bool = false
  ) -> String {
    var evidence = Evidence(folder: "out dir", address: address, references: "Snap shots") { _ in
      Self.png
    }
    evidence.staysInFiles = staysInFiles
    return String(
      decoding: format.write(VerificationJSONTests.verification, evidence), as: UTF8.self)
  }

  @Test func everyFormatHasAName() {
    #expect(
      VerificationReport.allCases.map(\.format).map { $0.name } == [
        "report", "junit", "sarif", "markdown", "reg",
      ])
  }

  @Test func picturesInFiles() {
    let (whole, light) = (written(HTMLReport.self), written(HTMLReport.self, staysInFiles: true))
    #expect(whole.contains("src=\"data:image/png;base64,") && whole.contains("img-src data:;"))
    #expect(!light.contains("data:image/png") && light.contains("img-src data: 'self' file:;"))
    #expect(light.contains("src=\"out%20dir/actual/t/a%20%22b%22.png\""))
  }

  @Test func junitIsXMLThatCountsAsWeDo() throws {
    let parser = XMLParser(data: Data(written(JUnitReport.self).utf8))
    let reader = JUnitReader()
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.suites == ["t: 6 tests, 4 failures, 1 errors"])
    #expect(
      reader.cases == [
        "a \"b\": failure different", "c: error failed", "d: failure missing", "orphaned: failure orphaned",
        "stale: failure stale", "same",
      ])
    #expect(reader.text.contains("Samples/t/a \"b\".layout:3:1: error: too much [conflict]"))
    #expect(reader.text.contains("[[ATTACHMENT|out dir/actual/t/a \"b\".png]]"))
  }

  @Test func sarifPointsAtTheLineThatAccountsForIt() throws {
    let json = try JSONSerialization.jsonObject(with: Data(written(SARIFReport.self).utf8))
    let run = try #require(((json as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let ids = results.compactMap { $0["ruleId"] as? String }
    #expect(ids == ["conflict", "font", "different", "failed", "missing", "orphaned", "stale"])
    let text = written(SARIFReport.self)
    #expect(text.contains("{\"uri\": \"Samples/t/a%20%22b%22.layout\"}, \"region\": {\"startLine\": 12, "))
    #expect(text.contains("'save' moved 8 right; 'hint' with it"))
    #expect(text.contains("{\"uri\": \"Snap%20shots/t/orphaned.png\"}"))
    for verdict in Verdict.allCases where verdict != .same {
      #expect(text.contains("{\"id\": \"\(verdict.rawValue)\", \"shortDescription\""))
    }
  }

  @Test func githubHasOneLineEach() {
    let text = String(decoding: VerificationJSONTests.verification.workflowCommands, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 7 && lines.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") })
    #expect(lines[2].contains("line=12,col=1") && lines[2].contains("%0A'save' moved 8 right"))
  }

  @Test func regIsAsRegCLIWritesIt() throws {
    #expect(
      written(RegReport.self) == """
        {
          "failedItems": [
            "t/a \\"b\\".png",
            "t/c.png"
          ],
          "newItems": [
            "t/d.png"
          ],
          "deletedItems": [
            "t/orphaned.png",
            "t/stale.png"
          ],
          "passedItems": [
            "t/same.png"
          ],
          "expectedItems": [
            "t/a \\"b\\".png",
            "t/c.png",
            "t/orphaned.png",
            "t/stale.png",
            "t/same.png"
          ],
          "actualItems": [
            "t/a \\"b\\".png",
            "t/c.png",
            "t/d.png",
            "t/same.png"
          ],
          "diffItems": [
            "t/a \\"b\\".png"
          ],
          "expectedDir": "./Snap shots",
          "actualDir": "./out dir/actual",
          "diffDir": "./out dir/difference"
        }

        """)
  }

  @Test func markdownShowsPicturesWhereTheyCanBeSeen() {
    let text = written(MarkdownReport.self, address: "https://example.org/run 1")
    #expect(text.hasPrefix("### Layouts: review needed\n\npart 1/1: 1 of 6 as expected"))
    #expect(text.contains("- 'save' moved 8 right; 'hint' with it\n"))
    #expect(text.contains("<img src=\"https://example.org/run 1/actual/t/a%20%22b%22.png\""))
    #expect(text.contains("<b>t/a &quot;b&quot;</b> different"))
  }

  @Test func markdownFitsIntoAComment() {
    var verification = Verification(references: "s")
    verification.cases = (0..<5000).map { index in
      VerifiedCase(
        name: "case-\(index)", layout: nil,
        files: [VerifiedFile(path: "case-\(index).png", verdict: .missing)])
    }
    let text = MarkdownReport.write(verification, Evidence(folder: ".", references: "s") { _ in nil })
    #expect(text.count < 65_536)
    #expect(String(decoding: text, as: UTF8.self).contains("Not shown here: `case-"))
  }

  @Test func markupInNamesStaysText() {
    var verification = Verification(references: "s")
    let path = "<img src=x onerror=alert(1)>|`*_[a](b).png"
    verification.cases = [
      VerifiedCase(name: path, layout: nil, files: [VerifiedFile(path: path, verdict: .missing)])
    ]
    for format in [MarkdownReport.self, HTMLReport.self] as [any VerificationFormat.Type] {
      let text = format.write(verification, Evidence(folder: ".", references: "s") { _ in nil })
      #expect(!String(decoding: text, as: UTF8.self).contains("<img src=x"), "\(format.name)")
    }
    let text = MarkdownReport.write(verification, Evidence(folder: ".", references: "s") { _ in nil })
    #expect(String(decoding: text, as: UTF8.self).contains("\\|\\`\\*\\_\\[a\\](b)"))
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func picturesAreInTheFile(bytes: String, base64: String) {
    var verification = Verification(references: "s")
    verification.cases = [
      VerifiedCase(name: "a", layout: nil, files: [VerifiedFile(path: "a.png", verdict: .missing)])
    ]
    verification.cases[0].files[0].evidence = [.actual]
    // Base64 encodes the first 24 bytes of the picture as exactly 32 characters.
    let start = Array(Self.png.prefix(24))
    let html = HTMLReport.write(
      verification, Evidence(folder: ".", references: "s") { _ in start + Array(bytes.utf8) })
    let text = String(decoding: html, as: UTF8.self)
    let data = text.components(separatedBy: "base64,").dropFirst().first?.prefix { $0 != "\"" } ?? ""
    #expect(data.dropFirst(32) == base64)
  }
}

private final class JUnitReader: NSObject, XMLParserDelegate {
  var suites: [String] = []
  var cases: [String] = []
  var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let value = { attributes[$0] ?? "" }
    switch name {
    case "testsuite":
      suites.append(
        "\(value("name")): \(value("tests")) tests, \(value("failures")) failures, \(value("errors")) errors")
    case "testcase": cases.append(value("name"))
    case "failure", "error": cases[cases.count - 1] += ": \(name) \(value("type"))"
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}

import Foundation
import Testing

/// Checks that `Samples/Gallery.md` shows all samples, or updates the page if `LAYOUTDRAW_RECORD=1` is set.
@Suite struct GalleryTests {
  @Test("every sample is in the gallery, as it is") func gallery() throws {
    let url = Sample.samples.appending(path: "Gallery.md")
    let page = try Self.page()
    if Sample.isRecording, page != (try? String(contentsOf: url, encoding: .utf8)) {
      try Sample.write(Array(page.utf8), to: url)
      Issue.record("Samples/Gallery.md was written again")
      return
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == page)
  }

  @Test("every picture of the gallery is there, and every sample has one") func pictures() throws {
    let sections = try Self.page().components(separatedBy: "\n### ").dropFirst()
    #expect(sections.count == Sample.all.count)
    for section in sections {
      let pictures = section.components(separatedBy: "](../Snapshots/").dropFirst().map {
        $0.prefix { $0 != ")" }
      }
      #expect(!pictures.isEmpty, "\(section.prefix(60))")
      for picture in pictures {
        #expect(
          FileManager.default.fileExists(atPath: Sample.references.appending(path: picture).path),
          "\(picture)")
      }
    }
  }

  private static func page() throws -> String {
    var page = "# Gallery\n\nEvery sample with its picture and its source. A test makes this page of them.\n"
    var topic = ""
    for sample in Sample.all {
      let parts = sample.name.split(separator: "/", maxSplits: 1).map(String.init)
      if parts[0] != topic {
        topic = parts[0]
        page += "\n## \(topic)\n"
      }
      page += "\n### \(parts[1])\n\n"
      for picture in pictures(of: sample) { page += "![\(picture.label)](../Snapshots/\(picture.path))\n" }
      let source = try sample.source()
      page +=
        sample.path.hasSuffix(".layout")
        ? "\n```\n\(String(decoding: source.utf8, as: UTF8.self))```\n"
        : "\n[\(sample.path)](\(sample.path))\n"
    }
    return page
  }

  private static func pictures(of sample: Sample) -> [(label: String, path: String)] {
    let names = Set(Sample.all.map(\.name))
    return drawn.filter { path in
      let stem = String(path.dropLast(".svg".count))
      guard stem != sample.name else { return true }
      return stem.hasPrefix(sample.name + "-")
        && !names.contains { $0.count > sample.name.count && isOf(stem, $0) }
    }.map { (label: $0.split(separator: "/").last?.dropLast(".svg".count).description ?? "", path: $0) }
  }

  private static func isOf(_ stem: String, _ name: String) -> Bool {
    stem == name || stem.hasPrefix(name + "-")
  }

  private static let drawn = Sample.files(below: Sample.references).filter { $0.hasSuffix(".svg") }
}

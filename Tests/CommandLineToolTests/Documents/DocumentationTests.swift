import Foundation
import LayoutDraw
import Testing

@testable import CommandLineTool

struct DocumentationTests {
  private let program: CommandDefinition

  init() throws { program = try #require(CommandDefinition.program) }

  @Test func helpNamesEveryCommand() throws {
    let draw = try #require(program.subcommands.first { $0.name == "draw" })
    let listed = try draw.discussion.matches(of: Regex(#"(?m)^  ([a-z-]+)  +[a-z]"#)).map {
      try String(#require($0.output[1].substring))
    }
    #expect(listed.sorted() == program.subcommands.map(\.name).filter { $0 != "help" }.sorted())
    #expect(commandNames.sorted() == listed.sorted())
  }

  @Test func everythingHasHelp() {
    for command in program.subcommands {
      #expect(!command.abstract.isEmpty, "\(command.name)")
      for argument in command.arguments where command.name != "help" {
        #expect(!argument.help.isEmpty, "\(command.name) \(argument.names)")
      }
    }
  }

  @Test func examplesExist() throws {
    var texts = try documentationPages()
    texts += program.subcommands.map { ($0.name, $0.discussion) }
    var count = 0
    for (name, text) in texts {
      for example in examples(in: text) {
        let command = program.subcommands.first { $0.name == example.first } ?? program.subcommands[0]
        let known =
          command.arguments.flatMap(\.names) + ["--generate-completion-script", "--help", "--version"]
        for option in example where option.hasPrefix("--") && option.count > 2 {
          let option = option.prefix { $0 != "=" }
          #expect(known.contains(String(option)), "\(name): layoutdraw \(example.joined(separator: " "))")
          count += 1
        }
        // An example may also be a sentence that begins with the program's name. Unlike a command, a sentence has two
        // adjacent lowercase words.
        let isProse = zip(example.dropFirst(), example.dropFirst(2)).contains {
          ($0 + $1).allSatisfy { $0.isLetter && $0.isLowercase }
        }
        for word in example where !isProse {
          guard let folder = word.wholeMatch(of: /(?:main\/)?([A-Z][a-z]+(?:\/[a-z-]+)*)/)?.1
          else { continue }
          let path = packageFolder.appending(path: String(folder)).path
          #expect(FileManager.default.fileExists(atPath: path), "\(name): there is no folder \(word)")
        }
      }
    }
    #expect(count > 40)
  }

  @Test func namedOptionsExist() throws {
    let text = try documentationPages().map(\.text).joined()
    let known = Set(program.subcommands.flatMap(\.arguments).flatMap(\.names))
    // `--generate-completion-script` is an option of swift-argument-parser, and `--renew` is an option of a script.
    let others = ["--generate-completion-script", "--renew"]
    let named = text.matches(of: /`(--[a-z][a-z-]*)/).map { String($0.1) }
    #expect(named.count > 10)
    for option in named { #expect(known.contains(option) || others.contains(option), "\(option)") }
  }

  @Test func theManualIsComplete() throws {
    let text = try documentationPages().dropFirst().map(\.text).joined()
    let spans = text.matches(of: /`([^`\n]+)`/).map(\.1)
    let described = Set(
      spans.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") } }.map(String.init))
    let words: [[String]] = [
      LanguageWords.kinds, LanguageWords.directives, LanguageWords.properties, LanguageWords.canvasProperties,
      LanguageWords.fontWeights, LanguageWords.attributes, LanguageWords.guides,
      LanguageWords.stackAlignments,
      LanguageWords.distributions, LanguageWords.textAlignments, LanguageWords.priorities,
      LanguageWords.orientations, LanguageWords.options, LanguageWords.rules,
      LanguageWords.assertedProperties,
      checkRules.map { $0.name }, conversionTargets.map { $0.name }, Theme.all.map(\.name),
      DrawingAnnotation.all.map(\.name), commandNames,
    ]
    for word in words.flatMap(\.self) { #expect(described.contains(word), "\(word)") }
  }

  @Test func everyCodeIsListed() throws {
    let page = try #require(try documentationPages().first { $0.name == "CommandLine.md" }).text
    let listed = Set(page.matches(of: /`([a-z-]+)`/).map { String($0.1) })
    let sources = packageFolder.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var codes = Set(checkRules.map { $0.name } + Verdict.allCases.map(\.rawValue)).subtracting(["same"])
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      codes.formUnion(text.matches(of: /(?:code: |\berror\(\s*)"([a-z-]+)"/).map { String($0.1) })
      guard file.lastPathComponent.contains(/(\+Diagnostics|Errors?|Findings?)\.swift/) else { continue }
      codes.formUnion(text.matches(of: /"([a-z]+(?:-[a-z]+)+)"/).map { String($0.1) })
    }
    #expect(codes.count > 150)
    for code in codes { #expect(listed.contains(code), "\(code)") }
  }

  @Test func linksLeadSomewhere() throws {
    for (name, text) in try documentationPages() {
      let folder = name == "README.md" ? packageFolder : manualFolder
      for match in text.matches(of: /<doc:([A-Za-z]+)>/) {
        let page = manualFolder.appending(path: "\(match.1).md").path
        #expect(FileManager.default.fileExists(atPath: page), "\(name): \(match.0)")
      }
      let links =
        text.matches(of: /\]\(([^)#: ]+)\)/).map(\.1) + text.matches(of: /<img src="([^"]+)"/).map(\.1)
      for link in links where link.contains(".") {
        let file = folder.appending(path: String(link)).path
        #expect(FileManager.default.fileExists(atPath: file), "\(name): \(link)")
      }
    }
  }

  @Test func theReadmeIsShort() throws {
    #expect(
      try documentationPages()[0].text.split(separator: "\n", omittingEmptySubsequences: false).count <= 301)
  }

  @Test func theManualContainsEverything() throws {
    let program = try Program()
    let outcome = try program.run("manual")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let page = outcome.text.replacing("\\-", with: "-").replacing("\\fB", with: "").replacing(
      "\\fR", with: "")
    for command in self.program.subcommands where command.name != "help" {
      if command.name != "draw" { #expect(page.contains(".SS \"layoutdraw \(command.name)\"\n")) }
      #expect(page.contains(command.abstract.replacing("'", with: "\\(aq")))
      for argument in command.arguments {
        for name in argument.names { #expect(page.contains(name), "\(command.name) \(name)") }
      }
    }
    // troff reads a line that begins with a period or an apostrophe as a request.
    let requests = [".TH", ".SH", ".SS", ".PP", ".TP", ".nf", ".fi"]
    for line in outcome.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    }
    #expect(try program.run("manual").text == outcome.text)
  }

  @Test(.enabled(if: isInstalled("groff"))) func theManualIsSet() throws {
    let program = try Program()
    let outcome = try program.shell("\"$LAYOUTDRAW\" manual | groff -man -Kutf8 -Tutf8 -ww")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text.contains("layoutdraw check"))
  }

  private func examples(in text: String) -> [[String]] {
    text.split(separator: "\n").flatMap { line -> [[String]] in
      let starts = line.ranges(of: /(^|[\s`"$;&|]|run )"?layoutdraw ['a-z<*\/-]/)
      return starts.compactMap { start in
        let rest = line[start.lowerBound...].drop { $0 != "l" }.dropFirst("layoutdraw".count)
        let end = rest.firstMatch(of: /\ \ +#|\ {3}|[|;`]|&&|\)$/)?.range.lowerBound ?? rest.endIndex
        return rest[..<end].split(separator: " ").map {
          $0.trimmingCharacters(in: CharacterSet(charactersIn: "[]'\".,"))
        }
      }
    }
  }
}

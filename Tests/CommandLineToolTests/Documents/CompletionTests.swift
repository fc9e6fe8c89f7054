import Foundation
import Testing

struct CompletionTests {
  private let program: Program

  static let lines = [
    ("layoutdraw che", "check"), ("layoutdraw draw --out-d", "--out-dir"),
    ("layoutdraw draw kin", "kinds.layout"), ("layoutdraw check kin", "kinds.layout"),
    ("layoutdraw check --ru", "--rules"), ("layoutdraw check --format sar", "sarif"),
    ("layoutdraw draw --theme blue", "blueprint"), ("layoutdraw draw a.layout --sho", "--show"),
    ("layoutdraw draw -f sv", "svg"), ("layoutdraw draw --the", "--theme"),
    ("layoutdraw markdown --imag", "--images"), ("layoutdraw markdown gui", "guide.md"),
    ("layoutdraw diff --style ove", "overlay"), ("layoutdraw convert --to snap", "snapkit"),
    ("layoutdraw draw --show siz", "sizes"), ("layoutdraw draw --directions rt", "rtl"),
  ]

  init() throws {
    program = try Program()
    for name in ["kinds.layout", "kinds.png", "guide.md", "guide.png"] { try program.write("", to: name) }
    for shell in ["bash", "zsh", "fish"] {
      let outcome = try program.run("--generate-completion-script", shell)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      try program.write(outcome.text, to: shell == "zsh" ? "functions/_layoutdraw" : "script.\(shell)")
    }
  }

  @Test func anUnknownShellIsWrongUsage() throws {
    #expect(try program.run("--generate-completion-script", "csh").status == 64)
  }

  @Test(.enabled(if: isInstalled("bash"))) func bash() throws {
    var script = """
      export PATH="$(dirname "$LAYOUTDRAW"):$PATH"
      source script.bash
      try() {
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
        "$(complete -p layoutdraw | sed 's/.*-F \\([^ ]*\\) .*/\\1/')" layoutdraw "${COMP_WORDS[COMP_CWORD]}" \\
          "${COMP_WORDS[COMP_CWORD-1]}"
        echo "${COMPREPLY[*]}"
      }

      """
    for (line, _) in Self.lines { script += "try \(line)\n" }
    try program.write(script, to: "try.bash")
    let outcome = try program.shell("bash try.bash")
    let offered = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(offered.map(String.init) == Self.lines.map(\.1), "\(outcome.errors)")
  }

  @Test(.enabled(if: isInstalled("fish"))) func fish() throws {
    for (line, word) in Self.lines {
      let outcome = try program.shell("fish --no-config -c 'source script.fish; complete -C \"\(line)\"'")
      let offered = outcome.text.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      #expect(offered == [word[...]], "\(line): \(outcome.errors)")
    }
  }

  /// zsh loads the script by its name from a folder of functions.
  @Test(.enabled(if: isInstalled("zsh"))) func zsh() throws {
    var script = """
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z "PS1= fpath=($PWD/functions \\$fpath) PATH=${LAYOUTDRAW:h}:\\$PATH; autoload -Uz compinit; compinit -u -D"
      zpty -w z "show() { print -r -- \\"LINE<\\$BUFFER>\\"; BUFFER= }; zle -N show; bindkey '^X' show; bindkey '^I' complete-word"
      zpty -w z "print re''ady"
      zpty -r -m z out '*ready*'

      """
    for (line, _) in Self.lines {
      script += """
        zpty -w -n z "\(line)"$'\\t'$'\\x18'
        zpty -r -m z out '*LINE<*>*'
        print -r -- "${${out##*LINE<}%%>*}"

        """
    }
    try program.write(script + "zpty -d z\n", to: "try.zsh")
    let outcome = try program.shell("zsh -f try.zsh")
    let completed = outcome.text.split(separator: "\n").map {
      $0.split(separator: " ").last.map(String.init) ?? ""
    }
    #expect(completed == Self.lines.map(\.1), "\(outcome.errors)")
  }
}

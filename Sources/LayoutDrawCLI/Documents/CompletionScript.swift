import ArgumentParser

/// The shell that `--generate-completion-script` is asked for; `nil` where it is not, or for one that is unknown.
func completionShell(_ arguments: [String]) -> CompletionShell? {
  let option = "--generate-completion-script"
  let name: String? =
    switch arguments.count {
    case 2 where arguments[0] == option: arguments[1]
    case 1 where arguments[0].hasPrefix(option + "="): String(arguments[0].dropFirst(option.count + 1))
    default: nil
    }
  return name.flatMap(CompletionShell.init(rawValue:))
}

/// A script that completes commands, options, their values and files.
///
/// ArgumentParser writes it from the command line's definition; added is that a line that names no command means
/// `draw`, for which its scripts offer nothing.
func installableCompletionScript(for shell: CompletionShell) -> String {
  let script = LayoutDrawCommand.completionScript(for: shell)
  let commands = (commandNames + ["help"]).joined(separator: "|")
  switch shell {
  case .bash: return script + "\n" + bashDefault(commands)
  case .fish: return script + "\n" + fishDefault
  case .zsh:
    // Before the lines that run the function that it replaces.
    let start = "\nif [[ \"${funcstack[1]}\" = _layoutdraw ]]"
    let end = script.ranges(of: start).last?.lowerBound ?? script.endIndex
    return script[..<end] + "\n" + zshDefault(commands) + script[end...]
  default: return script
  }
}

/// The commands that can be named, in the order of help.
var commandNames: [String] {
  LayoutDrawCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
}

private func bashDefault(_ commands: String) -> String {
  """
  # A line that names no command means 'draw'.
  _layoutdraw_or_draw() {
      local -a named=()
      case "${COMP_WORDS[1]}" in
      \(commands))
          if [[ "${COMP_CWORD}" -gt 1 ]]; then
              _layoutdraw "$@"
              return
          fi
          ;;
      esac
      if [[ "${COMP_CWORD}" -eq 1 ]]; then
          _layoutdraw "$@"
          named=("${COMPREPLY[@]}")
      fi
      COMP_WORDS=("${COMP_WORDS[0]}" draw "${COMP_WORDS[@]:1}")
      COMP_CWORD=$((COMP_CWORD + 1))
      COMPREPLY=()
      _layoutdraw "$@"
      COMPREPLY=("${named[@]}" "${COMPREPLY[@]}")
  }

  complete -o filenames -F _layoutdraw_or_draw layoutdraw

  """
}

private func zshDefault(_ commands: String) -> String {
  """
  # A line that names no command means 'draw'.
  functions[_layoutdraw_command]="${functions[_layoutdraw]}"
  _layoutdraw() {
      local -i ret=1
      case "${words[2]}" in
      \(commands))
          if [[ "${CURRENT}" -gt 2 ]]; then
              _layoutdraw_command "${@}"
              return
          fi
          ;;
      esac
      if [[ "${CURRENT}" -eq 2 ]]; then
          _layoutdraw_command "${@}" && ret=0
      fi
      words=("${words[1]}" draw "${words[@]:1}")
      CURRENT=$((CURRENT + 1))
      _layoutdraw_command "${@}" && ret=0
      return "${ret}"
  }

  """
}

private let fishDefault = """
  # A line that names no command means 'draw'.
  functions -e __layoutdraw_named_tokens __layoutdraw_named_flags __layoutdraw_named_positional
  functions -c __layoutdraw_tokens __layoutdraw_named_tokens
  functions -c __layoutdraw_should_offer_completions_for_flags_or_options __layoutdraw_named_flags
  functions -c __layoutdraw_should_offer_completions_for_positional __layoutdraw_named_positional

  function __layoutdraw_tokens
      set -l tokens (__layoutdraw_named_tokens $argv)
      if set -q __layoutdraw_draws; and test (count $tokens) -gt 0
          set tokens $tokens[1] draw $tokens[2..]
      end
      printf '%s\\n' $tokens
  end

  function __layoutdraw_should_offer_completions_for_flags_or_options
      __layoutdraw_named_flags $argv; and return
      __layoutdraw_as_draw __layoutdraw_named_flags $argv
  end

  function __layoutdraw_should_offer_completions_for_positional
      __layoutdraw_named_positional $argv; and return
      __layoutdraw_as_draw __layoutdraw_named_positional $argv
  end

  function __layoutdraw_as_draw
      test "$argv[2]" = 'layoutdraw draw'; or return
      set -g __layoutdraw_draws
      $argv
      set -l answer $status
      set -e -g __layoutdraw_draws
      return $answer
  end

  """

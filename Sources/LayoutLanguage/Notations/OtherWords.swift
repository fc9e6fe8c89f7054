import LayoutModel

/// Returns the attribute that `word` probably means, such as `left` for `minX`.
func attributeMeant(by word: String) -> String? {
  Attribute(anchor: word)?.rawValue ?? attributesOfOtherWords[word] ?? nearest(to: word, in: attributeWords)
}

func attributeOfRule(_ word: String) -> String? {
  SLLRuleName(rawValue: word) == nil ? nil : attributesOfOtherWords[word]
}

/// Returns the SLL rule for an attribute: `tt` for `top`.
func ruleMeant(by word: String) -> String? { rulesOfOtherWords[word] }

/// Returns the layout language's keyword for the first word of a statement in another language: `field` for
/// `textfield`.
func statementMeant(by word: String) -> String? { statementsOfOtherWords[word.lowercased()] }

/// Returns the alignment or distribution that `word` probably means: `center` for CSS's `middle`.
func choiceMeant(by word: String, among choices: [String]) -> String? {
  let meant = choicesOfOtherWords[word.lowercased()] ?? []
  return meant.first(where: choices.contains) ?? nearest(to: word, in: choices)
}

private let choicesOfOtherWords = [
  "middle": ["center"], "baseline": ["firstBaseline"], "stretch": ["fill"],
  "start": ["leading", "top"], "end": ["trailing", "bottom"], "left": ["leading"], "right": ["trailing"],
  "space": ["equalSpacing"], "evenly": ["equalSpacing"], "between": ["equalSpacing"],
  "equal": ["fillEqually"],
  "equally": ["fillEqually"], "proportional": ["fillProportionally"],
  "proportionally": ["fillProportionally"],
  "centering": ["equalCentering"],
]

private let attributesOfOtherWords = [
  "x": "left", "y": "top", "minX": "left", "midX": "centerX", "maxX": "right", "minY": "top",
  "midY": "centerY", "maxY": "bottom", "start": "leading", "end": "trailing",
  "tt": "top", "tb": "top", "bb": "bottom", "bt": "bottom", "ll": "left", "lr": "left", "rr": "right",
  "rl": "right", "cl": "centerX", "cr": "centerX", "ct": "centerY", "cb": "centerY", "w": "width",
  "h": "height",
]

private let rulesOfOtherWords = [
  "top": "tt", "bottom": "bb", "left": "ll", "right": "rr", "leading": "ll", "trailing": "rr",
  "width": "w", "height": "h", "centerX": "cl", "centerY": "ct", "cx": "cl", "cy": "ct", "x": "ll", "y": "tt",
  "minWidth": "minw", "maxWidth": "maxw", "minHeight": "minh", "maxHeight": "maxh",
]

private let statementsOfOtherWords: [String: String] = {
  let words: [(String, [String])] = [
    (
      "view",
      [
        "uiview", "nsview", "div", "zstack", "container", "group", "panel", "section", "rect", "rectangle",
      ]
    ),
    ("stack", ["hstack", "vstack", "stackview", "uistackview", "nsstackview", "hbox", "vbox", "flex"]),
    ("scroll", ["scrollview", "uiscrollview", "nsscrollview"]),
    ("label", ["uilabel", "text", "span", "p", "h1", "h2", "title"]),
    ("button", ["uibutton", "nsbutton", "btn"]),
    (
      "field",
      [
        "textfield", "uitextfield", "nstextfield", "textinput", "input",
      ]
    ),
    ("image", ["imageview", "uiimageview", "nsimageview", "img", "picture"]),
    ("textview", ["uitextview", "nstextview", "textarea"]), ("switch", ["uiswitch", "nsswitch", "toggle"]),
    ("slider", ["uislider", "nsslider", "range"]), ("stepper", ["uistepper", "nsstepper"]),
    ("segments", ["uisegmentedcontrol", "segmented", "segmentedcontrol"]),
    ("progress", ["uiprogressview", "progressview", "progressbar"]),
    ("spinner", ["uiactivityindicatorview", "activity", "activityindicator"]),
    ("pages", ["uipagecontrol", "pagecontrol"]), ("search", ["uisearchbar", "searchbar", "searchfield"]),
    ("picker", ["uipickerview", "pickerview"]), ("datepicker", ["uidatepicker"]),
    ("navbar", ["uinavigationbar", "navigationbar", "navigation", "nav"]),
    ("tabbar", ["uitabbar", "tabs"]), ("toolbar", ["uitoolbar"]), ("divider", ["separator", "hr", "rule"]),
    ("icon", ["symbol", "sfsymbol"]),
    ("guide", ["layoutguide", "uilayoutguide", "spacer"]),
    ("let", ["var", "const", "def"]),
    ("metrics", ["variables", "constants"]),
  ]
  return Dictionary(
    words.flatMap { meant, others in others.map { ($0, meant) } }, uniquingKeysWith: { first, _ in first })
}()

// Colors of layouts for highlight.js 11: hljs.registerLanguage("layout", layoutLanguage), before hljs.highlightAll().
function layoutLanguage(hljs) {
  const attributes =
    "left right top bottom leading trailing width height centerX centerY firstBaseline lastBaseline baseline leftMargin " +
    "rightMargin topMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins";
  return {
    name: "Layout",
    aliases: ["vfl"],
    keywords: {
      type:
        "view label button field image guide stack scroll box switch slider stepper segments progress spinner pages search " +
        "textview picker datepicker navbar tabbar toolbar divider icon",
      keyword: "canvas let metrics spacing assert",
      built_in: "safeArea margins content frame readable keyboard",
      "variable.language": "superview",
      attribute: attributes,
    },
    contains: [
      hljs.COMMENT("//", "$"),
      { scope: "string", begin: '"', end: '"|$', contains: [hljs.BACKSLASH_ESCAPE] },
      { scope: "meta", match: /\b(HV|H|V|Z|C):/ },
      { scope: "attribute", match: /\b(tt|tb|bb|bt|ct|cb|ll|lr|rr|rl|cl|cr|w|h|minw|maxw|minh|maxh)\b(?=\s*([-+*\/]?=|,|\}|;|$))/ },
      { scope: "number", match: /#[0-9a-fA-F]{3,8}\b/ },
      { scope: "number", match: /\b\d+(\.\d*)?f?%?(x\d+(\.\d*)?)?/ },
      { scope: "operator", match: /==|<=|>=|->|[-+*\/~@|=]/ },
    ],
  };
}

if (typeof module !== "undefined") module.exports = layoutLanguage;

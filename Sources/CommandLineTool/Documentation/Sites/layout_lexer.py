"""Colors layouts for Pygments: `pygmentize -x -l layout_lexer.py:LayoutLexer in.layout`; sphinx_layoutdraw.py uses it, too."""

from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text

KINDS = (
    "view|label|button|field|image|guide|stack|scroll|box|switch|slider|stepper|segments|progress|spinner|pages|search|textview"
    "|picker|datepicker|navbar|tabbar|toolbar|divider|icon")
ATTRIBUTES = (
    "left|right|top|bottom|leading|trailing|width|height|centerX|centerY|firstBaseline|lastBaseline|baseline|leftMargin"
    "|rightMargin|topMargin|bottomMargin|leadingMargin|trailingMargin|centerXWithinMargins|centerYWithinMargins")


class LayoutLexer(RegexLexer):
    name = "Layout"
    aliases = ["layout", "vfl"]
    filenames = ["*.layout"]
    tokens = {
        "root": [
            (r"//[^\n]*", Comment.Single),
            (r'"(?:\\.|[^"\\\n])*"?', String.Double),
            (rf"\b({KINDS})([ \t]+)([_a-zA-Z]\w*)", bygroups(Keyword.Type, Text, Name.Class)),
            (r"\b(let)([ \t]+)([_a-zA-Z]\w*)", bygroups(Keyword.Declaration, Text, Name.Constant)),
            (r"^([ \t]*)(canvas|metrics|spacing|assert)\b", bygroups(Text, Keyword)),
            (r"\b(HV|H|V|Z|C)(:)", bygroups(Keyword.Namespace, Punctuation)),
            (r"\b(superview)\b", Name.Builtin.Pseudo),
            (rf"(\.)((?:safeArea|margins|content|frame|readable|keyboard)\b)", bygroups(Punctuation, Name.Builtin)),
            (rf"(\.)((?:{ATTRIBUTES})\b)", bygroups(Punctuation, Name.Attribute)),
            (r"\b(tt|tb|bb|bt|ct|cb|ll|lr|rr|rl|cl|cr|w|h|minw|maxw|minh|maxh)\b(?=[ \t]*(?:[-+*/]?=|,|\}|;|$))", Name.Attribute),
            (r"\b(align(?:All\w+)|direction\w+|spacing\w+)\b", Keyword.Pseudo),
            (r"#[0-9a-fA-F]{3,8}\b", Number.Hex),
            (r"(?:\d+\.?\d*|\.\d+)f?%?(?:x(?:\d+\.?\d*|\.\d+|-))?", Number),
            (r"==|<=|>=|[-+*/]=|->|[-=+*/~@|]", Operator),
            (r"[_a-zA-Z]\w*", Name),
            (r"[\[\]{}().,;:%]", Punctuation),
            (r"\s+", Text),
            (r".", Text),
        ]
    }

" Colors of .layout files for Vim: ~/.vim/syntax/layout.vim, and in ~/.vimrc
"   autocmd BufRead,BufNewFile *.layout setfiletype layout
"   let g:markdown_fenced_languages = ['layout', 'vfl=layout']
if exists("b:current_syntax")
  finish
endif

syntax keyword layoutKind view label button field image guide stack scroll box switch slider stepper segments progress spinner
syntax keyword layoutKind pages search textview picker datepicker navbar tabbar toolbar divider icon
syntax keyword layoutStatement canvas let metrics spacing assert device landscape
syntax keyword layoutSuperview superview
syntax match layoutAttribute "\.\s*\(left\|right\|top\|bottom\|leading\|trailing\|width\|height\|centerX\|centerY\|firstBaseline\|lastBaseline\|baseline\|\(left\|right\|top\|bottom\|leading\|trailing\)Margin\|center[XY]WithinMargins\)\>"
syntax match layoutGuide "\.\s*\(safeArea\|margins\|content\|frame\|readable\|keyboard\)\>"
syntax match layoutRule "\<\(tt\|tb\|bb\|bt\|ct\|cb\|ll\|lr\|rr\|rl\|cl\|cr\|w\|h\|minw\|maxw\|minh\|maxh\)\>\ze\s*\([-+*/]\?=\|,\|}\|;\|$\)"
syntax match layoutOrientation "\<\(HV\|H\|V\|Z\|C\):"
syntax match layoutNumber "\<\d\+\(\.\d*\)\?f\?%\?\(x\d\+\(\.\d*\)\?\)\?"
syntax match layoutColor "#\x\{3,8}\>"
syntax match layoutOperator "==\|<=\|>=\|->\|[-+*/~@|=]"
syntax region layoutString start=+"+ skip=+\\.+ end=+"\|$+ oneline
syntax match layoutComment "//.*$"

highlight default link layoutKind Type
highlight default link layoutStatement Statement
highlight default link layoutSuperview Special
highlight default link layoutAttribute Identifier
highlight default link layoutGuide Special
highlight default link layoutRule Identifier
highlight default link layoutOrientation PreProc
highlight default link layoutNumber Number
highlight default link layoutColor Constant
highlight default link layoutOperator Operator
highlight default link layoutString String
highlight default link layoutComment Comment

let b:current_syntax = "layout"

// cmark, the reference implementation of CommonMark: a document as a tree of blocks with the lines that they came from.
#ifndef LAYOUTDRAW_CCMARK_SHIM_H
#define LAYOUTDRAW_CCMARK_SHIM_H

#include <cmark.h>

#endif

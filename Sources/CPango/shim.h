// Everything of the text libraries that the package links with, included once, here: HarfBuzz for shaping,
// FreeType for outlines, fontconfig for the fonts of other scripts. C's quirks (macros, bit fields) are wrapped in
// functions that Swift can import. Pango itself is opened when it is needed: see PangoLibrary.swift.
#ifndef LAYOUTDRAW_CPANGO_SHIM_H
#define LAYOUTDRAW_CPANGO_SHIM_H

#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include <hb-ot.h>
#include <hb.h>

/// `FT_IS_SCALABLE` is a macro with an argument, which Swift does not import.
static inline int layoutdraw_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }

#endif

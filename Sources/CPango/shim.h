// Everything of the text libraries that the package uses, included once, here: Pango for where lines
// may break and which way text runs, HarfBuzz for shaping, FreeType for outlines, fontconfig for the
// fonts of other scripts. C's quirks (macros, bit fields) are wrapped in functions that Swift can import.
#ifndef LAYOUTDRAW_CPANGO_SHIM_H
#define LAYOUTDRAW_CPANGO_SHIM_H

#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>

/// What a break position allows, one byte a character boundary.
enum {
  layoutdraw_line_break = 1,
  layoutdraw_cursor_position = 2,
};

/// Fills `flags` (`count` bytes, one more than `text` has characters) with what each boundary allows.
/// The language is fixed, so that the user's locale changes nothing.
static inline void layoutdraw_breaks(const char *text, int length, unsigned char *flags, int count) {
  PangoLogAttr *attributes = g_new0(PangoLogAttr, count);
  pango_get_log_attrs(text, length, -1, pango_language_from_string("en"), attributes, count);
  for (int i = 0; i < count; i++) {
    flags[i] = (attributes[i].is_line_break ? layoutdraw_line_break : 0)
        | (attributes[i].is_cursor_position ? layoutdraw_cursor_position : 0);
  }
  g_free(attributes);
}

/// Fills `levels` (`count` bytes, as many as `text` has characters) with bidirectional embedding levels.
///
/// Returns 1 where the paragraph runs from right to left.
static inline int layoutdraw_bidi_levels(const char *text, int length, unsigned char *levels, int count) {
  PangoDirection direction = PANGO_DIRECTION_WEAK_LTR;
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  guint8 *found = pango_log2vis_get_embedding_levels(text, length, &direction);
#pragma clang diagnostic pop
  for (int i = 0; i < count; i++) levels[i] = found ? found[i] : 0;
  g_free(found);
  return direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL;
}

/// `FC_FAMILY` and its like are macros of a type that Swift does not see as C strings.
static inline int layoutdraw_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }

#endif

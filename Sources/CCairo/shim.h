// Everything of Cairo that the package uses; system headers, included once, here.
#ifndef LAYOUTDRAW_CCAIRO_SHIM_H
#define LAYOUTDRAW_CCAIRO_SHIM_H

#if __has_include(<cairo/cairo.h>)
#include <cairo/cairo.h>
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#else
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#endif

/// A Cairo font face for a FreeType face. Untyped, so that no FreeType type passes between two modules.
static inline cairo_font_face_t *layoutdraw_font_face(void *freetype_face) {
  return cairo_ft_font_face_create_for_ft_face((FT_Face)freetype_face, FT_LOAD_NO_HINTING | FT_LOAD_COLOR);
}

#endif

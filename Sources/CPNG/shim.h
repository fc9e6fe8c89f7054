// zlib, which libpng brings, to read compressed text. Reading PNG files by libpng's simplified interface: any colour type, depth and interlacing come out as
// eight-bit RGBA with straight alpha. The interface keeps its error handling (longjmp) to itself.
#ifndef LAYOUTDRAW_CPNG_SHIM_H
#define LAYOUTDRAW_CPNG_SHIM_H

#include <png.h>
#include <string.h>
#include <zlib.h>

static inline void layoutdraw_png_init(png_image *image) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
}

// A macro with a cast in it, which Swift does not import.
static inline png_uint_32 layoutdraw_png_rgba(void) { return PNG_FORMAT_RGBA; }

#endif

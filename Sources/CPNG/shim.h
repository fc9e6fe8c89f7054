// libdeflate decompresses; zlib, which comes with libpng, is for tests that compress. libpng is behind one call, which reads
// a file of any color type, depth and interlacing as RGBA with straight alpha, with 16 bits per sample where the file has 16,
// and 8 elsewhere. libpng's simplified interface is not used, since it reads interlaced pictures of 16 bits wrongly (1.6.39),
// and takes 16 bits for linear light.
#ifndef LAYOUTDRAW_CPNG_SHIM_H
#define LAYOUTDRAW_CPNG_SHIM_H

#include <libdeflate.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// The rest of a file that is being read, and the reason when it cannot be read.
typedef struct {
  const png_byte *bytes;
  size_t count;
  char message[128];
} layoutdraw_png_input;

static inline void layoutdraw_png_take(png_structp png, png_bytep target, size_t count) {
  layoutdraw_png_input *input = (layoutdraw_png_input *)png_get_io_ptr(png);
  if (count > input->count) png_error(png, "it is cut off");
  memcpy(target, input->bytes, count);
  input->bytes += count;
  input->count -= count;
}

static inline void layoutdraw_png_fail(png_structp png, png_const_charp message) {
  layoutdraw_png_input *input = (layoutdraw_png_input *)png_get_error_ptr(png);
  strncpy(input->message, message, sizeof input->message - 1);
  png_longjmp(png, 1);
}

static inline void layoutdraw_png_warn(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// Reads `4 * width * height` samples, in the machine's byte order where they have two bytes, and returns 1, or 0 on an error.
// Color spaces are not converted. Damaged pixels are an error, even where libpng would only warn.
static inline int layoutdraw_png_read(
    layoutdraw_png_input *input, png_uint_32 width, png_uint_32 height, int sample_bytes, png_bytep pixels) {
  png_bytepp volatile rows = NULL;
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, input, layoutdraw_png_fail, layoutdraw_png_warn);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    free((void *)rows);
    png_destroy_read_struct(&png, info ? &info : NULL, NULL);
    return 0;
  }
  png_set_benign_errors(png, 0);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_read_fn(png, input, layoutdraw_png_take);
  png_read_info(png, info);
  png_set_expand(png);
  if (png_get_bit_depth(png, info) == 16) {
    const int one = 1;
    if (*(const char *)&one) png_set_swap(png);
  }
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  const size_t row_bytes = (size_t)width * 4 * sample_bytes;
  rows = (png_bytepp)malloc(height * sizeof(png_bytep));
  if (!rows || png_get_image_height(png, info) != height || png_get_rowbytes(png, info) != row_bytes)
    png_error(png, "it is too large");
  for (png_uint_32 row = 0; row < height; row++) rows[row] = pixels + row * row_bytes;
  png_read_image(png, rows);
  png_read_end(png, NULL);
  free((void *)rows);
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}

#endif

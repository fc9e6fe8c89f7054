// libdeflate, which unpacks; zlib, which libpng brings, for tests to pack by; and libpng behind one call that reads a file of any color type,
// depth and interlacing as RGBA with straight alpha, of eight bits per sample, or of sixteen where the file has those. Not by libpng's simplified interface: that one reads
// interlaced pictures of sixteen bits wrongly (1.6.39), and takes sixteen bits for linear light.
#ifndef LAYOUTDRAW_CPNG_SHIM_H
#define LAYOUTDRAW_CPNG_SHIM_H

#include <libdeflate.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// The rest of a file, and why it cannot be read.
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

// Reads `4 * width * height` samples, of the machine's order of bytes where they have two; 0 where it cannot. Samples
// as they stand: color spaces are not converted. What is wrong with pixels is an error, also where libpng would go on.
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

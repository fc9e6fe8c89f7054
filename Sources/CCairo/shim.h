// Everything of Cairo that the package uses; system headers, included once, here.
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>

// Everything of Pango and fontconfig that the package uses; C's quirks (macros, casts between
// GObject types) are wrapped here in functions that Swift can import.
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>

// Expat, which fontconfig loads already: XML with the place of every element.
#ifndef LAYOUTDRAW_CEXPAT_SHIM_H
#define LAYOUTDRAW_CEXPAT_SHIM_H

#include <expat.h>

#endif

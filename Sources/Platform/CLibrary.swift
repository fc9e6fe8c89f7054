// Exports the platform's C library, whose module has a different name on each platform.

#if canImport(Glibc)
  @preconcurrency @_exported import Glibc
#elseif canImport(Musl)
  @preconcurrency @_exported import Musl
#else
  @_exported import Darwin
#endif

// Exports the platform's C library, which has a different module name on each platform.

#if canImport(Glibc)
  @preconcurrency @_exported import Glibc
#elseif canImport(Musl)
  @preconcurrency @_exported import Musl
#else
  @_exported import Darwin
#endif

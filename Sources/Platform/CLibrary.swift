// The platform's C library under one name.

#if canImport(Glibc)
  @preconcurrency @_exported import Glibc
#elseif canImport(Musl)
  @preconcurrency @_exported import Musl
#else
  @_exported import Darwin
#endif

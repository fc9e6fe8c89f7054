/// Returns the SHA-256 hash (FIPS 180-4) of some bytes, as 64 hexadecimal digits.
package func sha256(_ bytes: [UInt8]) -> String {
  var state = SHA256State()
  let whole = bytes.count / 64 * 64
  bytes.withUnsafeBytes { state.add($0[..<whole]) }
  // The padding is a 1 bit, zeros, and the length of the message in bits.
  var rest = Array(bytes[whole...]) + [0x80]
  while rest.count % 64 != 56 { rest.append(0) }
  let bits = UInt64(bytes.count) << 3
  for shift in stride(from: 56, through: 0, by: -8) { rest.append(UInt8(truncatingIfNeeded: bits >> shift)) }
  rest.withUnsafeBytes { state.add($0[...]) }
  return state.words.map { word in
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }.joined()
}

private struct SHA256State {
  var words: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// Adds bytes to the hash. The number of bytes must be a multiple of 64.
  mutating func add(_ bytes: Slice<UnsafeRawBufferPointer>) {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      constants.withUnsafeBufferPointer { constants in
        for start in stride(from: 0, to: bytes.count, by: 64) { add(bytes, at: start, w, constants) }
      }
    }
  }

  private mutating func add(
    _ bytes: UnsafeRawBufferPointer, at start: Int, _ w: UnsafeMutableBufferPointer<UInt32>,
    _ constants: UnsafeBufferPointer<UInt32>
  ) {
    for t in 0..<16 {
      w[t] = bytes.loadUnaligned(fromByteOffset: start + 4 * t, as: UInt32.self).bigEndian
    }
    for t in 16..<64 {
      let (early, late) = (w[t - 15], w[t - 2])
      let sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      w[t] = sigma1 &+ w[t - 7] &+ sigma0 &+ w[t - 16]
    }
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    var (e, f, g, h) = (words[4], words[5], words[6], words[7])
    // SHA-256 moves the values from variable to variable in each round. To avoid these moves, each call passes the
    // variables in a rotated order. After eight rounds, they are in their original order again.
    for t in stride(from: 0, to: 64, by: 8) {
      mix(a, b, c, &d, e, f, g, &h, constants[t] &+ w[t])
      mix(h, a, b, &c, d, e, f, &g, constants[t + 1] &+ w[t + 1])
      mix(g, h, a, &b, c, d, e, &f, constants[t + 2] &+ w[t + 2])
      mix(f, g, h, &a, b, c, d, &e, constants[t + 3] &+ w[t + 3])
      mix(e, f, g, &h, a, b, c, &d, constants[t + 4] &+ w[t + 4])
      mix(d, e, f, &g, h, a, b, &c, constants[t + 5] &+ w[t + 5])
      mix(c, d, e, &f, g, h, a, &b, constants[t + 6] &+ w[t + 6])
      mix(b, c, d, &e, f, g, h, &a, constants[t + 7] &+ w[t + 7])
    }
    words[0] &+= a
    words[1] &+= b
    words[2] &+= c
    words[3] &+= d
    words[4] &+= e
    words[5] &+= f
    words[6] &+= g
    words[7] &+= h
  }

  @inline(__always)
  private func mix(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ word: UInt32
  ) {
    let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    let first = h &+ sum1 &+ (g ^ (e & (f ^ g))) &+ word
    let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    d &+= first
    h = first &+ sum0 &+ ((a & b) | (c & (a | b)))
  }

  @inline(__always)
  private func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 { word &>> bits | word &<< (32 &- bits) }
}

private let constants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]

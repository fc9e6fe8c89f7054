import Encoding

/// reg-cli's format `reg.json`, which reg-suit reads (reg-viz/reg-cli, README).
public enum RegReport: VerificationFormat {
  public static let name = "reg"
  /// The first member of `reg.json`.
  public static let signature = "\"failedItems\": "
  public static let summary = "reg.json, for reg-suit."

  public static func write(_ verification: Verification, _ evidence: Evidence) -> [UInt8] {
    // reg-suit compares only PNG files.
    let files = verification.cases.flatMap(\.files).filter { $0.kind == "png" }
    let lists: [(String, (VerifiedFile) -> Bool)] = [
      ("failedItems", { $0.verdict == .different || $0.verdict == .failed }),
      ("newItems", { $0.verdict == .missing }),
      ("deletedItems", { $0.verdict == .orphaned || $0.verdict == .stale }),
      ("passedItems", { $0.verdict == .same }),
      ("expectedItems", { $0.verdict != .missing }),
      ("actualItems", { $0.verdict != .orphaned && $0.verdict != .stale }),
      ("diffItems", { $0.evidence.contains(.difference) }),
    ]
    var json = JSONWriter()
    json.object(.lines) { json in
      for (name, isMember) in lists {
        json.array(name, files.filter(isMember), .lines) { json, file in json.write(file.path) }
      }
      json.member("expectedDir", folder(evidence.references))
      json.member("actualDir", folder(evidence.path("actual")))
      json.member("diffDir", folder(evidence.path("difference")))
    }
    return json.finish()
  }

  private static func folder(_ path: String) -> String {
    path.hasPrefix("/") || path.hasPrefix(".") ? path : "./" + path
  }
}

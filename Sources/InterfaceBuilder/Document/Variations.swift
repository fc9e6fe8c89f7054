// A view or constraint may have variations for size classes:
//
//     <variation key="heightClass=compact-widthClass=compact" constant="8">
//         <mask key="constraints"><exclude reference="…"/></mask>
//     </variation>
//
// A variation applies on a device that has all of its traits. The variation `default` always applies. Variations with
// more traits override those with fewer.

extension XMLElement {
  func resolved(_ traits: Set<String>) -> XMLElement {
    var resolved = self
    for variation in variations(traits) {
      for attribute in variation.attributes where attribute.name != "key" {
        if let index = resolved.attributes.firstIndex(where: { $0.name == attribute.name }) {
          resolved.attributes[index].value = attribute.value
        } else {
          resolved.attributes.append(attribute)
        }
      }
      for child in variation.children where child.name != "mask" {
        resolved.children.removeAll { $0.name == child.name && $0["key"] == child["key"] }
        resolved.children.append(child)
      }
    }
    return resolved
  }

  func excluded(from key: String, _ traits: Set<String>) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(traits) {
      for mask in variation.children where mask.name == "mask" && mask["key"] == key {
        for entry in mask.children {
          guard let id = entry["reference"] else { continue }
          if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }

  private func variations(_ traits: Set<String>) -> [XMLElement] {
    children.lazy.filter { $0.name == "variation" }
      .compactMap { variation -> (count: Int, XMLElement)? in
        guard let key = variation["key"] else { return nil }
        if key == "default" { return (0, variation) }
        let wanted = key.split(separator: "-").map(String.init)
        return wanted.allSatisfy(traits.contains) ? (wanted.count, variation) : nil
      }
      .enumerated()
      .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
      .map(\.element.1)
  }
}

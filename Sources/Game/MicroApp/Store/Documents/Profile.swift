/// A player on this device.
@available(iOS 16, *)
struct Profile: Codable, Hashable, Identifiable, Sendable {
  /// The identifier, which names the folder of the player's data.
  let id: Int
  var name: String
}

/// All players on this device, and the current one.
@available(iOS 16, *)
struct Profiles: Document {
  static let kind = "profiles"

  private(set) var all: [Profile]
  private(set) var currentID: Int

  /// Creates one player. The texts supply a name while it is empty.
  init() {
    all = [Profile(id: 1, name: "")]
    currentID = 1
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    all = try values.decode([Profile].self, forKey: .all)
    currentID = try values.decode(Int.self, forKey: .currentID)
    guard all.contains(where: { $0.id == currentID }), Set(all.map(\.id)).count == all.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .currentID, in: values, debugDescription: "no profile \(currentID)")
    }
  }

  var current: Profile {
    all.first { $0.id == currentID } ?? all[0]
  }

  /// Adds a player and makes it the current one.
  mutating func add(named name: String) {
    let id = (all.map(\.id).max() ?? 0) + 1
    all.append(Profile(id: id, name: name))
    currentID = id
  }

  mutating func choose(_ id: Int) {
    if all.contains(where: { $0.id == id }) { currentID = id }
  }

  mutating func rename(_ id: Int, to name: String) {
    for place in all.indices where all[place].id == id { all[place].name = name }
  }

  /// Removes a player; the last one stays.
  mutating func remove(_ id: Int) {
    guard all.count > 1 else { return }
    all.removeAll { $0.id == id }
    if currentID == id { currentID = all[0].id }
  }
}

/// The kind of document in a file. The raw values never change.
public enum SaveKind: UInt8, CaseIterable, Hashable, Sendable {
  /// A dish.
  case world
  /// A dish with its rule of births.
  case arena
  /// The state of an evolution before islands existed.
  case experiment
  /// The recording of a run.
  case replay
  /// A run with a player's creature.
  case run
  /// An island of an archipelago.
  case island

  /// The name for sentences.
  var name: String {
    switch self {
    case .world: "a world"
    case .arena: "an arena"
    case .experiment: "an experiment"
    case .replay: "a replay"
    case .run: "a run"
    case .island: "an island"
    }
  }
}

/// A value that can be saved as a file.
///
///     let bytes = world.save()
///     var again = try World(save: bytes)   // takes the same steps with the same bits
public protocol SavedDocument: Saved {
  /// The kind of document in a file of this type.
  static var kind: SaveKind { get }
}

/// The frame of all files, which is the same in every version:
///
///     4 bytes  "ooze"
///     1 byte   the kind
///     2 bytes  the version
///     8 bytes  the length of the content
///              the content: chunks of a name, a length and that many bytes
///     8 bytes  a checksum of everything before it
///
/// All numbers are little-endian. The checksum detects damage by storage and networks. It doesn't protect against
/// forgery, so readers also check every number that they use.
public enum SaveFormat {
  /// The version that is written. All older ones are read.
  ///
  /// 1. The first. 2. Runs and replays have weather and arrivals; those of version 1 continue without. 3. A dish has
  /// the strength of starving creatures; in those of older versions they can't move. 4. Creatures record the energy
  /// from hunting and grazing and their distance; older ones start from zero. 5. A score counts harmless prey apart from
  /// rivals; in older ones rivals include it. Cells have six senses; older ones have four. 6. A dish limits how fast a
  /// player's nucleus is wounded; in older ones nothing does. 7. A dish has a habitat; older ones are shallows.
  public static let version: UInt16 = 7
  /// The longest file that is read, in bytes.
  public static let maximumLength = 1 << 28

  static let magic = Array("ooze".utf8)
  private static let headerLength = 15
  private static let checksumLength = 8

  static func frame(_ content: [UInt8], as kind: SaveKind) -> [UInt8] {
    var writer = SaveWriter()
    for byte in magic { writer.write(byte) }
    writer.write(kind.rawValue)
    writer.write(version)
    writer.write(UInt64(content.count))
    writer.write(bytes: content)
    writer.write(checksum(writer.bytes[...]))
    return writer.bytes
  }

  /// Checks the frame of a file and returns a reader of its content.
  static func open(_ file: [UInt8], as kind: SaveKind) throws(SaveError) -> SaveReader {
    guard file.count <= maximumLength else { throw .tooLarge(file.count) }
    guard file.starts(with: magic.prefix(file.count)) else { throw .notASave }
    guard file.count >= headerLength + checksumLength else { throw .truncated }
    var header = SaveReader(file[4..<headerLength], version: version)
    let found = try header.read(UInt8.self)
    let foundVersion = try header.read(UInt16.self)
    let length = try header.read(UInt64.self)
    let room = file.count - headerLength - checksumLength
    guard length <= UInt64(room) else { throw .truncated }
    guard length == UInt64(room) else { throw .altered }
    let end = file.count - checksumLength
    var footer = SaveReader(file[end...], version: version)
    guard try footer.read(UInt64.self) == checksum(file[..<end]) else { throw .altered }
    guard foundVersion <= version else { throw .future(version: Int(foundVersion)) }
    guard foundVersion > 0 else { throw .altered }
    guard found == kind.rawValue else { throw .otherKind(SaveKind(rawValue: found)) }
    return SaveReader(file[headerLength..<end], version: foundVersion)
  }

  /// Returns the checksum. Every step of the hash is a bijection, so a change within eight adjacent bytes is always
  /// detected, and any other with a probability of 1 − 2⁻⁶⁴.
  package static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = StateHash()
    var word: UInt64 = 0
    var count = 0
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 {
        hash.combine(word)
        word = 0
      }
    }
    hash.combine(word)
    hash.combine(count)
    return hash.value
  }
}

extension SavedDocument {
  /// Returns the whole file.
  ///
  /// - Complexity: O(size of the value).
  public func save() -> [UInt8] {
    var writer = SaveWriter()
    withDefaultFloatEnvironment { save(to: &writer) }
    return SaveFormat.frame(writer.bytes, as: Self.kind)
  }

  /// Reads a file that this or an older version wrote.
  ///
  /// - Complexity: O(length) in time and memory.
  public init(save file: [UInt8]) throws(SaveError) {
    var reader = try SaveFormat.open(file, as: Self.kind)
    self = try withDefaultFloatEnvironment { () throws(SaveError) in
      try Self(from: &reader)
    }
    try reader.expectEnd()
  }
}

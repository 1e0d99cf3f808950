/// The kind of document in a file. The raw values never change.
public enum SaveKind: UInt8, CaseIterable, Hashable, Sendable {
  case world
  case arena
  case experiment
  case replay
  case run
  case island

  /// In a sentence.
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

/// A value that makes a whole file.
///
///     let bytes = world.save()
///     var again = try World(save: bytes)   // takes the same steps with the same bits
public protocol SavedDocument: Saved {
  static var kind: SaveKind { get }
}

/// The frame of all files, which no version changes:
///
///     4 bytes  "ooze"
///     1 byte   the kind
///     2 bytes  the version
///     8 bytes  the length of the content
///              the content: chunks of a name, a length and that many bytes
///     8 bytes  a checksum of everything before it
///
/// All numbers are little-endian. The checksum finds what storage and networks break; it guards
/// against no forger, so readers check every number that they use as well.
public enum SaveFormat {
  /// The version that is written. All older ones are read.
  ///
  /// 1. The first.
  /// 2. Runs and replays keep their weather and who joins them; those of version 1 go on without.
  /// 3. A dish says how strong the starving are; in those of older versions they can't move.
  /// 4. Creatures know what they hunted and grazed and how far they went; in older ones they begin at nothing.
  public static let version: UInt16 = 4
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

  /// A reader of a file's content, once the frame is found whole.
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

  /// Every step of the hash is a bijection, so a change within eight neighbouring bytes is always
  /// found, and any other with a probability of 1 − 2⁻⁶⁴.
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
  /// The whole file. O(everything).
  public func save() -> [UInt8] {
    var writer = SaveWriter()
    withDefaultFloatEnvironment { save(to: &writer) }
    return SaveFormat.frame(writer.bytes, as: Self.kind)
  }

  /// Reads a file that this or an older version wrote. O(its length), in time and memory.
  public init(save file: [UInt8]) throws(SaveError) {
    var reader = try SaveFormat.open(file, as: Self.kind)
    self = try withDefaultFloatEnvironment { () throws(SaveError) in
      try Self(from: &reader)
    }
    try reader.expectEnd()
  }
}

/// The messages between a driver and its workers.
///
/// A message starts with its length in four bytes. Its kind follows in one byte, then the content of that kind. All
/// numbers are little-endian and of fixed width. Byte arrays and texts start with their length in four bytes.
///
///     kind  request                                          reply
///     0     hello                                            version of the protocol 2, of saves 2,
///                                                            header of the statistics: text
///     1     found: seed 8, islands 4, controls 4,            as that of a round
///           population 4, number 4, emigrants 2, rules 1
///     2     round: round 8, steps 4, emigrants 2,            hash 8, births 8, generation 8, island: bytes,
///           island: bytes, migrants: count 2, bytes each     emigrants: count 2, bytes each, statistics: text
///     3     chart: topology 1, islands 4, migrants 2,        hash of the archipelago 8,
///           seed 8, round 8, hashes: count 4, 8 each         passages: count 4, from 4, rank 2, to 4 each
///
/// A reply has the kind of its request with the highest bit set. Kind 255 is a failure: a code of one byte, and a text.
/// A round of zero steps without migrants only inspects the island.
public enum WorkerMessage {
  /// The version of the protocol.
  public static let version: UInt16 = 2
  /// The longest message, in bytes: the longest save, and space for what accompanies it.
  public static let maximumLength = SaveFormat.maximumLength + 1 << 20

  enum Request: UInt8 {
    case hello
    case found
    case round
    case chart
  }

  static let failure: UInt8 = 255

  /// Returns the reply to a message, both without the length in front. The function is pure: nothing is kept between
  /// messages.
  public static func reply(to message: [UInt8]) -> [UInt8] {
    do throws(WorkerError) {
      return try withDefaultFloatEnvironment { () throws(WorkerError) in try answer(message) }
    } catch {
      return reply(error)
    }
  }

  /// Returns the reply that reports an error.
  public static func reply(_ error: WorkerError) -> [UInt8] {
    var writer = SaveWriter()
    writer.write(failure)
    writer.write(error.code)
    writer.write(block: Array(error.description.utf8))
    return writer.bytes
  }

  private static func answer(_ message: [UInt8]) throws(WorkerError) -> [UInt8] {
    guard let first = message.first else { throw .malformed(.truncated) }
    guard let request = Request(rawValue: first) else { throw .unknownRequest(first) }
    var reader = SaveReader(message[1...])
    var writer = SaveWriter()
    writer.write(first | 0x80)
    switch request {
    case .hello:
      try end(of: reader)
      writer.write(version)
      writer.write(SaveFormat.version)
      writer.write(block: Array(IslandStatistics.header.utf8))
    case .found: try FoundRequest(&reader).answer(to: &writer)
    case .round: try RoundRequest(&reader).answer(to: &writer)
    case .chart: try ChartRequest(&reader).answer(to: &writer)
    }
    return writer.bytes
  }

  static func end(of reader: SaveReader) throws(WorkerError) {
    do throws(SaveError) { try reader.expectEnd() } catch { throw .malformed(error) }
  }
}

extension SaveWriter {
  /// Writes bytes after their count.
  mutating func write(block: [UInt8]) {
    write(UInt32(block.count))
    write(bytes: block)
  }
}

extension SaveReader {
  mutating func readBlock() throws(SaveError) -> [UInt8] {
    let count = try read(UInt32.self)
    guard UInt64(count) <= UInt64(remaining) else { throw invalid("the length of a part") }
    return Array(try read(bytes: Int(count)))
  }

  /// Reads an integer of four bytes, up to a limit that an `Int` of any machine holds.
  mutating func readNumber(upTo limit: Int) throws(SaveError) -> Int {
    let number = try read(UInt32.self)
    guard number <= UInt32(limit) else { throw invalid("a number") }
    return Int(number)
  }

  /// Reads the number of a round.
  mutating func readRound() throws(SaveError) -> Int {
    let number = try read(UInt64.self)
    guard number <= 1 << 40, let round = Int(exactly: number) else { throw invalid("a round") }
    return round
  }
}

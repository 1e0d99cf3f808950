import Micro

/// The events of a run since a snapshot, a few bytes at a time. Snapshot and journal give the current run, because a
/// run is a function of its inputs and edits.
///
///     8 bytes   “oozelog” and the version
///     8 bytes   the step at which it begins
///     records   of 8 bytes: an input's word, for how many steps, a check
///               or of an edit: the length of a share code, 0 steps, a check, and the code
///
/// The check covers everything before it in the journal. It detects an entry that a dying process wrote in part;
/// nothing after that is trusted.
@available(iOS 16, *)
struct RunJournal: Sendable {
  /// The step at which it begins.
  let start: UInt64
  private(set) var bytes: [UInt8]
  private var check: StateHash

  /// The next event.
  enum Entry: Hashable, Sendable {
    case input(PlayerInput, steps: Int)
    case edit(Genome)
  }

  static let maximumSteps = Int(UInt16.max)
  private static let magic = Array("oozelog".utf8) + [1]

  init(start: UInt64) {
    self.start = start
    bytes = Self.magic
    bytes.append(littleEndian: start)
    check = StateHash()
    check.combine(start)
  }

  mutating func append(_ entry: Entry) {
    switch entry {
    case .input(let input, let steps):
      precondition((1...Self.maximumSteps).contains(steps), "\(steps) steps in an entry")
      append(word: input.word, steps: UInt16(steps), code: [])
    case .edit(let genome):
      let code = Array(GenomeCode.print(genome).utf8)
      append(word: UInt32(code.count), steps: 0, code: code)
    }
  }

  private mutating func append(word: UInt32, steps: UInt16, code: [UInt8]) {
    bytes.append(littleEndian: word)
    bytes.append(littleEndian: steps)
    bytes.append(littleEndian: Self.combine(word, steps, code[...], into: &check))
    bytes += code
  }

  private static func combine(
    _ word: UInt32, _ steps: UInt16, _ code: ArraySlice<UInt8>, into check: inout StateHash
  ) -> UInt16 {
    check.combine(UInt64(word) << 16 | UInt64(steps))
    for byte in code { check.combine(UInt64(byte)) }
    return UInt16(truncatingIfNeeded: check.value)
  }

  /// The intact content of a file.
  struct Reading: Hashable, Sendable {
    let start: UInt64
    var entries: [Entry] = []
    /// Whether the rest can't be the beginning of an entry, as a dying process leaves it.
    var isDamaged = false
  }

  /// Reads a journal.
  ///
  /// - Returns: `nil` if the beginning isn't a journal's.
  static func read(_ file: [UInt8]) -> Reading? {
    guard file.starts(with: magic) else { return nil }
    var rest = file.dropFirst(magic.count)
    guard let start = rest.popLittleEndian(UInt64.self) else { return nil }
    var check = StateHash()
    check.combine(start)
    var reading = Reading(start: start)
    while let word = rest.popLittleEndian(UInt32.self),
      let steps = rest.popLittleEndian(UInt16.self), let found = rest.popLittleEndian(UInt16.self)
    {
      let length = steps == 0 ? Int(word) : 0
      guard length <= GenomeCode.maximumLength else {
        reading.isDamaged = true
        break
      }
      guard length <= rest.count else { break }
      let code = rest.prefix(length)
      rest = rest.dropFirst(length)
      guard combine(word, steps, code, into: &check) == found,
        let entry = entry(word: word, steps: steps, code: code)
      else {
        reading.isDamaged = true
        break
      }
      reading.entries.append(entry)
    }
    return reading
  }

  private static func entry(word: UInt32, steps: UInt16, code: ArraySlice<UInt8>) -> Entry? {
    guard steps == 0 else { return .input(PlayerInput(word: word), steps: Int(steps)) }
    return (try? GenomeCode.parse(String(decoding: code, as: UTF8.self))).map { .edit($0) }
  }
}

import Foundation
import Micro

/// A run at one moment, with its card and its recording: a whole file.
@available(iOS 16, *)
struct RunSnapshot: Sendable {
  static let kind = "run"
  static let version = 1

  var card: RunCard
  var game: RecordedRun

  /// Returns the card, the run and the recording, each after its length in eight bytes. The last two have their own
  /// versions.
  func file() -> [UInt8] {
    guard let card = try? JSONEncoder().encode(card) else {
      preconditionFailure("a card has values that JSON can't hold")
    }
    var content: [UInt8] = []
    for part in [Array(card), game.run.save(), game.recording.save()] {
      content.append(littleEndian: UInt64(part.count))
      content += part
    }
    return SealedFile.seal(content, kind: Self.kind, version: Self.version)
  }

  init(card: RunCard, game: RecordedRun) {
    self.card = card
    self.game = game
  }

  init(file: [UInt8]) throws(SealedFile.Failure) {
    let parts = try Self.parts(of: file)
    do {
      card = try JSONDecoder().decode(RunCard.self, from: Data(parts[0]))
      let run = try Run(save: Array(parts[1]))
      let recording = try RunRecording(save: Array(parts[2]))
      guard let game = RecordedRun(resuming: run, recording: recording) else {
        throw SealedFile.Failure.damaged
      }
      self.game = game
    } catch SaveError.future(let version) {
      throw .future(version: version)
    } catch {
      throw .damaged
    }
  }

  private static func parts(of file: [UInt8]) throws(SealedFile.Failure) -> [ArraySlice<UInt8>] {
    let content = try SealedFile.open(file, kind: kind, version: version).content
    var rest = content[...]
    var parts: [ArraySlice<UInt8>] = []
    while let length = rest.popLittleEndian(UInt64.self) {
      guard length <= UInt64(rest.count) else { throw .damaged }
      parts.append(rest.prefix(Int(length)))
      rest = rest.dropFirst(Int(length))
    }
    guard parts.count == 3, rest.isEmpty else { throw .damaged }
    return parts
  }
}

@available(iOS 16, *)
extension [UInt8] {
  mutating func append<Word: FixedWidthInteger>(littleEndian word: Word) {
    Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
  }
}

@available(iOS 16, *)
extension ArraySlice<UInt8> {
  /// Removes an integer from the front. Returns `nil` and removes nothing if there are too few bytes.
  mutating func popLittleEndian<Word: FixedWidthInteger>(_ type: Word.Type) -> Word? {
    let size = Word.bitWidth / 8
    guard count >= size else { return nil }
    let word = prefix(size).reversed().reduce(Word.zero) { $0 << 8 | Word(truncatingIfNeeded: $1) }
    self = dropFirst(size)
    return word
  }
}

import Testing

@testable import Micro

@Suite("The frame of saves") struct SaveFormatTests {
  /// The smallest possible document.
  private struct Note: SavedDocument, Equatable {
    static let kind = SaveKind.arena
    var words: [UInt16]
    var place: Vector?

    init(words: [UInt16], place: Vector?) {
      self.words = words
      self.place = place
    }

    func save(to writer: inout SaveWriter) {
      writer.chunk("word") { $0.write(words) }
      writer.chunk("spot") { $0.write(place) }
    }

    init(from reader: inout SaveReader) throws(SaveError) {
      words = try reader.chunk("word") { reader throws(SaveError) in try reader.read() }
      place = try reader.chunk("spot") { reader throws(SaveError) in try reader.read() }
    }
  }

  private let note = Note(words: [1, 500, 65_535], place: Vector(x: -0.0, y: 1.5))

  private func error(_ file: [UInt8]) -> SaveError? {
    do throws(SaveError) {
      _ = try Note(save: file)
      return nil
    } catch {
      return error
    }
  }

  @Test("has the documented layout")
  func layout() throws {
    let file = note.save()
    #expect(Array(file[..<4]) == Array("ooze".utf8))
    #expect(file[4] == 1)
    #expect(Array(file[5..<7]) == [7, 0])
    #expect(file[7] == UInt8(file.count - 23))
    #expect(Array(file[15..<19]) == Array("word".utf8))
    // The count, then three numbers of two bytes.
    #expect(Array(file[19..<30]) == [7, 0, 0, 0, 3, 1, 0, 0xF4, 1, 0xFF, 0xFF])
  }

  @Test("a written value is read")
  func roundTrip() throws {
    let read = try Note(save: note.save())
    #expect(read == note)
    #expect(read.place?.x.sign == .minus)
    let empty = Note(words: [], place: nil)
    #expect(try Note(save: empty.save()) == empty)
  }

  @Test("cut off anywhere, it is truncated")
  func truncated() {
    let file = note.save()
    for count in 0..<file.count { #expect(error(Array(file[..<count])) == .truncated) }
  }

  @Test("with any bit turned, it is refused")
  func altered() throws {
    let file = note.save()
    for bit in 0..<(8 * file.count) {
      var broken = file
      broken[bit / 8] ^= 1 << UInt8(bit % 8)
      let found = try #require(error(broken), "bit \(bit)")
      switch bit / 8 {
      case ..<4: #expect(found == .notASave)
      case 7..<15: #expect(found == .truncated || found == .altered)
      default: #expect(found == .altered)
      }
    }
    #expect(error(file + [0]) == .altered)
  }

  @Test("a later version or another kind is reported")
  func others() throws {
    func framed(version: UInt8, kind: UInt8) -> [UInt8] {
      var file = Array(note.save().dropLast(8))
      file[4] = kind
      file[5] = version
      var writer = SaveWriter()
      writer.write(SaveFormat.checksum(file[...]))
      return file + writer.bytes
    }
    let latest = UInt8(SaveFormat.version)
    for version in 1...latest { #expect(error(framed(version: version, kind: 1)) == nil) }
    #expect(
      error(framed(version: latest + 1, kind: 1)) == .future(version: Int(SaveFormat.version) + 1))
    #expect(error(framed(version: 0, kind: 1)) == .altered)
    #expect(error(framed(version: 1, kind: 0)) == .otherKind(.world))
    #expect(error(framed(version: 1, kind: 200)) == .otherKind(nil))
    #expect(error(Array("GIF89a".utf8)) == .notASave)
  }

  // Offsets count from the beginning of the file, whose header takes 15 bytes.
  @Test("a chunk of another name, too long, or not used up is invalid")
  func chunks() {
    func error(_ content: (inout SaveWriter) -> Void) -> SaveError? {
      var writer = SaveWriter()
      content(&writer)
      return self.error(SaveFormat.frame(writer.bytes, as: .arena))
    }
    let words: (inout SaveWriter) -> Void = { $0.write([UInt16(1)]) }
    let spot: (inout SaveWriter) -> Void = { $0.write(Vector?.none) }
    #expect(
      error {
        $0.chunk("word", words)
        $0.chunk("spot", spot)
      } == nil)
    #expect(error { $0.chunk("wird", words) } == .invalid("the name of the part “word”", at: 17))
    #expect(
      error {
        $0.chunk("word") {
          words(&$0)
          $0.write(UInt8(0))
        }
      } == .invalid("the data after the end", at: 26))
    #expect(
      error {
        $0.chunk("word", words)
        $0.chunk("spot", spot)
        $0.write(UInt8(0))
      } == .invalid("the data after the end", at: 35))
  }

  @Test("numbers of every size come back, in as few bytes as they need")
  func varints() throws {
    for shift in 0..<64 {
      for number in [UInt64(1) << UInt64(shift), (UInt64(1) << UInt64(shift)) - 1] {
        var writer = SaveWriter()
        writer.write(varint: number)
        let bits = 64 - number.leadingZeroBitCount
        #expect(writer.bytes.count == max((bits + 6) / 7, 1))
        var reader = SaveReader(writer.bytes[...])
        #expect(try reader.readVarint() == number)
      }
    }
    for wasteful in [[0x80, 0], [0xFF, 0x80, 0]] as [[UInt8]] {
      var reader = SaveReader(wasteful[...])
      #expect(throws: SaveError.self) { try reader.readVarint() }
    }
    var reader = SaveReader([UInt8](repeating: 0xFF, count: 9)[...] + [2])
    #expect(throws: SaveError.self) { try reader.readVarint() }
  }
}

import Foundation
import OozeKernel
import Testing

@testable import InterfaceFiles

/// Tests of storyboards with damaged bytes. The parser rejects or reads them and never traps.
///
/// Each build runs a few. `OOZE_FUZZ=100000 swift test --filter InterfaceFuzzTests` is the long
/// search, which prints the slowest one.
@Suite struct InterfaceFuzzTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["OOZE_FUZZ"].flatMap(Int.init) ?? 1200

  @Test("Mutants are rejected or read, and scan and parser agree about those that were read")
  func mutants() throws {
    var mutator = ByteMutator(random: SplitMix64(seed: 7_001))
    let clock = ContinuousClock()
    var longest = (time: Duration.zero, round: 0)
    var read = 0
    for round in 0..<Self.rounds {
      let bytes = mutator.mutant(of: Self.seeds[round % Self.seeds.count])
      // After a trap or a hang, this file contains the input.
      if Self.rounds > 10_000 { try bytes.write(to: Self.current) }
      let time = try clock.measure {
        if try isRead(bytes, round: round) { read += 1 }
      }
      if time > longest.time { longest = (time, round) }
    }
    // A search in which nothing or everything is read covers only half of the parser.
    #expect(read > Self.rounds / 50)
    #expect(read < Self.rounds)
    if Self.rounds > 10_000 {
      print("\(Self.rounds) mutants, \(read) read; the longest, \(longest.round): \(longest.time)")
      try FileManager.default.removeItem(at: Self.current)
    }
  }

  @Test("Large files of one kind of part are rejected or read")
  func large() throws {
    let bytes = Self.rounds > 10_000 ? InterfaceParser.Limits().bytes - 1000 : 1 << 18
    let attributes = (0..<99).map { " a\($0)=''" }.joined()
    let deep = String(repeating: "<a\(attributes)>", count: 190)
    for piece in [
      "<a/>", "<a></a>", "<a\(attributes)/>", deep + String(repeating: "</a>", count: 190),
      "&#65;", "&lt;", "\r", "\r\n", "\n", "ü", "]", "]]", "<!---->", "<!-- \(attributes) -->",
      "<?a?>", "<?a \(attributes)?>", "<![CDATA[]]>", "<![CDATA[ü\n]]>", "a&amp;ü\r<a/>",
    ] {
      for (start, end) in [("", ""), ("<b c='", "'/>"), ("<!--", "-->"), ("<![CDATA[", "]]>")] {
        let head = "<document type='CocoaTouch'>" + start
        let count = (bytes - head.utf8.count) / piece.utf8.count
        let file = Data((head + String(repeating: piece, count: count) + end + "</document>").utf8)
        var wasRead = false
        let time = try ContinuousClock().measure { wasRead = try isRead(file, round: -1) }
        if Self.rounds > 10_000 { print(start, piece.prefix(20).debugDescription, wasRead, time) }
      }
    }
  }

  private static let current = FileManager.default.temporaryDirectory
    .appendingPathComponent("mutant.storyboard")

  private func isRead(_ bytes: Data, round: Int) throws -> Bool {
    let root: InterfaceElement
    do throws(InterfaceFileError) {
      root = try InterfaceParser().parse(bytes)
    } catch {
      #expect(!error.description.isEmpty)
      return false
    }
    let counts = try InterfaceScan.check(bytes, limits: .init())
    var elements = [root]
    var found = (elements: 0, attributes: 0)
    while let element = elements.popLast() {
      found.elements += 1
      found.attributes += element.attributes.count
      elements += element.children
    }
    #expect(found == (counts.elements, counts.attributes), "mutant \(round)")
    return true
  }

  // MARK: Seeds

  private static let seeds: [[UInt8]] = [
    Array(full.utf8), Array(small.utf8), [0xEF, 0xBB, 0xBF] + Array(small.utf8),
    Array(full.replacing("\n", with: "\r\n").utf8),
  ]

  private static let small = """
    <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>
    """

  private static let full = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- «Hügel» -->
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="a-1">
      <scenes><scene sceneID="s"><objects>
        <tableViewController id="a-1" customClass="Größe"><tableView key="view" alpha='0.5'>
          <rect key="frame" x="0.0" y="-12" width="375" height="1e3"/>
          <string key="text">Zeile &amp; &#x1F600; &lt;🌋&gt;<![CDATA[ <roh> ]]></string>
        </tableView></tableViewController>
      </objects><point key="canvasLocation" x="1" y="2"/></scene></scenes>
    </document>
    """
}

/// Damages a file as disks, editors and attackers do.
private struct ByteMutator {
  var random: SplitMix64

  /// Returns a file with one to four changes.
  ///
  /// A change flips bits, replaces bytes by characteristic ones, cuts, duplicates, moves or repeats
  /// parts, inserts characteristic pieces, truncates the file, or changes the encoding.
  mutating func mutant(of seed: [UInt8]) -> Data {
    var bytes = seed
    for _ in 0...below(4) where !bytes.isEmpty {
      let place = below(bytes.count)
      let length = below(min(bytes.count - place, 64) + 1)
      let part = Array(bytes[place..<(place + length)])
      switch below(10) {
      case 0: bytes[place] ^= 1 << UInt8(below(8))
      case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 2: bytes.removeSubrange(place..<(place + length))
      case 3: bytes.insert(contentsOf: part, at: place)
      case 4:
        bytes.removeSubrange(place..<(place + length))
        bytes.insert(contentsOf: part, at: below(bytes.count + 1))
      case 5: bytes.insert(contentsOf: (0..<below(400)).flatMap { _ in part }, at: place)
      case 6: bytes.insert(contentsOf: Self.pieces[below(Self.pieces.count)], at: place)
      case 7 where below(4) == 0: bytes.removeLast(bytes.count - place)
      case 8 where below(8) == 0: bytes = recoded(bytes)
      default: bytes.insert(contentsOf: Self.marks[below(Self.marks.count)], at: below(2) * place)
      }
    }
    return Data(bytes)
  }

  private mutating func recoded(_ bytes: [UInt8]) -> [UInt8] {
    let encodings: [String.Encoding] = [.utf16, .utf16LittleEndian, .utf32, .isoLatin1]
    let text = String(decoding: bytes, as: UTF8.self)
    return text.data(using: encodings[below(encodings.count)]).map { Array($0) } ?? bytes
  }

  private mutating func below(_ count: Int) -> Int {
    count < 2 ? 0 : Int.random(in: 0..<count, using: &random)
  }

  /// Pieces that an XML parser reacts to.
  private static let pieces: [[UInt8]] = [
    "<", ">", "&", "\"", "'", "=", "/>", "</", "<a>", "<a b=\"c\">", "]]>", "<![CDATA[", "<!--",
    "--", "-->", "<?", "?>", "<?xml version='1.0' encoding='ISO-8859-1'?>", "<!DOCTYPE a>",
    "<!ENTITY b 'c'>", "&b;", "&#0;", "&#xFFFF;", "&#99999999999;", " xmlns:a='b'", "a:b",
    " encoding='UTF-7'", "\u{FEFF}", "\u{0}", "\u{B}", "\r", "\u{85}", "\u{FFFE}", "𝒳",
  ].map { Array($0.utf8) }

  /// Byte order marks, and bytes that UTF-8 doesn't allow there.
  private static let marks: [[UInt8]] = [
    [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE], [0xFF, 0xFE, 0, 0], [0xE0], [0x80],
    [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x2B, 0x2F, 0x76, 0x38], [0],
    [0x4C, 0x6F, 0xA7, 0x94],
  ]
}

/// The samples of a RIFF WAVE file, as 16-bit numbers.
///
///     let file = try WaveFile(bytes)
///     file.frameCount   // samples of each channel
///
/// Source: Microsoft and IBM, “Multimedia Programming Interface and Data Specifications 1.0” (RIFF, `fmt `,
/// `data`), and Microsoft's `WAVEFORMATEXTENSIBLE`.
package struct WaveFile: Equatable, Sendable {
  /// The samples, interleaved if there are two channels.
  package let samples: [Int16]
  package let channelCount: Int
  /// The number of frames per second.
  package let sampleRate: Int
  /// The bits per sample in the file.
  package let bitDepth: Int

  package var frameCount: Int { samples.count / channelCount }
  /// The duration in seconds.
  package var duration: Double { Double(frameCount) / Double(sampleRate) }

  /// The maximum length of a file. [bytes]
  package static let maximumBytes = 8 << 20
  /// The maximum number of samples, of two bytes each. A file of one-byte samples has fewer.
  static let maximumSamples = maximumBytes / 2
  /// The sample rates that every browser plays (Web Audio, “BaseAudioContext.createBuffer”). [Hz]
  static let sampleRates = 8_000...96_000

  private enum Encoding: Int {
    case integers = 1
    case floats = 3
    case extensible = 0xFFFE
  }

  private struct Format {
    let encoding: Encoding
    let channelCount: Int
    let sampleRate: Int
    let bitDepth: Int
  }

  /// Reads a file. Any bytes result in samples or a typed error.
  ///
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8]) throws(WaveFileError) {
    guard bytes.count <= Self.maximumBytes else { throw .tooLong(bytes: bytes.count) }
    let reader = Reader(bytes: bytes)
    guard reader.name(at: 0) == "RIFF", reader.name(at: 8) == "WAVE" else { throw .notWave }
    var format: Format?
    var place = 12
    while let name = reader.name(at: place), let size = reader.number(at: place + 4, bytes: 4) {
      let start = place + 8
      guard size <= bytes.count - start else { throw .truncated(at: place) }
      switch name {
      case "fmt ":
        format = try Self.format(reader, at: start, size: size)
      case "data":
        guard let format else { throw .noFormat }
        self = try WaveFile(bytes[start..<start + size], format)
        return
      default: break
      }
      // Chunks begin at even positions.
      place = start + size + size % 2
    }
    throw format == nil ? .noFormat : .noSamples
  }

  private static func format(
    _ reader: Reader, at start: Int, size: Int
  ) throws(WaveFileError) -> Format {
    guard size >= 16 else { throw .truncated(at: start) }
    func field(_ offset: Int, _ bytes: Int) -> Int {
      reader.number(at: start + offset, bytes: bytes) ?? 0
    }
    var encoding = Encoding(rawValue: field(0, 2))
    if encoding == .extensible {
      guard size >= 40 else { throw .truncated(at: start) }
      // The first two bytes of the subformat's identifier are the encoding.
      encoding = Encoding(rawValue: field(24, 2))
    }
    let format = (channels: field(2, 2), rate: field(4, 4), block: field(12, 2), bits: field(14, 2))
    guard let encoding, encoding != .extensible,
      encoding == .floats ? format.bits == 32 : [8, 16, 24].contains(format.bits)
    else { throw .unsupportedEncoding }
    guard (1...2).contains(format.channels) else {
      throw .unsupportedChannels(format.channels)
    }
    guard sampleRates.contains(format.rate) else { throw .unsupportedRate(format.rate) }
    guard format.block == format.channels * format.bits / 8 else { throw .unsupportedEncoding }
    return Format(
      encoding: encoding, channelCount: format.channels, sampleRate: format.rate,
      bitDepth: format.bits)
  }

  private init(_ bytes: ArraySlice<UInt8>, _ format: Format) throws(WaveFileError) {
    let width = format.bitDepth / 8
    let frames = bytes.count / (width * format.channelCount)
    guard frames > 0 else { throw .noSamples }
    guard frames * format.channelCount <= Self.maximumSamples else {
      throw .tooLong(bytes: bytes.count)
    }
    var samples: [Int16] = []
    samples.reserveCapacity(frames * format.channelCount)
    for index in 0..<frames * format.channelCount {
      let place = bytes.startIndex + index * width
      samples.append(Self.sample(bytes, at: place, format))
    }
    self.samples = samples
    channelCount = format.channelCount
    sampleRate = format.sampleRate
    bitDepth = format.bitDepth
  }

  private static func sample(_ bytes: ArraySlice<UInt8>, at place: Int, _ format: Format) -> Int16 {
    func word(_ first: Int) -> UInt16 {
      UInt16(bytes[place + first]) | UInt16(bytes[place + first + 1]) << 8
    }
    switch (format.encoding, format.bitDepth) {
    // Bytes are unsigned; silence is 128.
    case (.integers, 8): return (Int16(bytes[place]) - 128) * 256
    case (.integers, 16): return Int16(bitPattern: word(0))
    case (.integers, _): return Int16(bitPattern: word(1))
    default:
      let value = Float(bitPattern: UInt32(word(0)) | UInt32(word(2)) << 16)
      guard value.isFinite else { return 0 }
      return Int16((value.clamped(to: -1...1) * 32_767).rounded())
    }
  }

  private struct Reader {
    let bytes: [UInt8]

    func name(at place: Int) -> String? {
      guard place + 4 <= bytes.count else { return nil }
      return String(decoding: bytes[place..<place + 4], as: UTF8.self)
    }

    /// Reads a little-endian number.
    func number(at place: Int, bytes count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }
}

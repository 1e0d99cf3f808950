import Foundation
import Testing

@testable import AVFAudio

@Suite("Sound files") struct WaveFileTests {
  private func read(_ data: Data) throws(WaveFileError) -> WaveFile { try WaveFile(Array(data)) }

  @Test("each way to write a sample reads as the same loudness")
  func depths() throws {
    let half = Int16(16_384)
    let files = [
      Waves.file(bits: 8, samples: [192, 64]),
      Waves.file(bits: 16, samples: [0, 0x40, 0, 0xC0]),
      Waves.file(bits: 24, samples: [0, 0, 0x40, 0, 0, 0xC0]),
    ]
    for file in files { #expect(try read(file).samples == [half, -half]) }
    let floats = [Float(0.5), -0.5].flatMap { value in
      withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
    }
    #expect(
      try read(Waves.file(bits: 32, encoding: 3, samples: floats)).samples == [half, -half])
  }

  @Test("channels and rates on a grid", arguments: [1, 2], [8000, 22_050, 44_100, 96_000])
  func grid(channels: Int, rate: Int) throws {
    let bytes = [UInt8](repeating: 0, count: rate * channels)
    let file = try read(Waves.file(channels: channels, rate: rate, samples: bytes))
    #expect(file.channelCount == channels)
    #expect(file.sampleRate == rate)
    #expect(file.frameCount == rate / 2)
    #expect(file.duration == 0.5)
  }

  @Test("chunks between are passed over, and begin at even places")
  func chunks() throws {
    let note: [UInt8] = Array("note".utf8) + [3, 0, 0, 0, 1, 2, 3, 0]
    #expect(try read(Waves.file(extra: note, samples: [1, 0])).samples == [1])
  }

  @Test("what is refused says why")
  func refusals() {
    func refusal(_ data: Data) -> WaveFileError? {
      do throws(WaveFileError) {
        _ = try read(data)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal(Data()) == .notWave)
    #expect(refusal(Data("RIFF????AVI ".utf8)) == .notWave)
    #expect(
      refusal(Data(count: WaveFile.maximumBytes + 1)) == .tooLong(bytes: WaveFile.maximumBytes + 1))
    #expect(refusal(Waves.file(samples: [])) == .noSamples)
    #expect(refusal(Waves.file(samples: [0, 0], claimed: 3)) == .truncated(at: 36))
    #expect(refusal(Waves.file(samples: [0, 0], claimed: 0xFFFF_FFFF)) == .truncated(at: 36))
    #expect(refusal(Waves.file(channels: 3, samples: [0, 0])) == .unsupportedChannels(3))
    #expect(refusal(Waves.file(channels: 0, samples: [0, 0])) == .unsupportedChannels(0))
    #expect(refusal(Waves.file(rate: 7999, samples: [0, 0])) == .unsupportedRate(7999))
    #expect(refusal(Waves.file(rate: 96_001, samples: [0, 0])) == .unsupportedRate(96_001))
    #expect(refusal(Waves.file(bits: 12, samples: [0, 0])) == .unsupportedEncoding)
    #expect(refusal(Waves.file(encoding: 2, samples: [0, 0])) == .unsupportedEncoding)
    #expect(refusal(Waves.file(block: 4, samples: [0, 0])) == .unsupportedEncoding)
    #expect(refusal(Data(Array(Waves.tone()).prefix(36))) == .noSamples)
    #expect(refusal(Data(Array(Waves.tone()).prefix(12))) == .noFormat)
  }

  @Test("a cut file is refused, and one with a changed byte is refused or has sound samples")
  func damaged() {
    let whole = Array(Waves.tone(seconds: 0.01))
    // The samples are the last chunk, whose length then extends past the end.
    for count in whole.indices {
      #expect(throws: WaveFileError.self) { try WaveFile(Array(whole.prefix(count))) }
    }
    var (read, refused) = (0, 0)
    for place in 0..<60 {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[place] = value
        guard let file = try? WaveFile(bytes) else {
          refused += 1
          continue
        }
        read += 1
        #expect(file.frameCount > 0, "\(place) \(value)")
        #expect(file.samples.count <= whole.count, "\(place) \(value)")
        #expect(WaveFile.sampleRates.contains(file.sampleRate), "\(place) \(value)")
      }
    }
    #expect(read > 0)
    #expect(refused > 0)
  }

  @Test("an app reads the codes of Audio File Services")
  func codes() {
    #expect((WaveFileError.notWave as NSError).domain == "NSOSStatusErrorDomain")
    #expect((WaveFileError.notWave as NSError).code == 1_954_115_647)
    #expect((WaveFileError.unsupportedEncoding as NSError).code == 1_718_449_215)
    #expect((WaveFileError.noSamples as NSError).code == 1_685_348_671)
  }
}

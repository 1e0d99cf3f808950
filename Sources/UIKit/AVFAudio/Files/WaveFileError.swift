import Foundation

/// The reason why a sound file can't be read.
package enum WaveFileError: Error, Equatable, Sendable {
  case tooLong(bytes: Int)
  case notWave
  /// A chunk that begins here is longer than the file.
  case truncated(at: Int)
  case noFormat
  case noSamples
  case unsupportedEncoding
  case unsupportedChannels(Int)
  case unsupportedRate(Int)
}

/// The domain and codes for apps, which are those of Audio File Services, as on iOS.
extension WaveFileError: CustomNSError, LocalizedError {
  package static var errorDomain: String { "NSOSStatusErrorDomain" }

  package var errorCode: Int {
    switch self {
    case .notWave: fourCharacters("typ?")
    case .unsupportedEncoding, .unsupportedChannels, .unsupportedRate: fourCharacters("fmt?")
    case .tooLong, .truncated, .noFormat, .noSamples: fourCharacters("dta?")
    }
  }

  package var errorDescription: String? {
    switch self {
    case .tooLong(let bytes): "A sound of \(bytes) bytes is too long."
    case .notWave: "The sound isn't a WAVE file."
    case .truncated(let place): "The sound's part at byte \(place) goes on beyond its end."
    case .noFormat: "The sound doesn't say its format."
    case .noSamples: "The sound has no samples."
    case .unsupportedEncoding: "The sound's samples are written in another way than is read here."
    case .unsupportedChannels(let count): "A sound of \(count) channels isn't played."
    case .unsupportedRate(let rate): "A sound of \(rate) samples a second isn't played."
    }
  }
}

/// Returns a four-character code as Audio File Services use it.
func fourCharacters(_ text: StaticString) -> Int {
  text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
}

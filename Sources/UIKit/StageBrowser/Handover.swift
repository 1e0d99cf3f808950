import CoreGraphics
import Foundation

/// A file that an application gives to the user of its page. The browser offers to share it, or downloads it.
public struct HandedFile: Sendable {
  /// The file name with its extension.
  public let name: String
  /// The media type, such as `image/png`.
  public let type: String
  public let data: Data

  /// The maximum length of a file. [bytes]
  public static let maximumLength = 2_000_000

  public init(name: String, type: String, data: Data) {
    precondition(
      data.count <= Self.maximumLength, "a file of \(data.count) bytes is too long for a page")
    self.name = name
    self.type = type
    self.data = data
  }
}

/// A part of the screen that the page records and gives to the user as a WebM file.
public struct FilmRequest: Sendable {
  /// The file name of the recording with its extension.
  public let name: String
  /// The recorded area in points of the screen.
  public let area: CGRect
  /// The duration, 0.1 … 60 seconds.
  public let seconds: Double

  public init(name: String, area: CGRect, seconds: Double) {
    precondition((0.1...60).contains(seconds), "a film of \(seconds) seconds can't be made")
    self.name = name
    self.area = area
    self.seconds = seconds
  }
}

extension StageServer {
  /// Gives a file to the user of the page that shows the stage. Does nothing if no page is connected.
  public func handOver(_ file: HandedFile) {
    live.page?.handOver(
      HandoverMessage(
        file: .init(name: file.name, type: file.type, data: file.data.base64EncodedString())))
  }

  /// Starts a recording in the page that shows the stage.
  public func film(_ request: FilmRequest) {
    let area = request.area
    live.page?.handOver(
      HandoverMessage(
        film: .init(
          name: request.name, x: area.minX, y: area.minY, width: area.width, height: area.height,
          seconds: request.seconds)))
  }
}

/// The message in the page protocol; see `Docs/Wire.md`.
struct HandoverMessage: Codable, Equatable {
  struct File: Codable, Equatable {
    var name: String
    var type: String
    /// The content in base 64.
    var data: String
  }

  struct Film: Codable, Equatable {
    var name: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var seconds: Double
  }

  var file: File?
  var film: Film?
}

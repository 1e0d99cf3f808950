import CoreGraphics
import Foundation

/// A file that an application hands to whoever looks at its page: the browser offers its own ways to
/// share it, or else keeps it among the downloads.
public struct HandedFile: Sendable {
  /// The name of the file, with its ending.
  public let name: String
  /// Its media type, as `image/png`.
  public let type: String
  public let data: Data

  /// More than a page takes at once. [bytes]
  public static let maximumLength = 2_000_000

  public init(name: String, type: String, data: Data) {
    precondition(
      data.count <= Self.maximumLength, "a file of \(data.count) bytes is too long for a page")
    self.name = name
    self.type = type
    self.data = data
  }
}

/// A part of the screen that the page films, and hands over as a WebM file.
public struct FilmRequest: Sendable {
  /// The name of the film, with its ending.
  public let name: String
  /// In points of the screen.
  public let area: CGRect
  /// How long it is, 0.1 … 60 seconds.
  public let seconds: Double

  public init(name: String, area: CGRect, seconds: Double) {
    precondition((0.1...60).contains(seconds), "a film of \(seconds) seconds can't be made")
    self.name = name
    self.area = area
    self.seconds = seconds
  }
}

extension StageServer {
  /// Hands a file to the page that shows the stage; without one nothing happens.
  public func handOver(_ file: HandedFile) {
    live.page?.handOver(
      HandoverMessage(
        file: .init(name: file.name, type: file.type, data: file.data.base64EncodedString())))
  }

  /// Has the page that shows the stage film a part of it from now on.
  public func film(_ request: FilmRequest) {
    let area = request.area
    live.page?.handOver(
      HandoverMessage(
        film: .init(
          name: request.name, x: area.minX, y: area.minY, width: area.width, height: area.height,
          seconds: request.seconds)))
  }
}

/// The part that goes over the wire; see `Docs/Wire.md`.
struct HandoverMessage: Codable, Equatable {
  struct File: Codable, Equatable {
    var name: String
    var type: String
    /// In base 64.
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

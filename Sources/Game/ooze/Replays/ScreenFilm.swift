import CoreGraphics
import Foundation
import Stage

/// A moving picture of a stage, one pixel for each point.
@MainActor final class ScreenFilm {
  /// Frames per second.
  static let frameRate = 30.0

  /// How long the last frame is shown, in milliseconds.
  private static let rest: Int32 = 600

  private let stage: Stage
  private let start: TimeInterval
  private let film: AnimatedWebP
  private let canvas: CGContext

  /// Starts with the stage's current picture.
  init(of stage: Stage) throws {
    self.stage = stage
    start = stage.time
    let size = stage.screen.bounds.size
    film = try AnimatedWebP(width: Int(size.width), height: Int(size.height))
    guard
      let canvas = CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue)
    else { throw AnimatedWebP.Failure.encoder("no memory") }
    canvas.interpolationQuality = .high
    self.canvas = canvas
    try add()
  }

  /// The number of frames that a duration in seconds takes, at least 1.
  static func frames(in seconds: TimeInterval) -> Int {
    max(1, Int((seconds * frameRate).rounded()))
  }

  /// Adds the stage's current picture. The stage's time must have advanced since the frame before.
  func add() throws {
    canvas.draw(
      stage.snapshot(), in: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
    guard let image = canvas.makeImage() else { throw AnimatedWebP.Failure.encoder("no memory") }
    try film.add(image, at: milliseconds)
  }

  /// Returns the file, in which the last frame is shown for a while before the film starts over.
  func finish() throws -> Data { try film.finish(at: milliseconds + Self.rest) }

  private var milliseconds: Int32 { Int32(((stage.time - start) * 1000).rounded()) }
}

import OozeCheckout
import Foundation
import Testing
import UIKit

/// A checked reference screenshot in `Docs/Pictures` to compare the output with.
@MainActor struct HeldPicture {
  /// The tolerance of a component, in levels of 255, before a pixel counts as different. Another build
  /// of the rasterizer may cover an edge slightly more or less.
  static let levelTolerance = 12
  /// The share of pixels that may differ: 0.05 %, which is about the edges of three titles.
  static let shareTolerance = 0.0005

  private let file: URL

  /// - Parameter name: The image's path in `Docs/Pictures`, without `.png`.
  init(_ name: String) {
    file = OozeCheckout.root.appendingPathComponent("Docs/Pictures/\(name).png")
  }

  /// Expects the image to match the reference. With `OOZE_WRITE_SHEETS=1` in the environment (`make
  /// sheets`), writes it instead.
  func expectSame(_ picture: CGImage) throws {
    if ProcessInfo.processInfo.environment["OOZE_WRITE_SHEETS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.pngData()!.write(to: file)
      return
    }
    let held = try #require(UIImage(data: Data(contentsOf: file))?.cgImage)
    try #require(held.width == picture.width)
    try #require(held.height == picture.height)
    // Most pixels are equal, so components are compared only for words that differ.
    let differing = held.pixels.withUnsafeBytes { old in
      picture.pixels.withUnsafeBytes { new in
        (0..<held.width * held.height).count { index in
          let place = index * 4
          guard
            old.load(fromByteOffset: place, as: UInt32.self)
              != new.load(fromByteOffset: place, as: UInt32.self)
          else { return false }
          return (place..<place + 3).contains {
            abs(Int(old[$0]) - Int(new[$0])) > Self.levelTolerance
          }
        }
      }
    }
    let share = Double(differing) / Double(held.width * held.height)
    #expect(share <= Self.shareTolerance, "\(differing) pixels differ from \(file.path)")
  }
}

import OozeCheckout
import Foundation
import Testing
import UIKit

/// A picture in `Docs/Pictures` that was looked at, and that our output is held against.
@MainActor struct HeldPicture {
  /// A component may differ by so many of 255 levels before a pixel counts: an edge that another build
  /// of the rasterizer covers a little more or less.
  static let levelTolerance = 12
  /// The share of pixels that may count: half of a thousandth, about three titles' edges.
  static let shareTolerance = 0.0005

  private let file: URL

  /// - Parameter name: The picture's path in `Docs/Pictures`, without `.png`.
  init(_ name: String) {
    file = OozeCheckout.root.appendingPathComponent("Docs/Pictures/\(name).png")
  }

  /// Expects that the picture is the held one, or, with `OOZE_WRITE_SHEETS=1` in the environment, writes
  /// it (`make sheets`).
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
    // Most pixels are the same: components are only looked at where words differ.
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

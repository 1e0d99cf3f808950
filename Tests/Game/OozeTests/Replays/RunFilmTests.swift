import CoreGraphics
import Foundation
import Micro
import Stage
import Testing
import UIKit

@testable import ooze

/// Animations of runs. Source: Google, "WebP Container Specification": a file is RIFF chunks, with the canvas in VP8X,
/// the loop in ANIM and each frame in an ANMF with its duration.
@MainActor @Suite struct RunFilmTests {
  private struct Chunk {
    let name: String
    let data: Data
  }

  private func chunks(of file: Data) throws -> [Chunk] {
    let bytes = [UInt8](file)
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    func text(_ place: Int) -> String { String(decoding: bytes[place..<place + 4], as: UTF8.self) }
    try #require(text(0) == "RIFF")
    try #require(text(8) == "WEBP")
    #expect(number(4, 4) == bytes.count - 8)
    var found: [Chunk] = []
    var place = 12
    while place < bytes.count {
      let length = number(place + 4, 4)
      found.append(
        Chunk(name: text(place), data: Data(bytes[place + 8..<place + 8 + length])))
      place += 8 + length + length % 2
    }
    return found
  }

  private func number(_ data: Data, _ place: Int) -> Int {
    (0..<3).reduce(0) { $0 | Int(data[place + $1]) << (8 * $1) }
  }

  @Test(arguments: [30, 90]) func theEndOfARunIsFilmed(steps: Int) throws {
    var recorded = try RecordedRun(
      RunRecording(settings: RunSettings(population: 6), creature: SeedCreatures.eel, seed: 5))
    for _ in 0..<120 { recorded.step(recorded.run.scriptedInput) }
    let film = RunFilm(
      recording: recorded.recording, steps: steps, size: CGSize(width: 120, height: 80))
    let found = try chunks(of: try film.webP())
    let canvas = try #require(found.first { $0.name == "VP8X" }).data
    #expect(number(canvas, 4) + 1 == 120)
    #expect(number(canvas, 7) + 1 == 80)
    #expect(found.contains { $0.name == "ANIM" })
    let frames = found.filter { $0.name == "ANMF" }
    // Identical frames are merged, and shown longer.
    #expect(frames.count > 1)
    #expect(frames.count <= steps / 3)
    // Each covers the canvas: remains of the previous one would be a trail.
    for frame in frames {
      #expect(number(frame.data, 0) == 0)
      #expect(number(frame.data, 3) == 0)
      #expect(number(frame.data, 6) + 1 == 120)
      #expect(number(frame.data, 9) + 1 == 80)
    }
    let milliseconds = frames.reduce(0) { $0 + number($1.data, 12) }
    #expect(milliseconds == steps * 1000 / 60 + 1200)
  }

  @Test(arguments: [0.1, 0.5, 1.25]) func aScreenIsFilmed(seconds: Double) throws {
    let stage = Stage(device: .window(size: CGSize(width: 120, height: 80), scale: 2))
    let controller = UIViewController()
    stage.show(controller)
    let film = try ScreenFilm(of: stage)
    let count = ScreenFilm.frames(in: seconds)
    for frame in 1...count {
      controller.view.backgroundColor = UIColor(
        white: CGFloat(frame) / CGFloat(count + 1), alpha: 1)
      stage.advance(by: seconds / Double(count))
      try film.add()
    }
    let found = try chunks(of: try film.finish())
    let canvas = try #require(found.first { $0.name == "VP8X" }).data
    // A pixel for each point, whatever the screen's scale.
    #expect(number(canvas, 4) + 1 == 120)
    #expect(number(canvas, 7) + 1 == 80)
    let frames = found.filter { $0.name == "ANMF" }
    #expect(frames.count == count + 1)
    let milliseconds = frames.reduce(0) { $0 + number($1.data, 12) }
    #expect(milliseconds == Int((seconds * 1000).rounded()) + 600)
  }

  @Test func whatIsNoPictureIsRefused() throws {
    #expect(throws: AnimatedWebP.Failure.self) { try AnimatedWebP(width: 0, height: 10) }
    #expect(throws: AnimatedWebP.Failure.self) { try AnimatedWebP(width: 10, height: 16_384) }
    let film = try AnimatedWebP(width: 8, height: 8)
    let other = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
        space: CGColorSpace(name: CGColorSpace.sRGB)!,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue)?.makeImage())
    #expect(throws: AnimatedWebP.Failure.self) { try film.add(other, at: 0) }
  }
}

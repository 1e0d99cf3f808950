import CWebP
import CoreGraphics
import Foundation

/// An encoder for animations in the WebP format, frame by frame.
///
///     let film = try AnimatedWebP(width: 640, height: 400)
///     try film.add(stage.snapshot(), at: 0)
///     try film.add(stage.snapshot(), at: 50)
///     let data = try film.finish(at: 100)
final class AnimatedWebP {
  enum Failure: Error, CustomStringConvertible {
    case size(width: Int, height: Int)
    case encoder(String)

    var description: String {
      switch self {
      case .size(let width, let height): "an animation can't have \(width) × \(height) pixels"
      case .encoder(let why): "the animation can't be written: \(why)"
      }
    }
  }

  private let encoder: OpaquePointer
  private let config: WebPConfig
  private let width: Int
  private let height: Int

  /// Starts a file.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, 1 … 16383, the limit of the format.
  ///   - quality: From 0, small, to 100, good.
  init(width: Int, height: Int, quality: Float = 80) throws(Failure) {
    guard (1...16_383).contains(width), (1...16_383).contains(height) else {
      throw .size(width: width, height: height)
    }
    var options = WebPAnimEncoderOptions()
    var config = WebPConfig()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0 else {
      throw .encoder("another version of the library")
    }
    // Each frame is complete. If a frame stored only changes, pixels that differ by a few steps of 256 would count as
    // unchanged, and everything that moves in dark water would leave a trail.
    options.kmin = 0
    options.kmax = 1
    config.quality = quality
    // Fast: an animation has some hundred frames.
    config.method = 2
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw .encoder("no memory")
    }
    self.encoder = encoder
    self.config = config
    self.width = width
    self.height = height
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a frame. `milliseconds` is the time at which it appears, later than that of the frame before.
  func add(_ image: CGImage, at milliseconds: Int32) throws(Failure) {
    guard image.width == width, image.height == height else {
      throw .size(width: image.width, height: image.height)
    }
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0, let bytes = image.dataProvider?.data else {
      throw .encoder("no picture")
    }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    // The bitmaps of a stage are opaque words 0xAARRGGBB, little endian.
    let isTaken = bytes.withUnsafeBytes { buffer in
      WebPPictureImportBGRX(
        &picture, buffer.bindMemory(to: UInt8.self).baseAddress, Int32(image.bytesPerRow))
    }
    var config = config
    guard isTaken != 0, WebPAnimEncoderAdd(encoder, &picture, milliseconds, &config) != 0 else {
      throw .encoder(why)
    }
  }

  /// Finishes the file. `milliseconds` is the end of the last frame.
  func finish(at milliseconds: Int32) throws(Failure) -> Data {
    var data = WebPData()
    guard WebPAnimEncoderAdd(encoder, nil, milliseconds, nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0, let bytes = data.bytes
    else { throw .encoder(why) }
    defer { WebPFree(UnsafeMutableRawPointer(mutating: bytes)) }
    return Data(bytes: bytes, count: data.size)
  }

  private var why: String {
    WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "unknown"
  }
}

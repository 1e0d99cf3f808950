// Draws the picture in the gallery's header with Core Graphics alone: protozoa in dark-field light.
//
//     swift run PondPicture Sources/Headers/Gallery/Resources/PondLife.png
//
// The numbers come from a fixed seed, so every run draws the same drop of water.

import CoreGraphics
import Foundation

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: PondPicture FILE.png\n".utf8))
  exit(64)
}

let width = 786
let height = 900
let space = CGColorSpace(name: CGColorSpace.sRGB)!
let context = CGContext(
  data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
  bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
var pond = Pond(context: context, size: CGSize(width: width, height: height), seed: 20)
pond.draw()

guard let image = context.makeImage(), let data = image.pngData() else {
  fatalError("The picture could not be encoded.")
}
try data.write(to: URL(fileURLWithPath: CommandLine.arguments[1]), options: .atomic)

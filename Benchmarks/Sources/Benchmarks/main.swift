// Measures speed, as times on this machine and as ratios to peers in the same run. Nothing here fails on a slow
// machine: the tests check counts.

import CoreGraphics
import ElasticHeaders
import Gallery
import Stage

print("what".padding(to: 58) + "median".padding(to: 12) + "ninth decile")

let (plainScroll, elasticScroll) = Measurement.pair(
  ("scroll frame, UITableView", scrolling(UITableView(frame: .zero, style: .plain))),
  (
    "the same, ElasticHeaderTableView",
    scrolling(ElasticHeaderTableView(frame: .zero, style: .plain))
  ))
print(plainScroll.line)
print(elasticScroll.line)

// The table is scrolled far, so that a header of 200 points is always out of sight.
let (plainAway, elasticAway) = Measurement.pair(
  (
    "scroll frame, header out of sight, UITableView",
    scrolling(UITableView(frame: .zero, style: .plain), from: 8000)
  ),
  (
    "the same, ElasticHeaderTableView",
    scrolling(ElasticHeaderTableView(frame: .zero, style: .plain), from: 8000)
  ))
print(plainAway.line)
print(elasticAway.line)

let gallery = ScrollScene(
  galleryController("elastic-header"))
let galleryScroll = Measurement("scroll frame, gallery's elastic header", body: gallery.scroll)
print(galleryScroll.line)

let composited = Measurement("composited frame, gallery's elastic header", warmup: 3, samples: 30) {
  gallery.scroll()
  _ = gallery.stage.snapshot()
}
print(composited.line)

let picture = gallery.stage.snapshot()
let copied = Measurement("its peer: one opaque picture of the same size", warmup: 3, samples: 30) {
  let context = CGContext(
    data: nil, width: picture.width, height: picture.height, bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpace(name: CGColorSpace.sRGB)!,
    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)!
  context.draw(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
  _ = context.makeImage()
}
print(copied.line)

let launched = Measurement(
  "launch to first frame, gallery's elastic header", warmup: 3, samples: 30
) {
  let stage = Stage(device: .iPhone14Pro)
  stage.show(galleryController("elastic-header"))
}
print(launched.line)

let tableRatios = measureTables()
let collectionRatios = measureCollections()
let typingRatio = measureTyping()

print("")
for ratio in tableRatios + collectionRatios + [typingRatio] { print(ratio) }
print("elastic over plain scroll frame:", elasticScroll.ratio(to: plainScroll))
print(
  "elastic over plain scroll frame, header out of sight:",
  elasticAway.ratio(to: plainAway))
print("composited frame over one picture:", composited.ratio(to: copied))
print("launch over scroll frame:", launched.ratio(to: galleryScroll))

SolverComparison.run()

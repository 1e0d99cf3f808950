import Stage
import Testing

/// A 14 Pro (393 × 852) filled by a scroll view that zooms an image between 1 and 4.
@MainActor final class ZoomBench: NSObject, UIScrollViewDelegate {
  let stage = Stage(device: .iPhone14Pro)
  let view = UIScrollView()
  let picture: UIView
  var events: [String] = []
  var onZoom: ((UIScrollView) -> Void)?
  var scales: [CGFloat] = []

  init(size: CGSize = CGSize(width: 1000, height: 2000), minimum: CGFloat = 1) {
    picture = UIView(frame: CGRect(origin: .zero, size: size))
    super.init()
    let controller = UIViewController()
    controller.view = view
    view.contentInsetAdjustmentBehavior = .never
    stage.show(controller)
    view.addSubview(picture)
    view.contentSize = size
    view.delegate = self
    view.minimumZoomScale = minimum
    view.maximumZoomScale = 4
    stage.advance(by: 0.05)
    events = []
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  private func note(_ event: String) {
    if events.last != event || !["scroll", "zoom"].contains(event) { events.append(event) }
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    #expect(view === picture)
    note("willBeginZooming")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scales.append(scrollView.zoomScale)
    note("zoom")
    onZoom?(scrollView)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    #expect(view === picture)
    note("didEndZooming \(scale)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }

  /// Moves two fingers around a centre, from one distance to another in ten frames. The fingers stay
  /// down.
  func pinch(
    about middle: CGPoint = CGPoint(x: 200, y: 400), from start: CGFloat, to end: CGFloat,
    lifts: Bool = true
  ) {
    for finger in 0...1 { stage.touchDown(at: place(finger, middle, start), finger: finger) }
    for step in 1...10 {
      stage.advance(by: 1 / 60)
      let distance = start + (end - start) * CGFloat(step) / 10
      for finger in 0...1 { stage.touchMove(to: place(finger, middle, distance), finger: finger) }
    }
    stage.advance(by: 0.2)
    if lifts { for finger in 0...1 { stage.touchUp(finger: finger) } }
  }

  private func place(_ finger: Int, _ middle: CGPoint, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: middle.x, y: middle.y + (finger == 0 ? -distance : distance) / 2)
  }

  /// Returns the point of the unscaled image at a location on the screen.
  func point(at place: CGPoint) -> CGPoint { picture.convert(place, from: nil) }

  /// Checks that the image and the content have the scale.
  func checkInvariants() {
    let scale = view.zoomScale
    #expect(picture.transform == CGAffineTransform(scaleX: scale, y: scale))
    #expect(picture.frame.origin == .zero)
    #expect((view.contentSize.width - picture.bounds.width * scale).magnitude < 1e-6)
    #expect((view.contentSize.height - picture.bounds.height * scale).magnitude < 1e-6)
  }
}

@MainActor struct ZoomTests {
  /// From Apple's documentation: 1 for all three scales, `bouncesZoom` on, and no pinch recognizer
  /// while zooming is off.
  @Test func defaults() {
    let view = UIScrollView()
    #expect(view.zoomScale == 1)
    #expect(view.minimumZoomScale == 1)
    #expect(view.maximumZoomScale == 1)
    #expect(view.bouncesZoom)
    #expect(!view.isZooming)
    #expect(!view.isZoomBouncing)
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer?.view === view)
    view.minimumZoomScale = 2
    #expect(view.pinchGestureRecognizer == nil)
  }

  /// The scale is the ratio of distances, without the 8 points that begin the pinch. The point
  /// between the fingers stays there.
  @Test(arguments: [100.0, 200, 308])
  func pinchOut(end: CGFloat) {
    let bench = ZoomBench()
    bench.view.contentOffset = CGPoint(x: 100, y: 300)
    let middle = CGPoint(x: 200, y: 400)
    let before = bench.point(at: middle)
    bench.events = []
    bench.pinch(about: middle, from: 92, to: end, lifts: false)
    // One finger moves before the other, so the pinch begins with half a step.
    #expect((bench.view.zoomScale - end / 100).magnitude < 0.02 * end / 100)
    let after = bench.point(at: middle)
    // Offsets are on pixels of a third of a point, and the centre moved while one finger led.
    #expect((after.x - before.x).magnitude < 0.5)
    #expect((after.y - before.y).magnitude < (end - 92) / 20 + 1)
    #expect(bench.view.isZooming)
    bench.checkInvariants()
    for finger in 0...1 { bench.stage.touchUp(finger: finger) }
    #expect(!bench.view.isZooming)
    #expect(bench.view.pinchGestureRecognizer?.state == .possible)
    #expect(bench.events.first == "willBeginZooming")
    #expect(bench.events.filter { $0.hasPrefix("didEndZooming") }.count == 1)
    bench.checkInvariants()
  }

  /// Past a limit, the scale grows less and less, and then returns. The delegate is called for the
  /// end after the bounce ("also calls this method after any bounce animations", Apple).
  @Test(arguments: [false, true], [false, true]) func bounce(out: Bool, bounces: Bool) {
    let bench = ZoomBench()
    bench.view.bouncesZoom = bounces
    bench.view.zoomScale = out ? 3.5 : 1.2
    bench.events = []
    bench.scales = []
    bench.pinch(from: out ? 100 : 300, to: out ? 300 : 100, lifts: false)
    let limit: CGFloat = out ? 4 : 1
    let held = bench.view.zoomScale
    if bounces {
      #expect(out ? held > 4 && held < 8 : held < 1 && held > 0.5)
    } else {
      #expect(held == limit)
    }
    for finger in 0...1 { bench.stage.touchUp(finger: finger) }
    #expect(bench.view.isZoomBouncing == bounces)
    #expect(bench.view.zoomScale == limit)
    bench.stage.advance(by: 1)
    #expect(!bench.view.isZoomBouncing)
    #expect(bench.view.zoomScale == limit)
    let zooming = bench.events.filter { $0.contains("Zooming") }
    #expect(zooming == ["willBeginZooming", "didEndZooming \(limit)"])
    #expect(bench.events.first == "willBeginZooming")
    // Without a bounce, the content may still have to scroll back into its limits.
    #expect(!bounces || bench.events.last == zooming.last)
    #expect(bench.view.offsetLimits().minimum.x <= bench.view.contentOffset.x)
    #expect(bench.view.offsetLimits().maximum.y >= bench.view.contentOffset.y)
    bench.checkInvariants()
  }

  /// A scale set by the app keeps the centre and reports only the zoom.
  @Test(arguments: [0.3, 1, 2, 4, 9]) func scaleByTheApp(scale: CGFloat) {
    let bench = ZoomBench(minimum: 0.5)
    bench.view.contentOffset = CGPoint(x: 300, y: 500)
    let middle = CGPoint(x: 393 / 2, y: 852 / 2)
    let before = bench.point(at: middle)
    bench.events = []
    bench.view.zoomScale = scale
    #expect(bench.view.zoomScale == min(max(scale, 0.5), 4))
    if scale >= 1 {
      let after = bench.point(at: middle)
      #expect((after.x - before.x).magnitude < 0.5)
      #expect((after.y - before.y).magnitude < 0.5)
    }
    #expect(bench.events.filter { $0 != "scroll" } == (scale == 1 ? [] : ["zoom"]))
    bench.checkInvariants()
  }

  /// iOS reports an animated zoom once, at its start, and reports its end.
  @Test func animatedScale() {
    let bench = ZoomBench()
    bench.view.setZoomScale(2, animated: true)
    #expect(bench.view.zoomScale == 2)
    bench.stage.advance(by: 0.1)
    let shown = bench.picture.layer.presentation()?.transform.m11 ?? 0
    #expect(shown > 1)
    #expect(shown < 2)
    bench.stage.advance(by: 1)
    #expect(bench.events == ["willBeginZooming", "scroll", "zoom", "didEndZooming 2.0"])
    #expect(bench.scales == [2])
    bench.checkInvariants()
  }

  /// (rectangle, scale, offset): as large as it fits, centred, within content and limits.
  nonisolated static let rects: [(rect: CGRect, scale: CGFloat, offset: CGPoint)] = [
    // 393/131 = 3 and 852/284 = 3; 3·(200 + 65.5) − 196.5 = 600, 3·(300 + 142) − 426 = 900.
    (CGRect(x: 200, y: 300, width: 131, height: 284), 3, CGPoint(x: 600, y: 900)),
    // The height decides: 852/426 = 2; 2·(500 + 50) − 196.5 = 903.5.
    (CGRect(x: 500, y: 100, width: 100, height: 426), 2, CGPoint(x: 903.5, y: 200)),
    // Too small: the maximum is 4. 4·405 − 196.5 = 1423.5, 4·405 − 426 = 1194.
    (CGRect(x: 400, y: 400, width: 10, height: 10), 4, CGPoint(x: 1423.5, y: 1194)),
    // Too large: the minimum is 1, with the centre (500, 1000).
    (CGRect(x: 0, y: 0, width: 1000, height: 2000), 1, CGPoint(x: 303.5, y: 574)),
    // In the corner, the content ends.
    (CGRect(x: 0, y: 0, width: 131, height: 100), 3, CGPoint(x: 0, y: 0)),
  ]

  @Test(arguments: rects.indices, [false, true]) func rect(index: Int, animated: Bool) {
    let (rect, scale, offset) = Self.rects[index]
    let bench = ZoomBench()
    bench.view.zoom(to: rect, animated: animated)
    bench.stage.advance(by: 1)
    #expect(bench.view.zoomScale == scale)
    #expect((bench.view.contentOffset.x - offset.x).magnitude <= 1.0 / 6 + 1e-9)
    #expect((bench.view.contentOffset.y - offset.y).magnitude <= 1.0 / 6 + 1e-9)
    let ends = bench.events.filter { $0.hasPrefix("didEndZooming") }.count
    #expect(ends == (animated ? 1 : 0))
    bench.checkInvariants()
  }

  /// The usual way to centre an image smaller than the view: insets of half the remaining space.
  @Test(arguments: [false, true]) func centredByInsets(byFingers: Bool) {
    let bench = ZoomBench(size: CGSize(width: 600, height: 800), minimum: 0.25)
    bench.onZoom = { view in
      let x = max(0, (view.bounds.width - view.contentSize.width) / 2)
      let y = max(0, (view.bounds.height - view.contentSize.height) / 2)
      view.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
    if byFingers {
      bench.pinch(from: 400, to: 120)
      bench.stage.advance(by: 1)
    } else {
      bench.view.setZoomScale(0.5, animated: true)
      bench.stage.advance(by: 1)
    }
    let frame = bench.picture.convert(bench.picture.bounds, to: nil)
    #expect(bench.view.zoomScale < 0.6)
    #expect((frame.midX - 196.5).magnitude < 0.5)
    #expect((frame.midY - 426).magnitude < 0.5)
  }

  /// Apple's sample code moves the image in `layoutSubviews` instead.
  @Test func centredByLayout() {
    final class Centring: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        guard let view = delegate?.viewForZooming(in: self) else { return }
        view.frame.origin = CGPoint(
          x: max(0, (bounds.width - view.frame.width) / 2),
          y: max(0, (bounds.height - view.frame.height) / 2))
      }
    }
    let bench = ZoomBench(size: CGSize(width: 200, height: 300))
    let view = Centring()
    let controller = UIViewController()
    controller.view = view
    bench.stage.show(controller)
    view.contentInsetAdjustmentBehavior = .never
    view.addSubview(bench.picture)
    view.contentSize = bench.picture.bounds.size
    view.delegate = bench
    view.maximumZoomScale = 4
    for scale in [1.5, 1, 2, 3, 1.2] as [CGFloat] {
      view.zoomScale = scale
      bench.stage.advance(by: 0.1)
      #expect(view.contentSize == CGSize(width: 200 * scale, height: 300 * scale))
      let frame = bench.picture.frame
      #expect((frame.minX - max(0, (393 - 200 * scale) / 2)).magnitude < 1e-6)
      #expect((frame.minY - max(0, (852 - 300 * scale) / 2)).magnitude < 1e-6)
    }
  }

  /// An image with constraints to the content guide: the content grows with it.
  @Test func constraints() {
    let bench = ZoomBench()
    bench.picture.removeFromSuperview()
    bench.picture.translatesAutoresizingMaskIntoConstraints = false
    bench.view.addSubview(bench.picture)
    let guide = bench.view.contentLayoutGuide
    NSLayoutConstraint.activate([
      bench.picture.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      bench.picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      guide.bottomAnchor.constraint(equalTo: bench.picture.bottomAnchor, constant: 10),
      guide.trailingAnchor.constraint(equalTo: bench.picture.trailingAnchor, constant: 20),
      bench.picture.widthAnchor.constraint(equalToConstant: 500),
      bench.picture.heightAnchor.constraint(equalToConstant: 900),
    ])
    bench.stage.advance(by: 0.1)
    #expect(bench.view.contentSize == CGSize(width: 540, height: 920))
    for scale in [2, 1, 3] as [CGFloat] {
      bench.view.zoomScale = scale
      for _ in 0..<2 {
        bench.stage.advance(by: 0.1)
        bench.view.setNeedsLayout()
        #expect(
          bench.view.contentSize == CGSize(width: 500 * scale + 40, height: 900 * scale + 20))
        #expect(
          bench.picture.frame
            == CGRect(x: 20, y: 10, width: 500 * scale, height: 900 * scale))
      }
    }
  }

  /// Two fingers zoom, one continues and scrolls, and the second returns and zooms. Nothing jumps.
  @Test func fingersComeAndGo() {
    let bench = ZoomBench()
    bench.view.contentOffset = CGPoint(x: 200, y: 400)
    bench.pinch(from: 100, to: 200, lifts: false)
    let scale = bench.view.zoomScale
    bench.stage.touchUp(finger: 1)
    let place = CGPoint(x: 200, y: 300)
    let held = bench.view.contentOffset
    bench.stage.move(from: place, by: CGVector(dx: 0, dy: -60), duration: 0.5)
    #expect(bench.view.zoomScale == scale)
    #expect(bench.view.contentOffset.y > held.y + 45)
    #expect(bench.view.contentOffset.y <= held.y + 60)
    let moved = bench.view.contentOffset
    bench.stage.touchDown(at: CGPoint(x: 200, y: 440), finger: 2)
    bench.stage.advance(by: 0.1)
    #expect(bench.view.contentOffset == moved)
    #expect(bench.view.zoomScale == scale)
    bench.stage.touchMove(to: CGPoint(x: 200, y: 540), finger: 2)
    // The distances are 200 and 300.
    #expect((bench.view.zoomScale / scale - 1.5).magnitude < 0.01)
    bench.stage.advance(by: 0.2)
    bench.stage.touchUp(finger: 0)
    bench.stage.touchUp(finger: 2)
    bench.stage.advance(by: 3)
    #expect(bench.events.filter { $0.hasPrefix("didEndZooming") }.count == 1)
    #expect(bench.events.filter { $0.hasPrefix("willBeginDragging") }.count == 1)
    #expect(bench.events.filter { $0.hasPrefix("didEndDragging") }.count == 1)
    bench.checkInvariants()
  }

  @Test func withoutAViewNothingZooms() {
    let bench = ScrollBench()
    bench.view.maximumZoomScale = 4
    bench.view.zoomScale = 2
    bench.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(bench.view.zoomScale == 1)
    #expect(bench.view.contentSize.height == 20_000)
  }
}

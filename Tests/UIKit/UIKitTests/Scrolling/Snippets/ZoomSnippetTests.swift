import Stage
import Testing

/// Tests of a photo that zooms with two fingers or a double tap, as apps build it.
@MainActor struct ZoomSnippetTests {
  private final class PhotoController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let photo: UIImageView

    init(size: CGSize) {
      let image = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      photo = UIImageView(image: image)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no coder") }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = self
      scrollView.addSubview(photo)
      scrollView.contentSize = photo.bounds.size
      view.addSubview(scrollView)
      let doubleTap = UITapGestureRecognizer(
        target: self, action: Selector("doubleTapped(_:)", PhotoController.doubleTapped))
      doubleTap.numberOfTapsRequired = 2
      scrollView.addGestureRecognizer(doubleTap)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let fit = min(
        scrollView.bounds.width / photo.bounds.width,
        scrollView.bounds.height / photo.bounds.height)
      guard scrollView.minimumZoomScale != fit else { return }
      scrollView.minimumZoomScale = fit
      scrollView.maximumZoomScale = max(1, fit * 3)
      scrollView.zoomScale = fit
      centre()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }

    private func centre() {
      let x = max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2)
      let y = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
      scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    private func doubleTapped(_ recognizer: UITapGestureRecognizer) {
      if scrollView.zoomScale > scrollView.minimumZoomScale {
        scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
      } else {
        let place = recognizer.location(in: photo)
        let scale = scrollView.maximumZoomScale
        let size = CGSize(
          width: scrollView.bounds.width / scale, height: scrollView.bounds.height / scale)
        scrollView.zoom(
          to: CGRect(
            x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width,
            height: size.height), animated: true)
      }
    }
  }

  private func doubleTap(_ stage: Stage, _ place: CGPoint) {
    stage.tap(at: place)
    stage.advance(by: 0.1)
    stage.tap(at: place)
    stage.advance(by: 1)
  }

  /// A wide photo and a tall one. 1200 × 800 fits at 393/1200 = 0.3275, and 600 × 1800 fits at
  /// min(393/600, 852/1800) = 0.4733.
  @Test(arguments: [CGSize(width: 1200, height: 800), CGSize(width: 600, height: 1800)])
  func photo(size: CGSize) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = PhotoController(size: size)
    stage.show(controller)
    let view = controller.scrollView
    let fit = min(393 / size.width, 852 / size.height)
    func frame() -> CGRect { controller.photo.convert(controller.photo.bounds, to: nil) }
    func isCentred() -> Bool {
      abs(frame().midX - 196.5) < 0.34 && abs(frame().midY - 426) < 0.34
    }
    #expect(abs(view.zoomScale - fit) < 1e-9)
    #expect(isCentred())

    // After a double tap, the tapped point moves to the centre as far as the photo allows.
    let tapped = CGPoint(x: 150, y: 400)
    let point = controller.photo.convert(tapped, from: nil)
    doubleTap(stage, tapped)
    #expect(abs(view.zoomScale - view.maximumZoomScale) < 1e-9)
    let middle = controller.photo.convert(CGPoint(x: 196.5, y: 426), from: nil)
    let half = CGSize(width: 196.5 / view.zoomScale, height: 426 / view.zoomScale)
    func reachable(_ place: CGFloat, _ half: CGFloat, _ length: CGFloat) -> CGFloat {
      length < 2 * half ? length / 2 : min(max(place, half), length - half)
    }
    #expect(abs(middle.x - reachable(point.x, half.width, size.width)) < 0.5 / view.zoomScale)
    #expect(abs(middle.y - reachable(point.y, half.height, size.height)) < 0.5 / view.zoomScale)

    // After another double tap, the photo is whole and centred.
    doubleTap(stage, tapped)
    #expect(abs(view.zoomScale - fit) < 1e-9)
    #expect(isCentred())
    #expect(!view.isZooming)
    #expect(!view.isZoomBouncing)

    // Rotated, it fits again.
    stage.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    #expect(abs(view.zoomScale - min(852 / size.width, 393 / size.height)) < 1e-9)
    #expect(abs(frame().midX - 426) < 0.34)
    #expect(abs(frame().midY - 196.5) < 0.34)
  }

  /// Pinched smaller than allowed, it returns whole and centred.
  @Test func pinchedTooSmall() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = PhotoController(size: CGSize(width: 1200, height: 800))
    stage.show(controller)
    let (a, b) = (CGPoint(x: 196, y: 250), CGPoint(x: 196, y: 600))
    stage.touchDown(at: a, finger: 0)
    stage.touchDown(at: b, finger: 1)
    for step in 1...20 {
      stage.advance(by: 1 / 60)
      stage.touchMove(to: CGPoint(x: 196, y: a.y + CGFloat(step) * 7), finger: 0)
      stage.touchMove(to: CGPoint(x: 196, y: b.y - CGFloat(step) * 7), finger: 1)
    }
    #expect(controller.scrollView.zoomScale < controller.scrollView.minimumZoomScale)
    stage.touchUp(finger: 0)
    stage.touchUp(finger: 1)
    stage.advance(by: 1)
    #expect(controller.scrollView.zoomScale == controller.scrollView.minimumZoomScale)
    let frame = controller.photo.convert(controller.photo.bounds, to: nil)
    #expect(abs(frame.midX - 196.5) < 0.34)
    #expect(abs(frame.midY - 426) < 0.34)
  }
}

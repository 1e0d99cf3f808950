import Stage
import Testing

@MainActor @Suite struct ViewSnapshotTests {
  /// Shows a red view with a blue lower half, 20×20, at (10, 100) of a phone's screen.
  func show() -> (Stage, UIView) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    stage.show(controller)
    let view = UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 20))
    view.backgroundColor = .red
    let half = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 10))
    half.backgroundColor = .blue
    view.addSubview(half)
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
    return (stage, view)
  }

  /// Returns red, green and blue, 0…255, of a pixel in a screenshot of `stage`.
  func pixel(_ stage: Stage, _ x: Int, _ y: Int) -> [UInt8] {
    pixel(stage.snapshot(), x * 3, y * 3)
  }

  func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 1, height: 1), scale: 1)
    UIGraphicsPushContext(context)
    UIImage(cgImage: image, scale: 1, orientation: .up)
      .draw(at: CGPoint(x: -CGFloat(x), y: -CGFloat(y)))
    UIGraphicsPopContext()
    guard let data = context.makeImage()?.dataProvider?.data else { return [] }
    return [data[2], data[1], data[0]]
  }

  @Test func aSnapshotViewShowsWhatTheViewShowed() throws {
    let (stage, view) = show()
    let copy = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(copy.bounds.size == view.bounds.size)
    view.removeFromSuperview()
    copy.frame.origin = CGPoint(x: 50, y: 200)
    stage.window?.rootViewController?.view.addSubview(copy)
    stage.advance(by: 0.1)
    #expect(pixel(stage, 60, 205) == [255, 0, 0])
    #expect(pixel(stage, 60, 215) == [0, 0, 255])
    #expect(pixel(stage, 15, 105) == [255, 255, 255])
  }

  @Test func aPartCanBeTaken() throws {
    let (stage, view) = show()
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 0, y: 10, width: 20, height: 10), afterScreenUpdates: false,
        withCapInsets: .zero))
    part.frame = CGRect(x: 50, y: 200, width: 40, height: 40)
    stage.window?.rootViewController?.view.addSubview(part)
    stage.advance(by: 0.1)
    #expect(pixel(stage, 70, 205) == [0, 0, 255])
  }

  @Test func theHierarchyIsDrawnIntoTheContext() {
    let (_, view) = show()
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 20, height: 20), scale: 1)
    UIGraphicsPushContext(context)
    #expect(
      view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true))
    UIGraphicsPopContext()
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    #expect(context.makeImage().map { pixel($0, 5, 5) } == [255, 0, 0])
    #expect(context.makeImage().map { pixel($0, 5, 15) } == [0, 0, 255])
  }

  @Test func aViewWithoutSizeHasNoSnapshot() {
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  /// Contents that were set by other code stay, although the view draws nothing.
  @Test func contentsSetFromOutsideStay() {
    let (stage, view) = show()
    let image = stage.snapshot()
    view.layer.contents = image
    view.setNeedsDisplay()
    stage.advance(by: 0.1)
    #expect((view.layer.contents as? CGImage) === image)
  }

  @Test func aViewDrawsOnceAndAgainWhenAsked() {
    final class Drawn: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIColor.green.setFill()
        UIRectFill(rect)
      }
    }
    let (stage, view) = show()
    let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(drawn)
    stage.advance(by: 0.1)
    #expect(drawn.count == 1)
    #expect(pixel(stage, 15, 105) == [0, 255, 0])
    drawn.center.x += 1
    drawn.alpha = 0.5
    drawn.frame.size.width = 10
    stage.advance(by: 0.1)
    #expect(drawn.count == 1)
    drawn.contentMode = .redraw
    drawn.frame.size.width = 20
    stage.advance(by: 0.1)
    #expect(drawn.count == 2)
    drawn.setNeedsDisplay()
    stage.advance(by: 0.1)
    #expect(drawn.count == 3)
  }
}

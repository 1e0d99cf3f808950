import Stage
import Testing

/// Tests of observation as apps write it.
@MainActor struct ObservationSnippetTests {
  /// A button that hides while a list is scrolled down. It stores the observation in a property,
  /// which ends in `deinit` or with its owner.
  private final class FloatingButton: UIView {
    private var offsetObservation: NSKeyValueObservation?
    private var sizeObservation: NSKeyValueObservation?
    private(set) var changes: [(old: CGPoint, new: CGPoint)] = []
    private(set) var contentHeight: CGFloat = -1

    func attach(to scrollView: UIScrollView) {
      offsetObservation = scrollView.observe(\.contentOffset, options: [.new, .old]) {
        [weak self] scrollView, change in
        guard let self, let old = change.oldValue, let new = change.newValue, old != new else {
          return
        }
        changes.append((old, new))
        isHidden = new.y > old.y && scrollView.isDragging
      }
      sizeObservation = scrollView.observe(\.contentSize, options: [.initial, .new]) {
        [weak self] _, change in
        self?.contentHeight = change.newValue?.height ?? -1
      }
    }

    deinit {
      offsetObservation?.invalidate()
      sizeObservation?.invalidate()
    }
  }

  @Test func aKeptObservation() {
    let bench = ScrollBench()
    var button: FloatingButton? = FloatingButton()
    button?.attach(to: bench.view)
    #expect(button?.contentHeight == 20_000)
    bench.drag(-300, over: 0.3)
    #expect(button?.isHidden == true)
    bench.stage.advance(by: 5)
    bench.drag(200, over: 0.3)
    #expect(button?.isHidden == false)
    let changes = button?.changes ?? []
    // Each change begins where the previous one ended, and the last one is the content's position.
    for (one, next) in zip(changes, changes.dropFirst()) { #expect(one.new == next.old) }
    #expect(changes.first?.old == .zero)
    #expect(changes.last?.new == bench.view.contentOffset)
    bench.view.contentSize.height = 900
    #expect(button?.contentHeight == 900)
    weak let gone = button
    button = nil
    bench.view.contentOffset.y = 3
    #expect(gone == nil)
  }

  /// The bounds move with the offset and the frame doesn't. Observers of either are called.
  @Test func boundsAndFrame() {
    let bench = ScrollBench()
    var origins: [CGFloat] = []
    var sizes: [CGSize] = []
    let bounds = bench.view.observe(\.bounds, options: [.new]) { _, change in
      if let y = change.newValue?.origin.y, y != origins.last { origins.append(y) }
    }
    let frame = bench.view.observe(\.frame, options: [.new]) { view, change in
      #expect(change.newValue == view.frame)
      sizes.append(view.frame.size)
    }
    bench.drag(-300, over: 0.3)
    bench.stage.advance(by: 4)
    #expect(origins.count > 30)
    #expect(origins.last == bench.y)
    #expect(sizes.isEmpty)
    bench.stage.rotate(to: .landscapeLeft)
    bench.stage.advance(by: 1)
    #expect(sizes.last == CGSize(width: 852, height: 393))
    bounds.invalidate()
    frame.invalidate()
  }

  /// The adjusted inset is computed from the inset and the safe area. On iOS, both report it.
  @Test func adjustedContentInset() {
    let bench = ScrollBench(adjusts: .always)
    var tops: [CGFloat] = []
    let observation = bench.view.observe(\.adjustedContentInset, options: [.initial, .new]) {
      _, change in
      tops.append(change.newValue?.top ?? -1)
    }
    bench.view.contentInset.top = 20
    bench.view.contentInsetAdjustmentBehavior = .never
    bench.view.contentInset.top = 5
    #expect(tops == [59, 79, 20, 5])
    observation.invalidate()
  }

  /// A controller that tracks the user's actions in its own table.
  @Test func whatAScrollViewIsDoing() {
    let bench = ScrollBench()
    var dragging: [Bool] = []
    let observation = bench.view.observe(\.contentOffset) { view, _ in
      if dragging.last != view.isDragging { dragging.append(view.isDragging) }
    }
    bench.drag(-300, over: 0.2)
    bench.stage.advance(by: 4)
    #expect(dragging == [true, false])
    observation.invalidate()
  }
}

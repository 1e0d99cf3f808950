import Stage
import Testing

/// Tests of `observe(_:options:changeHandler:)`, as Apple documents it in "Using Key-Value Observing
/// in Swift" and `NSKeyValueObservingOptions`: the handler is called whenever the property is set.
@MainActor struct ObservationTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  /// The values that a change contains, for each of the 16 sets of options.
  @Test(arguments: 0..<16) func options(rawValue: UInt) {
    let options = NSKeyValueObservingOptions(rawValue: rawValue)
    var told: [String] = []
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentOffset.y = 10
    let observation = view.observe(\.contentOffset, options: options) { view, change in
      let old = change.oldValue.map { "\($0.y)" } ?? "-"
      let new = change.newValue.map { "\($0.y)" } ?? "-"
      told.append("\(change.isPrior ? "prior" : "after") \(view.contentOffset.y) \(old) \(new)")
      #expect(change.kind == .setting)
      #expect(change.indexes == nil)
    }
    view.contentOffset.y = 20
    let isNew = options.contains(.new)
    let isOld = options.contains(.old)
    var expected: [String] = []
    if options.contains(.initial) { expected.append("after 10.0 - \(isNew ? "10.0" : "-")") }
    if options.contains(.prior) { expected.append("prior 10.0 \(isOld ? "10.0" : "-") -") }
    expected.append("after 20.0 \(isOld ? "10.0" : "-") \(isNew ? "20.0" : "-")")
    #expect(told == expected)
    observation.invalidate()
    observation.invalidate()
    view.contentOffset.y = 30
    #expect(told == expected)
  }

  @Test func endsWithItsObject() {
    var count = 0
    var observation: NSKeyValueObservation? = view.observe(\.contentSize) { _, _ in count += 1 }
    view.contentSize = CGSize(width: 1, height: 1)
    #expect(count == 1)
    #expect(observation != nil)
    observation = nil
    view.contentSize = CGSize(width: 2, height: 2)
    #expect(count == 1)
  }

  /// The handler's captures are released with the observation, and the view with its owner.
  @Test func keepsNobodyAlive() {
    final class Token {}
    weak var token: Token?
    weak var observed: UIView?
    var observation: NSKeyValueObservation?
    do {
      let strong = Token()
      token = strong
      let view = UIView()
      observed = view
      observation = view.observe(\.alpha) { _, _ in _ = strong }
    }
    #expect(observed == nil)
    #expect(token != nil)
    observation?.invalidate()
    #expect(token == nil)
  }

  /// The handler is also called if the value is the same, because it reports calls of the setter.
  @Test func settingTheSameValueIsTold() {
    var changes: [Bool] = []
    let observation = view.observe(\.isHidden, options: [.old, .new]) { _, change in
      changes.append(change.oldValue == change.newValue)
    }
    view.isHidden = false
    view.isHidden = true
    #expect(changes == [true, false])
    observation.invalidate()
  }

  @Test func everyProperty() {
    var told: [String] = []
    let observations = [
      view.observe(\.frame) { _, _ in told.append("frame") },
      view.observe(\.bounds) { _, _ in told.append("bounds") },
      view.observe(\.center) { _, _ in told.append("center") },
      view.observe(\.transform) { _, _ in told.append("transform") },
      view.observe(\.alpha) { _, _ in told.append("alpha") },
      view.observe(\.isHidden) { _, _ in told.append("isHidden") },
      view.observe(\.backgroundColor) { _, _ in told.append("backgroundColor") },
      view.observe(\.tintColor) { _, _ in told.append("tintColor") },
      view.observe(\.contentInset) { _, _ in told.append("contentInset") },
      view.observe(\.contentSize) { _, _ in told.append("contentSize") },
      view.observe(\.minimumZoomScale) { _, _ in told.append("minimumZoomScale") },
    ]
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    view.bounds.size.width = 31
    view.center.x = 4
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0.5
    view.isHidden = true
    view.backgroundColor = .red
    view.tintColor = .red
    view.contentSize.height = 5
    view.contentInset.top = 3
    view.minimumZoomScale = 0.5
    #expect(
      told == [
        "frame", "bounds", "center", "transform", "alpha", "isHidden", "backgroundColor",
        "tintColor", "contentSize", "contentInset", "minimumZoomScale",
      ])
    for observation in observations { observation.invalidate() }
  }

  /// Overridden properties can be observed through the subclass's key path and through the base
  /// class's.
  @Test func overriddenProperties() {
    class Middle: UITableView {
      override var contentOffset: CGPoint { didSet { sets += 1 } }
      var sets = 0
    }
    final class Leaf: Middle {
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = CGPoint(x: newValue.x, y: newValue.y * 2) }
      }
      override var frame: CGRect { didSet {} }
    }
    let leaf = Leaf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    leaf.contentSize.height = 1000
    var told: [CGFloat] = []
    let one = leaf.observe(\.contentOffset, options: .new) { _, change in
      told.append(change.newValue?.y ?? -1)
    }
    let two = (leaf as UIScrollView).observe(\.contentOffset, options: .new) { _, change in
      told.append(change.newValue?.y ?? -1)
    }
    var frames = 0
    let three = (leaf as UIView).observe(\.frame) { _, _ in frames += 1 }
    leaf.contentOffset.y = 50
    leaf.frame.size.height = 90
    #expect(told == [100, 100])
    #expect(frames == 1)
    for observation in [one, two, three] { observation.invalidate() }
  }

  /// An observer of a scroll view's offset sees drags, glides and animations.
  @Test func followsAScroll() {
    let bench = ScrollBench()
    var seen: [CGFloat] = []
    let observation = bench.view.observe(\.contentOffset, options: [.new]) { _, change in
      if let y = change.newValue?.y, y != seen.last { seen.append(y) }
    }
    var told: [CGFloat] = []
    bench.log.onScroll = { told.append($0.contentOffset.y) }
    bench.drag(-300, over: 0.3)
    bench.stage.advance(by: 4)
    bench.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    bench.stage.advance(by: 1)
    #expect(seen == told)
    #expect(seen.count > 60)
    #expect(seen.last == 100)
    observation.invalidate()
  }

  /// A table's height follows its content, as in apps that lay out tables at full height.
  @Test func contentSizeOfATable() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let source = Source()
    let table = UITableView()
    table.rowHeight = 50
    let bench = ScrollBench(table)
    var height: CGFloat = 0
    let observation = table.observe(\.contentSize, options: .new) { _, change in
      height = change.newValue?.height ?? -1
    }
    table.dataSource = source
    table.reloadData()
    bench.stage.advance(by: 0.1)
    #expect(height == 250)
    observation.invalidate()
  }

  /// Handlers may set properties and start or end observations.
  @Test func handlersMayChangeThings() {
    var log: [String] = []
    var second: NSKeyValueObservation?
    var third: NSKeyValueObservation?
    let first = view.observe(\.tag) { view, _ in
      log.append("first \(view.tag)")
      if view.tag == 1 { view.tag = 2 }
      second?.invalidate()
      third = third ?? view.observe(\.tag) { view, _ in log.append("third \(view.tag)") }
    }
    second = view.observe(\.tag) { view, _ in log.append("second \(view.tag)") }
    view.tag = 1
    // The first handler ended the second before its turn, and the third starts with the next change.
    #expect(log == ["first 1", "first 2"])
    view.tag = 3
    #expect(log == ["first 1", "first 2", "first 3", "third 3"])
    first.invalidate()
    third?.invalidate()
  }

  /// Part of a property has no name, on iOS neither. It is reported, and no handler is called.
  @Test func partsOfPropertiesAreNotObserved() {
    var count = 0
    let observation = view.observe(\.contentOffset.y) { _, _ in count += 1 }
    view.contentOffset.y = 20
    #expect(count == 0)
    observation.invalidate()
  }
}

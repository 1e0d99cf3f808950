import Stage
import Testing

/// Tests of `UIView.Invalidating`:
/// https://developer.apple.com/documentation/uikit/uiview/invalidating
@MainActor @Suite struct InvalidatingTests {
  private final class Meter: UIView {
    @Invalidating(.layout) var inset = 4.0
    @Invalidating(.constraints) var isWide = false
    @Invalidating(.intrinsicContentSize, .layout) var length = 50.0
    @Invalidating(.display, .layout, .constraints, .intrinsicContentSize, .configuration)
    var title = ""

    var calls: Set<String> = []

    override var intrinsicContentSize: CGSize {
      calls.insert("size")
      return CGSize(width: length, height: 10)
    }

    override func setNeedsDisplay() {
      calls.insert("display")
      super.setNeedsDisplay()
    }

    override func updateConstraints() {
      calls.insert("constraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      calls.insert("layout")
      super.layoutSubviews()
    }
  }

  @Test func `a change asks for what it names, an equal value for nothing`() {
    let root = island()
    let meter = root.adding(Meter())
    func calls(_ change: (Meter) -> Void) -> Set<String> {
      root.layoutIfNeeded()
      meter.calls = []
      change(meter)
      root.layoutIfNeeded()
      return meter.calls
    }
    #expect(calls { $0.inset = 4 }.isEmpty)
    #expect(calls { $0.inset = 5 } == ["layout"])
    #expect(calls { $0.isWide = true }.contains("constraints"))
    #expect(calls { $0.isWide = true }.isEmpty)
    #expect(calls { $0.length = 70 } == ["size", "layout"])
    #expect(meter.frame.width == 70)
    #expect(calls { $0.title = "Level" } == ["display", "layout", "constraints", "size"])
    #expect(calls { $0.title = "Level" }.isEmpty)
    #expect(meter.title == "Level")
    #expect(meter.inset == 5)
    #expect(meter.isWide)
  }

  @Test func `a button's configuration is updated`() {
    final class Toggle: UIButton {
      @Invalidating(.configuration) var isOn = false
      var updates = 0

      override func updateConfiguration() {
        updates += 1
        super.updateConfiguration()
      }
    }
    let toggle = Toggle(configuration: .plain())
    toggle.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    toggle.layoutIfNeeded()
    let before = toggle.updates
    toggle.isOn = true
    toggle.layoutIfNeeded()
    #expect(toggle.updates == before + 1)
    toggle.isOn = true
    toggle.layoutIfNeeded()
    #expect(toggle.updates == before + 1)
  }

  @Test func `the configuration of each kind of cell, header and footer is updated`() {
    final class Row: UITableViewCell {
      @Invalidating(.configuration) var isOn = false
      var updates = 0
      override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
    }
    final class Header: UITableViewHeaderFooterView {
      @Invalidating(.configuration) var isOn = false
      var updates = 0
      override func updateConfiguration(using state: UIViewConfigurationState) { updates += 1 }
    }
    final class Item: UICollectionViewCell {
      @Invalidating(.configuration) var isOn = false
      var updates = 0
      override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
    }
    let row = Row(style: .default, reuseIdentifier: nil)
    let header = Header(reuseIdentifier: nil)
    let item = Item(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    for view in [row, header, item] as [UIView] { view.layoutIfNeeded() }
    let before = [row.updates, header.updates, item.updates]
    row.isOn = true
    header.isOn = true
    item.isOn = true
    for view in [row, header, item] as [UIView] { view.layoutIfNeeded() }
    #expect([row.updates, header.updates, item.updates] == before.map { $0 + 1 })
  }
}

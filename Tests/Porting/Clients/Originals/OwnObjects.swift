import UIKit

/// Objects of an app's own beside a controller in its scene, as apps keep animations and data sources there.
open class Wave: NSObject {
  @IBInspectable open var duration: CGFloat = 0.5
  @IBOutlet public weak var view: UIView!
  public private(set) var wakings: [String] = []
  open func play() -> String { "plain" }

  open override func awakeFromNib() {
    super.awakeFromNib()
    wakings.append("\(duration) \(view != nil)")
  }
}

open class SteepWave: Wave {
  open override func awakeFromNib() {
    super.awakeFromNib()
    steepened = wakings.count
  }

  public private(set) var steepened = 0
  open override func play() -> String { "steep" }
}

public final class WaveItem: UITabBarItem {
  @IBOutlet public var wave: Wave!
  public private(set) var wakings = 0
  public override func awakeFromNib() {
    super.awakeFromNib()
    wakings += 1
  }
}

/// A class that says where it belongs, as libraries do, with a method that isn't Apple's.
@MainActor public final class WaveView: UITextView {
  public private(set) var wakings: [String] = []

  public override func awakeFromNib() {
    super.awakeFromNib()
    prepare()
  }

  public override func accessibilityActivate() -> Bool {
    prepare()
    return super.accessibilityActivate() || wakings.count > 1
  }

  private func prepare() { wakings.append("\(isEditable)") }
}

public final class WaveController: UIViewController, UITableViewDelegate {
  @IBOutlet public var wave: Wave!
  @IBOutlet public var plain: NSObject!
}

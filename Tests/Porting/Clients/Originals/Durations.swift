import Security
import UIKit

/// A clock that tells its watchers how long it has run: types that Foundation has on iOS alone.
public final class LapClock {
  private let watchers = NSHashTable<LapLabel>.weakObjects()
  private let names = NSMapTable<LapLabel, NSString>.weakToStrongObjects()

  private lazy var formatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter
  }()

  public init() {}

  public func add(_ label: LapLabel, called name: String) {
    watchers.add(label)
    names.setObject(name as NSString, forKey: label)
  }

  public func show(_ seconds: TimeInterval) {
    for label in watchers.allObjects {
      label.text = "\(names.object(forKey: label) ?? "") \(formatter.string(from: seconds) ?? "")"
    }
  }

  public func ago(_ seconds: TimeInterval) -> String {
    RelativeDateTimeFormatter().localizedString(fromTimeInterval: -seconds)
  }

  /// Never called: what takes its place has to return on every way.
  public func keep(_ status: Int32) -> Bool {
    let other = status + 1
    if status == errSecSuccess {
      return true
    } else if other == errSecDuplicateItem {
      return keep(other)
    } else {
      return false
    }
  }
}

public final class LapLabel: UILabel {}

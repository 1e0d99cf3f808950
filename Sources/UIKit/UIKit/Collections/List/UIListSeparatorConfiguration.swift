import CoreGraphics

/// The lines above and below an item of a list.
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Sendable {
    /// As the list's appearance has it.
    case automatic
    case visible
    case hidden

    func shows(automatically shows: Bool) -> Bool { self == .automatic ? shows : self == .visible }
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// In points, from the cell's edges. An edge of ``automaticInsets`` is chosen by the list.
  public var topSeparatorInsets = Self.automaticInsets
  public var bottomSeparatorInsets = Self.automaticInsets
  public var color = UIColor.separator
  /// Between items that are selected both where several can be.
  public var multipleSelectionColor = UIColor.separator
  /// The effect through which the lines are seen; `nil` for none.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Stands for edges that the list chooses: lines begin where texts do, and end at the cell's edge.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    let edge = CGFloat.greatestFiniteMagnitude
    return NSDirectionalEdgeInsets(top: edge, leading: edge, bottom: edge, trailing: edge)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
    hasher.combine(multipleSelectionColor)
  }
}

extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String {
    "UIListSeparatorConfiguration(top: \(topSeparatorVisibility), bottom: "
      + "\(bottomSeparatorVisibility), color: \(color))"
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "topSeparatorVisibility": topSeparatorVisibility,
        "bottomSeparatorVisibility": bottomSeparatorVisibility,
        "topSeparatorInsets": topSeparatorInsets, "bottomSeparatorInsets": bottomSeparatorInsets,
        "color": color, "multipleSelectionColor": multipleSelectionColor,
        "visualEffect": visualEffect as Any,
      ], displayStyle: .struct)
  }
}

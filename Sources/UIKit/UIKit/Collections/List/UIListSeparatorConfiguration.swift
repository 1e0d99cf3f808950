import CoreGraphics

/// The separators above and below an item of a list.
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Sendable {
    /// The visibility of the list's appearance.
    case automatic
    case visible
    case hidden

    func shows(automatically shows: Bool) -> Bool { self == .automatic ? shows : self == .visible }
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets in points, from the cell's edges. The list chooses an edge that is ``automaticInsets``.
  public var topSeparatorInsets = Self.automaticInsets
  public var bottomSeparatorInsets = Self.automaticInsets
  public var color = UIColor.separator
  /// The colour between items that are both selected, with multiple selection.
  public var multipleSelectionColor = UIColor.separator
  /// The effect on the separators; `nil` for none.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// A value for insets that the list chooses: separators begin at the text, and end at the cell's edge.
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

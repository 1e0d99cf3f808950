import UIKit

/// A header's height at rest, and what it was measured for.
struct HeaderMeasurement {
  struct Key: Equatable {
    var width: CGFloat
    var category: UIContentSizeCategory
    /// The margin that the safe area makes is part of what constraints are measured with.
    var topMargin: CGFloat
  }

  let key: Key
  /// Without the part of the header that lies under the bars.
  let height: CGFloat

  /// - Parameters:
  ///   - underlap: how much of the measured height lies under the bars.
  ///   - declaredHeight: the height of the frame that the app gave the header. It counts when
  ///     nothing in the header says how tall it is, as in any table.
  @MainActor
  init(of header: UIView, key: Key, underlap: CGFloat, declaredHeight: CGFloat) {
    self.key = key
    let fitting = header.systemLayoutSizeFitting(
      CGSize(width: key.width.length, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height.length
    height = fitting > 0 ? max(fitting - underlap, 0) : declaredHeight.length
  }
}

/// The table's own header: an empty view that keeps the room below which the rows begin.
final class HeaderSpacer: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A spacer is never archived.") }
}

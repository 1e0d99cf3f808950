import CoreGraphics
import Foundation

/// A view that shows a token as a coloured capsule with an icon and a text. Touches pass through to the
/// field.
final class SearchTokenView: UIView {
  let token: UISearchToken
  private let iconView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = SearchTokenMetrics.cornerRadius
    clipsToBounds = true
    iconView.image = token.icon
    iconView.contentMode = .scaleAspectFit
    iconView.tintColor = .white
    label.text = token.text
    label.textColor = .white
    label.lineBreakMode = .byTruncatingTail
    addSubview(iconView)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("Tokens are shown by search fields and are not made of archives")
  }

  func show(_ color: UIColor, font: UIFont, isRightToLeft: Bool) {
    backgroundColor = color
    label.font = SearchTokenMetrics.font(in: font)
    let side = label.font.pointSize
    let padding = SearchTokenMetrics.padding
    let icon: CGFloat = token.icon == nil ? 0 : side + SearchTokenMetrics.iconGap
    let width = max(0, bounds.width - 2 * padding - icon)
    iconView.isHidden = token.icon == nil
    iconView.frame = CGRect(
      x: padding, y: (bounds.height - side) / 2, width: side, height: side
    ).mirrored(in: bounds.width, if: isRightToLeft)
    label.frame = CGRect(
      x: isRightToLeft ? padding : padding + icon, y: 0, width: width, height: bounds.height)
  }
}

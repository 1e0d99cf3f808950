import CoreGraphics
import QuartzCore

/// The visible content of a search bar. It is in the bar, or in a search controller's view while a bar
/// that would scroll away is in use.
final class SearchBarContentView: PartView {
  let background = BarBackgroundView(frame: .zero)
  let promptLabel = UILabel(frame: .zero)
  let field = UISearchTextField(frame: .zero)
  let cancelButton = UIButton(type: .system)
  let scopeBackground = UIImageView(frame: .zero)
  let scopeControl = UISegmentedControl(items: nil)
  let sideButton = UIButton(type: .system)
  weak var bar: UISearchBar?
  /// The height in points by which the background extends above the content.
  var backgroundExtension: CGFloat = 0 { didSet { setNeedsLayout() } }

  override func prepare() {
    field.autocorrectionType = .no
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: SearchBarMetrics.promptFontSize)
    promptLabel.textColor = .label
    cancelButton.setTitle(SystemText.cancel.text, for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: SearchBarMetrics.cancelFontSize)
    cancelButton.alpha = 0
    scopeControl.alpha = 0
    for view in [
      background, promptLabel, field, cancelButton, scopeBackground, scopeControl,
    ] as [UIView] {
      addSubview(view)
    }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    bar?.fitSideButton()
    // On a screen that is now wide, suggestions move elsewhere.
    field.searchFieldState.suggestions.update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar else { return }
    let width = cancelButton.intrinsicContentSize.width
    let frames = bar.layout(width: bounds.width, insets: safeAreaInsets)
      .frames(hiddenCancelWidth: width)
    background.frame = CGRect(
      x: 0, y: -backgroundExtension, width: bounds.width,
      height: bounds.height + backgroundExtension)
    promptLabel.frame = frames.prompt
    let adjustment = bar.searchFieldBackgroundPositionAdjustment
    field.frame = frames.field.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
    cancelButton.frame = frames.cancel
    scopeControl.frame = frames.scope
    scopeBackground.frame = CGRect(
      x: 0, y: frames.scope.minY, width: bounds.width,
      height: max(0, bounds.height - frames.scope.minY))
    field.searchFieldState.suggestions.fieldMayHaveMoved()
  }
}

import Foundation

/// One change of a navigation item's title in its bar: from showing the field to removing it.
@MainActor final class TitleRenaming: NSObject, UITextFieldDelegate {
  /// The way in which the change ends.
  enum Ending {
    /// The user is done, or moves elsewhere: the delegate is asked.
    case asked
    /// The item leaves the bar: the typed text is used.
    case forced
    /// The title stays as it was.
    case cancelled
  }

  let field = TitleField(frame: .zero)
  private let item: UINavigationItem
  private let didEnd: () -> Void
  private var isOver = false

  /// Creates a change.
  ///
  /// - Parameter didEnd: Called once, before the title changes.
  init(_ item: UINavigationItem, font: UIFont, didEnd: @escaping () -> Void) {
    self.item = item
    self.didEnd = didEnd
    super.init()
    field.font = font
    field.delegate = self
    field.cancel = { [weak self] in self?.end(.cancelled) }
  }

  /// Gives the field its text and the keyboard; the field is in the bar at this point.
  func begin() {
    let title = item.title ?? ""
    let all = title.startIndex..<title.endIndex
    let (text, selected) =
      item.renameDelegate?.navigationItem(
        item, willBeginRenamingWith: title, selectedRange: all) ?? (title, all)
    field.text = text
    field.becomeFirstResponder()
    let range = NSRange(selected, in: text)
    let start = field.position(from: field.beginningOfDocument, offset: range.location)
    let end = field.position(from: field.beginningOfDocument, offset: NSMaxRange(range))
    if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
  }

  /// Ends the change, once. An empty title is rejected (own choice), and so is a title when no delegate is
  /// left to receive it.
  func end(_ ending: Ending) {
    guard !isOver else { return }
    isOver = true
    let title = field.text ?? ""
    let delegate = item.renameDelegate
    let holds =
      switch ending {
      case .asked: delegate?.navigationItem(item, shouldEndRenamingWith: title) ?? false
      case .forced: delegate != nil
      case .cancelled: false
      }
    if field.isFirstResponder { field.resignFirstResponder() }
    field.removeFromSuperview()
    didEnd()
    guard holds, !title.isEmpty else { return }
    item.title = title
    delegate?.navigationItem(item, didEndRenamingWith: title)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    end(.asked)
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) { end(.asked) }
}

/// The field in which a title is changed. Escape cancels the change (own choice).
final class TitleField: UITextField {
  var cancel: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = BarMetrics.renameRadius
    clearButtonMode = .whileEditing
    returnKeyType = .done
    accessibilityLabel = SystemText.title.text
  }

  required init?(coder: NSCoder) { nil }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: BarMetrics.renamePadding, dy: 0)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).insetBy(dx: BarMetrics.renamePadding, dy: 0)
  }

  override var keyCommands: [UIKeyCommand]? {
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [],
      action: Selector("cancelRenaming()", TitleField.cancelRenaming))
    return (super.keyCommands ?? []) + [escape]
  }

  private func cancelRenaming() { cancel() }
}

extension UINavigationBar {
  /// Whether the top item's title can be changed in the bar, by its delegate's present answer.
  var canRename: Bool {
    guard let item = content?.item, let delegate = item.renameDelegate, item.titleView == nil
    else { return false }
    return delegate.navigationItemShouldBeginRenaming(item)
  }

  /// Replaces the title by a field, if the delegate allows it and there is none yet.
  func beginRenaming() {
    guard let content, content.renaming == nil, canRename else { return }
    content.beginRenaming()
  }

  /// Ends the change of an item's title, if there is one.
  func endRenaming(of item: UINavigationItem, _ ending: TitleRenaming.Ending) {
    guard let content, content.item === item else { return }
    content.renaming?.end(ending)
  }
}

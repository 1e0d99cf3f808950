import QuartzCore
@_spi(Lowered) import ObjectiveCForLinux

extension ObjectKeys {
  /// Registers the properties that Apple doesn't document and that apps read and set by name all the same: the most
  /// frequent ones in public sources. Other names are reported.
  static func registerUndocumented() {
    register(UIBarButtonItem.self, ["view": \.shownView])
    register(UITabBarItem.self, ["view": \.shownView])
    register(
      UIAlertAction.self,
      [
        "image": \.looks.image,
        "imageTintColor": \.looks.imageColor,
        "isChecked": \.looks.isChecked,
        "titleTextAlignment": \.alignmentValue,
        "titleTextColor": \.looks.titleColor,
      ])
    register(
      UIAlertController.self,
      [
        "attributedMessage": \.attributedMessage,
        "attributedTitle": \.attributedTitle,
        "contentViewController": \.contentViewController,
      ])
    register(
      UISearchBar.self,
      [
        "cancelButton": \.content.cancelButton,
        "cancelButtonText": \.cancelTitle,
        "searchField": \.searchTextField,
      ])
    register(
      UITextField.self,
      [
        "clearButton": \.clearButton,
        "placeholderLabel": \.placeholderLabel,
      ])
    register(
      UIGestureRecognizer.self,
      [
        "_targets": \.targetObjects,
        "targets": \.targetObjects,
      ])
    register(GestureTargetObject.self, ["target": \.target])
    Members(of: EdgeSwipe.self).method("handleNavigationTransition:") {
      (swipe: EdgeSwipe, pan: UIPanGestureRecognizer) in swipe.follow(pan)
    }
    register(UINavigationBar.self, ["hidesShadow": \.hidesShadow])
    register(UITabBar.self, ["hidesShadow": \.hidesShadow])
    register(UIToolbar.self, ["hidesShadow": \.hidesShadow])
    register(UIPickerView.self, ["textColor": \.titleColor])
    register(UIDatePicker.self, ["textColor": \.titleColor])
    register(UIActivityViewController.self, ["subject": \.ownSubject])
    register(UIWindow.self, ["firstResponder": \.firstResponder])
  }
}

extension UIBarButtonItem {
  /// The view that shows the item in a bar.
  fileprivate var shownView: UIView? { customView ?? buttonView }
}

extension UITabBarItem {
  fileprivate var shownView: UIView? { button }
}

extension UISearchBar {
  fileprivate var cancelTitle: String? {
    get { content.cancelButton.title(for: .normal) }
    set {
      content.cancelButton.setTitle(newValue, for: .normal)
      content.setNeedsLayout()
    }
  }
}

extension UINavigationBar {
  fileprivate var hidesShadow: Bool {
    get { background.hidesShadow }
    set { (background.hidesShadow, edgeBackground.hidesShadow) = (newValue, newValue) }
  }
}

extension UITabBar {
  fileprivate var hidesShadow: Bool {
    get { background.hidesShadow }
    set { (background.hidesShadow, edgeBackground.hidesShadow) = (newValue, newValue) }
  }
}

extension UIToolbar {
  fileprivate var hidesShadow: Bool {
    get { background.hidesShadow }
    set { (background.hidesShadow, edgeBackground.hidesShadow) = (newValue, newValue) }
  }
}

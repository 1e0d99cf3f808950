import CoreGraphics
import Foundation
import QuartzCore

/// The keyboard of an application: it comes with a first responder that takes text or brings views
/// for input, tells of coming and going, and can be dragged away.
@MainActor package final class SoftwareKeyboard {
  /// Gone, nobody types any more.
  private weak var application: UIApplication?
  private let guides = KeyboardLayoutGuides()
  private let avoidance = KeyboardAvoidance()
  private var window: KeyboardWindow?
  private weak var responder: UIResponder?
  /// Counts comings and goings, so that one that another cut short does not tell of its end.
  private var changes = 0
  private(set) var isShown = false
  /// Where it is at rest, on the screen; below it while it is hidden.
  private(set) var place = CGRect.zero
  /// Where it is, also under a finger.
  private(set) var frame = CGRect.zero

  init(application: UIApplication) {
    self.application = application
  }

  // MARK: Coming and going

  /// Shows what the key window's first responder asks for, or nothing.
  func update() {
    let responder = application?._keyWindow?.firstResponder
    let content = responder.flatMap(KeyboardContent.init)
    guard let content, let responder else { return hide() }
    if isShown, self.responder === responder, window?.host.content == content { return }
    self.responder = responder
    show(content)
  }

  /// Shows the first responder's views anew, which it may have exchanged.
  func reload() {
    responder = nil
    update()
  }

  /// The screen became another: the keyboard lies at its bottom still.
  func screenDidChange() {
    guard isShown, let window else { return }
    window.frame = UIScreen.main.bounds
    move(to: window.restingPlace())
  }

  private func show(_ content: KeyboardContent) {
    let window = window ?? KeyboardWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.frame = UIScreen.main.bounds
    window.isHidden = false
    window.host.content = content
    let target = window.restingPlace()
    if !isShown, frame.minY < window.bounds.height || frame.size != target.size {
      frame = target.offsetBy(dx: 0, dy: target.height)
      place = frame
      window.host.frame = frame
    }
    isShown = true
    guard target != place || frame != target else {
      if let view = responder as? UIView { avoidance.reveal(view) }
      return
    }
    move(to: target)
  }

  private func hide() {
    guard isShown, let window else { return }
    isShown = false
    responder = nil
    let target = CGRect(
      x: 0, y: window.bounds.height, width: place.width, height: place.height)
    move(to: target) { [weak self] in
      window.isHidden = true
      window.host.content = nil
      window.windowScene = nil
      self?.window = nil
    }
  }

  private func move(to target: CGRect, completion: (() -> Void)? = nil) {
    let (begins, ends) =
      isShown
      ? (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
      : (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
    changes += 1
    let change = changes
    let begin = frame
    place = target
    frame = target
    post(UIResponder.keyboardWillChangeFrameNotification, from: begin)
    post(begins, from: begin)
    glide { [weak self] in
      guard let self, changes == change else { return }
      post(UIResponder.keyboardDidChangeFrameNotification, from: begin)
      post(ends, from: begin)
      completion?()
    }
  }

  /// Lets what is seen follow to ``frame``, with all that is laid out by it.
  private func glide(completion: @escaping () -> Void) {
    UIView.animate(withDuration: KeyboardMetrics.duration) { [self] in
      window?.host.frame = frame
      window?.host.layoutIfNeeded()
      guides.keyboardDidMove(to: frame)
      avoidance.keyboardWillMove(to: frame, for: isShown ? responder : nil)
    } completion: { _ in
      completion()
    }
  }

  private func post(_ name: Notification.Name, from begin: CGRect) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: place),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
          value: KeyboardMetrics.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: UIView.AnimationCurve.easeInOut.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }

  // MARK: Under a finger

  /// A finger that scrolls is at `y` of the screen: below its upper edge it pushes the keyboard down,
  /// and takes it up again.
  func follow(fingerAt y: CGFloat) {
    guard isShown, let window else { return }
    let top = y.clamped(place.minY, window.bounds.height)
    guard top != frame.minY else { return }
    frame.origin.y = top
    window.host.frame = frame
    guides.keyboardDidMove(to: frame)
  }

  /// The finger lifted, at a velocity in points per second: the keyboard goes, or comes back.
  func letGo(velocity: CGFloat) {
    guard isShown, frame != place else { return }
    let isFast = velocity.magnitude >= KeyboardMetrics.flickSpeed
    let isFar = frame.minY - place.minY > place.height / 2
    if isFast ? velocity > 0 : isFar, responder?.resignFirstResponder() == true, !isShown { return }
    frame = place
    changes += 1
    glide {}
  }

  // MARK: Guides

  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.add(guide)
    if isShown { guide.keyboardFrame = frame }
  }
}

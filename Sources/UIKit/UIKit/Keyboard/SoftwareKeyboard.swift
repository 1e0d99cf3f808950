import CoreGraphics
import Foundation
import OozeKernel
import QuartzCore

@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  UIApplication.inputPanelClass.register(SoftwareKeyboard.self)
}

extension UIApplication {
  package var keyboard: SoftwareKeyboard {
    guard let keyboard = inputPanel as? SoftwareKeyboard else {
      preconditionFailure("UIKit registers the class of the keyboard")
    }
    return keyboard
  }
}

/// The on-screen keyboard of an application.
///
/// It appears with a first responder that takes text or provides input views, posts notifications
/// when it appears and disappears, and can be dragged away.
@MainActor package final class SoftwareKeyboard: InputPanel {
  /// The application. Without one, no responder takes text.
  private weak var application: UIApplication?
  private let guides = KeyboardLayoutGuides()
  private let avoidance = KeyboardAvoidance()
  private var window: KeyboardWindow?
  private weak var responder: UIResponder?
  /// The number of changes so far. An interrupted change uses it to skip the notification of its end.
  private var changes = 0
  private(set) var isShown = false
  /// The keyboard's resting frame on the screen, which is below the screen while it is hidden.
  private(set) var place = CGRect.zero
  /// The keyboard's current frame, including while a finger drags it.
  private(set) var frame = CGRect.zero

  init(application: UIApplication) {
    self.application = application
  }

  // MARK: Showing and hiding

  /// Shows the content for the key window's first responder, or hides the keyboard.
  func update() {
    let responder = application?._keyWindow?.firstResponder
    let content = responder.flatMap(KeyboardContent.init)
    guard let content, let responder else { return hide() }
    if isShown, self.responder === responder, window?.host.content == content { return }
    self.responder = responder
    show(content)
  }

  /// Reloads the first responder's views, which may have changed.
  func reload() {
    responder = nil
    update()
  }

  /// Moves the keyboard to the bottom after the screen's size changed.
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

  /// Animates the keyboard to ``frame``, with everything that depends on it.
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

  // MARK: Dragging

  /// Follows a scrolling finger at `y` on the screen. Below the keyboard's upper edge it pushes the
  /// keyboard down, and it can pull it up again.
  func follow(fingerAt y: CGFloat) {
    guard isShown, let window else { return }
    let top = y.clamped(place.minY, window.bounds.height)
    guard top != frame.minY else { return }
    frame.origin.y = top
    window.host.frame = frame
    guides.keyboardDidMove(to: frame)
  }

  /// Hides or restores the keyboard after the finger lifts, depending on its velocity in points per
  /// second.
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

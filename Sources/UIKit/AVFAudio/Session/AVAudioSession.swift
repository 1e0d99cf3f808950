import Foundation

/// The object by which an app tells the system about its sound and hears about other apps' sound.
///
///     try AVAudioSession.sharedInstance().setCategory(.ambient)
open class AVAudioSession: NSObject {
  weak var device: AudioDevice?
  private var isActive = false

  /// The app's session: here that of the Stage that was used last.
  open class func sharedInstance() -> AVAudioSession { AudioDevice.current.session }

  // MARK: Category

  /// The categories that this device has.
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }

  /// How the app's sound stands to that of others; `soloAmbient` at first.
  open private(set) var category = Category.soloAmbient
  open private(set) var categoryOptions: CategoryOptions = []
  open private(set) var mode = Mode.default

  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default, options: [])
  }

  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }

  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    guard availableCategories.contains(category) else { throw Self.error(.badParam) }
    self.category = category
    self.mode = mode
    categoryOptions = options
  }

  open func setMode(_ mode: Mode) throws { self.mode = mode }

  // MARK: Activation

  /// Takes the loudspeaker, or gives it back.
  open func setActive(_ active: Bool) throws { try setActive(active, options: []) }

  /// Takes the loudspeaker, or gives it back. What plays when it is given back is paused, and that is an
  /// error (`isBusy`), although it was given back. (Source: Apple, “setActive(_:options:)”.)
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    guard active else {
      isActive = false
      if device?.pauseAll() == true { throw Self.error(.isBusy) }
      return
    }
    guard device?.isInterrupted != true else { throw Self.error(.insufficientPriority) }
    isActive = true
  }

  /// A player that plays makes the session active.
  func activate() { isActive = true }

  // MARK: Others' sound

  /// Whether another app plays.
  open var isOtherAudioPlaying: Bool { device?.isOtherAudioPlaying ?? false }

  /// Whether the app's music should be silent, because another app plays some that can't be mixed. What an
  /// app says with a sound, such as an effect, may go on.
  open var secondaryAudioShouldBeSilencedHint: Bool { isOtherAudioPlaying }

  func otherAudioChanged() {
    guard isActive else { return }
    let type = isOtherAudioPlaying ? SilenceSecondaryAudioHintType.begin : .end
    NotificationCenter.default.post(
      name: Self.silenceSecondaryAudioHintNotification, object: self,
      userInfo: [AVAudioSessionSilenceSecondaryAudioHintTypeKey: type.rawValue])
  }

  func interruptionChanged() {
    let begins = device?.isInterrupted == true
    if begins { device?.pauseAll() }
    guard isActive || !begins else { return }
    isActive = !begins
    var info: [String: Any] = [
      AVAudioSessionInterruptionTypeKey:
        (begins ? InterruptionType.began : InterruptionType.ended).rawValue
    ]
    if !begins {
      info[AVAudioSessionInterruptionOptionKey] = InterruptionOptions.shouldResume.rawValue
    }
    NotificationCenter.default.post(
      name: Self.interruptionNotification, object: self, userInfo: info)
  }

  private static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: "NSOSStatusErrorDomain", code: code.rawValue)
  }

  // MARK: Notifications

  /// Something took the loudspeaker, or gave it back.
  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  /// The app's music should be silent from now on, or needn't be any more.
  public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The key of an interruption's type, an unsigned number.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what can be done after an interruption, an unsigned number.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of what becomes of the hint, an unsigned number.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

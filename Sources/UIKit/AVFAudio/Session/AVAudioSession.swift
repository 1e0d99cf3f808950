import Foundation

/// The object with which an app describes its sound to the system and learns about other apps' sound.
///
///     try AVAudioSession.sharedInstance().setCategory(.ambient)
open class AVAudioSession: NSObject {
  weak var device: AudioDevice?
  private var isActive = false

  /// Returns the app's session, which here belongs to the Stage that was used last.
  open class func sharedInstance() -> AVAudioSession { AudioDevice.current.session }

  // MARK: Category

  /// The categories that are available on this device.
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }

  /// The relation of the app's sound to that of other apps. The default is `soloAmbient`.
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

  /// Activates or deactivates the session.
  open func setActive(_ active: Bool) throws { try setActive(active, options: []) }

  /// Activates or deactivates the session. Deactivating it pauses playing sounds, which is an error (`isBusy`),
  /// although the session is deactivated. (Source: Apple, “setActive(_:options:)”.)
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    guard active else {
      isActive = false
      if device?.pauseAll() == true { throw Self.error(.isBusy) }
      return
    }
    guard device?.isInterrupted != true else { throw Self.error(.insufficientPriority) }
    isActive = true
  }

  /// Activates the session when a player starts.
  func activate() { isActive = true }

  // MARK: Others' sound

  /// Whether another app is playing audio.
  open var isOtherAudioPlaying: Bool { device?.isOtherAudioPlaying ?? false }

  /// Whether the app should silence its music because another app plays audio that can't be mixed. Other
  /// sounds, such as effects, may continue.
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

  /// Posted when an interruption begins or ends.
  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Posted when the app's music should be silenced, or no longer has to be.
  public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The key for the type of an interruption, an unsigned number.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key for the options after an interruption, an unsigned number.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key for the type of the silence hint, an unsigned number.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

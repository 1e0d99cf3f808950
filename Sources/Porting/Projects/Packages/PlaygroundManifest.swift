/// The extension of the manifest of a Swift Playgrounds app: the product type that describes an app.
enum PlaygroundManifest {
  /// Declarations that are appended to a copy of such a manifest, so that it can be evaluated. They describe
  /// the app as an executable; its appearance on the home screen doesn't matter here.
  static let prelude = """


    enum _AppIcon { case asset(String), placeholder(icon: _Named) }
    enum _AccentColor { case asset(String), presetColor(_Named) }
    struct _Named { init() {} }
    extension _Named {
      \(["beachball", "binoculars", "bird", "boat", "bowl", "box", "bunny", "butterfly", "calculator",
        "calendar", "camera", "carrot", "cat", "chatMessage", "checkmark", "clock", "cloud", "coffee",
        "coins", "dog", "earth", "flower", "gamepad", "gift", "guitar", "gymBag", "hare", "heart",
        "images", "keyboard", "leaf", "lightningBolt", "location", "lock", "magicWand", "mappin",
        "mic", "moon", "movieReel", "music", "note", "openBook", "palette", "paper", "paperPlane",
        "pencil", "phone", "playCard", "rainbow", "rocket", "running", "sandwich", "smiley", "sparkle",
        "star", "sun", "swift", "tv", "twoPeople", "weightlifter",
        "black", "blue", "brown", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
        "purple", "red", "teal", "yellow"]
        .map { "static var \($0): _Named { _Named() }" }.joined(separator: "\n  "))
    }
    enum _DeviceFamily { case pad, phone, mac }
    struct _DeviceCondition { static func when(deviceFamilies: [_DeviceFamily]) -> _DeviceCondition { .init() } }
    enum _Orientation {
      case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
      static func portrait(_: _DeviceCondition) -> _Orientation { .portrait }
      static func portraitUpsideDown(_: _DeviceCondition) -> _Orientation { .portraitUpsideDown }
      static func landscapeLeft(_: _DeviceCondition) -> _Orientation { .landscapeLeft }
      static func landscapeRight(_: _DeviceCondition) -> _Orientation { .landscapeRight }
    }
    struct _Capability {
      static func camera(purposeString: String) -> _Capability { .init() }
      static func microphone(purposeString: String) -> _Capability { .init() }
      static func photoLibrary(purposeString: String) -> _Capability { .init() }
      static func photoLibraryAdd(purposeString: String) -> _Capability { .init() }
      static func contacts(purposeString: String) -> _Capability { .init() }
      static func calendars(purposeString: String) -> _Capability { .init() }
      static func reminders(purposeString: String) -> _Capability { .init() }
      static func motion(purposeString: String) -> _Capability { .init() }
      static func faceID(purposeString: String) -> _Capability { .init() }
      static func locationWhenInUse(purposeString: String) -> _Capability { .init() }
      static func bluetoothAlways(purposeString: String) -> _Capability { .init() }
      static func mediaLibrary(purposeString: String) -> _Capability { .init() }
      static func speechRecognition(purposeString: String) -> _Capability { .init() }
      static func userTracking(purposeString: String) -> _Capability { .init() }
      static func fileAccess(_: _Place, mode: _Mode) -> _Capability { .init() }
      static func outgoingNetworkConnections() -> _Capability { .init() }
      static func incomingNetworkConnections() -> _Capability { .init() }
    }
    enum _Place { case userSelectedFiles, downloadsFolder, pictureFolder, musicFolder, moviesFolder }
    enum _Mode { case readOnly, readWrite }
    enum _Category { case games, utilities, education, entertainment, productivity, other, puzzleGames }
    extension Product {
      static func iOSApplication(
        name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
        displayVersion: String? = nil, bundleVersion: String? = nil, appIcon: _AppIcon? = nil,
        accentColor: _AccentColor? = nil, supportedDeviceFamilies: [_DeviceFamily] = [],
        supportedInterfaceOrientations: [_Orientation] = [], capabilities: [_Capability] = [],
        appCategory: _Category? = nil, additionalInfoPlistContentFilePath: String? = nil
      ) -> Product { .executable(name: name, targets: targets) }
    }

    """
}

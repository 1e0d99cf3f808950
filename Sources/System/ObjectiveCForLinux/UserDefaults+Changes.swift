import Foundation

// Changes of user defaults. Foundation on Linux reports them to nobody, and stores of a URL only the path. The members
// that lowered modules get themselves call the ones here.

extension UserDefaults {
  /// Changes the value of a key, and reports it to key-value observers of the key and by a notification.
  ///
  /// Source: Apple, `UserDefaults.didChangeNotification`: "Posted when user defaults are changed within the current process […]. You can
  /// use key-value observing to register observers for specific keys of interest".
  func change(_ defaultName: String, _ change: () -> Void) {
    willChangeValue(forKey: defaultName)
    change()
    didChangeValue(forKey: defaultName)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  @_spi(Lowered) public func _set(_ value: Any?, forKey defaultName: String) {
    if let url = value as? URL { return _set(url, forKey: defaultName) }
    change(defaultName) { set(value, forKey: defaultName) }
  }

  @_spi(Lowered) public func _set(_ value: Int, forKey defaultName: String) {
    change(defaultName) { set(value, forKey: defaultName) }
  }

  @_spi(Lowered) public func _set(_ value: Float, forKey defaultName: String) {
    change(defaultName) { set(value, forKey: defaultName) }
  }

  @_spi(Lowered) public func _set(_ value: Double, forKey defaultName: String) {
    change(defaultName) { set(value, forKey: defaultName) }
  }

  @_spi(Lowered) public func _set(_ value: Bool, forKey defaultName: String) {
    change(defaultName) { set(value, forKey: defaultName) }
  }

  /// Stores a URL, except that of a file, as an archive.
  ///
  /// Source: Apple, `UserDefaults.set(_:forKey:)` of a URL, and `url(forKey:)`, which returns it.
  @_spi(Lowered) public func _set(_ url: URL?, forKey defaultName: String) {
    // Foundation's method doesn't return for `nil`.
    guard let url else { return _removeObject(forKey: defaultName) }
    change(defaultName) {
      guard !url.isFileURL,
        let archive = try? NSKeyedArchiver.archivedData(
          withRootObject: url as NSURL, requiringSecureCoding: true)
      else { return set(url, forKey: defaultName) }
      set(archive, forKey: defaultName)
    }
  }

  @_spi(Lowered) public func _url(forKey defaultName: String) -> URL? {
    guard let archive = data(forKey: defaultName) else { return url(forKey: defaultName) }
    return (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive)) as URL?
  }

  @_spi(Lowered) public func _removeObject(forKey defaultName: String) {
    change(defaultName) { removeObject(forKey: defaultName) }
  }
}

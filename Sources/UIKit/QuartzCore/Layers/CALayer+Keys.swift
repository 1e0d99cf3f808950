extension CALayer {
  /// Sets the property, or the part of one, that `path` names. Keys that no property has are stored.
  func setKeyedValue(_ value: Any?, _ path: String) {
    guard let target = AnimationKeyPath(path), target.key.owner.isOwner(self) else {
      setCustom(value, path)
      return
    }
    let old = target.key.read(state)
    guard let new = AnimatableValue(value)?.asKind(of: old) ?? old.nothing else {
      preconditionFailure("CALayer: \(String(describing: value)) isn't a value for \(path)")
    }
    if target.component.isEmpty {
      target.key.set(self, new)
    } else if let whole = ValueComponent.write(old, target.component, new) {
      target.key.set(self, whole)
    } else {
      preconditionFailure("CALayer: there is no key path \(path)")
    }
  }

  /// Returns the model's value, or in a presentation layer the current one.
  func keyedValue(_ path: String) -> Any? {
    guard let target = AnimationKeyPath(path), target.key.owner.isOwner(self) else {
      return customValues[path]
    }
    if path == "contents" { return contents }
    return target.read(state)?.object
  }

  private func setCustom(_ value: Any?, _ key: String) {
    switch key {
    case "name": name = value as? String
    case "contentsGravity":
      if let name = value as? String { contentsGravity = CALayerContentsGravity(rawValue: name) }
    case "mask": mask = value as? CALayer
    case "delegate": delegate = value as? any CALayerDelegate
    default:
      let new = AnimatableValue(value)
      guard new == nil || state.custom[key] != new else { return }
      reporting(key) {
        withAction(forKey: key) {
          customValues[key] = value
          if new != nil || state.custom[key] != nil { state.custom[key] = new }
        }
      }
    }
  }

  /// Returns the value of a property that a subclass declares with `@NSManaged`: the value that was set, the
  /// animated value in a presentation layer, the class's default, or `nil`.
  public func _managedValue<Value>(forKey key: String) -> Value {
    let value = keyedValue(key) ?? type(of: self).defaultValue(forKey: key)
    if let value = value as? Value { return value }
    let number = value as? NSNumber ?? (value as? CGFloat).map { NSNumber(value: Double($0)) }
    if let number, let own = Self.converted(number, to: Value.self) { return own }
    if let nothing = Optional<Any>.none as? Value { return nothing }
    if let zero = Self.converted(0, to: Value.self) { return zero }
    let zeros: [Any] = [
      CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity, CGAffineTransform.identity, "",
    ]
    if let zero = zeros.lazy.compactMap({ $0 as? Value }).first { return zero }
    fatalError("\(type(of: self)): \(key) has no value and isn't an optional")
  }

  /// Sets a property that a subclass declares with `@NSManaged`.
  public func _setManagedValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

  private static func converted<Value>(_ number: NSNumber, to type: Value.Type) -> Value? {
    let choices: [Any] = [
      CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue,
      number.boolValue, number.int32Value, number.int64Value, number.uintValue,
    ]
    for choice in choices {
      if let own = choice as? Value, Swift.type(of: choice) == type { return own }
    }
    return nil
  }

  static func initialValue(forKey key: String) -> Any? {
    switch AnimationKeyPath(key)?.read(LayerInitializers.make(self).state) {
    case .number(0), nil: nil
    case let value?: value.object
    }
  }
}

extension AnimatableValue {
  /// The replacement for `nil` in a property of this kind; `nil` if there is none.
  var nothing: AnimatableValue? {
    switch self {
    case .color: .color(nil)
    case .path: .path(nil)
    case .image: .image(nil)
    case .colors: .colors([])
    case .numbers: .numbers([])
    case .backdrop: .backdrop(nil)
    case .number, .point, .size, .rect, .transform: nil
    }
  }
}

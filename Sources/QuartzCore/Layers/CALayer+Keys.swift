extension CALayer {
  /// Sets the property or the part of one that `path` names. Keys that no property has are kept.
  func setKeyedValue(_ value: Any?, _ path: String) {
    guard let target = AnimationKeyPath(path), target.key.owner.isOwner(self) else {
      setCustom(value, path)
      return
    }
    let old = target.key.read(state)
    guard let new = AnimatableValue(value)?.asKind(of: old) ?? old.nothing else {
      preconditionFailure("CALayer: \(String(describing: value)) is no value for \(path)")
    }
    if target.component.isEmpty {
      target.key.set(self, new)
    } else if let whole = ValueComponent.write(old, target.component, new) {
      target.key.set(self, whole)
    } else {
      preconditionFailure("CALayer: there is no key path \(path)")
    }
  }

  /// What the model has; in a presentation layer, what is shown.
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
      customValues[key] = value
      if type(of: self).needsDisplay(forKey: key) { markNeedsDisplay() }
    }
  }

  static func initialValue(forKey key: String) -> Any? {
    switch AnimationKeyPath(key)?.read(LayerInitializers.make(self).state) {
    case .number(0), nil: nil
    case let value?: value.object
    }
  }
}

extension AnimatableValue {
  /// What stands for `nil` in a property of this kind; `nil` where there is no such thing.
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

import InterfaceFiles

extension UIScreen {
  /// The size classes for which Interface Builder files have variations.
  var interfaceSizeClasses: InterfaceSizeClasses {
    InterfaceSizeClasses(
      horizontal: .init(traitCollection.horizontalSizeClass),
      vertical: .init(traitCollection.verticalSizeClass))
  }
}

extension InterfaceSizeClasses.Class {
  fileprivate init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .unspecified
    }
  }
}

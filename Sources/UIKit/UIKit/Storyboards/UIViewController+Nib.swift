extension UIViewController {
  /// Loads the nib that the controller was made with, or the one named like its class
  /// (`MapController.xib`, or `MapView.xib`), in which the controller is the file's owner.
  ///
  /// A name that was given and isn't there traps, as on iOS.
  ///
  /// - Returns: whether there was one, and `view` is set.
  func loadViewFromNib() -> Bool {
    let bundle = nibBundle ?? .main
    guard let name = nibName ?? nibNameOfClass(in: bundle) else { return false }
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
    precondition(
      viewIfLoaded != nil, "loaded the nib \(name).xib but the view outlet was not set")
    return true
  }

  private func nibNameOfClass(in bundle: Bundle) -> String? {
    let name = "\(type(of: self))"
    var candidates = [name]
    if name.hasSuffix("Controller") { candidates.insert(String(name.dropLast(10)), at: 0) }
    return candidates.first { bundle.path(forResource: $0, ofType: "xib") != nil }
  }
}

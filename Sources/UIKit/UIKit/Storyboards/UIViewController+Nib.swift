extension UIViewController {
  /// Loads the nib that the controller was created with, or the one named after its class
  /// (`MapController.xib` or `MapView.xib`). The controller is the file's owner.
  ///
  /// As on iOS, an explicit name without a file traps.
  ///
  /// - Returns: Whether there was a nib and `view` is set.
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

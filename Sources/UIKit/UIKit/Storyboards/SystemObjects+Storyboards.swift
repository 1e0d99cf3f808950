extension SystemObjects {
  /// Registers the properties of segues.
  static func registerStoryboards() {
    Keys<UIStoryboardSegue>.register([
      "destination": \.destination,
      "source": \.source,
    ])
    Keys<UIStoryboardUnwindSegueSource>.register(["source": \.source])
  }
}

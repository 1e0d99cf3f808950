extension SystemObjects {
  /// Registers the properties of contents of cells.
  static func registerContent() {
    Keys<UIListContentView>.register([
      "imageLayoutGuide": \.imageLayoutGuide,
      "secondaryTextLayoutGuide": \.secondaryTextLayoutGuide,
      "textLayoutGuide": \.textLayoutGuide,
    ])
  }
}

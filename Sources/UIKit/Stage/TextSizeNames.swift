extension UIContentSizeCategory {
  /// The names for command lines and pages, from small to large, such as `accessibility-large`.
  package static let stageNames = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
    "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
    "accessibility-extra-large", "accessibility-extra-extra-large",
    "accessibility-extra-extra-extra-large",
  ]

  private static let stageTitles = [
    "Extra small", "Small", "Medium", "Large", "Extra large", "XX large", "XXX large",
    "Accessibility 1", "Accessibility 2", "Accessibility 3", "Accessibility 4", "Accessibility 5",
  ]

  /// Creates the category with this command-line name, or returns `nil` if there is none.
  package init?(stageName: String) {
    guard let index = Self.stageNames.firstIndex(of: stageName) else { return nil }
    self = Self.ascending[index]
  }

  package var stageName: String {
    Self.ascending.firstIndex(of: self).map { Self.stageNames[$0] } ?? "large"
  }

  package var stageTitle: String {
    Self.ascending.firstIndex(of: self).map { Self.stageTitles[$0] } ?? "Large"
  }
}

import UIKit

@available(iOS 16, *)
extension Gallery {
  /// Whether screens that are made from now on speak German. They speak English otherwise.
  @MainActor private(set) static var isGerman = false

  /// Lets screens that are made from now on speak the first of these languages that the gallery knows, or
  /// English.
  ///
  /// - Parameter preferred: Best first, as `de-CH`.
  @MainActor public static func speak(firstOf preferred: [String]) {
    let known = preferred.map { $0.prefix(2).lowercased() }.first { ["de", "en"].contains($0) }
    isGerman = known == "de"
  }

  /// What a storyboard says, in the language that the gallery speaks.
  @MainActor static func translated(_ controller: UIViewController) -> UIViewController {
    guard isGerman else { return controller }
    let content = (controller as? UINavigationController)?.viewControllers.first ?? controller
    content.title = content.title.map(word)
    content.navigationItem.title = content.navigationItem.title.map(word)
    translate(content.view)
    return controller
  }

  @MainActor private static func translate(_ view: UIView) {
    if let label = view as? UILabel { label.text = label.text.map(word) }
    for view in view.subviews { translate(view) }
  }
}

/// A text of the gallery in the language that it speaks; in English where there is no other.
@available(iOS 16, *)
@MainActor func word(_ english: String) -> String {
  Gallery.isGerman ? Gallery.german[english] ?? english : english
}

import UIKit

@available(iOS 16, *)
extension Gallery {
  /// Whether screens made from now on are in German. Otherwise they are in English.
  @MainActor package private(set) static var isGerman = false

  /// Sets the language of screens made from now on to the first of these languages that the gallery supports,
  /// or English.
  ///
  /// - Parameter preferred: The preferred languages, best first, such as `de-CH`.
  @MainActor public static func speak(firstOf preferred: [String]) {
    let known = preferred.map { $0.prefix(2).lowercased() }.first { ["de", "en"].contains($0) }
    isGerman = known == "de"
  }

  /// Translates the text of a storyboard's controller into the language of the gallery.
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

/// Returns a text in the language of the gallery, or in English if there is no translation.
@available(iOS 16, *)
@MainActor func word(_ english: String) -> String {
  Gallery.isGerman ? Gallery.german[english] ?? english : english
}

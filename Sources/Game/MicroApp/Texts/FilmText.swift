import UIKit

/// The texts on a button that makes a film.
@available(iOS 16, *)
enum FilmText: String, TextKey {
  case rest, done

  var phrase: Phrase {
    switch self {
    case .rest: Phrase("Filming: {seconds} s", "Filmt: {seconds} s")
    case .done:
      Phrase(
        "The film has ended. A browser that can record offers “{name}.webm” or saves it.",
        "Der Film ist zu Ende. Ein Browser, der aufnehmen kann, bietet „{name}.webm“ an.")
    }
  }

  /// Shows the rest of a film on its button, and at the end where the film goes: the page
  /// doesn't report whether its browser can record. The button works again then.
  ///
  /// - Parameter rest: The rest in seconds; 0 at the end.
  @MainActor static func show(
    _ rest: TimeInterval, name: String, on button: UIButton?, _ texts: Texts
  ) {
    let text =
      rest > 0
      ? texts[FilmText.rest, ["seconds": "\(Int(rest.rounded(.up)))"]]
      : texts[FilmText.done, ["name": name]]
    guard let button, button.configuration?.title != text else { return }
    button.configuration?.title = text
    button.isEnabled = rest == 0
    if rest == 0 { UIAccessibility.post(notification: .announcement, argument: text) }
  }
}

import Foundation

/// The facts that the page has to know besides the layers: the choices of its strip, and the device it
/// draws around the screen. Sent as JSON when it changes.
package struct StageState: Codable, Sendable, Equatable {
  package struct Choice: Codable, Sendable, Equatable {
    package var name: String
    package var title: String
  }

  /// The outside of the device, in points.
  package struct Frame: Codable, Sendable, Equatable {
    package var width: Double
    package var height: Double
    package var cornerRadius: Double
    /// `none`, `notch` or `island`; `side-notch` or `side-island` when the device lies on its side.
    var sensor: String
    package var statusBarHeight: Double
    /// `dark` or `light`: the colour of the time and the glyphs.
    package var statusBarStyle: String
    /// Whether the time and the glyphs are not shown; a notch or an island stays.
    package var isStatusBarHidden = false
    package var hasHomeIndicator: Bool
  }

  /// Where text is typed.
  package struct Editing: Codable, Sendable, Equatable {
    /// The caret, in points of the screen: where input methods show what they offer.
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
    /// The text that copying copies; empty for secrets.
    package var selected: String
    /// Whether an input method's text is not committed yet.
    package var isComposing: Bool
    /// HTML's `inputmode`.
    package var inputMode: String
  }

  /// A text that an application copied.
  package struct Copied: Codable, Sendable, Equatable {
    /// Grows with every change.
    package var count: Int
    package var text: String
  }

  package var title: String
  package var screens: [Choice]
  package var screen: String
  package var devices: [Choice]
  /// `window` if the screen fills the page's window, without a device around it.
  package var device: String
  package var orientation: String
  package var appearance: String
  package var textSizes: [Choice]
  package var textSize: String
  package var layoutDirection: String
  package var frame: Frame
  /// Whether the tab key does something in the application, or leaves the screen; with shift.
  package var takesTab = false
  package var takesBackTab = false
  /// `nil` while no text has the keyboard.
  package var editing: Editing?
  package var copied: Copied?

  package var json: String? {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}

import Foundation

/// The information that the page needs besides the layers: the settings in its sidebar, and the device that it
/// draws around the screen. It is sent as JSON when it changes.
package struct StageState: Codable, Sendable, Equatable {
  package struct Choice: Codable, Sendable, Equatable {
    package var name: String
    package var title: String
  }

  /// The outline of the device, in points.
  package struct Frame: Codable, Sendable, Equatable {
    package var width: Double
    package var height: Double
    package var cornerRadius: Double
    /// `none`, `notch` or `island`; `side-notch` or `side-island` in landscape.
    var sensor: String
    package var statusBarHeight: Double
    /// `dark` or `light`: the colour of the time and the symbols.
    package var statusBarStyle: String
    /// Whether the time and the symbols are hidden. A notch or an island stays.
    package var isStatusBarHidden = false
    package var hasHomeIndicator: Bool
  }

  /// The text that is being edited.
  package struct Editing: Codable, Sendable, Equatable {
    /// The caret in points of the screen, where input methods show their candidates.
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
    /// The text that copying would copy; empty for secure text.
    package var selected: String
    /// Whether an input method has uncommitted text.
    package var isComposing: Bool
    /// The value of HTML's `inputmode`.
    package var inputMode: String
  }

  /// A text that an application copied.
  package struct Copied: Codable, Sendable, Equatable {
    /// A counter that grows with every copy.
    package var count: Int
    package var text: String
  }

  package var title: String
  package var screens: [Choice]
  package var screen: String
  package var devices: [Choice]
  /// The device's name, or `window` if the screen fills the page's window without a device.
  package var device: String
  package var orientation: String
  package var appearance: String
  package var textSizes: [Choice]
  package var textSize: String
  package var layoutDirection: String
  package var frame: Frame
  /// Whether the tab key, or shift-tab, does something in the application. Otherwise it leaves the screen.
  package var takesTab = false
  package var takesBackTab = false
  /// The edited text; `nil` while no text has the keyboard focus.
  package var editing: Editing?
  package var copied: Copied?

  package var json: String? {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}

import UIKit

/// A screen that shows one class of UIKit, or one family, as its users would try it.
public struct ControlScreen: Sendable {
  /// The name in file names.
  public let name: String
  /// The name in the list of screens.
  public let title: String
  /// Makes the screen anew.
  public let makeController: @MainActor @Sendable () -> UIViewController

  /// All screens, in the order of the list.
  public static let all: [ControlScreen] = [
    ControlScreen(name: "compositional-layout", title: "Compositional layout") {
      CompositionalLayoutScreen()
    },
    ControlScreen(name: "popover", title: "Popover") { PopoverScreen() },
    ControlScreen(name: "drag-and-drop", title: "Drag and drop") { DragAndDropScreen() },
    ControlScreen(name: "pointer", title: "Pointer") { PointerScreen() },
    ControlScreen(name: "color", title: "Color") { ColorScreen() },
    ControlScreen(name: "share", title: "Share") { ShareScreen() },
  ]
}

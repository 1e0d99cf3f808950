import UIKit

/// A screen that demonstrates one class of UIKit, or one family.
public struct ControlScreen: Sendable {
  /// The name in file names.
  public let name: String
  /// The name in the list of screens.
  public let title: String
  /// Makes a new controller of the screen.
  public let makeController: @MainActor @Sendable () -> UIViewController

  /// All screens, in the order of the list.
  public static let all: [ControlScreen] = [
    ControlScreen(name: "calendar", title: "Calendar") { CalendarScreen() },
    ControlScreen(name: "color", title: "Color") { ColorScreen() },
    ControlScreen(name: "compositional-layout", title: "Compositional layout") {
      CompositionalLayoutScreen()
    },
    ControlScreen(name: "date-picker", title: "Date picker") { DatePickerScreen() },
    ControlScreen(name: "drag-and-drop", title: "Drag and drop") { DragAndDropScreen() },
    ControlScreen(name: "dynamics", title: "Dynamics") { DynamicsScreen() },
    ControlScreen(name: "emitter", title: "Emitter") { EmitterScreen() },
    ControlScreen(name: "layers", title: "Layers") { LayersScreen() },
    ControlScreen(name: "list-layout", title: "List layout") { ListLayoutScreen() },
    ControlScreen(name: "page-curl", title: "Page curl") { PageCurlScreen() },
    ControlScreen(name: "picker", title: "Picker") { PickerScreen() },
    ControlScreen(name: "pointer", title: "Pointer") { PointerScreen() },
    ControlScreen(name: "popover", title: "Popover") { PopoverScreen() },
    ControlScreen(name: "search", title: "Search") { SearchScreen() },
    ControlScreen(name: "search-tokens", title: "Search tokens") { SearchTokensScreen() },
    ControlScreen(name: "share", title: "Share") { ShareScreen() },
    ControlScreen(name: "split-view", title: "Split view") { SplitViewScreen() },
  ]
}

import UIKit

/// The screens of the gallery, by name.
@available(iOS 16, *)
public enum Gallery {
  /// A screen that shows one component of ElasticHeaders in use.
  public struct Screen: Sendable {
    /// The name for `ooze snapshot --screen`: lower case, with hyphens.
    public let name: String
    /// The title that users read.
    public let title: String
    /// A sentence that describes what the screen shows.
    public let summary: String
    /// The component that the screen demonstrates.
    public let component: String
    /// The name of the screen's source file, without its extension.
    public let source: String
    /// Makes the screen without a navigation controller around it.
    public let makeContent: @MainActor @Sendable () -> UIViewController
    /// Makes a new controller that can be the root of a window.
    public let makeController: @MainActor @Sendable () -> UIViewController

    /// The title in the language of the gallery.
    @MainActor public var localizedTitle: String { word(title) }
    /// The summary in the language of the gallery.
    @MainActor public var localizedSummary: String { word(summary) }
  }

  /// The list of all screens, which opens each of them.
  public static let menu = Screen(
    name: "menu", title: "Gallery", summary: "All screens, and their sources.", component: "",
    source: "", makeContent: { GalleryMenuController() },
    makeController: { UINavigationController(rootViewController: GalleryMenuController()) })

  /// All screens that `ooze gallery` offers. It starts with the first one.
  public static var all: [Screen] { [menu] + screens }

  /// Returns a screen that is made in code. On its own, it is inside a navigation controller.
  private static func screen(
    _ name: String, _ title: String, _ component: String, source: String, _ summary: String,
    hasPicture: Bool = true, make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Screen {
    let makeContent: @MainActor @Sendable () -> UIViewController = {
      let controller = make()
      controller.title = word(title)
      if hasPicture { controller.navigationItem.scrollEdgeAppearance = .overPicture }
      return controller
    }
    return Screen(
      name: name, title: title, summary: summary, component: component, source: source,
      makeContent: makeContent,
      makeController: { UINavigationController(rootViewController: makeContent()) })
  }

  /// The screens in the order of the gallery's menu.
  public static let screens: [Screen] = [
    Screen(
      name: "elastic-header", title: "Elastic header",
      summary: "From a storyboard, without a line of code for the header.",
      component: elastic, source: "ElasticHeaderController",
      makeContent: { translated(ElasticHeaderController.makeContent()) },
      makeController: { translated(ElasticHeaderController.makeFromStoryboard()) }),
    screen(
      "elastic-code", "In code", elastic, source: "ElasticCodeController",
      "The same header, made in code.",
      make: { ElasticCodeController() }),
    screen(
      "minimum-height", "Minimum height", elastic, source: "MinimumHeightController",
      "Shrinks to a bar that stays; a line and a subtitle follow the progress.",
      make: { MinimumHeightController() }),
    screen(
      "stretch-trigger", "Stretch trigger", elastic, source: "StretchTriggerController",
      "Something happens when the header is pulled far, once for each pull.",
      make: { StretchTriggerController() }),
    screen(
      "parallax", "Parallax", elastic, source: "ParallaxController",
      "The picture lags behind the rows as it scrolls out.",
      make: { ParallaxController() }),
    screen(
      "refresh", "Refresh control", elastic, source: "RefreshController",
      "Over the header, behind it, or instead of stretching.",
      make: { RefreshController() }),
    screen(
      "section-headers", "Section headers", elastic, source: "SectionHeadersController",
      "They stick at the header's lower edge, wherever that is.",
      make: { SectionHeadersController() }),
    screen(
      "resize", "More to read", elastic, source: "ResizeController",
      "The header grows when it has more to say, and the list stays in place.",
      make: { ResizeController() }),
    screen(
      "right-to-left", "Right to left, large text", elastic, source: "RightToLeftController",
      "The header grows with the text, and its margins change sides.",
      make: { RightToLeftController() }),
    screen(
      "collection", "Collection view", "ElasticHeaderCollectionView",
      source: "CollectionController", "An elastic header above the items of a collection view.",
      make: { CollectionController() }),
    screen(
      "pages", "Pages", "SharedHeader", source: "PagesController",
      "Three lists under one header, which moves from one to the next.",
      make: { PagesController() }),
    screen(
      "stretchy-header", "Stretchy header view", "StretchyTableHeaderView",
      source: "StretchyHeaderController",
      "A table header whose frame never changes, while its content does.",
      make: { StretchyHeaderController() }),
    screen(
      "sticky-cell", "Sticky top cell", "StickyStretchyCell", source: "StickyCellController",
      "Both methods side by side: pull one, and the other follows.",
      make: { StickyCellController() }),
    screen(
      "header-insets", "Header insets", "HeaderInsetTableView", source: "HeaderInsetsController",
      "A slider moves the line where section headers stick.", hasPicture: false,
      make: { HeaderInsetsController() }),
  ]

  private static let elastic = "ElasticHeaderTableView"
}

import QuartzCore

extension UIBarButtonItem {
  /// A button with a text or glyph of the system.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    /// Takes all the remaining space; a navigation bar gives it none.
    case flexibleSpace = 5
    /// Takes the item's `width`.
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    /// A page whose corner curls up.
    case pageCurl = 23
    case close = 24

    /// The name of the item in English, which is its text if there is no glyph.
    private var look: (name: String?, glyph: BarGlyph?) {
      switch self {
      case .done: ("Done", nil)
      case .cancel: ("Cancel", nil)
      case .edit: ("Edit", nil)
      case .save: ("Save", nil)
      case .undo: ("Undo", nil)
      case .redo: ("Redo", nil)
      case .add: ("Add", .plus)
      case .compose: ("Compose", .compose)
      case .reply: ("Reply", .reply)
      case .organize: ("Organize", .folder)
      case .bookmarks: ("Bookmarks", .book)
      case .camera: ("Camera", .camera)
      case .pageCurl: ("Page curl", .curledPage)
      case .action: ("Share", .share)
      case .search: ("Search", .magnifier)
      case .refresh: ("Refresh", .circularArrow)
      case .stop: ("Stop", .cross)
      case .trash: ("Delete", .bin)
      case .play: ("Play", .triangle)
      case .pause: ("Pause", .bars)
      case .rewind: ("Rewind", .triangles(pointing: -1))
      case .fastForward: ("Fast forward", .triangles(pointing: 1))
      case .close: ("Close", .cross)
      case .flexibleSpace, .fixedSpace: (nil, nil)
      }
    }

    /// The name of the item for assistive software.
    var spokenName: String? { look.name }

    /// The text of items without a glyph.
    var title: String? { look.glyph == nil ? look.name : nil }

    /// The glyph of items that have one.
    var glyph: BarGlyph? { look.glyph }

    var style: Style { self == .done || self == .save ? .done : .plain }

    var isSpace: Bool { self == .fixedSpace || self == .flexibleSpace }
  }
}

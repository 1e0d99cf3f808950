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

    /// The name of the item, which is its text if there is no glyph.
    private var look: (name: SystemText?, glyph: BarGlyph?) {
      switch self {
      case .done: (.done, nil)
      case .cancel: (.cancel, nil)
      case .edit: (.edit, nil)
      case .save: (.save, nil)
      case .undo: (.undo, nil)
      case .redo: (.redo, nil)
      case .add: (.add, .plus)
      case .compose: (.compose, .compose)
      case .reply: (.reply, .reply)
      case .organize: (.organize, .folder)
      case .bookmarks: (.bookmarks, .book)
      case .camera: (.camera, .camera)
      case .pageCurl: (.pageCurl, .curledPage)
      case .action: (.share, .share)
      case .search: (.search, .magnifier)
      case .refresh: (.refresh, .circularArrow)
      case .stop: (.stop, .cross)
      case .trash: (.delete, .bin)
      case .play: (.play, .triangle)
      case .pause: (.pause, .bars)
      case .rewind: (.rewind, .triangles(pointing: -1))
      case .fastForward: (.fastForward, .triangles(pointing: 1))
      case .close: (.close, .cross)
      case .flexibleSpace, .fixedSpace: (nil, nil)
      }
    }

    /// The name of the item for assistive software.
    var spokenName: String? { look.name?.text }

    /// The text of items without a glyph.
    var title: String? { look.glyph == nil ? spokenName : nil }

    /// The glyph of items that have one.
    var glyph: BarGlyph? { look.glyph }

    var style: Style { self == .done || self == .save ? .done : .plain }

    var isSpace: Bool { self == .fixedSpace || self == .flexibleSpace }
  }
}

import QuartzCore

extension UIBarButtonItem {
  /// A button whose text or drawing the system brings along.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    /// Takes all the space that is left; a navigation bar gives it none.
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

    /// The spoken name of an item that is a picture, in English.
    var spokenName: String? {
      switch self {
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .camera: "Camera"
      case .pageCurl: "Page curl"
      case .action: "Share"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast forward"
      case .close: "Close"
      default: title
      }
    }

    /// The text of the items that are text, in English.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    var style: Style { self == .done || self == .save ? .done : .plain }

    var isSpace: Bool { self == .fixedSpace || self == .flexibleSpace }

    /// The drawing of the items that are drawn.
    var glyph: BarGlyph? {
      switch self {
      case .add: .plus
      case .compose: .compose
      case .reply: .reply
      case .organize: .folder
      case .bookmarks: .book
      case .camera: .camera
      case .pageCurl: .curledPage
      case .action: .share
      case .search: .magnifier
      case .refresh: .circularArrow
      case .stop, .close: .cross
      case .trash: .bin
      case .play: .triangle
      case .pause: .bars
      case .rewind: .triangles(pointing: -1)
      case .fastForward: .triangles(pointing: 1)
      default: nil
      }
    }
  }
}

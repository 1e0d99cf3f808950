import Stage

/// Tells pages what assistive software finds on the screen, and finds what they ask something of.
@MainActor final class ElementTeller {
  private let stage: Stage
  /// The tree that was told last, with its picture, the count of the app's changes, its time and its
  /// page.
  private var elements: AccessibilityTree?
  private var root: LayerNode?
  private var changes = 0
  private var time = -Double.infinity
  private weak var page: PageConnection?
  /// The app's posts since.
  private var posts: [AccessibilityCenter.Post] = []

  /// Seconds between two tellings while something moves: nobody can read elements that move.
  private static let interval = 0.5

  init(of stage: Stage) {
    self.stage = stage
    stage.onAccessibilityPost = { [weak self] in self?.posts.append($0) }
  }

  /// Has the next telling of what moves wait from now on: a page's picture comes first.
  func waitForPicture(at time: Double) {
    self.time = time
  }

  /// Tells it while something moves, now and then.
  func tellNowAndThen(_ page: PageConnection) {
    if stage.time - time >= Self.interval { tell(page) }
  }

  /// Tells it if it may have changed.
  func tell(_ page: PageConnection) {
    let root = stage.layerTree().root
    let changes = stage.accessibilityChanges
    guard root !== self.root || changes != self.changes || page !== self.page else { return }
    (self.root, self.changes, self.page) = (root, changes, page)
    time = stage.time
    page.sendElements(updated().nodes, posts)
    posts = []
  }

  /// Does what is asked of an element. What the page saw may have become something else since: then nothing
  /// has its number.
  func perform(_ element: ClientMessage.Element) {
    guard let object = updated().object(element.number) else { return }
    stage.perform(element.request, on: object)
  }

  private func updated() -> AccessibilityTree {
    let tree = stage.accessibilityTree(after: elements)
    elements = tree
    return tree
  }
}

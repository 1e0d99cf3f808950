import Stage

/// Sends pages the accessibility elements on the screen, and performs the actions that they request.
@MainActor final class ElementTeller {
  private let stage: Stage
  /// The tree that was sent last, with its layer tree, the number of changes by the app, its time and its page.
  private var elements: AccessibilityTree?
  private var root: LayerNode?
  private var changes = 0
  private var time = -Double.infinity
  private weak var page: PageConnection?
  /// The notifications that the app has posted since then.
  private var posts: [AccessibilityCenter.Post] = []

  /// The time in seconds between two updates while something moves. Nobody can read moving elements.
  private static let interval = 0.5

  init(of stage: Stage) {
    self.stage = stage
    stage.onAccessibilityPost = { [weak self] in self?.posts.append($0) }
  }

  /// Postpones the next update while something moves: a page's picture comes first.
  func waitForPicture(at time: Double) {
    self.time = time
  }

  /// Sends an update while something moves, at the interval.
  func tellNowAndThen(_ page: PageConnection) {
    if stage.time - time >= Self.interval { tell(page) }
  }

  /// Sends an update if the elements may have changed.
  func tell(_ page: PageConnection) {
    let root = stage.layerTree().root
    let changes = stage.accessibilityChanges
    guard root !== self.root || changes != self.changes || page !== self.page else { return }
    (self.root, self.changes, self.page) = (root, changes, page)
    time = stage.time
    page.sendElements(updated().nodes, posts)
    posts = []
  }

  /// Performs the action that the page requests. If the element has been replaced in the meantime, its number
  /// is no longer valid and nothing happens. A request to go back is meant for the screen, not for the element, so it
  /// goes to the screen's first element then: players press B while a screen is still sliding in.
  func perform(_ element: ClientMessage.Element) {
    let tree = updated()
    let substitute = element.request == .escape ? tree.nodes.first?.number : nil
    if let object = tree.object(element.number) ?? substitute.flatMap(tree.object) {
      stage.perform(element.request, on: object)
    }
  }

  private func updated() -> AccessibilityTree {
    let tree = stage.accessibilityTree(after: elements)
    elements = tree
    return tree
  }
}

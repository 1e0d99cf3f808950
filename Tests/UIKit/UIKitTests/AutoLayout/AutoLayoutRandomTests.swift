import Stage
import Testing

/// Random changes to a tree of views. After every layout the edited system must be as good as a new
/// one.
@MainActor @Suite struct AutoLayoutRandomTests {
  @Test(arguments: Array(1...25) + [229, 508, 561])
  func `editing is as good as building anew`(seed: Int) {
    LayoutEngine.checksInvariants = true
    defer { LayoutEngine.checksInvariants = false }
    var random = SplitMix(state: UInt64(seed))
    let root = island()
    var views: [UIView] = [root]
    var constraints: [NSLayoutConstraint] = []
    for step in 0..<60 {
      change(root, &views, &constraints, &random)
      if random.next(3) == 0 { continue }
      root.layoutIfNeeded()
      #expect(root.brokenLayoutInvariants == [], "seed \(seed) at \(step)")
      guard let edited = root.layoutErrors(rebuilt: false),
        let rebuilt = root.layoutErrors(rebuilt: true)
      else { continue }
      #expect(edited.keys.sorted() == rebuilt.keys.sorted(), "seed \(seed) at \(step)")
      // Lower levels follow from the higher ones, so the first difference matters.
      for level in edited.keys.sorted(by: >) {
        let a = edited[level] ?? 0
        let b = rebuilt[level] ?? 0
        #expect(abs(a - b) < 1e-4, "seed \(seed) at \(step), level \(level): \(a), \(b)")
        if abs(a - b) >= 1e-4 { return }
      }
      for view in views where !view.translatesAutoresizingMaskIntoConstraints {
        #expect(view.bounds.width >= 0 && view.bounds.height >= 0)
      }
    }
  }

  private func change(
    _ root: UIView, _ views: inout [UIView], _ constraints: inout [NSLayoutConstraint],
    _ random: inout SplitMix
  ) {
    switch random.next(12) {
    case 0, 1:
      let parent = views[random.next(views.count)]
      let content = ContentView(CGFloat(random.next(9)) * 10, CGFloat(random.next(9)) * 10)
      if random.next(5) == 0 {
        content.frame = CGRect(x: random.next(50), y: 5, width: random.next(90), height: 40)
        parent.addSubview(content)
      } else {
        parent.adding(content)
      }
      views.append(content)
    case 2 where views.count > 1:
      let view = views[1 + random.next(views.count - 1)]
      view.removeFromSuperview()
      views.removeAll { !$0.isDescendant(of: root) }
      constraints.removeAll { !$0.isActive }
    case 3 where !constraints.isEmpty:
      constraints.remove(at: random.next(constraints.count)).isActive = false
    case 4 where !constraints.isEmpty:
      constraints[random.next(constraints.count)].constant = CGFloat(random.next(21) - 10) * 5
    case 5 where !constraints.isEmpty:
      constraints[random.next(constraints.count)].priority =
        UILayoutPriority([900, 750, 500, 250][random.next(4)])
    case 6:
      root.frame.size = CGSize(width: 100 + random.next(300), height: 100 + random.next(300))
    case 7:
      if let view = views[random.next(views.count)] as? ContentView {
        view.content.width = CGFloat(random.next(12) - 1) * 10
      }
    case 8 where views.count > 1:
      let view = views[1 + random.next(views.count - 1)]
      view.translatesAutoresizingMaskIntoConstraints.toggle()
    case 9:
      root.layoutMargins.left = CGFloat(random.next(30))
    default:
      constraints.append(makeConstraint(views, &random))
      constraints[constraints.count - 1].isActive = true
    }
  }

  private func makeConstraint(
    _ views: [UIView], _ random: inout SplitMix
  ) -> NSLayoutConstraint {
    let a = views[random.next(views.count)]
    let b = views[random.next(views.count)]
    let relation = [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][
      random.next(3)]
    let families: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX, .leadingMargin], [.top, .bottom, .centerY],
      [.width, .height],
    ]
    let family = families[random.next(3)]
    let constraint = NSLayoutConstraint(
      item: a, attribute: family[random.next(family.count)], relatedBy: relation, toItem: b,
      attribute: family[random.next(family.count)], multiplier: 1,
      constant: CGFloat(random.next(21) - 10) * 5)
    constraint.priority = UILayoutPriority([900, 750, 500, 250][random.next(4)])
    return constraint
  }
}

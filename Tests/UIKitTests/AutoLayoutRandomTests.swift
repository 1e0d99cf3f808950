import Stage
import Testing

/// Random changes to a tree of views; after every layout the edited system must be as good as one
/// made from nothing.
@MainActor @Suite struct AutoLayoutRandomTests {
  /// SplitMix64.
  private struct Random {
    var state: UInt64

    mutating func below(_ n: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(n))
    }
  }

  @Test(arguments: Array(1...25) + [229, 508, 561])
  func `editing is as good as building anew`(seed: Int) {
    LayoutEngine.checksInvariants = true
    defer { LayoutEngine.checksInvariants = false }
    var random = Random(state: UInt64(seed))
    let root = island()
    var views: [UIView] = [root]
    var constraints: [NSLayoutConstraint] = []
    for step in 0..<60 {
      change(root, &views, &constraints, &random)
      if random.below(3) == 0 { continue }
      root.layoutIfNeeded()
      #expect(root._brokenLayoutInvariants == [], "seed \(seed) at \(step)")
      guard let edited = root._layoutErrors(rebuilt: false),
        let rebuilt = root._layoutErrors(rebuilt: true)
      else { continue }
      #expect(edited.keys.sorted() == rebuilt.keys.sorted(), "seed \(seed) at \(step)")
      // Lower levels follow from the higher ones, so the first difference is the one to see.
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
    _ random: inout Random
  ) {
    switch random.below(12) {
    case 0, 1:
      let parent = views[random.below(views.count)]
      let content = ContentView(CGFloat(random.below(9)) * 10, CGFloat(random.below(9)) * 10)
      if random.below(5) == 0 {
        content.frame = CGRect(x: random.below(50), y: 5, width: random.below(90), height: 40)
        parent.addSubview(content)
      } else {
        parent.adding(content)
      }
      views.append(content)
    case 2 where views.count > 1:
      let view = views[1 + random.below(views.count - 1)]
      view.removeFromSuperview()
      views.removeAll { !$0.isDescendant(of: root) }
      constraints.removeAll { !$0.isActive }
    case 3 where !constraints.isEmpty:
      constraints.remove(at: random.below(constraints.count)).isActive = false
    case 4 where !constraints.isEmpty:
      constraints[random.below(constraints.count)].constant = CGFloat(random.below(21) - 10) * 5
    case 5 where !constraints.isEmpty:
      constraints[random.below(constraints.count)].priority =
        UILayoutPriority([900, 750, 500, 250][random.below(4)])
    case 6:
      root.frame.size = CGSize(width: 100 + random.below(300), height: 100 + random.below(300))
    case 7:
      if let view = views[random.below(views.count)] as? ContentView {
        view.content.width = CGFloat(random.below(12) - 1) * 10
      }
    case 8 where views.count > 1:
      let view = views[1 + random.below(views.count - 1)]
      view.translatesAutoresizingMaskIntoConstraints.toggle()
    case 9:
      root.layoutMargins.left = CGFloat(random.below(30))
    default:
      constraints.append(makeConstraint(views, &random))
      constraints[constraints.count - 1].isActive = true
    }
  }

  private func makeConstraint(
    _ views: [UIView], _ random: inout Random
  ) -> NSLayoutConstraint {
    let a = views[random.below(views.count)]
    let b = views[random.below(views.count)]
    let relation = [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][
      random.below(3)]
    let families: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX, .leadingMargin], [.top, .bottom, .centerY],
      [.width, .height],
    ]
    let family = families[random.below(3)]
    let constraint = NSLayoutConstraint(
      item: a, attribute: family[random.below(family.count)], relatedBy: relation, toItem: b,
      attribute: family[random.below(family.count)], multiplier: 1,
      constant: CGFloat(random.below(21) - 10) * 5)
    constraint.priority = UILayoutPriority([900, 750, 500, 250][random.below(4)])
    return constraint
  }
}

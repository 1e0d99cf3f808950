import Stage
import Testing

@MainActor @Suite struct AutoLayoutAmbiguityTests {
  /// The four constraints of a frame, and every subset on each axis. A view without content is
  /// determined along an axis by two of near edge, far edge and extent.
  @Test func `a view is ambiguous where a place or a size is open`() {
    for subset in 0..<8 {
      for isVertical in [false, true] {
        let root = island(300, 300)
        let view = root.adding(UIView())
        let other: [NSLayoutConstraint] =
          isVertical
          ? [
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
          ]
          : [
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
          ]
        let along: [NSLayoutConstraint] =
          isVertical
          ? [
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
            view.heightAnchor.constraint(equalToConstant: 290),
          ]
          : [
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
            view.widthAnchor.constraint(equalToConstant: 290),
          ]
        let chosen = along.enumerated().filter { subset & (1 << $0.offset) != 0 }.map(\.element)
        NSLayoutConstraint.activate(other + chosen)
        #expect(view.hasAmbiguousLayout == (chosen.count < 2), "subset \(subset)")
        #expect(!root.hasAmbiguousLayout)
      }
    }
  }

  @Test func `content and priorities decide too, equal wishes do not`() {
    let root = island(300, 300)
    let row = [ContentView(50, 10), ContentView(50, 10)]
    for view in row { root.adding(view) }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[a][b]|", options: .alignAllTop, metrics: nil,
        views: ["a": row[0], "b": row[1]]))
    row[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    // Both hug at 250: which of them is stretched is ambiguous.
    #expect(row.map(\.hasAmbiguousLayout) == [true, true])
    row[1].setContentHuggingPriority(.init(249), for: .horizontal)
    #expect(row.map(\.hasAmbiguousLayout) == [false, false])
    root.layoutIfNeeded()
    #expect(row.map(\.frame.width) == [50, 250])
  }

  @Test func `exercising goes round the frames, and layout takes the solved one again`() {
    let root = island(300, 300)
    let view = root.adding(UIView())
    let inner = view.adding(UIView())
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-5-[v(40)]", metrics: nil, views: ["v": view])
        + [
          view.widthAnchor.constraint(equalToConstant: 30),
          inner.leftAnchor.constraint(equalTo: view.leftAnchor),
          inner.topAnchor.constraint(equalTo: view.topAnchor),
          inner.widthAnchor.constraint(equalTo: view.widthAnchor),
          inner.heightAnchor.constraint(equalToConstant: 1),
        ])
    root.layoutIfNeeded()
    let solved = view.frame
    var seen: [CGFloat] = []
    for _ in 0..<3 {
      view.exerciseAmbiguityInLayout()
      seen.append(view.frame.minX - solved.minX)
      #expect(view.frame.size == solved.size)
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 1))
    }
    #expect(seen == [20, -20, 0])
    view.exerciseAmbiguityInLayout()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == solved)
    inner.exerciseAmbiguityInLayout()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 1))
  }

  @Test func `the constraints that decide are those that bind`() {
    let root = island(300, 300)
    let view = root.adding(ContentView(50, 10))
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
    let slack = view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    let beaten = view.widthAnchor.constraint(equalToConstant: 60).at(700)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, wide, slack, beaten, top])
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, wide])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
    wide.isActive = false
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, beaten])
    beaten.isActive = false
    // The content doesn't count as a constraint.
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left])
    #expect(UIView().constraintsAffectingLayout(for: .vertical) == [])
  }

  @Test func `guides answer too`() {
    let root = island(300, 300)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      left, width, guide.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [left, width])
    guide.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!guide.hasAmbiguousLayout)
    #expect(!root.layoutMarginsGuide.hasAmbiguousLayout)
  }
}

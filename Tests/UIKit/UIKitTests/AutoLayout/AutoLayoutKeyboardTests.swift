import Stage
import Testing

@MainActor @Suite struct AutoLayoutKeyboardTests {
  /// Without a keyboard the guide's top is the bottom of the safe area, as Apple documents, on a
  /// device with a home indicator (34 points) and on one without.
  @Test(arguments: [(Stage.Device.iPhone14Pro, 852.0, 34.0), (.iPhoneSE, 667.0, 0)])
  func `with no keyboard the guide lies below the safe area`(
    device: Stage.Device, height: CGFloat, inset: CGFloat
  ) {
    let stage = Stage(device: device)
    let controller = UIViewController()
    stage.show(controller)
    let root = controller.view!
    let field = root.adding(ContentView(100, 40))
    NSLayoutConstraint.activate([
      root.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.keyboardLayoutGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(field.frame.maxY == height - inset - 8)
    #expect(field.frame.width == root.bounds.width)
    #expect(
      root.keyboardLayoutGuide.layoutFrame
        == CGRect(x: 0, y: height - inset, width: root.bounds.width, height: inset))
    #expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
    controller.additionalSafeAreaInsets.bottom = 50
    root.layoutIfNeeded()
    #expect(field.frame.maxY == height - inset - 58)
  }

  @Test func `constraints go by the edges that it is near`() {
    let root = island()
    let view = root.adding(UIView())
    let guide = root.keyboardLayoutGuide
    func constraint() -> NSLayoutConstraint { view.widthAnchor.constraint(equalToConstant: 5) }
    let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, [.bottom, .leading]]
    for edge in edges {
      let near = constraint()
      let away = constraint()
      guide.setConstraints([near], activeWhenNearEdge: edge)
      guide.setConstraints([away], activeWhenAwayFrom: edge)
      #expect(near.isActive == (edge == .bottom))
      #expect(away.isActive == !edge.contains(.bottom))
      #expect(guide.constraints(activeWhenNearEdge: edge) == [near])
      #expect(guide.constraints(activeWhenAwayFrom: edge) == [away])
    }
    let replaced = guide.constraints(activeWhenNearEdge: .bottom)[0]
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!replaced.isActive)
    guide.removeAllTrackedConstraints()
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.isEmpty)
  }
}

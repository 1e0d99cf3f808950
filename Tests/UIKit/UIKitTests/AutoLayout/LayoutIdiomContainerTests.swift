import Stage
import Testing

/// Layout code as apps write it, around scroll views, guides, stacks and controllers, with computed frames.
@MainActor @Suite struct LayoutIdiomContainerTests {
  @Test func `a stack in a scroll view decides the content's height`() {
    let root = island(320, 480)
    let scroll = root.adding(UIScrollView())
    let stack = scroll.adding(UIStackView())
    stack.axis = .vertical
    stack.spacing = 10
    let content = scroll.contentLayoutGuide
    let frame = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])
    for count in 1...12 {
      stack.addArrangedSubview(ContentView(50, 60))
      root.layoutIfNeeded()
      let height = CGFloat(count * 60 + (count - 1) * 10)
      #expect(stack.frame == CGRect(x: 16, y: 20, width: 288, height: height))
      #expect(scroll.contentSize == CGSize(width: 320, height: height + 40))
    }
    scroll.contentOffset.y = 100
    stack.arrangedSubviews[3].isHidden = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == CGFloat(11 * 60 + 10 * 10 + 40))
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `a page is at least as high as its scroll view`() {
    let root = island(320, 480)
    let scroll = root.adding(UIScrollView())
    let page = scroll.adding(UIView())
    let text = page.adding(ContentView(100, 100))
    let button = page.adding(ContentView(100, 50))
    let fill = page.heightAnchor.constraint(greaterThanOrEqualTo: scroll.heightAnchor)
    var constraints = [
      fill, page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      text.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
      button.topAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 10),
      button.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -10),
    ]
    for (inner, outer) in [(scroll as UIView, root), (page, scroll)] {
      constraints += [
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ]
    }
    for view in [text, button] {
      constraints.append(view.centerXAnchor.constraint(equalTo: page.centerXAnchor))
    }
    let weak = page.heightAnchor.constraint(equalToConstant: 0)
    weak.priority = .fittingSizeLevel
    NSLayoutConstraint.activate(constraints + [weak])
    for (height, expected) in [(100.0, 480.0), (400, 480), (500, 580), (1000, 1080), (100, 480)] {
      text.content.height = height
      root.layoutIfNeeded()
      // Three gaps of 10 and the button's 50, at least the scroll view's 480.
      #expect(scroll.contentSize == CGSize(width: 320, height: expected))
      #expect(button.frame == CGRect(x: 110, y: expected - 60, width: 100, height: 50))
    }
  }

  @Test(arguments: [false, true])
  func `content keeps to margins that come from outside`(isRightToLeft: Bool) {
    let root = island(320, 200)
    let card = root.adding(UIView())
    let title = card.adding(ContentView(80, 20))
    for view in [root, card, title] {
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    root.directionalLayoutMargins = .init(top: 0, leading: 40, bottom: 0, trailing: 10)
    card.directionalLayoutMargins = .init(top: 4, leading: 12, bottom: 4, trailing: 12)
    card.preservesSuperviewLayoutMargins = true
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
      title.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      title.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // The card begins 8 points inside, so 32 of the leading 40 are left, which is more than its own 12;
    // at the trailing edge its own 12 are more than the outer 10.
    let x: CGFloat = isRightToLeft ? 12 : 32
    #expect(title.frame == CGRect(x: x, y: 4, width: 312 - 32 - 12, height: 20))
    #expect(card.frame == CGRect(x: isRightToLeft ? 0 : 8, y: 0, width: 312, height: 28))
  }

  @Test(arguments: [320.0, 688, 1024])
  func `an article keeps to what can be read`(width: CGFloat) {
    let root = island(width, 500)
    let article = root.adding(UIView())
    let guide = root.readableContentGuide
    NSLayoutConstraint.activate([
      article.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      article.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      article.topAnchor.constraint(equalTo: guide.topAnchor),
      article.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // Margins of 8 all round; at most 672, centred.
    let expected = min(width - 16, 672)
    #expect(
      article.frame
        == CGRect(x: (width - expected) / 2, y: 8, width: expected, height: 484))
    #expect(guide.layoutFrame == article.frame)
  }

  @Test func `an input bar stands on the keyboard's guide`() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let root = controller.view!
    let bar = root.adding(ContentView(0, 44))
    let list = root.adding(UIView())
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      list.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
    ])
    root.layoutIfNeeded()
    // Without a keyboard it is below the safe area: 852 − 34; the top inset is 59.
    #expect(bar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
    #expect(list.frame == CGRect(x: 0, y: 59, width: 393, height: 715))
  }

  @Test func `older code keeps to the layout guides of its controller`() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    let list = controller.view.adding(UIView())
    let views: [String: Any] = [
      "list": list, "top": controller.topLayoutGuide, "bottom": controller.bottomLayoutGuide,
    ]
    let formats = ["H:|[list]|", "V:[top][list]-4-[bottom]"]
    NSLayoutConstraint.activate(
      formats.flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
      })
    controller.view.layoutIfNeeded()
    // The bar's lower edge, 97.667; at the bottom 34 and the gap.
    #expect(controller.topLayoutGuide.length == 293.0 / 3)
    #expect(controller.bottomLayoutGuide.length == 34)
    #expect(abs(list.frame.minY - 293.0 / 3) < 1e-9)
    #expect(abs(list.frame.maxY - 814) < 1e-9)
    navigation.setNavigationBarHidden(true, animated: false)
    controller.view.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 59)
    #expect(list.frame.minY == 59)
  }

  @Test func `a card of stacks shows and hides its parts`() {
    let root = island(320, 480)
    let icon = ContentView(40, 40)
    let title = ContentView(100, 20)
    let subtitle = ContentView(120, 16)
    let footer = ContentView(10, 30)
    let texts = UIStackView(arrangedSubviews: [title, subtitle])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [icon, texts])
    row.spacing = 12
    row.alignment = .center
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let card = root.adding(UIStackView(arrangedSubviews: [row, footer]))
    card.axis = .vertical
    card.setCustomSpacing(24, after: row)
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = .init(top: 10, leading: 16, bottom: 10, trailing: 16)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    for hidden in 0..<8 {
      icon.isHidden = hidden & 1 != 0
      subtitle.isHidden = hidden & 2 != 0
      footer.isHidden = hidden & 4 != 0
      root.layoutIfNeeded()
      let textHeight: CGFloat = subtitle.isHidden ? 20 : 20 + 2 + 16
      let rowHeight = icon.isHidden ? textHeight : 40
      let footerHeight: CGFloat = footer.isHidden ? 0 : 24 + 30
      #expect(card.frame == CGRect(x: 0, y: 0, width: 320, height: 20 + rowHeight + footerHeight))
      #expect(row.frame == CGRect(x: 16, y: 10, width: 288, height: rowHeight))
      let start: CGFloat = icon.isHidden ? 0 : 52
      #expect(
        texts.frame
          == CGRect(
            x: start, y: (rowHeight - textHeight) / 2, width: 288 - start, height: textHeight))
    }
    texts.removeArrangedSubview(title)
    title.removeFromSuperview()
    texts.insertArrangedSubview(ContentView(10, 50), at: 0)
    root.layoutIfNeeded()
    #expect(texts.arrangedSubviews.count == 2)
    #expect(row.frame.height == 50)
  }

  @Test func `a child controller fills a container`() {
    final class Child: UIViewController {
      var sizes: [CGSize] = []

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sizes.append(view.bounds.size)
      }
    }
    let stage = Stage(device: .iPhone14Pro)
    let parent = UIViewController()
    let child = Child()
    stage.show(parent)
    let container = parent.view.adding(UIView())
    parent.addChild(child)
    container.adding(child.view)
    child.didMove(toParent: parent)
    let height = container.heightAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      height, container.topAnchor.constraint(equalTo: parent.view.safeAreaLayoutGuide.topAnchor),
      container.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
      child.view.topAnchor.constraint(equalTo: container.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      child.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    stage.advance(by: 0.1)
    #expect(container.frame == CGRect(x: 0, y: 59, width: 393, height: 200))
    #expect(child.sizes.last == CGSize(width: 393, height: 200))
    height.constant = 300
    stage.advance(by: 0.1)
    #expect(child.sizes.last == CGSize(width: 393, height: 300))
  }
}

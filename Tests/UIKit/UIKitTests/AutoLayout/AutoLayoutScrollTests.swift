import Stage
import Testing

@MainActor @Suite struct AutoLayoutScrollTests {
  private func scroll() -> UIScrollView {
    UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test func `constraints to a scroll view's edges decide the content size`() {
    for usesGuide in [false, true] {
      let scroll = scroll()
      let content = scroll.adding(ContentView(150, 900))
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(
          equalTo: usesGuide ? guide.topAnchor : scroll.topAnchor, constant: 10),
        content.leadingAnchor.constraint(
          equalTo: usesGuide ? guide.leadingAnchor : scroll.leadingAnchor),
        content.trailingAnchor.constraint(
          equalTo: usesGuide ? guide.trailingAnchor : scroll.trailingAnchor),
        content.bottomAnchor.constraint(
          equalTo: usesGuide ? guide.bottomAnchor : scroll.bottomAnchor, constant: -20),
        content.widthAnchor.constraint(
          equalTo: usesGuide ? scroll.frameLayoutGuide.widthAnchor : scroll.widthAnchor),
      ])
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 200, height: 930))
      #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 900))
      content.content.height = 100
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 200, height: 130))
      #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 130))
    }
  }

  @Test func `a content size set by hand stays when no constraint decides it`() {
    let scroll = scroll()
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let content = scroll.adding(ContentView(50, 50))
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 1000))
  }

  @Test func `scrolling solves nothing`() {
    let scroll = scroll()
    let content = scroll.adding(ContentView(150, 900))
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])
    scroll.layoutIfNeeded()
    LayoutCounts.current = LayoutCounts()
    for y in stride(from: 0.0, through: 500, by: 25) {
      scroll.contentOffset.y = y
      scroll.layoutIfNeeded()
    }
    #expect(LayoutCounts.current == LayoutCounts())
  }

  @Test func `what is tied to the frame or to the outside stays while content scrolls`() {
    let root = island(200, 300)
    let scroll = root.adding(UIScrollView())
    let floating = scroll.adding(UIView())
    let tied = scroll.adding(UIView())
    scroll.contentSize = CGSize(width: 200, height: 2000)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
      floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      floating.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
      floating.widthAnchor.constraint(equalToConstant: 10),
      floating.heightAnchor.constraint(equalToConstant: 10),
      tied.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      tied.rightAnchor.constraint(equalTo: root.rightAnchor),
      tied.widthAnchor.constraint(equalToConstant: 20),
      tied.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(floating.frame == CGRect(x: 0, y: 5, width: 10, height: 10))
    #expect(tied.frame == CGRect(x: 180, y: 230, width: 20, height: 20))
    LayoutCounts.current = LayoutCounts()
    scroll.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(floating.frame == CGRect(x: 0, y: 105, width: 10, height: 10))
    #expect(tied.frame == CGRect(x: 180, y: 330, width: 20, height: 20))
    #expect(LayoutCounts.current.islandsBuilt == 0)
    #expect(LayoutCounts.current.pivots == 0)
  }

  @Test func `a table's content size is the table's`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .plain)
    let view = table.adding(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: table.topAnchor),
      view.leadingAnchor.constraint(equalTo: table.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: table.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 500),
    ])
    table.layoutIfNeeded()
    let height = table.contentSize.height
    #expect(height < 500)
    #expect(view.frame.height == 500)
  }
}

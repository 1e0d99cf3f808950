import Stage
import Testing

@MainActor @Suite struct AutoLayoutConflictTests {
  private func conflicts(_ body: () -> Void) -> [LayoutConflict] {
    var seen: [LayoutConflict] = []
    let handler = LayoutConflict.handler
    LayoutConflict.handler = { seen.append($0) }
    body()
    LayoutConflict.handler = handler
    return seen
  }

  @Test func `contradicting constraints are reported, one breaks, the rest holds`() {
    let root = island()
    let view = root.adding(UIView())
    let first = view.widthAnchor.constraint(equalToConstant: 60)
    let second = view.widthAnchor.constraint(equalToConstant: 140)
    second.identifier = "second"
    NSLayoutConstraint.activate([
      first, second, view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
    ])
    let seen = conflicts { root.layoutIfNeeded() }
    #expect(seen.count == 1)
    #expect(seen.first?.constraints == [first, second])
    #expect(seen.first?.broken === second)
    #expect(seen.first?.report.contains("'second' UIView.width == 140.0") == true)
    #expect(view.frame == CGRect(x: 7, y: 0, width: 60, height: 0))
    #expect(second.isActive)
    // Without changes there is no new report, and the broken one holds as soon as it can.
    let later = conflicts {
      first.isActive = false
      root.layoutIfNeeded()
    }
    #expect(later.isEmpty)
    #expect(view.frame.width == 140)
  }

  @Test func `bounds that are too small break the newest constraint`() {
    let root = island()
    let view = root.adding(UIView())
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16)
    NSLayoutConstraint.activate([left, right])
    root.layoutIfNeeded()
    let seen = conflicts {
      root.frame.size.width = 20
      root.layoutIfNeeded()
    }
    #expect(seen.count == 1)
    #expect(seen.first?.constraints == [left, right])
    #expect(seen.first?.broken === right)
    #expect(view.frame.minX == 16)
    #expect(view.frame.width == 0)
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(view.frame.width == 68)
  }

  @Test func `a batch that swaps constraints passes through no conflict`() {
    let root = island()
    let view = root.adding(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 60)
    let wide = view.widthAnchor.constraint(equalToConstant: 140)
    narrow.isActive = true
    root.layoutIfNeeded()
    let seen = conflicts {
      wide.isActive = true
      narrow.isActive = false
      root.layoutIfNeeded()
    }
    #expect(seen.isEmpty)
    #expect(view.frame.width == 140)
  }

  @Test func `an edited constant that cannot hold breaks`() {
    let root = island()
    let view = root.adding(UIView())
    let exact = view.widthAnchor.constraint(equalToConstant: 60)
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    NSLayoutConstraint.activate([exact, limit])
    root.layoutIfNeeded()
    let seen = conflicts {
      exact.constant = 120
      root.layoutIfNeeded()
    }
    #expect(seen.first?.constraints == [exact, limit])
    #expect(view.frame.width == 120)
    let later = conflicts {
      exact.constant = 80
      root.layoutIfNeeded()
    }
    #expect(later.isEmpty)
    #expect(view.frame.width == 80)
  }
}

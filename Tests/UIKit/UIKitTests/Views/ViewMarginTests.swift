import Testing
import UIKit

@MainActor @Suite struct ViewMarginTests {
  init() { putPhoneToWork() }

  final class Listener: UIView {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
  }

  @Test func marginsAreEightAndTakeTheSafeArea() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func directionalMarginsTurnWithTheLayout() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 9, bottom: 3, right: 2)
    #expect(view.directionalLayoutMargins.leading == 2)
    #expect(view.directionalLayoutMargins.trailing == 9)
  }

  @Test func theSuperviewsMarginsArePreservedWhereTheyOverlap() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    parent.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    let child = UIView(frame: CGRect(x: 10, y: 50, width: 190, height: 100))
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 40))
  }

  @Test func aChangeIsReportedOnce() {
    let view = Listener()
    _ = view.layoutMargins
    view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let before = view.changes
    view.layoutMargins.top = 20
    #expect(view.changes == before + 1)
    view.layoutMargins.top = 20
    #expect(view.changes == before + 1)
  }
}

import Lowered
import Testing
import UIKit

/// Subclasses that implement an optional member of a protocol to which a superclass conforms.
///
/// Source: Swift's test `attr_objc.swift`, "Inference for subclasses" (F-SWIFT-13), and public bug reports, whose
/// assertions these are.
@MainActor struct InheritedMemberTests {
  @Test func aSubclassOfAnyKindIsCalled() {
    let quays: [(Quay, String)] = [
      (LongQuay(), "Ada"), (LongerQuay(), "longer Ada"), (ExtendedQuay(), "Ada"),
      (LowQuay(), "Ada"), (HeldQuay(), "Ada"), (Quays.local(), "local Ada"),
      (Quays.otherLocal(), "other Ada"), (localQuay(), "free Ada"),
      (Quays.Nested.Deeper(), "deeper Ada"),
    ]
    for (quay, name) in quays {
      _ = send(to: quay)
      #expect(quay.names == [name], "\(type(of: quay))")
    }
  }

  @Test func aMemberHasAValueOnlyInTheClassThatHasIt() {
    #expect(send(to: LongQuay()) == (3, "long"))
    for quay in [Quay(), MiddleQuay(), ExtendedQuay(), GuardedQuay(), QuietQuay()] {
      #expect(send(to: quay) == (nil, nil), "\(type(of: quay))")
    }
    let quiet = QuietQuay()
    _ = send(to: quiet)
    #expect(quiet.names == [])
  }

  /// Source: Swift, "Optional Protocol Requirements": the value of an optional property is an optional.
  @Test func anOptionalPropertyIsReadThroughAnyExpression() {
    let (long, plain) = (LongQuay(), Quay())
    #expect(FlagReader(long).read(long, [long]) == Array(repeating: "long", count: 16))
    #expect(FlagReader(plain).read(plain, [plain]) == Array(repeating: nil, count: 16))
  }

  @Test func anExtensionThatConformsCallsTheSubclass() {
    let labels: [(UILabel, String?)] = [
      (UILabel(), nil), (HarbourLabel(), "Ada"), (LowHarbourLabel(), "low Ada"),
    ]
    for (label, text) in labels {
      _ = send(to: label)
      #expect(label.text == text, "\(type(of: label))")
    }
    let delegates: [(any UITextViewDelegate, Bool)] = [
      (UIStackView(), true), (WritingStack(), false),
    ]
    for (delegate, begins) in delegates {
      #expect(delegate.textViewShouldBeginEditing(UITextView()) == begins)
    }
  }

  @Test func aTableAsksTheSubclass() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    for (source, count) in [(Rows(), 1), (Sections(), 3), (HighRows(), 1)] {
      table.dataSource = source
      table.reloadData()
      #expect(table.numberOfSections == count, "\(type(of: source))")
    }
  }

  /// A method that is absent stays absent: the table's own height is used.
  @Test func onlyASubclassWithTheMethodAnswersForTheHeight() {
    let heights: [(Rows, CGFloat)] = [
      (Rows(), 55), (Sections(), 55), (HighRows(), 77), (OtherRows(), 55),
    ]
    for (rows, height) in heights {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      table.rowHeight = 55
      table.dataSource = rows
      table.delegate = rows
      table.layoutIfNeeded()
      #expect(
        table.rectForRow(at: IndexPath(row: 0, section: 0)).height == height, "\(type(of: rows))")
    }
  }

  @Test func aTextFieldAsksTheSubclass() {
    let field = UITextField()
    let (base, login): (any UITextFieldDelegate, LoginForm) = (FormBase(), LoginForm())
    let delegate: any UITextFieldDelegate = login
    #expect(!delegate.textFieldShouldReturn(field))
    #expect(base.textFieldShouldReturn(field))
    #expect(delegate.textFieldShouldClear(field))
    // The method with a reason is absent, so the one without is called.
    field.text = "Ada"
    delegate.textFieldDidEndEditing(field, reason: .committed)
    #expect(login.ended == ["Ada"])
  }

  @Test func propertiesAreOptionalToo() {
    let taker: any UITextInputTraits = NumberTaker()
    #expect(taker.keyboardType == .numberPad)
    #expect(taker.isSecureTextEntry)
    #expect(taker.returnKeyType == .default)
    #expect((KeyTaker() as any UITextInputTraits).keyboardType == .default)
    taker.keyboardType = .URL
    #expect(taker.keyboardType == .URL)
    let scene = SceneSub()
    let window = UIWindow(frame: .zero)
    (scene as any _WindowKeeping).window = window
    #expect((scene as any UIWindowSceneDelegate).window??.isEqual(window) == true)
    #expect((SceneBase() as any UIWindowSceneDelegate).window! == nil)
  }

  @Test func animationsAndRecognizersAskTheSubclass() {
    let ends = MoreEnds()
    (ends as any CAAnimationDelegate).animationDidStop(CABasicAnimation(), finished: true)
    #expect(ends.ends == [true])
    let (touch, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    let picky: any UIGestureRecognizerDelegate = Picky(frame: .zero)
    #expect(picky.gestureRecognizer(touch, shouldRecognizeSimultaneouslyWith: pan))
    #expect(!picky.gestureRecognizerShouldBegin(touch))
    #expect(!picky.gestureRecognizer(touch, shouldReceive: UITouch()))
    #expect(picky.gestureRecognizer(touch, shouldBeRequiredToFailBy: pan) == false)
    let touchy: any UIGestureRecognizerDelegate = Touchy(frame: .zero)
    #expect(!touchy.gestureRecognizer(touch, shouldRecognizeSimultaneouslyWith: pan))
  }

  @Test func aFlowLayoutAsksTheSubclass() {
    let layout = UICollectionViewFlowLayout()
    let grid: any UICollectionViewDelegateFlowLayout = WideGrid(collectionViewLayout: layout)
    let path = IndexPath(item: 0, section: 0)
    let view = (grid as! WideGrid).collectionView!
    #expect(
      grid.collectionView(view, layout: layout, sizeForItemAt: path)
        == CGSize(width: 77, height: 33))
    let plain: any UICollectionViewDelegateFlowLayout = Grid(collectionViewLayout: layout)
    #expect(plain.collectionView(view, layout: layout, sizeForItemAt: path) == layout.itemSize)
  }
}

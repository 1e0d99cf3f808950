import Lowered
import Testing
import UIKit

/// Initializers of classes known only at run time, and of protocols to which Apple's classes conform.
///
/// Source: Swift, "Initializer Requirements", as far as classes of Objective-C fulfil them without `required`, and
/// public bug reports, whose assertions these are.
@MainActor struct InitializerTests {
  @Test func aProtocolMayAskEveryObjectForItsInitializer() {
    #expect(UIView { $0.tag = 3 }.tag == 3)
    #expect(TaggedView { _ in }.tag == 7)
    #expect(UILabel { $0.text = "Ada" }.text == "Ada")
    #expect(StallWorker { _ in }.name == "worker")
    #expect(OwnBlank { $0.value += 1 }.value == 6)
    #expect(Style.wide.width == 2)
    #expect(Registry<UIView>(["tagged": TaggedView.self]).make("tagged")?.tag == 7)
    #expect(Registry<UIView>(["tagged": TaggedView.self]).make("tagged", setting: 8)?.tag == 8)
    #expect(Registry<NSObject>(["worker": StallWorker.self]).make("worker") is StallWorker)
    #expect(Registry<UIView>(["tagged": TaggedView.self]).make("tagged", setting: 8) is TaggedView)
    #expect(Registry<StallWorker>(["worker": StallWorker.self]).make("worker")?.name == "worker")
    #expect(Registry<UIView>([:]).make("tagged") == nil)
  }

  @Test func aRequirementMayHaveArguments() {
    #expect(UIView.square(4).frame.size == CGSize(width: 4, height: 4))
    #expect(TaggedView.square(5).tag == 7)
    #expect(TaggedView.square(5).frame.width == 5)
    #expect(Frame.square(6).frame.height == 6)
    let frame = CGRect(x: 0, y: 0, width: 8, height: 9)
    let types: [UIView.Type] = [TaggedView.self, UIView.self]
    #expect(types.map { framed($0, frame).tag } == [7, 0])
    #expect(types.map { framed($0, frame).frame.height } == [9, 9])
    #expect(framed(Frame.self, frame).frame == frame)
  }

  /// Source: Apple's interface of UIBarButtonItem: only `init()` and `init(coder:)` are designated.
  @Test func conveniencesAreInherited() {
    #expect(BarItem(title: "Quay", style: .plain, target: nil, action: nil).title == "Quay")
    #expect(BarItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil).title == nil)
    #expect(BarItem(systemItem: .done).maker == "plain")
    #expect(BarItem(customView: UIView()).customView != nil)
  }

  /// Sources: Apple's pages "init(arrangedSubviews:)" of UIStackView and "init(collectionViewLayout:)" of
  /// UIDynamicAnimator, which declare convenience initializers.
  @Test func otherConveniencesAreInherited() {
    let pile = Pile(arrangedSubviews: [UIView(), UILabel()])
    #expect(pile.maker == "frame")
    #expect(pile.arrangedSubviews.count == 2)
    #expect(Motion(collectionViewLayout: UICollectionViewFlowLayout()).maker == "plain")
  }

  /// Source: Apple's pages "init(section:)" and "init(sectionProvider:)" of UICollectionViewCompositionalLayout,
  /// which declare designated initializers.
  @Test func designatedInitializersAreCalledBySubclasses() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    #expect(Rack(section).configuration.scrollDirection == .vertical)
    #expect(Rack { _ in section }.configuration.scrollDirection == .vertical)
  }

  @Test func aClassInAnyValueMakesItsObject() {
    let row = StallRow(Stall.self, StallWorker.self)
    let made = [
      RowOpener.open(row), RowOpener.open(first: [row])!, RowOpener.open([Stall.self]),
      Stall().another(),
      StallRouter().root(), root(of: StallRouter.self),
    ]
    for controller in made { #expect((controller as? Stall)?.maker == "screen") }
    #expect((RowOpener.work(row) as? StallWorker)?.name == "worker")
  }
}

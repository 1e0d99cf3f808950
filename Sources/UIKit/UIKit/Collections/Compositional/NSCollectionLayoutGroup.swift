import CoreGraphics
import Foundation
import ListEngine

/// Returns the items of a custom group. The environment's container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items next to each other, or below each other, or at positions that the app computes.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case line(LayoutAxis)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private(set) var arrangement = Arrangement.line(.horizontal)
  private var items: [NSCollectionLayoutItem] = []
  /// How often the group repeats its one subitem, in equal sizes; `nil` for as many as fit.
  private(set) var count: Int?

  private class func make(
    _ layoutSize: NSCollectionLayoutSize, along axis: LayoutAxis,
    _ items: [NSCollectionLayoutItem], count: Int? = nil
  ) -> Self {
    precondition(!items.isEmpty, "NSCollectionLayoutGroup: a group needs subitems")
    if let count { precondition(count > 0, "NSCollectionLayoutGroup: the count is \(count)") }
    return make(layoutSize, .line(axis), items, count: count)
  }

  private class func make(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ items: [NSCollectionLayoutItem] = [], count: Int? = nil
  ) -> Self {
    let group = makeDynamic()
    group.layoutSize = layoutSize
    group.arrangement = arrangement
    group.items = items
    group.count = count
    return group
  }

  /// Returns a group that places subitems from leading to trailing, repeating them while there is
  /// space.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, along: .horizontal, subitems) }

  /// Returns a group with `count` equally wide copies of one subitem.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, along: .horizontal, [subitem], count: count) }

  /// Returns the same group under the name of the Objective-C method.
  open class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns the same group as the newer `horizontal(layoutSize:repeatingSubitem:count:)`.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Returns a group that places subitems from top to bottom, repeating them while there is space.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, along: .vertical, subitems) }

  /// Returns a group with `count` equally high copies of one subitem.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, along: .vertical, [subitem], count: count) }

  /// Returns the same group under the name of the Objective-C method.
  open class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Returns the same group as the newer `vertical(layoutSize:repeatingSubitem:count:)`.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Returns a group whose items a closure places.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(layoutSize, .custom(itemProvider))
  }

  /// The views that are attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }

  /// The distance between subitems along the group; none unless set.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open var subitems: [NSCollectionLayoutItem] { items }

  override func content(_ traits: UITraitCollection) -> GroupItem.Content {
    switch arrangement {
    case .line(let axis):
      .line(
        GroupLine(
          axis: axis, subitems: subitems.map { $0.value(traits) }, count: count,
          spacing: GroupSpacing(interItemSpacing)))
    case .custom(let provider):
      .custom { size in
        let environment = CompositionalEnvironment(
          container: CompositionalContainer(contentSize: size, contentInsets: .zero),
          traitCollection: traits)
        return provider(environment).map {
          GroupPlacement.Leaf(frame: $0.frame, zIndex: $0.zIndex)
        }
      }
    }
  }

  /// Returns a description of the parts of the group, line by line.
  open func visualDescription() -> String { description(of: self, indentation: 0) }

  private func description(of item: NSCollectionLayoutItem, indentation: Int) -> String {
    func text(_ dimension: NSCollectionLayoutDimension) -> String {
      switch dimension.value {
      case .fractionalWidth(let fraction): "\(fraction) of the width"
      case .fractionalHeight(let fraction): "\(fraction) of the height"
      case .absolute(let points): "\(points)"
      case .estimated(let points): "about \(points)"
      }
    }
    let size = item.layoutSize
    let head =
      String(repeating: "  ", count: indentation)
      + "\(text(size.widthDimension)) × \(text(size.heightDimension))"
    guard let group = item as? NSCollectionLayoutGroup else { return head + "\n" }
    let name =
      switch group.arrangement {
      case .line(let axis): "\(axis)"
      case .custom: "custom"
      }
    return head + ", \(name)\n"
      + group.subitems.map { description(of: $0, indentation: indentation + 1) }.joined()
  }
}

import UIKit

/// Objects that stand between a view and its delegate.

/// Hears of scrolling first, and hands on whatever it doesn't have.
public class ScrollListener: NSObject, UIScrollViewDelegate {
  public weak var next: UIScrollViewDelegate?
  public private(set) var heard: [String] = []

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("scroll")
    next?.scrollViewDidScroll?(scrollView)
  }

  public override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || next?.responds(to: aSelector) == true
  }

  public override func forwardingTarget(for aSelector: Selector!) -> Any? {
    next?.responds(to: aSelector) == true ? next : super.forwardingTarget(for: aSelector)
  }
}

/// Has one method more than the class above, which that would hand on.
public class ZoomListener: ScrollListener {
  public private(set) var zooms = 0
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
}

public final class QuietZoomListener: ZoomListener {}

/// Conforms to another protocol that refines the same one, and in a class below once more.
extension ScrollListener: UITableViewDelegate {}
extension ZoomListener: UICollectionViewDelegate {}

public final class Pan: NSObject, UIScrollViewDelegate {
  public private(set) var heard: [String] = []

  public func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}

/// A delegate that has methods only as long as somebody set what they do. Parameters have names of its own.
public final class RowHandlers: NSObject, UITableViewDelegate, UITableViewDataSource {
  public var height: ((IndexPath) -> CGFloat)?
  public var title: ((Int) -> String?)?

  public override func responds(to aSelector: Selector!) -> Bool {
    switch aSelector {
    case #selector(UITableViewDelegate.tableView(_:heightForRowAt:)): return height != nil
    case #selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:)): return title != nil
    default: return super.responds(to: aSelector)
    }
  }

  public func tableView(_ tableView: UITableView, heightForRowAt place: IndexPath) -> CGFloat {
    height!(place)
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection number: Int) -> String? {
    title!(number)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

/// Has a method that another object is asked for.
public final class Shop: NSObject {
  @objc public func sell(_ thing: String) -> String { "sold \(thing)" }
}

/// Sells what its shop has.
public final class Counter: NSObject {
  private let shop = Shop()
  public override func forwardingTarget(for aSelector: Selector!) -> Any? { shop }
  public func sell(_ thing: String) -> String? {
    perform(#selector(Shop.sell(_:)), with: thing)?.takeUnretainedValue() as? String
  }
}

public func answers(_ delegate: UIScrollViewDelegate) -> [Bool] {
  [
    delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))),
    delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewWillBeginDragging(_:))),
    delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidEndDecelerating(_:))),
  ]
}

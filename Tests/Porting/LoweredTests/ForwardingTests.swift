import Lowered
import Testing
import UIKit

/// Objects that decide at run time which methods of a delegate they respond to, or forward them.
///
/// Source: Apple, NSObject, `forwardingTarget(for:)` and `responds(to:)`: "the object to which
/// unrecognized messages should first be directed".
@MainActor struct ForwardingTests {
  @Test func anObjectAnswersForTheMethodsOfADelegateThatItHas() {
    #expect(answers(Pan()) == [true, true, false])
    let listener = ScrollListener()
    #expect(answers(listener) == [true, false, false])
    let pan = Pan()
    listener.next = pan
    #expect(answers(listener) == [true, true, false])
  }

  @Test func whatAListenerLacksGoesToTheNextOne() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    let (listener, pan) = (ScrollListener(), Pan())
    scrollView.delegate = listener
    scrollView.contentOffset.y = 10
    #expect(listener.heard == ["scroll"])
    listener.next = pan
    scrollView.contentOffset.y = 20
    #expect(listener.heard == ["scroll", "scroll"])
    #expect(pan.heard == ["scroll"])
    let delegate: any UIScrollViewDelegate = listener
    delegate.scrollViewWillBeginDragging(scrollView)
    #expect(pan.heard == ["scroll", "begin"])
    #expect(!delegate.scrollViewShouldScrollToTop(scrollView))
    delegate.scrollViewDidEndDecelerating(scrollView)
    #expect(pan.heard == ["scroll", "begin"])
    listener.next = nil
    delegate.scrollViewWillBeginDragging(scrollView)
    #expect(pan.heard == ["scroll", "begin"])
    #expect(delegate.scrollViewShouldScrollToTop(scrollView))
  }

  @Test func aSubclassHasWhatItsSuperclassHandsOn() {
    for listener in [ZoomListener(), QuietZoomListener()] {
      let pan = Pan()
      listener.next = pan
      let delegate: any UIScrollViewDelegate = listener
      delegate.scrollViewDidZoom(UIScrollView())
      delegate.scrollViewWillBeginDragging(UIScrollView())
      #expect(listener.zooms == 1)
      #expect(pan.heard == ["begin"])
    }
  }

  @Test func aTableAsksOnlyForWhatItsDelegateSaysThatItHas() {
    func table(_ handlers: RowHandlers) -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.rowHeight = 50
      table.delegate = handlers
      table.dataSource = handlers
      table.layoutIfNeeded()
      return table
    }
    let handlers = RowHandlers()
    let plain = table(handlers)
    #expect(plain.rectForRow(at: [0, 1]).height == 50)
    #expect(plain.rectForHeader(inSection: 0).height == 0)
    handlers.height = { CGFloat(20 + $0.row) }
    handlers.title = { "Section \($0)" }
    let told = table(handlers)
    #expect(told.rectForRow(at: [0, 1]).height == 21)
    #expect(told.rectForHeader(inSection: 0).height > 0)
  }

  @Test func aMessageByNameIsHandedOn() {
    #expect(Counter().sell("eel") == "sold eel")
  }
}

// The diagnostics that Swift 6 gives for a client here and with iOS 16.5's SDK: each is above its line.
import UIKit

struct Measurer {
  func width(of view: UIView) -> CGFloat {
    // warning: call to main actor-isolated instance method 'layoutIfNeeded()' in a synchronous nonisolated context
    view.layoutIfNeeded()
    // warning: main actor-isolated property 'frame' can not be referenced from a nonisolated context
    return view.frame.width
  }

  @MainActor func height(of view: UIView) -> CGFloat {
    view.layoutIfNeeded()
    return view.frame.height
  }
}

final class Screen: UIViewController {
  private let label = UILabel()
  private var timer: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    timer = Task { [weak self] in self?.label.text = "later" }
  }

  nonisolated func report() {
    // warning: main actor-isolated property 'title' can not be mutated from a nonisolated context
    title = "reported"
  }

  func leave() async {
    await Task.detached { [self] in
      await self.dismiss(animated: false)
    }.value
  }
}

protocol Nameable { func name() -> String }

extension Screen: @MainActor Nameable {
  func name() -> String { title ?? "" }
}

// error: conformance of 'Headline' to protocol 'UIActivityItemSource' crosses into main actor-isolated code and can cause data races
@MainActor final class Headline: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _: UIActivityViewController, itemForActivityType: UIActivity.ActivityType?
  ) -> Any? { nil }
}

final class Caption: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _: UIActivityViewController, itemForActivityType: UIActivity.ActivityType?
  ) -> Any? { nil }
}

final class Filing: UIActivity {
  private let screen: Screen

  init(screen: Screen) { self.screen = screen }

  override func prepare(withActivityItems items: [Any]) {
    // warning: call to main actor-isolated instance method 'loadViewIfNeeded()' in a synchronous nonisolated context
    screen.loadViewIfNeeded()
  }

  override func perform() {
    let screen = screen
    MainActor.assumeIsolated { screen.loadViewIfNeeded() }
    activityDidFinish(true)
  }
}

func copyText() { UIPasteboard.general.string = "copied" }

final class Month: UIViewController, @MainActor UICalendarViewDelegate {
  func calendarView(
    _: UICalendarView, decorationFor day: DateComponents
  ) -> UICalendarView.Decoration? {
    day == selected ? .default() : nil
  }
  var selected: DateComponents?
}

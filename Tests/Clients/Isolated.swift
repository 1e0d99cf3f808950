// What Swift 6 says of a client, as on iOS: each diagnostic stands above its line.
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

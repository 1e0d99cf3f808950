import UIKit

public class ListController: UIViewController {
  public private(set) var senders: [String] = []
  @IBOutlet var container: UIView!

  @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailController? {
    DetailController(coder: coder, text: "made")
  }

  @IBSegueAction private func makeSent(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    senders.append("\(sender is UIButton)")
    return DetailController(coder: coder, text: "sent")
  }

  @IBSegueAction func makeNamed(
    _ coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> DetailController? {
    DetailController(coder: coder, text: segueIdentifier ?? "none")
  }

  @IBSegueAction func makeNone(_ coder: NSCoder) -> DetailController? { nil }

  @IBAction func back(_ segue: UIStoryboardSegue) {
    title = "back from \(segue.identifier ?? "")"
  }
}

public final class DetailController: UIViewController {
  public let text: String

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    text = "plain"
    super.init(coder: coder)
  }
}

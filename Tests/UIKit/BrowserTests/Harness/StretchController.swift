import Stage

/// A scroll view with a red header that stretches on a pull, and rows below.
final class StretchController: UIViewController, UIScrollViewDelegate {
  static let headerHeight: CGFloat = 200
  let scrollView = UIScrollView()
  let header = UIView()
  private(set) var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = self
    scrollView.accessibilityIdentifier = "scroll"
    view.addSubview(scrollView)
    for row in 0..<40 {
      let label = UILabel(
        frame: CGRect(x: 16, y: Self.headerHeight + CGFloat(row) * 44, width: 300, height: 44))
      label.text = "Row \(row)"
      scrollView.addSubview(label)
    }
    header.backgroundColor = UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)
    header.accessibilityIdentifier = "header"
    scrollView.addSubview(header)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize = CGSize(
      width: view.bounds.width, height: Self.headerHeight + 40 * 44)
    stretch()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stretch()
  }

  private func stretch() {
    let pulled = max(0, -scrollView.contentOffset.y)
    header.frame = CGRect(
      x: 0, y: -pulled, width: view.bounds.width, height: Self.headerHeight + pulled)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    lines += presses.compactMap(\.key?.characters)
  }

  override var canBecomeFirstResponder: Bool { true }
}

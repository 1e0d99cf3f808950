import UIKit

/// A book whose pages turn with a finger, or with a tap at either side.
final class PageCurlScreen: UIViewController, UIPageViewControllerDataSource {
  private let book = UIPageViewController(
    transitionStyle: .pageCurl, navigationOrientation: .horizontal,
    options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
  private let pages = (1...8).map { BookPage($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    book.dataSource = self
    book.setViewControllers([pages[0], pages[1]], direction: .forward, animated: false)
    addChild(book)
    book.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(book.view)
    book.didMove(toParent: self)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      book.view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      book.view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      book.view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      book.view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
    ])
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
}

/// A page with its number.
private final class BookPage: UIViewController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    let label = UILabel()
    label.text = "Page \(number)"
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -16),
    ])
  }
}

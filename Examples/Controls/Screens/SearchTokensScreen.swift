import UIKit

/// Search bars of each style, one with tokens, with their buttons and scopes.
final class SearchTokensScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [tokens(), plain(), prominent(), scopes()])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
  }

  private func tokens() -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    let photo = UISearchToken(icon: UIImage(systemName: "photo"), text: "Photos")
    photo.representedObject = "photos"
    bar.searchTextField.tokens = [photo, UISearchToken(icon: nil, text: "2022")]
    bar.searchTextField.tokenBackgroundColor = .systemIndigo
    bar.text = "sea"
    return bar
  }

  private func plain() -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.placeholder = "Places"
    bar.showsBookmarkButton = true
    bar.showsCancelButton = true
    return bar
  }

  private func prominent() -> UISearchBar {
    let bar = UISearchBar()
    bar.placeholder = "Everything"
    bar.prompt = "In all folders"
    bar.showsSearchResultsButton = true
    return bar
  }

  private func scopes() -> UISearchBar {
    let bar = UISearchBar()
    bar.text = "Mail"
    bar.scopeButtonTitles = ["Title", "Text", "Both"]
    bar.showsScopeBar = true
    return bar
  }
}

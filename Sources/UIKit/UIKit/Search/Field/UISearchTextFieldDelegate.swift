import Foundation

/// Methods that control a search field, in addition to those of a text field. All of them are
/// optional.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Returns the pasteboard provider of a token. A token isn't copied if the provider is empty or if
  /// this method is missing.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider

  /// Called after the user chose one of the field's own suggestions, which have been removed by then.
  ///
  /// For a search controller's suggestions, its `searchResultsUpdater` is called instead.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }

  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

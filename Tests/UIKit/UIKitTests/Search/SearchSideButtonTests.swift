import Stage
import Testing

@testable import UIKit

/// Tests of the bookmark and results buttons at the end of a search bar's field.
///
/// Source: Apple, `UISearchBar.showsBookmarkButton` and `showsSearchResultsButton`: the button is in the field.
@MainActor @Suite(.serialized) struct SearchSideButtonTests {
  private final class Delegate: NSObject, UISearchBarDelegate {
    var told: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { told.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { told.append("results") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
  }

  private nonisolated static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityExtraExtraExtraLarge,
  ]

  @Test(arguments: sizes, [false, true])
  func theButtonIsInTheField(size: UIContentSizeCategory, isMirrored: Bool) throws {
    for showsResults in [false, true] {
      let stage = Stage(
        device: .iPhone14Pro, textSize: size,
        layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
      let controller = UIViewController()
      let bar = UISearchBar(frame: .zero)
      let delegate = Delegate()
      bar.delegate = delegate
      bar.placeholder = "Words"
      bar.showsBookmarkButton = !showsResults
      bar.showsSearchResultsButton = showsResults
      bar.showsCancelButton = true
      controller.view.addSubview(bar)
      stage.show(controller)
      bar.frame = CGRect(x: 0, y: 100, width: 393, height: bar.intrinsicContentSize.height)
      stage.advance(by: 0.1)
      let field = bar.searchTextField
      let button = try #require(field.rightView as? UIButton)
      let image = try #require(button.imageView)
      let shown = image.convert(image.bounds, to: field)
      #expect(field.bounds.contains(shown), "\(size.rawValue) \(shown) in \(field.bounds)")
      let middle = stage.screen.bounds.midX
      let place = button.convert(button.bounds, to: nil)
      #expect(isMirrored == (place.midX < middle))
      stage.tap(at: CGPoint(x: place.midX, y: place.midY))
      stage.advance(by: 0.2)
      #expect(delegate.told == [showsResults ? "results" : "bookmark"])
    }
  }

  /// A visible bar looks the same after a change of text size as a newly created one.
  @Test func theButtonFollowsTheTextSize() throws {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    bar.showsBookmarkButton = true
    controller.view.addSubview(bar)
    stage.show(controller)
    stage.advance(by: 0.1)
    let button = try #require(bar.searchTextField.rightView)
    let usual = button.bounds.size
    stage.textSize = .accessibilityExtraExtraExtraLarge
    stage.advance(by: 0.1)
    #expect(button.bounds.width > usual.width)
    stage.textSize = .large
    stage.advance(by: 0.1)
    #expect(button.bounds.size == usual)
  }
}

import CoreGraphics
import InterfaceFiles

/// Reads scroll views and refresh controls.
@MainActor
extension NibCoder {
  func decode(scrollView: UIScrollView) {
    decodeFlags(of: scrollView)
    element.read("bounces", into: \.bounces, of: scrollView)
    element.read("alwaysBounceVertical", into: \.alwaysBounceVertical, of: scrollView)
    element.read("alwaysBounceHorizontal", into: \.alwaysBounceHorizontal, of: scrollView)
    element.read(
      "showsVerticalScrollIndicator", into: \.showsVerticalScrollIndicator, of: scrollView)
    element.read(
      "showsHorizontalScrollIndicator", into: \.showsHorizontalScrollIndicator, of: scrollView)
    element.read("scrollEnabled", into: \.isScrollEnabled, of: scrollView)
    element.read("pagingEnabled", into: \.isPagingEnabled, of: scrollView)
    element.read("directionalLockEnabled", into: \.isDirectionalLockEnabled, of: scrollView)
    element.read("delaysContentTouches", into: \.delaysContentTouches, of: scrollView)
    element.read("canCancelContentTouches", into: \.canCancelContentTouches, of: scrollView)
    element.read("minimumZoomScale", into: \.minimumZoomScale, of: scrollView)
    element.read("maximumZoomScale", into: \.maximumZoomScale, of: scrollView)
    element.read("bouncesZoom", into: \.bouncesZoom, of: scrollView)
    element.read(
      "indicatorStyle", into: \.indicatorStyle, of: scrollView,
      from: ["black": .black, "white": .white])
    element.read(
      "keyboardDismissMode", into: \.keyboardDismissMode, of: scrollView,
      from: ["onDrag": .onDrag, "interactive": .interactive])
    element.read(
      key: "scrollIndicatorInsets", into: \.scrollIndicatorInsets, of: scrollView,
      InterfaceValue.insets)
    let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ]
    element.read(
      "contentInsetAdjustmentBehavior", into: \.contentInsetAdjustmentBehavior, of: scrollView,
      from: behaviors)
    element.read(key: "contentInset", into: \.contentInset, of: scrollView, InterfaceValue.insets)
    if let size = element.child(key: "contentSize") {
      scrollView.contentSize = CGSize(width: size.number("width"), height: size.number("height"))
    }
  }

  func decode(refreshControl: UIRefreshControl) {
    readAttributedText("attributedTitle", into: \.attributedTitle, of: refreshControl)
  }
}

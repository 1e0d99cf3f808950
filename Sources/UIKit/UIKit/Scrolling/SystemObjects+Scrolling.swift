extension SystemObjects {
  static let elementsOfScrolling: KeyValuePairs<String, AnyClass> = [
    "refreshControl": UIRefreshControl.self,
    "scrollView": UIScrollView.self,
  ]

  /// Registers the properties of scroll views.
  static func registerScrolling() {
    Keys<UIRefreshControl>.register([
      "attributedTitle": \.attributedTitle,
      "tintColor": \.tintColor,
    ])
    Keys<UIScrollView>.register([
      "adjustedContentInset": \.adjustedContentInset,
      "alwaysBounceHorizontal": \.alwaysBounceHorizontal,
      "alwaysBounceVertical": \.alwaysBounceVertical,
      "automaticallyAdjustsScrollIndicatorInsets": \.automaticallyAdjustsScrollIndicatorInsets,
      "bounces": \.bounces,
      "bouncesZoom": \.bouncesZoom,
      "canCancelContentTouches": \.canCancelContentTouches,
      "contentInset": \.contentInset,
      "contentInsetAdjustmentBehavior": \.contentInsetAdjustmentBehavior,
      "contentLayoutGuide": \.contentLayoutGuide,
      "contentOffset": \.contentOffset,
      "contentSize": \.contentSize,
      "decelerationRate": \.decelerationRate,
      "delaysContentTouches": \.delaysContentTouches,
      "frameLayoutGuide": \.frameLayoutGuide,
      "horizontalScrollIndicatorInsets": \.horizontalScrollIndicatorInsets,
      "indexDisplayMode": \.indexDisplayMode,
      "indicatorStyle": \.indicatorStyle,
      "isDirectionalLockEnabled": \.isDirectionalLockEnabled,
      "isPagingEnabled": \.isPagingEnabled,
      "isScrollEnabled": \.isScrollEnabled,
      "keyboardDismissMode": \.keyboardDismissMode,
      "maximumZoomScale": \.maximumZoomScale,
      "minimumZoomScale": \.minimumZoomScale,
      "panGestureRecognizer": \.panGestureRecognizer,
      "pinchGestureRecognizer": \.pinchGestureRecognizer,
      "refreshControl": \.refreshControl,
      "scrollIndicatorInsets": \.scrollIndicatorInsets,
      "scrollsToTop": \.scrollsToTop,
      "showsHorizontalScrollIndicator": \.showsHorizontalScrollIndicator,
      "showsVerticalScrollIndicator": \.showsVerticalScrollIndicator,
      "verticalScrollIndicatorInsets": \.verticalScrollIndicatorInsets,
      "zoomScale": \.zoomScale,
    ])
  }
}

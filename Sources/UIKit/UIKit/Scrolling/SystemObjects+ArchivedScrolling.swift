import CoreGraphics

extension SystemObjects {
  static let archivedScrollViews = [
    ArchivedClass(
      type: UIScrollView.self,
      properties: [
        ArchivedProperty(\UIScrollView.contentSize, "ContentSize"),
        ArchivedProperty(\UIScrollView.contentInset, "ContentInset"),
        ArchivedProperty(\UIScrollView.contentOffset, "ContentOffset"),
        ArchivedProperty(\UIScrollView.isScrollEnabled, "ScrollEnabled"),
        ArchivedProperty(\UIScrollView.isPagingEnabled, "PagingEnabled"),
        ArchivedProperty(\UIScrollView.bounces, "Bounces"),
        ArchivedProperty(\UIScrollView.minimumZoomScale, "MinimumZoomScale"),
        ArchivedProperty(\UIScrollView.maximumZoomScale, "MaximumZoomScale"),
      ])
  ]
}

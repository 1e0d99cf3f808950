extension SystemObjects {
  static let archivedCollections = [
    ArchivedClass(
      type: UICollectionReusableView.self,
      properties: [
        ArchivedProperty(\UICollectionReusableView.reuseState.identifier, "ReuseIdentifier")
      ]),
    ArchivedClass(
      type: UICollectionViewCell.self,
      properties: [
        ArchivedProperty(
          part: \UICollectionViewCell.archivedContent, ifThere: \.archivedContent, "ContentView")
      ],
      parts: { [($0 as? UICollectionViewCell)?.contentView] }),
  ]
}

extension UICollectionViewCell {
  fileprivate var archivedContent: UIView? { contentView }
}

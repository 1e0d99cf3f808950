extension SystemObjects {
  static let elementsOfCollections: KeyValuePairs<String, AnyClass> = [
    "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "collectionViewLayout": UICollectionViewLayout.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewController": UICollectionViewController.self,
  ]

  /// Registers the properties of collection views.
  static func registerCollections() {
    Keys<UICollectionView>.register([
      "allowsFocus": \.allowsFocus,
      "allowsFocusDuringEditing": \.allowsFocusDuringEditing,
      "allowsMultipleSelection": \.allowsMultipleSelection,
      "allowsMultipleSelectionDuringEditing": \.allowsMultipleSelectionDuringEditing,
      "allowsSelection": \.allowsSelection,
      "allowsSelectionDuringEditing": \.allowsSelectionDuringEditing,
      "backgroundView": \.backgroundView,
      "collectionViewLayout": \.collectionViewLayout,
      "contextMenuInteraction": \.contextMenuInteraction,
      "dragInteractionEnabled": \.dragInteractionEnabled,
      "isEditing": \.isEditing,
      "isPrefetchingEnabled": \.isPrefetchingEnabled,
      "remembersLastFocusedIndexPath": \.remembersLastFocusedIndexPath,
      "reorderingCadence": \.reorderingCadence,
      "selectionFollowsFocus": \.selectionFollowsFocus,
      "selfSizingInvalidation": \.selfSizingInvalidation,
    ])
    Keys<UICollectionViewCell>.register([
      "automaticallyUpdatesBackgroundConfiguration": \.automaticallyUpdatesBackgroundConfiguration,
      "automaticallyUpdatesContentConfiguration": \.automaticallyUpdatesContentConfiguration,
      "backgroundView": \.backgroundView,
      "configurationUpdateHandler": \.configurationUpdateHandler,
      "contentView": \.contentView,
      "isHighlighted": \.isHighlighted,
      "isSelected": \.isSelected,
      "selectedBackgroundView": \.selectedBackgroundView,
    ])
    Keys<UICollectionViewCompositionalLayout>.register(["configuration": \.configuration])
    Keys<UICollectionViewCompositionalLayoutConfiguration>.register([
      "boundarySupplementaryItems": \.boundarySupplementaryItems,
      "contentInsetsReference": \.contentInsetsReference,
      "interSectionSpacing": \.interSectionSpacing,
      "scrollDirection": \.scrollDirection,
    ])
    Keys<UICollectionViewController>.register([
      "clearsSelectionOnViewWillAppear": \.clearsSelectionOnViewWillAppear,
      "collectionView": \.collectionView,
      "collectionViewLayout": \.collectionViewLayout,
      "installsStandardGestureForInteractiveMovement":
        \.installsStandardGestureForInteractiveMovement,
    ])
    Keys<UICollectionViewFlowLayout>.register([
      "estimatedItemSize": \.estimatedItemSize,
      "footerReferenceSize": \.footerReferenceSize,
      "headerReferenceSize": \.headerReferenceSize,
      "itemSize": \.itemSize,
      "minimumInteritemSpacing": \.minimumInteritemSpacing,
      "minimumLineSpacing": \.minimumLineSpacing,
      "scrollDirection": \.scrollDirection,
      "sectionFootersPinToVisibleBounds": \.sectionFootersPinToVisibleBounds,
      "sectionHeadersPinToVisibleBounds": \.sectionHeadersPinToVisibleBounds,
      "sectionInset": \.sectionInset,
      "sectionInsetReference": \.sectionInsetReference,
    ])
    Keys<UICollectionViewFlowLayoutInvalidationContext>.register([
      "invalidateFlowLayoutAttributes": \.invalidateFlowLayoutAttributes,
      "invalidateFlowLayoutDelegateMetrics": \.invalidateFlowLayoutDelegateMetrics,
    ])
    Keys<UICollectionViewLayout>.register(["collectionView": \.collectionView])
    Keys<UICollectionViewLayoutAttributes>.register([
      "alpha": \.alpha,
      "bounds": \.bounds,
      "center": \.center,
      "frame": \.frame,
      "indexPath": \.indexPath,
      "isHidden": \.isHidden,
      "size": \.size,
      "transform": \.transform,
      "transform3D": \.transform3D,
      "zIndex": \.zIndex,
    ])
    Keys<UICollectionViewLayoutInvalidationContext>.register([
      "contentOffsetAdjustment": \.contentOffsetAdjustment,
      "contentSizeAdjustment": \.contentSizeAdjustment,
    ])
    Keys<UICollectionViewListCell>.register([
      "accessories": \.accessories,
      "indentationLevel": \.indentationLevel,
      "indentationWidth": \.indentationWidth,
      "indentsAccessories": \.indentsAccessories,
      "separatorLayoutGuide": \.separatorLayoutGuide,
    ])
    Keys<UICollectionViewTransitionLayout>.register([
      "currentLayout": \.currentLayout,
      "nextLayout": \.nextLayout,
      "transitionProgress": \.transitionProgress,
    ])
  }
}

/// The part of a flow layout that has to be computed again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes, spacings and insets; `true` by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the positions of elements are computed again; `true` by default.
  open var invalidateFlowLayoutAttributes = true
}

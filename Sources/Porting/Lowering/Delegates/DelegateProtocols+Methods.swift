extension DelegateProtocols {
  /// The protocols as iOS declares them. A test compares them with UIKit's sources.
  static let text = """
    protocol UIScrollViewDelegate {
      optional func scrollViewDidScroll(_ scrollView: UIScrollView)
      optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
      optional func scrollViewWillEndDragging(_ scrollView: UIScrollView,
        withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
      optional func scrollViewDidEndDragging(_ scrollView: UIScrollView,
        willDecelerate decelerate: Bool)
      optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
      optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
      optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
      optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
      optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
      optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
      optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
      optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
      optional func scrollViewDidZoom(_ scrollView: UIScrollView)
      optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?,
        atScale scale: CGFloat)
    }
    protocol UITableViewDelegate: UIScrollViewDelegate {
      optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView,
        forSection section: Int)
      optional func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView,
        forSection section: Int)
      optional func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView,
        didEndDisplayingHeaderView view: UIView, forSection section: Int)
      optional func tableView(_ tableView: UITableView,
        didEndDisplayingFooterView view: UIView, forSection section: Int)
      optional func tableView(_ tableView: UITableView,
        heightForRowAt indexPath: IndexPath) -> CGFloat
      optional func tableView(_ tableView: UITableView,
        heightForHeaderInSection section: Int) -> CGFloat
      optional func tableView(_ tableView: UITableView,
        heightForFooterInSection section: Int) -> CGFloat
      optional func tableView(_ tableView: UITableView,
        estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
      optional func tableView(_ tableView: UITableView,
        estimatedHeightForHeaderInSection section: Int) -> CGFloat
      optional func tableView(_ tableView: UITableView,
        estimatedHeightForFooterInSection section: Int) -> CGFloat
      optional func tableView(_ tableView: UITableView,
        viewForHeaderInSection section: Int) -> UIView?
      optional func tableView(_ tableView: UITableView,
        viewForFooterInSection section: Int) -> UIView?
      optional func tableView(_ tableView: UITableView,
        shouldHighlightRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView,
        didUnhighlightRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView,
        willSelectRowAt indexPath: IndexPath) -> IndexPath?
      optional func tableView(_ tableView: UITableView,
        willDeselectRowAt indexPath: IndexPath) -> IndexPath?
      optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView,
        shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView, canPerformAction action: Selector,
        forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
      optional func tableView(_ tableView: UITableView, performAction action: Selector,
        forRowAt indexPath: IndexPath, withSender sender: Any?)
      optional func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView,
        shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
      optional func tableView(_ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
      optional func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
      optional func tableView(_ tableView: UITableView,
        selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView,
        shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext) -> Bool
      optional func tableView(_ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint) -> UIContextMenuConfiguration?
      optional func tableView(_ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
      optional func tableView(_ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
      optional func tableView(_ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
      optional func tableView(_ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
      optional func tableView(_ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
      optional func tableView(_ tableView: UITableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView,
        indentationLevelForRowAt indexPath: IndexPath) -> Int
      optional func tableView(_ tableView: UITableView,
        canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView,
        performPrimaryActionForRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
      optional func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
      optional func tableView(_ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
      optional func tableView(_ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
      optional func tableView(_ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
      optional func tableView(_ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
      optional func tableView(_ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
      optional func tableView(_ tableView: UITableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView,
        willBeginEditingRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView,
        didEndEditingRowAt indexPath: IndexPath?)
      optional func tableView(_ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
    }
    protocol UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView,
        cellForRowAt indexPath: IndexPath) -> UITableViewCell
      optional func numberOfSections(in tableView: UITableView) -> Int
      optional func tableView(_ tableView: UITableView,
        titleForHeaderInSection section: Int) -> String?
      optional func tableView(_ tableView: UITableView,
        titleForFooterInSection section: Int) -> String?
      optional func tableView(_ tableView: UITableView,
        canEditRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView,
        canMoveRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
      optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
      optional func tableView(_ tableView: UITableView,
        sectionForSectionIndexTitle title: String, at index: Int) -> Int
    }
    protocol UITableViewDataSourcePrefetching {
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
      optional func tableView(_ tableView: UITableView,
        cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    }
    protocol UICollectionViewDelegate: UIScrollViewDelegate {
      optional func collectionView(_ collectionView: UICollectionView,
        shouldHighlightItemAt indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        didHighlightItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView,
        didUnhighlightItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView,
        shouldSelectItemAt indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        shouldDeselectItemAt indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView,
        didDeselectItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
      optional func collectionViewDidEndMultipleSelectionInteraction(
        _ collectionView: UICollectionView)
      optional func collectionView(_ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        performPrimaryActionForItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView,
        shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
      optional func collectionView(_ collectionView: UICollectionView,
        canFocusItemAt indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
      optional func indexPathForPreferredFocusedView(
        in collectionView: UICollectionView) -> IndexPath?
      optional func collectionView(_ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint) -> UIContextMenuConfiguration?
      optional func collectionView(_ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint) -> UIContextMenuConfiguration?
      optional func collectionView(_ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
      optional func collectionView(_ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
      optional func collectionView(_ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
      optional func collectionView(_ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
      optional func collectionView(_ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
      optional func collectionView(_ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
      optional func collectionView(_ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
      optional func collectionView(_ collectionView: UICollectionView,
        canEditItemAt indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
      optional func collectionView(_ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
      optional func collectionView(_ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
      optional func collectionView(_ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    }
    protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
      optional func collectionView(_ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath) -> CGSize
      optional func collectionView(_ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int) -> UIEdgeInsets
      optional func collectionView(_ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int) -> CGFloat
      optional func collectionView(_ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
      optional func collectionView(_ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int) -> CGSize
      optional func collectionView(_ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int) -> CGSize
    }
    protocol UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView,
        numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      optional func numberOfSections(in collectionView: UICollectionView) -> Int
      optional func collectionView(_ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath) -> UICollectionReusableView
      optional func indexTitles(for collectionView: UICollectionView) -> [String]?
      optional func collectionView(_ collectionView: UICollectionView,
        indexPathForIndexTitle title: String, at index: Int) -> IndexPath
      optional func collectionView(_ collectionView: UICollectionView,
        canMoveItemAt indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    }
    protocol UICollectionViewDataSourcePrefetching {
      func collectionView(_ collectionView: UICollectionView,
        prefetchItemsAt indexPaths: [IndexPath])
      optional func collectionView(_ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    }
    protocol UIGestureRecognizerDelegate {
      optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
        -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldReceive event: UIEvent) -> Bool
    }
    protocol UINavigationControllerDelegate {
      optional func navigationController(_ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool)
      optional func navigationController(_ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool)
      optional func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController) -> UIInterfaceOrientationMask
      optional func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController) -> UIInterfaceOrientation
      optional func navigationController(_ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      optional func navigationController(_ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    }
    protocol UITabBarControllerDelegate {
      optional func tabBarController(_ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController) -> Bool
      optional func tabBarController(_ tabBarController: UITabBarController,
        didSelect viewController: UIViewController)
      optional func tabBarController(_ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController])
      optional func tabBarController(_ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool)
      optional func tabBarController(_ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool)
      optional func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
      optional func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController) -> UIInterfaceOrientation
      optional func tabBarController(_ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      optional func tabBarController(_ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    }
    protocol UITabBarDelegate {
      optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
      optional func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
      optional func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
      optional func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem],
        changed: Bool)
      optional func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem],
        changed: Bool)
    }
    protocol UINavigationBarDelegate: UIBarPositioningDelegate {
      optional func navigationBar(_ navigationBar: UINavigationBar,
        shouldPush item: UINavigationItem) -> Bool
      optional func navigationBar(_ navigationBar: UINavigationBar,
        didPush item: UINavigationItem)
      optional func navigationBar(_ navigationBar: UINavigationBar,
        shouldPop item: UINavigationItem) -> Bool
      optional func navigationBar(_ navigationBar: UINavigationBar,
        didPop item: UINavigationItem)
    }
    protocol UIBarPositioningDelegate {
      optional func position(for bar: any UIBarPositioning) -> UIBarPosition
    }
    protocol UIPageViewControllerDelegate {
      optional func pageViewController(_ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
      optional func pageViewController(_ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
      optional func pageViewController(_ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation)
        -> UIPageViewController.SpineLocation
      optional func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
      optional func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController) -> UIInterfaceOrientation
    }
    protocol UIPageViewControllerDataSource {
      func pageViewController(_ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController) -> UIViewController?
      func pageViewController(_ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController) -> UIViewController?
      optional func presentationCount(for pageViewController: UIPageViewController) -> Int
      optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
    }
    protocol UITextFieldDelegate {
      optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
      optional func textFieldDidBeginEditing(_ textField: UITextField)
      optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
      optional func textFieldDidEndEditing(_ textField: UITextField)
      optional func textFieldDidEndEditing(_ textField: UITextField,
        reason: UITextField.DidEndEditingReason)
      optional func textField(_ textField: UITextField,
        shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
      optional func textFieldDidChangeSelection(_ textField: UITextField)
      optional func textFieldShouldClear(_ textField: UITextField) -> Bool
      optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
      optional func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]) -> UIMenu?
      optional func textField(_ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
      optional func textField(_ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    }
    protocol UITextViewDelegate: UIScrollViewDelegate {
      optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
      optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
      optional func textViewDidBeginEditing(_ textView: UITextView)
      optional func textViewDidEndEditing(_ textView: UITextView)
      optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange,
        replacementText text: String) -> Bool
      optional func textViewDidChange(_ textView: UITextView)
      optional func textViewDidChangeSelection(_ textView: UITextView)
      optional func textView(_ textView: UITextView, shouldInteractWith URL: URL,
        in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
      optional func textView(_ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction) -> Bool
      optional func textView(_ textView: UITextView, shouldInteractWith URL: URL,
        in characterRange: NSRange) -> Bool
      optional func textView(_ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
      optional func textView(_ textView: UITextView, editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]) -> UIMenu?
      optional func textView(_ textView: UITextView,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
      optional func textView(_ textView: UITextView,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    }
    protocol UISearchBarDelegate: UIBarPositioningDelegate {
      optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
      optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
      optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
      optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
      optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      optional func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange,
        replacementText text: String) -> Bool
      optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
      optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
      optional func searchBar(_ searchBar: UISearchBar,
        selectedScopeButtonIndexDidChange selectedScope: Int)
    }
    protocol UISearchControllerDelegate {
      optional func willPresentSearchController(_ searchController: UISearchController)
      optional func didPresentSearchController(_ searchController: UISearchController)
      optional func willDismissSearchController(_ searchController: UISearchController)
      optional func didDismissSearchController(_ searchController: UISearchController)
      optional func presentSearchController(_ searchController: UISearchController)
      optional func searchController(_ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
      optional func searchController(_ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
    }
    protocol UISearchResultsUpdating {
      func updateSearchResults(for searchController: UISearchController)
      optional func updateSearchResults(for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion)
    }
    protocol UISearchTextFieldDelegate: UITextFieldDelegate {
      optional func searchTextField(_ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken) -> NSItemProvider
      optional func searchTextField(_ searchTextField: UISearchTextField,
        didSelect suggestion: any UISearchSuggestion)
    }
    protocol UIPickerViewDelegate {
      optional func pickerView(_ pickerView: UIPickerView,
        widthForComponent component: Int) -> CGFloat
      optional func pickerView(_ pickerView: UIPickerView,
        rowHeightForComponent component: Int) -> CGFloat
      optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int,
        forComponent component: Int) -> String?
      optional func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int,
        forComponent component: Int) -> NSAttributedString?
      optional func pickerView(_ pickerView: UIPickerView, viewForRow row: Int,
        forComponent component: Int, reusing view: UIView?) -> UIView
      optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int,
        inComponent component: Int)
    }
    protocol UIAdaptivePresentationControllerDelegate {
      optional func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
      optional func adaptivePresentationStyle(for controller: UIPresentationController,
        traitCollection: UITraitCollection) -> UIModalPresentationStyle
      optional func presentationController(_ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle)
        -> UIViewController?
      optional func presentationController(_ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
      optional func presentationController(_ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
      optional func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController) -> Bool
      optional func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController)
      optional func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController)
      optional func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
    }
    protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      optional func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)
      optional func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController) -> Bool
      optional func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
      optional func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    }
    protocol UIViewControllerTransitioningDelegate {
      optional func animationController(forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      optional func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
      optional func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
      optional func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
      optional func presentationController(forPresented presented: UIViewController,
        presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
    }
    protocol UISplitViewControllerDelegate {
      optional func splitViewController(_ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode)
      optional func targetDisplayModeForAction(in svc: UISplitViewController)
        -> UISplitViewController.DisplayMode
      optional func splitViewController(_ splitViewController: UISplitViewController,
        show vc: UIViewController, sender: Any?) -> Bool
      optional func splitViewController(_ splitViewController: UISplitViewController,
        showDetail vc: UIViewController, sender: Any?) -> Bool
      optional func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
      optional func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
      optional func splitViewController(_ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController) -> Bool
      optional func splitViewController(_ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
      optional func splitViewController(_ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column)
        -> UISplitViewController.Column
      optional func splitViewController(_ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode)
        -> UISplitViewController.DisplayMode
      optional func splitViewControllerDidCollapse(_ svc: UISplitViewController)
      optional func splitViewControllerDidExpand(_ svc: UISplitViewController)
      optional func splitViewController(_ svc: UISplitViewController,
        willShow column: UISplitViewController.Column)
      optional func splitViewController(_ svc: UISplitViewController,
        willHide column: UISplitViewController.Column)
      optional func splitViewControllerInteractivePresentationGestureWillBegin(
        _ svc: UISplitViewController)
      optional func splitViewControllerInteractivePresentationGestureDidEnd(
        _ svc: UISplitViewController)
      optional func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
      optional func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController) -> UIInterfaceOrientation
      optional func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController,
        in orientation: UIInterfaceOrientation) -> Bool
      optional func splitViewController(_ svc: UISplitViewController,
        willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem)
    }
    protocol CALayerDelegate {
      optional func display(_ layer: CALayer)
      optional func draw(_ layer: CALayer, in ctx: CGContext)
      optional func layerWillDraw(_ layer: CALayer)
      optional func layoutSublayers(of layer: CALayer)
      optional func action(for layer: CALayer, forKey event: String) -> CAAction?
    }
    protocol NSTextStorageDelegate {
      optional func textStorage(_ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
      optional func textStorage(_ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
    }
    protocol UIActivityItemSource {
      func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController) -> Any
      func activityViewController(_ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
      optional func activityViewController(_ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?) -> String
      optional func activityViewController(_ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String
      optional func activityViewController(_ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize) -> UIImage?
    }
    protocol _ApplicationLaunching {
      optional func application(_ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
      optional func application(_ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      optional func application(_ app: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    }
    protocol _WindowKeeping {
      optional var window: UIWindow? { get set }
    }
    protocol UIApplicationDelegate: _ApplicationLaunching, _WindowKeeping {
      optional func application(_ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions) -> UISceneConfiguration
      optional func applicationDidFinishLaunching(_ application: UIApplication)
      optional func applicationDidBecomeActive(_ application: UIApplication)
      optional func applicationWillResignActive(_ application: UIApplication)
      optional func applicationDidEnterBackground(_ application: UIApplication)
      optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
      optional func applicationWillEnterForeground(_ application: UIApplication)
      optional func applicationWillTerminate(_ application: UIApplication)
      optional func application(_ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
      optional func application(_ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String) -> Bool
      optional func application(_ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
      optional func application(_ application: UIApplication,
        didUpdate userActivity: NSUserActivity)
      optional func application(_ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
      optional func application(_ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
      optional func application(_ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error)
      optional func application(_ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
      optional func application(_ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult)
        -> Void)
      optional func application(_ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping ()
        -> Void)
      optional func application(_ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
      optional func application(_ application: UIApplication, open url: URL,
        sourceApplication: String?, annotation: Any) -> Bool
      optional func application(_ application: UIApplication, handleOpen url: URL) -> Bool
      optional func application(_ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)
      optional func application(_ application: UIApplication,
        didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
      optional func application(_ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
      optional func application(_ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool
      optional func applicationSignificantTimeChange(_ application: UIApplication)
      optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
      optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    }
    protocol UICalendarSelectionMultiDateDelegate {
      func multiDateSelection(_ selection: UICalendarSelectionMultiDate,
        didSelectDate dateComponents: DateComponents)
      func multiDateSelection(_ selection: UICalendarSelectionMultiDate,
        didDeselectDate dateComponents: DateComponents)
      optional func multiDateSelection(_ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents) -> Bool
      optional func multiDateSelection(_ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents) -> Bool
    }
    protocol UICalendarSelectionSingleDateDelegate {
      func dateSelection(_ selection: UICalendarSelectionSingleDate,
        didSelectDate dateComponents: DateComponents?)
      optional func dateSelection(_ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?) -> Bool
    }
    protocol UICalendarViewDelegate {
      func calendarView(_ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
      optional func calendarView(_ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
    }
    protocol UICollectionViewDragDelegate {
      func collectionView(_ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
      optional func collectionView(_ collectionView: UICollectionView,
        itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint)
        -> [UIDragItem]
      optional func collectionView(_ collectionView: UICollectionView,
        dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
      optional func collectionView(_ collectionView: UICollectionView,
        dragSessionWillBegin session: any UIDragSession)
      optional func collectionView(_ collectionView: UICollectionView,
        dragSessionDidEnd session: any UIDragSession)
      optional func collectionView(_ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    }
    protocol UICollectionViewDropDelegate {
      func collectionView(_ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator)
      optional func collectionView(_ collectionView: UICollectionView,
        canHandle session: any UIDropSession) -> Bool
      optional func collectionView(_ collectionView: UICollectionView,
        dropSessionDidEnter session: any UIDropSession)
      optional func collectionView(_ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
      optional func collectionView(_ collectionView: UICollectionView,
        dropSessionDidExit session: any UIDropSession)
      optional func collectionView(_ collectionView: UICollectionView,
        dropSessionDidEnd session: any UIDropSession)
      optional func collectionView(_ collectionView: UICollectionView,
        dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    }
    protocol UICollisionBehaviorDelegate {
      optional func collisionBehavior(_ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
      optional func collisionBehavior(_ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
      optional func collisionBehavior(_ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
      optional func collisionBehavior(_ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
    }
    protocol UIColorPickerViewControllerDelegate {
      optional func colorPickerViewController(_ viewController: UIColorPickerViewController,
        didSelect color: UIColor, continuously: Bool)
      optional func colorPickerViewControllerDidSelectColor(
        _ viewController: UIColorPickerViewController)
      optional func colorPickerViewControllerDidFinish(
        _ viewController: UIColorPickerViewController)
    }
    protocol UIContextMenuInteractionDelegate {
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
      optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
      optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
      optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
      optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration)
        -> UITargetedPreview?
      optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
      optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
      optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    }
    protocol UIDragInteractionDelegate {
      func dragInteraction(_ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession) -> [UIDragItem]
      optional func dragInteraction(_ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
      optional func dragInteraction(_ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
      optional func dragInteraction(_ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession)
      optional func dragInteraction(_ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession) -> Bool
      optional func dragInteraction(_ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
      optional func dragInteraction(_ interaction: UIDragInteraction,
        prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
      optional func dragInteraction(_ interaction: UIDragInteraction,
        sessionDidMove session: any UIDragSession)
      optional func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession,
        willEndWith operation: UIDropOperation)
      optional func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation)
      optional func dragInteraction(_ interaction: UIDragInteraction,
        sessionDidTransferItems session: any UIDragSession)
      optional func dragInteraction(_ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
      optional func dragInteraction(_ interaction: UIDragInteraction,
        sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint)
        -> (any UIDragSession)?
      optional func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession,
        willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction)
      optional func dragInteraction(_ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
      optional func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating)
    }
    protocol UIDropInteractionDelegate {
      optional func dropInteraction(_ interaction: UIDropInteraction,
        canHandle session: any UIDropSession) -> Bool
      optional func dropInteraction(_ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession)
      optional func dropInteraction(_ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession) -> UIDropProposal
      optional func dropInteraction(_ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession)
      optional func dropInteraction(_ interaction: UIDropInteraction,
        performDrop session: any UIDropSession)
      optional func dropInteraction(_ interaction: UIDropInteraction,
        concludeDrop session: any UIDropSession)
      optional func dropInteraction(_ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession)
      optional func dropInteraction(_ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview)
        -> UITargetedDragPreview?
      optional func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating)
    }
    protocol UIDynamicAnimatorDelegate {
      optional func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
      optional func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
    }
    protocol UIDynamicItem {
      var center: CGPoint { get set }
      var bounds: CGRect { get }
      var transform: CGAffineTransform { get set }
      optional var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
      optional var collisionBoundingPath: UIBezierPath { get }
    }
    protocol UIEditMenuInteractionDelegate {
      optional func editMenuInteraction(_ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement])
        -> UIMenu?
      optional func editMenuInteraction(_ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
      optional func editMenuInteraction(_ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
      optional func editMenuInteraction(_ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    }
    protocol UIImagePickerControllerDelegate {
      optional func imagePickerController(_ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
      optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    }
    protocol UINavigationItemRenameDelegate {
      optional func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
      optional func navigationItem(_: UINavigationItem,
        willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>)
        -> (String, Range<String.Index>)
      optional func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
      func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
    }
    protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
      optional func pickerView(_ pickerView: UIPickerView,
        accessibilityLabelForComponent component: Int) -> String?
      optional func pickerView(_ pickerView: UIPickerView,
        accessibilityHintForComponent component: Int) -> String?
      optional func pickerView(_ pickerView: UIPickerView,
        accessibilityUserInputLabelsForComponent component: Int) -> [String]
      optional func pickerView(_ pickerView: UIPickerView,
        accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?
      optional func pickerView(_ pickerView: UIPickerView,
        accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?
      optional func pickerView(_ pickerView: UIPickerView,
        accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString]
    }
    protocol UIPointerInteractionDelegate {
      optional func pointerInteraction(_ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion)
        -> UIPointerRegion?
      optional func pointerInteraction(_ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion) -> UIPointerStyle?
      optional func pointerInteraction(_ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
      optional func pointerInteraction(_ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    }
    protocol UISceneDelegate {
      optional func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
      optional func sceneDidDisconnect(_ scene: UIScene)
      optional func sceneDidBecomeActive(_ scene: UIScene)
      optional func sceneWillResignActive(_ scene: UIScene)
      optional func sceneWillEnterForeground(_ scene: UIScene)
      optional func sceneDidEnterBackground(_ scene: UIScene)
      optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
      optional func scene(_ scene: UIScene,
        willContinueUserActivityWithType userActivityType: String)
      optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
      optional func scene(_ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
      optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
      optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    }
    protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
    }
    protocol UISpringLoadedInteractionBehavior {
      func shouldAllow(_ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext) -> Bool
      optional func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
    }
    protocol UITableViewDragDelegate {
      func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath) -> [UIDragItem]
      optional func tableView(_ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint)
        -> [UIDragItem]
      optional func tableView(_ tableView: UITableView,
        dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
      optional func tableView(_ tableView: UITableView,
        dragSessionWillBegin session: any UIDragSession)
      optional func tableView(_ tableView: UITableView,
        dragSessionDidEnd session: any UIDragSession)
      optional func tableView(_ tableView: UITableView,
        dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
      optional func tableView(_ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    }
    protocol UITableViewDropDelegate {
      func tableView(_ tableView: UITableView,
        performDropWith coordinator: any UITableViewDropCoordinator)
      optional func tableView(_ tableView: UITableView, canHandle session: any UIDropSession)
        -> Bool
      optional func tableView(_ tableView: UITableView,
        dropSessionDidEnter session: any UIDropSession)
      optional func tableView(_ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
      optional func tableView(_ tableView: UITableView,
        dropSessionDidExit session: any UIDropSession)
      optional func tableView(_ tableView: UITableView,
        dropSessionDidEnd session: any UIDropSession)
      optional func tableView(_ tableView: UITableView,
        dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    }
    protocol UITextInput: UIKeyInput {
      func text(in range: UITextRange) -> String?
      func replace(_ range: UITextRange, withText text: String)
      optional func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
      var selectedTextRange: UITextRange? { get set }
      var markedTextRange: UITextRange? { get }
      var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
      func setMarkedText(_ markedText: String?, selectedRange: NSRange)
      optional func setAttributedMarkedText(_ markedText: NSAttributedString?,
        selectedRange: NSRange)
      func unmarkText()
      var beginningOfDocument: UITextPosition { get }
      var endOfDocument: UITextPosition { get }
      func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
      func position(from position: UITextPosition, offset: Int) -> UITextPosition?
      func position(from position: UITextPosition, in direction: UITextLayoutDirection,
        offset: Int) -> UITextPosition?
      func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
      func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
      func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
      func characterRange(byExtending position: UITextPosition,
        in direction: UITextLayoutDirection) -> UITextRange?
      optional func position(within range: UITextRange, atCharacterOffset offset: Int)
        -> UITextPosition?
      optional func characterOffset(of position: UITextPosition, within range: UITextRange)
        -> Int
      func baseWritingDirection(for position: UITextPosition,
        in direction: UITextStorageDirection) -> NSWritingDirection
      func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
      func firstRect(for range: UITextRange) -> CGRect
      func caretRect(for position: UITextPosition) -> CGRect
      func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
      func closestPosition(to point: CGPoint) -> UITextPosition?
      func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
      func characterRange(at point: CGPoint) -> UITextRange?
      optional var textInputView: UIView { get }
      optional var selectionAffinity: UITextStorageDirection { get set }
      optional func textStyling(at position: UITextPosition,
        in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
      optional func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement])
        -> UIMenu?
      optional func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
      optional func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
      var tokenizer: any UITextInputTokenizer { get }
    }
    protocol UITextInputTraits {
      optional var autocapitalizationType: UITextAutocapitalizationType { get set }
      optional var autocorrectionType: UITextAutocorrectionType { get set }
      optional var spellCheckingType: UITextSpellCheckingType { get set }
      optional var smartQuotesType: UITextSmartQuotesType { get set }
      optional var smartDashesType: UITextSmartDashesType { get set }
      optional var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
      optional var keyboardType: UIKeyboardType { get set }
      optional var keyboardAppearance: UIKeyboardAppearance { get set }
      optional var returnKeyType: UIReturnKeyType { get set }
      optional var enablesReturnKeyAutomatically: Bool { get set }
      optional var isSecureTextEntry: Bool { get set }
      optional var textContentType: UITextContentType! { get set }
      optional var passwordRules: UITextInputPasswordRules? { get set }
    }
    protocol UIViewControllerAnimatedTransitioning {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
      optional func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
      optional func animationEnded(_ transitionCompleted: Bool)
    }
    protocol UIViewControllerInteractiveTransitioning {
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
      optional var completionSpeed: CGFloat { get }
      optional var completionCurve: UIView.AnimationCurve { get }
      optional var wantsInteractiveStart: Bool { get }
    }
    protocol UIWindowSceneDelegate: UISceneDelegate, _WindowKeeping {
      optional func windowScene(_ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
      optional func windowScene(_ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    }
    protocol AVAudioPlayerDelegate {
      optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    }
    protocol UIKeyInput: UITextInputTraits {
      var hasText: Bool { get }
      func insertText(_ text: String)
      func deleteBackward()
    }
    protocol CAAnimationDelegate {
      optional func animationDidStart(_ anim: CAAnimation)
      optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
    }
    """
}

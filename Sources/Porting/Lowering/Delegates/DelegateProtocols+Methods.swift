extension DelegateProtocols {
  /// The protocols as iOS declares them, without properties. A test compares them with UIKit's sources.
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
    protocol CAAnimationDelegate {
      optional func animationDidStart(_ anim: CAAnimation)
      optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
    }
    """
}

import QuartzCore
@_spi(Lowered) import ObjectiveCForLinux

extension ObjectKeys {
  /// Registers the properties of controllers.
  static func registerControllers() {
    register(
      UIActivityViewController.self,
      [
        "allowsProminentActivity": \.allowsProminentActivity,
        "completionHandler": \.completionHandler,
        "completionWithItemsHandler": \.completionWithItemsHandler,
        "excludedActivityTypes": \.excludedActivityTypes,
      ])
    register(
      UIAlertController.self,
      [
        "message": \.message,
        "preferredAction": \.preferredAction,
        "title": \.title,
      ])
    register(
      UICollectionViewController.self,
      [
        "clearsSelectionOnViewWillAppear": \.clearsSelectionOnViewWillAppear,
        "collectionView": \.collectionView,
        "collectionViewLayout": \.collectionViewLayout,
        "installsStandardGestureForInteractiveMovement":
          \.installsStandardGestureForInteractiveMovement,
      ])
    register(
      UIColorPickerViewController.self,
      [
        "selectedColor": \.selectedColor,
        "supportsAlpha": \.supportsAlpha,
      ])
    register(
      UIImagePickerController.self,
      [
        "allowsEditing": \.allowsEditing,
        "cameraCaptureMode": \.cameraCaptureMode,
        "cameraDevice": \.cameraDevice,
        "cameraFlashMode": \.cameraFlashMode,
        "cameraOverlayView": \.cameraOverlayView,
        "cameraViewTransform": \.cameraViewTransform,
        "imageExportPreset": \.imageExportPreset,
        "mediaTypes": \.mediaTypes,
        "showsCameraControls": \.showsCameraControls,
        "sourceType": \.sourceType,
        "videoExportPreset": \.videoExportPreset,
        "videoMaximumDuration": \.videoMaximumDuration,
        "videoQuality": \.videoQuality,
      ])
    register(
      UIMenuController.self,
      [
        "arrowDirection": \.arrowDirection,
        "isMenuVisible": \.isMenuVisible,
        "menuItems": \.menuItems,
      ])
    register(
      UINavigationController.self,
      [
        "barHideOnSwipeGestureRecognizer": \.barHideOnSwipeGestureRecognizer,
        "hidesBarsOnSwipe": \.hidesBarsOnSwipe,
        "hidesBarsOnTap": \.hidesBarsOnTap,
        "hidesBarsWhenKeyboardAppears": \.hidesBarsWhenKeyboardAppears,
        "hidesBarsWhenVerticallyCompact": \.hidesBarsWhenVerticallyCompact,
        "interactivePopGestureRecognizer": \.interactivePopGestureRecognizer,
        "isNavigationBarHidden": \.isNavigationBarHidden,
        "isToolbarHidden": \.isToolbarHidden,
        "navigationBar": \.navigationBar,
        "toolbar": \.toolbar,
        "topViewController": \.topViewController,
        "viewControllers": \.viewControllers,
        "visibleViewController": \.visibleViewController,
      ])
    register(
      UIPageViewController.self,
      [
        "isDoubleSided": \.isDoubleSided
      ])
    register(
      UIPopoverPresentationController.self,
      [
        "adaptiveSheetPresentationController": \.adaptiveSheetPresentationController,
        "backgroundColor": \.backgroundColor,
        "barButtonItem": \.barButtonItem,
        "canOverlapSourceViewRect": \.canOverlapSourceViewRect,
        "passthroughViews": \.passthroughViews,
        "permittedArrowDirections": \.permittedArrowDirections,
        "popoverLayoutMargins": \.popoverLayoutMargins,
        "sourceItem": \.sourceItem,
        "sourceRect": \.sourceRect,
        "sourceView": \.sourceView,
      ])
    register(
      UIPresentationController.self,
      [
        "containerView": \.containerView,
        "overrideTraitCollection": \.overrideTraitCollection,
        "presentedView": \.presentedView,
        "presentedViewController": \.presentedViewController,
        "presentingViewController": \.presentingViewController,
      ])
    register(
      UISearchContainerViewController.self,
      [
        "searchController": \.searchController
      ])
    register(
      UISearchController.self,
      [
        "automaticallyShowsCancelButton": \.automaticallyShowsCancelButton,
        "automaticallyShowsScopeBar": \.automaticallyShowsScopeBar,
        "automaticallyShowsSearchResultsController": \.automaticallyShowsSearchResultsController,
        "dimsBackgroundDuringPresentation": \.dimsBackgroundDuringPresentation,
        "hidesNavigationBarDuringPresentation": \.hidesNavigationBarDuringPresentation,
        "ignoresSearchSuggestionsForSearchBarPlacementStacked":
          \.ignoresSearchSuggestionsForSearchBarPlacementStacked,
        "isActive": \.isActive,
        "obscuresBackgroundDuringPresentation": \.obscuresBackgroundDuringPresentation,
        "scopeBarActivation": \.scopeBarActivation,
        "searchBar": \.searchBar,
        "searchResultsController": \.searchResultsController,
        "searchSuggestions": \.searchSuggestions,
        "showsSearchResultsController": \.showsSearchResultsController,
      ])
    register(
      UISheetPresentationController.self,
      [
        "detents": \.detents,
        "largestUndimmedDetentIdentifier": \.largestUndimmedDetentIdentifier,
        "preferredCornerRadius": \.preferredCornerRadius,
        "prefersEdgeAttachedInCompactHeight": \.prefersEdgeAttachedInCompactHeight,
        "prefersGrabberVisible": \.prefersGrabberVisible,
        "prefersScrollingExpandsWhenScrolledToEdge": \.prefersScrollingExpandsWhenScrolledToEdge,
        "selectedDetentIdentifier": \.selectedDetentIdentifier,
        "widthFollowsPreferredContentSizeWhenEdgeAttached":
          \.widthFollowsPreferredContentSizeWhenEdgeAttached,
      ])
    register(
      UISplitViewController.self,
      [
        "displayModeButtonItem": \.displayModeButtonItem,
        "displayModeButtonVisibility": \.displayModeButtonVisibility,
        "maximumPrimaryColumnWidth": \.maximumPrimaryColumnWidth,
        "maximumSupplementaryColumnWidth": \.maximumSupplementaryColumnWidth,
        "minimumPrimaryColumnWidth": \.minimumPrimaryColumnWidth,
        "minimumSupplementaryColumnWidth": \.minimumSupplementaryColumnWidth,
        "preferredDisplayMode": \.preferredDisplayMode,
        "preferredPrimaryColumnWidth": \.preferredPrimaryColumnWidth,
        "preferredPrimaryColumnWidthFraction": \.preferredPrimaryColumnWidthFraction,
        "preferredSplitBehavior": \.preferredSplitBehavior,
        "preferredSupplementaryColumnWidth": \.preferredSupplementaryColumnWidth,
        "preferredSupplementaryColumnWidthFraction": \.preferredSupplementaryColumnWidthFraction,
        "presentsWithGesture": \.presentsWithGesture,
        "primaryBackgroundStyle": \.primaryBackgroundStyle,
        "primaryEdge": \.primaryEdge,
        "showsSecondaryOnlyButton": \.showsSecondaryOnlyButton,
        "viewControllers": \.viewControllers,
      ])
    register(
      UITabBarController.self,
      [
        "customizableViewControllers": \.customizableViewControllers,
        "moreNavigationController": \.moreNavigationController,
        "selectedIndex": \.selectedIndex,
        "tabBar": \.tabBar,
        "viewControllers": \.viewControllers,
      ])
    register(
      UITableViewController.self,
      [
        "clearsSelectionOnViewWillAppear": \.clearsSelectionOnViewWillAppear,
        "refreshControl": \.refreshControl,
        "tableView": \.tableView,
      ])
    register(
      UIViewController.self,
      [
        "activePresentationController": \.activePresentationController,
        "additionalSafeAreaInsets": \.additionalSafeAreaInsets,
        "automaticallyAdjustsScrollViewInsets": \.automaticallyAdjustsScrollViewInsets,
        "childForHomeIndicatorAutoHidden": \.childForHomeIndicatorAutoHidden,
        "childForScreenEdgesDeferringSystemGestures": \.childForScreenEdgesDeferringSystemGestures,
        "childForStatusBarHidden": \.childForStatusBarHidden,
        "childForStatusBarStyle": \.childForStatusBarStyle,
        "childViewControllerForPointerLock": \.childViewControllerForPointerLock,
        "definesPresentationContext": \.definesPresentationContext,
        "edgesForExtendedLayout": \.edgesForExtendedLayout,
        "editButtonItem": \.editButtonItem,
        "extendedLayoutIncludesOpaqueBars": \.extendedLayoutIncludesOpaqueBars,
        "focusGroupIdentifier": \.focusGroupIdentifier,
        "hidesBottomBarWhenPushed": \.hidesBottomBarWhenPushed,
        "interactionActivityTrackingBaseName": \.interactionActivityTrackingBaseName,
        "isEditing": \.isEditing,
        "isModalInPopover": \.isModalInPopover,
        "isModalInPresentation": \.isModalInPresentation,
        "modalPresentationCapturesStatusBarAppearance":
          \.modalPresentationCapturesStatusBarAppearance,
        "modalPresentationStyle": \.modalPresentationStyle,
        "modalTransitionStyle": \.modalTransitionStyle,
        "navigationController": \.navigationController,
        "navigationItem": \.navigationItem,
        "overrideUserInterfaceStyle": \.overrideUserInterfaceStyle,
        "popoverPresentationController": \.popoverPresentationController,
        "preferredContentSize": \.preferredContentSize,
        "presentationController": \.presentationController,
        "presentedViewController": \.presentedViewController,
        "presentingViewController": \.presentingViewController,
        "providesPresentationContextTransitionStyle": \.providesPresentationContextTransitionStyle,
        "restorationClass": \.restorationClass,
        "restorationIdentifier": \.restorationIdentifier,
        "restoresFocusAfterTransition": \.restoresFocusAfterTransition,
        "sheetPresentationController": \.sheetPresentationController,
        "splitViewController": \.splitViewController,
        "storyboard": \.storyboard,
        "tabBarController": \.tabBarController,
        "tabBarItem": \.tabBarItem,
        "title": \.title,
        "toolbarItems": \.toolbarItems,
        "view": \.view,
        "viewIfLoaded": \.viewIfLoaded,
        "viewRespectsSystemMinimumLayoutMargins": \.viewRespectsSystemMinimumLayoutMargins,
      ])
  }
}

@_spi(Lowered) import ObjectiveCForLinux

extension SystemObjects {
  static let elementsOfControllers: KeyValuePairs<String, AnyClass> = [
    "viewController": UIViewController.self,
    "navigationController": UINavigationController.self,
    "pageViewController": UIPageViewController.self,
    "splitViewController": UISplitViewController.self,
    "tabBarController": UITabBarController.self,
    "tabBar": UITabBar.self,
    "tabBarItem": UITabBarItem.self,
    "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self,
    "navigationItem": UINavigationItem.self,
    "barButtonItem": UIBarButtonItem.self,
  ]

  /// Registers the properties of controllers and bars.
  static func registerControllers() {
    Keys<UIActivity>.register([
      "activityImage": \.activityImage,
      "activityViewController": \.activityViewController,
    ])
    Keys<UIActivityViewController>.register([
      "allowsProminentActivity": \.allowsProminentActivity,
      "completionHandler": \.completionHandler,
      "completionWithItemsHandler": \.completionWithItemsHandler,
      "excludedActivityTypes": \.excludedActivityTypes,
    ])
    Keys<UIAlertAction>.register([
      "accessibilityIdentifier": \.accessibilityIdentifier,
      "isEnabled": \.isEnabled,
    ])
    Keys<UIAlertController>.register([
      "message": \.message,
      "preferredAction": \.preferredAction,
      "title": \.title,
    ])
    Keys<UIBarAppearance>.register([
      "backgroundColor": \.backgroundColor,
      "backgroundEffect": \.backgroundEffect,
      "backgroundImage": \.backgroundImage,
      "backgroundImageContentMode": \.backgroundImageContentMode,
      "shadowColor": \.shadowColor,
      "shadowImage": \.shadowImage,
    ])
    Keys<UIBarButtonItem>.register([
      "action": \.action,
      "changesSelectionAsPrimaryAction": \.changesSelectionAsPrimaryAction,
      "customView": \.customView,
      "isHidden": \.isHidden,
      "isSelected": \.isSelected,
      "menu": \.menu,
      "menuRepresentation": \.menuRepresentation,
      "possibleTitles": \.possibleTitles,
      "primaryAction": \.primaryAction,
      "style": \.style,
      "tintColor": \.tintColor,
      "width": \.width,
    ])
    Keys<UIBarButtonItemAppearance>.register([
      "disabled": \.disabled,
      "focused": \.focused,
      "highlighted": \.highlighted,
      "normal": \.normal,
    ])
    Keys<UIBarButtonItemGroup>.register([
      "alwaysAvailable": \.alwaysAvailable,
      "barButtonItems": \.barButtonItems,
      "isHidden": \.isHidden,
      "menuRepresentation": \.menuRepresentation,
      "representativeItem": \.representativeItem,
    ])
    Keys<UIBarButtonItemStateAppearance>.register([
      "backgroundImage": \.backgroundImage,
      "backgroundImagePositionAdjustment": \.backgroundImagePositionAdjustment,
      "titlePositionAdjustment": \.titlePositionAdjustment,
      "titleTextAttributes": \.titleTextAttributes,
    ])
    Keys<UIBarItem>.register([
      "accessibilityIdentifier": \.accessibilityIdentifier,
      "image": \.image,
      "imageInsets": \.imageInsets,
      "isEnabled": \.isEnabled,
      "landscapeImagePhone": \.landscapeImagePhone,
      "landscapeImagePhoneInsets": \.landscapeImagePhoneInsets,
      "tag": \.tag,
      "title": \.title,
    ])
    Keys<UIDocumentProperties>.register(["wantsIconRepresentation": \.wantsIconRepresentation])
    Keys<UINavigationBar>.register([
      "backIndicatorImage": \.backIndicatorImage,
      "backIndicatorTransitionMaskImage": \.backIndicatorTransitionMaskImage,
      "backItem": \.backItem,
      "barStyle": \.barStyle,
      "barTintColor": \.barTintColor,
      "compactAppearance": \.compactAppearance,
      "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
      "isTranslucent": \.isTranslucent,
      "items": \.items,
      "largeTitleTextAttributes": \.largeTitleTextAttributes,
      "preferredBehavioralStyle": \.preferredBehavioralStyle,
      "prefersLargeTitles": \.prefersLargeTitles,
      "scrollEdgeAppearance": \.scrollEdgeAppearance,
      "shadowImage": \.shadowImage,
      "standardAppearance": \.standardAppearance,
      "tintColor": \.tintColor,
      "titleTextAttributes": \.titleTextAttributes,
      "topItem": \.topItem,
    ])
    Keys<UINavigationBarAppearance>.register([
      "backButtonAppearance": \.backButtonAppearance,
      "backIndicatorImage": \.backIndicatorImage,
      "backIndicatorTransitionMaskImage": \.backIndicatorTransitionMaskImage,
      "buttonAppearance": \.buttonAppearance,
      "doneButtonAppearance": \.doneButtonAppearance,
      "largeTitleTextAttributes": \.largeTitleTextAttributes,
      "titlePositionAdjustment": \.titlePositionAdjustment,
      "titleTextAttributes": \.titleTextAttributes,
    ])
    Keys<UINavigationController>.register([
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
    Keys<UINavigationItem>.register([
      "additionalOverflowItems": \.additionalOverflowItems,
      "backAction": \.backAction,
      "backBarButtonItem": \.backBarButtonItem,
      "backButtonDisplayMode": \.backButtonDisplayMode,
      "backButtonTitle": \.backButtonTitle,
      "centerItemGroups": \.centerItemGroups,
      "compactAppearance": \.compactAppearance,
      "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
      "customizationIdentifier": \.customizationIdentifier,
      "documentProperties": \.documentProperties,
      "hidesBackButton": \.hidesBackButton,
      "hidesSearchBarWhenScrolling": \.hidesSearchBarWhenScrolling,
      "largeTitleDisplayMode": \.largeTitleDisplayMode,
      "leadingItemGroups": \.leadingItemGroups,
      "leftBarButtonItem": \.leftBarButtonItem,
      "leftBarButtonItems": \.leftBarButtonItems,
      "leftItemsSupplementBackButton": \.leftItemsSupplementBackButton,
      "pinnedTrailingGroup": \.pinnedTrailingGroup,
      "preferredSearchBarPlacement": \.preferredSearchBarPlacement,
      "prompt": \.prompt,
      "rightBarButtonItem": \.rightBarButtonItem,
      "rightBarButtonItems": \.rightBarButtonItems,
      "scrollEdgeAppearance": \.scrollEdgeAppearance,
      "searchController": \.searchController,
      "standardAppearance": \.standardAppearance,
      "style": \.style,
      "title": \.title,
      "titleView": \.titleView,
      "trailingItemGroups": \.trailingItemGroups,
    ])
    Keys<UIPageViewController>.register(["isDoubleSided": \.isDoubleSided])
    Keys<UIPercentDrivenInteractiveTransition>.register([
      "completionCurve": \.completionCurve,
      "completionSpeed": \.completionSpeed,
      "timingCurve": \.timingCurve,
      "wantsInteractiveStart": \.wantsInteractiveStart,
    ])
    Keys<UIPopoverPresentationController>.register([
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
    Keys<UIPresentationController>.register([
      "containerView": \.containerView,
      "overrideTraitCollection": \.overrideTraitCollection,
      "presentedView": \.presentedView,
      "presentedViewController": \.presentedViewController,
      "presentingViewController": \.presentingViewController,
    ])
    Keys<UISheetPresentationController>.register([
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
    Keys<UISplitViewController>.register([
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
    Keys<UITabBar>.register([
      "backgroundImage": \.backgroundImage,
      "barStyle": \.barStyle,
      "barTintColor": \.barTintColor,
      "isTranslucent": \.isTranslucent,
      "itemPositioning": \.itemPositioning,
      "itemSpacing": \.itemSpacing,
      "itemWidth": \.itemWidth,
      "items": \.items,
      "scrollEdgeAppearance": \.scrollEdgeAppearance,
      "selectedImageTintColor": \.selectedImageTintColor,
      "selectionIndicatorImage": \.selectionIndicatorImage,
      "shadowImage": \.shadowImage,
      "standardAppearance": \.standardAppearance,
      "tintColor": \.tintColor,
      "unselectedItemTintColor": \.unselectedItemTintColor,
    ])
    Keys<UITabBarAppearance>.register([
      "compactInlineLayoutAppearance": \.compactInlineLayoutAppearance,
      "inlineLayoutAppearance": \.inlineLayoutAppearance,
      "selectionIndicatorImage": \.selectionIndicatorImage,
      "selectionIndicatorTintColor": \.selectionIndicatorTintColor,
      "stackedItemPositioning": \.stackedItemPositioning,
      "stackedItemSpacing": \.stackedItemSpacing,
      "stackedItemWidth": \.stackedItemWidth,
      "stackedLayoutAppearance": \.stackedLayoutAppearance,
    ])
    Keys<UITabBarController>.register([
      "customizableViewControllers": \.customizableViewControllers,
      "moreNavigationController": \.moreNavigationController,
      "selectedIndex": \.selectedIndex,
      "tabBar": \.tabBar,
      "viewControllers": \.viewControllers,
    ])
    Keys<UITabBarItem>.register([
      "badgeColor": \.badgeColor,
      "badgeValue": \.badgeValue,
      "scrollEdgeAppearance": \.scrollEdgeAppearance,
      "selectedImage": \.selectedImage,
      "standardAppearance": \.standardAppearance,
      "titlePositionAdjustment": \.titlePositionAdjustment,
    ])
    Keys<UITabBarItemAppearance>.register([
      "disabled": \.disabled,
      "focused": \.focused,
      "normal": \.normal,
      "selected": \.selected,
    ])
    Keys<UITabBarItemStateAppearance>.register([
      "badgeBackgroundColor": \.badgeBackgroundColor,
      "badgePositionAdjustment": \.badgePositionAdjustment,
      "badgeTextAttributes": \.badgeTextAttributes,
      "badgeTitlePositionAdjustment": \.badgeTitlePositionAdjustment,
      "iconColor": \.iconColor,
      "titlePositionAdjustment": \.titlePositionAdjustment,
      "titleTextAttributes": \.titleTextAttributes,
    ])
    Keys<UITextInputAssistantItem>.register([
      "allowsHidingShortcuts": \.allowsHidingShortcuts,
      "leadingBarButtonGroups": \.leadingBarButtonGroups,
      "trailingBarButtonGroups": \.trailingBarButtonGroups,
    ])
    Keys<UIToolbar>.register([
      "barStyle": \.barStyle,
      "barTintColor": \.barTintColor,
      "compactAppearance": \.compactAppearance,
      "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
      "isTranslucent": \.isTranslucent,
      "items": \.items,
      "scrollEdgeAppearance": \.scrollEdgeAppearance,
      "standardAppearance": \.standardAppearance,
      "tintColor": \.tintColor,
    ])
    Keys<UIToolbarAppearance>.register([
      "buttonAppearance": \.buttonAppearance,
      "doneButtonAppearance": \.doneButtonAppearance,
    ])
    Keys<UIViewController>.register([
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
    // Apple doesn't document these, and public sources use them all the same.
    Keys<UIActivityViewController>.register(["subject": \.ownSubject])
    Keys<UIAlertAction>.register([
      "image": \.looks.image,
      "imageTintColor": \.looks.imageColor,
      "isChecked": \.looks.isChecked,
      "titleTextAlignment": \.alignmentValue,
      "titleTextColor": \.looks.titleColor,
    ])
    Keys<UIAlertController>.register([
      "attributedMessage": \.attributedMessage,
      "attributedTitle": \.attributedTitle,
      "contentViewController": \.contentViewController,
    ])
    Keys<UIBarButtonItem>.register(["view": \.shownView])
    Keys<UINavigationBar>.register(["hidesShadow": \.hidesShadow])
    Keys<UITabBar>.register(["hidesShadow": \.hidesShadow])
    Keys<UITabBarItem>.register(["view": \.shownView])
    Keys<UIToolbar>.register(["hidesShadow": \.hidesShadow])
    Members(of: UIViewController.self).method("_printHierarchy") {
      (controller: UIViewController) in controller.describeTree()
    }
    Members(of: EdgeSwipe.self).method("handleNavigationTransition:") {
      (swipe: EdgeSwipe, pan: UIPanGestureRecognizer) in swipe.follow(pan)
    }
  }
}

extension UIBarButtonItem {
  /// The view that shows the item in a bar.
  fileprivate var shownView: UIView? { customView ?? buttonView }
}

extension UITabBarItem {
  fileprivate var shownView: UIView? { button }
}

extension UINavigationBar {
  fileprivate var hidesShadow: Bool {
    get { background.hidesShadow }
    set { (background.hidesShadow, edgeBackground.hidesShadow) = (newValue, newValue) }
  }
}

extension UITabBar {
  fileprivate var hidesShadow: Bool {
    get { background.hidesShadow }
    set { (background.hidesShadow, edgeBackground.hidesShadow) = (newValue, newValue) }
  }
}

extension UIToolbar {
  fileprivate var hidesShadow: Bool {
    get { background.hidesShadow }
    set { (background.hidesShadow, edgeBackground.hidesShadow) = (newValue, newValue) }
  }
}

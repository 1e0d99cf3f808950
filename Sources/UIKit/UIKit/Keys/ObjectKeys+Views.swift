import QuartzCore
@_spi(Lowered) import ObjectiveCForLinux

extension ObjectKeys {
  /// Registers the properties of views.
  static func registerViews() {
    register(
      UIActivityIndicatorView.self,
      [
        "color": \.color,
        "hidesWhenStopped": \.hidesWhenStopped,
        "style": \.style,
      ])
    register(
      UIButton.self,
      [
        "adjustsImageWhenDisabled": \.adjustsImageWhenDisabled,
        "adjustsImageWhenHighlighted": \.adjustsImageWhenHighlighted,
        "automaticallyUpdatesConfiguration": \.automaticallyUpdatesConfiguration,
        "changesSelectionAsPrimaryAction": \.changesSelectionAsPrimaryAction,
        "configurationUpdateHandler": \.configurationUpdateHandler,
        "contentEdgeInsets": \.contentEdgeInsets,
        "currentBackgroundImage": \.currentBackgroundImage,
        "currentImage": \.currentImage,
        "imageEdgeInsets": \.imageEdgeInsets,
        "imageView": \.imageView,
        "isPointerInteractionEnabled": \.isPointerInteractionEnabled,
        "menu": \.menu,
        "pointerStyleProvider": \.pointerStyleProvider,
        "preferredBehavioralStyle": \.preferredBehavioralStyle,
        "role": \.role,
        "subtitleLabel": \.subtitleLabel,
        "tintColor": \.tintColor,
        "titleEdgeInsets": \.titleEdgeInsets,
        "titleLabel": \.titleLabel,
      ])
    register(
      UICalendarView.self,
      [
        "availableDateRange": \.availableDateRange,
        "calendar": \.calendar,
        "fontDesign": \.fontDesign,
        "locale": \.locale,
        "selectionBehavior": \.selectionBehavior,
        "timeZone": \.timeZone,
        "visibleDateComponents": \.visibleDateComponents,
        "wantsDateDecorations": \.wantsDateDecorations,
      ])
    register(
      UICollectionView.self,
      [
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
    register(
      UICollectionViewCell.self,
      [
        "automaticallyUpdatesBackgroundConfiguration":
          \.automaticallyUpdatesBackgroundConfiguration,
        "automaticallyUpdatesContentConfiguration": \.automaticallyUpdatesContentConfiguration,
        "backgroundView": \.backgroundView,
        "configurationUpdateHandler": \.configurationUpdateHandler,
        "contentView": \.contentView,
        "isHighlighted": \.isHighlighted,
        "isSelected": \.isSelected,
        "selectedBackgroundView": \.selectedBackgroundView,
      ])
    register(
      UICollectionViewListCell.self,
      [
        "accessories": \.accessories,
        "indentationLevel": \.indentationLevel,
        "indentationWidth": \.indentationWidth,
        "indentsAccessories": \.indentsAccessories,
        "separatorLayoutGuide": \.separatorLayoutGuide,
      ])
    register(
      UIColorWell.self,
      [
        "selectedColor": \.selectedColor,
        "supportsAlpha": \.supportsAlpha,
        "title": \.title,
      ])
    register(
      UIControl.self,
      [
        "contentHorizontalAlignment": \.contentHorizontalAlignment,
        "contentVerticalAlignment": \.contentVerticalAlignment,
        "contextMenuInteraction": \.contextMenuInteraction,
        "isContextMenuInteractionEnabled": \.isContextMenuInteractionEnabled,
        "isEnabled": \.isEnabled,
        "isHighlighted": \.isHighlighted,
        "isSelected": \.isSelected,
        "showsMenuAsPrimaryAction": \.showsMenuAsPrimaryAction,
        "toolTip": \.toolTip,
      ])
    register(
      UIDatePicker.self,
      [
        "calendar": \.calendar,
        "countDownDuration": \.countDownDuration,
        "date": \.date,
        "datePickerMode": \.datePickerMode,
        "locale": \.locale,
        "maximumDate": \.maximumDate,
        "minimumDate": \.minimumDate,
        "minuteInterval": \.minuteInterval,
        "preferredDatePickerStyle": \.preferredDatePickerStyle,
        "roundsToMinuteInterval": \.roundsToMinuteInterval,
        "timeZone": \.timeZone,
      ])
    register(
      UIImageView.self,
      [
        "animationDuration": \.animationDuration,
        "animationImages": \.animationImages,
        "animationRepeatCount": \.animationRepeatCount,
        "highlightedAnimationImages": \.highlightedAnimationImages,
        "highlightedImage": \.highlightedImage,
        "image": \.image,
        "isHighlighted": \.isHighlighted,
        "isUserInteractionEnabled": \.isUserInteractionEnabled,
        "tintColor": \.tintColor,
      ])
    register(
      UIInputView.self,
      [
        "allowsSelfSizing": \.allowsSelfSizing
      ])
    register(
      UILabel.self,
      [
        "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth,
        "allowsDefaultTighteningForTruncation": \.allowsDefaultTighteningForTruncation,
        "attributedText": \.attributedText,
        "baselineAdjustment": \.baselineAdjustment,
        "font": \.font,
        "highlightedTextColor": \.highlightedTextColor,
        "isEnabled": \.isEnabled,
        "isHighlighted": \.isHighlighted,
        "isUserInteractionEnabled": \.isUserInteractionEnabled,
        "lineBreakMode": \.lineBreakMode,
        "lineBreakStrategy": \.lineBreakStrategy,
        "minimumScaleFactor": \.minimumScaleFactor,
        "numberOfLines": \.numberOfLines,
        "preferredMaxLayoutWidth": \.preferredMaxLayoutWidth,
        "shadowColor": \.shadowColor,
        "shadowOffset": \.shadowOffset,
        "showsExpansionTextWhenTruncated": \.showsExpansionTextWhenTruncated,
        "text": \.text,
        "textAlignment": \.textAlignment,
        "textColor": \.textColor,
      ])
    register(
      UIListContentView.self,
      [
        "imageLayoutGuide": \.imageLayoutGuide,
        "secondaryTextLayoutGuide": \.secondaryTextLayoutGuide,
        "textLayoutGuide": \.textLayoutGuide,
      ])
    register(
      UINavigationBar.self,
      [
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
    register(
      UIPageControl.self,
      [
        "allowsContinuousInteraction": \.allowsContinuousInteraction,
        "backgroundStyle": \.backgroundStyle,
        "currentPage": \.currentPage,
        "currentPageIndicatorTintColor": \.currentPageIndicatorTintColor,
        "defersCurrentPageDisplay": \.defersCurrentPageDisplay,
        "direction": \.direction,
        "hidesForSinglePage": \.hidesForSinglePage,
        "numberOfPages": \.numberOfPages,
        "pageIndicatorTintColor": \.pageIndicatorTintColor,
        "preferredCurrentPageIndicatorImage": \.preferredCurrentPageIndicatorImage,
        "preferredIndicatorImage": \.preferredIndicatorImage,
      ])
    register(
      UIPickerView.self,
      [
        "showsSelectionIndicator": \.showsSelectionIndicator
      ])
    register(
      UIProgressView.self,
      [
        "observedProgress": \.observedProgress,
        "progress": \.progress,
        "progressImage": \.progressImage,
        "progressTintColor": \.progressTintColor,
        "progressViewStyle": \.progressViewStyle,
        "trackImage": \.trackImage,
        "trackTintColor": \.trackTintColor,
      ])
    register(
      UIRefreshControl.self,
      [
        "attributedTitle": \.attributedTitle,
        "tintColor": \.tintColor,
      ])
    register(
      UIScrollView.self,
      [
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
    register(
      UISearchBar.self,
      [
        "backgroundImage": \.backgroundImage,
        "barStyle": \.barStyle,
        "barTintColor": \.barTintColor,
        "inputAccessoryView": \.inputAccessoryView,
        "inputAssistantItem": \.inputAssistantItem,
        "isEnabled": \.isEnabled,
        "isSearchResultsButtonSelected": \.isSearchResultsButtonSelected,
        "isTranslucent": \.isTranslucent,
        "placeholder": \.placeholder,
        "prompt": \.prompt,
        "scopeBarBackgroundImage": \.scopeBarBackgroundImage,
        "scopeButtonTitles": \.scopeButtonTitles,
        "searchBarStyle": \.searchBarStyle,
        "searchFieldBackgroundPositionAdjustment": \.searchFieldBackgroundPositionAdjustment,
        "searchTextField": \.searchTextField,
        "searchTextPositionAdjustment": \.searchTextPositionAdjustment,
        "selectedScopeButtonIndex": \.selectedScopeButtonIndex,
        "showsBookmarkButton": \.showsBookmarkButton,
        "showsCancelButton": \.showsCancelButton,
        "showsScopeBar": \.showsScopeBar,
        "showsSearchResultsButton": \.showsSearchResultsButton,
        "text": \.text,
        "tintColor": \.tintColor,
      ])
    register(
      UISearchTextField.self,
      [
        "allowsCopyingTokens": \.allowsCopyingTokens,
        "allowsDeletingTokens": \.allowsDeletingTokens,
        "searchSuggestions": \.searchSuggestions,
        "textualRange": \.textualRange,
        "tokenBackgroundColor": \.tokenBackgroundColor,
        "tokens": \.tokens,
      ])
    register(
      UISegmentedControl.self,
      [
        "apportionsSegmentWidthsByContent": \.apportionsSegmentWidthsByContent,
        "isMomentary": \.isMomentary,
        "selectedSegmentIndex": \.selectedSegmentIndex,
        "selectedSegmentTintColor": \.selectedSegmentTintColor,
      ])
    register(
      UISlider.self,
      [
        "currentMaximumTrackImage": \.currentMaximumTrackImage,
        "currentMinimumTrackImage": \.currentMinimumTrackImage,
        "currentThumbImage": \.currentThumbImage,
        "isContinuous": \.isContinuous,
        "maximumTrackTintColor": \.maximumTrackTintColor,
        "maximumValue": \.maximumValue,
        "maximumValueImage": \.maximumValueImage,
        "minimumTrackTintColor": \.minimumTrackTintColor,
        "minimumValue": \.minimumValue,
        "minimumValueImage": \.minimumValueImage,
        "preferredBehavioralStyle": \.preferredBehavioralStyle,
        "thumbTintColor": \.thumbTintColor,
        "value": \.value,
      ])
    register(
      UIStackView.self,
      [
        "alignment": \.alignment,
        "axis": \.axis,
        "distribution": \.distribution,
        "isBaselineRelativeArrangement": \.isBaselineRelativeArrangement,
        "isLayoutMarginsRelativeArrangement": \.isLayoutMarginsRelativeArrangement,
        "spacing": \.spacing,
      ])
    register(
      UIStepper.self,
      [
        "autorepeat": \.autorepeat,
        "isContinuous": \.isContinuous,
        "maximumValue": \.maximumValue,
        "minimumValue": \.minimumValue,
        "stepValue": \.stepValue,
        "value": \.value,
        "wraps": \.wraps,
      ])
    register(
      UISwitch.self,
      [
        "isOn": \.isOn,
        "offImage": \.offImage,
        "onImage": \.onImage,
        "onTintColor": \.onTintColor,
        "preferredStyle": \.preferredStyle,
        "thumbTintColor": \.thumbTintColor,
      ])
    register(
      UITabBar.self,
      [
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
    register(
      UITableView.self,
      [
        "allowsFocus": \.allowsFocus,
        "allowsFocusDuringEditing": \.allowsFocusDuringEditing,
        "allowsMultipleSelection": \.allowsMultipleSelection,
        "allowsMultipleSelectionDuringEditing": \.allowsMultipleSelectionDuringEditing,
        "allowsSelection": \.allowsSelection,
        "allowsSelectionDuringEditing": \.allowsSelectionDuringEditing,
        "backgroundView": \.backgroundView,
        "cellLayoutMarginsFollowReadableWidth": \.cellLayoutMarginsFollowReadableWidth,
        "contextMenuInteraction": \.contextMenuInteraction,
        "dragInteractionEnabled": \.dragInteractionEnabled,
        "estimatedRowHeight": \.estimatedRowHeight,
        "estimatedSectionFooterHeight": \.estimatedSectionFooterHeight,
        "estimatedSectionHeaderHeight": \.estimatedSectionHeaderHeight,
        "fillerRowHeight": \.fillerRowHeight,
        "insetsContentViewsToSafeArea": \.insetsContentViewsToSafeArea,
        "isEditing": \.isEditing,
        "isPrefetchingEnabled": \.isPrefetchingEnabled,
        "remembersLastFocusedIndexPath": \.remembersLastFocusedIndexPath,
        "rowHeight": \.rowHeight,
        "sectionFooterHeight": \.sectionFooterHeight,
        "sectionHeaderHeight": \.sectionHeaderHeight,
        "sectionHeaderTopPadding": \.sectionHeaderTopPadding,
        "sectionIndexBackgroundColor": \.sectionIndexBackgroundColor,
        "sectionIndexColor": \.sectionIndexColor,
        "sectionIndexMinimumDisplayRowCount": \.sectionIndexMinimumDisplayRowCount,
        "sectionIndexTrackingBackgroundColor": \.sectionIndexTrackingBackgroundColor,
        "selectionFollowsFocus": \.selectionFollowsFocus,
        "selfSizingInvalidation": \.selfSizingInvalidation,
        "separatorColor": \.separatorColor,
        "separatorEffect": \.separatorEffect,
        "separatorInset": \.separatorInset,
        "separatorInsetReference": \.separatorInsetReference,
        "separatorStyle": \.separatorStyle,
        "tableFooterView": \.tableFooterView,
        "tableHeaderView": \.tableHeaderView,
      ])
    register(
      UITableViewCell.self,
      [
        "accessoryType": \.accessoryType,
        "accessoryView": \.accessoryView,
        "automaticallyUpdatesBackgroundConfiguration":
          \.automaticallyUpdatesBackgroundConfiguration,
        "automaticallyUpdatesContentConfiguration": \.automaticallyUpdatesContentConfiguration,
        "backgroundView": \.backgroundView,
        "configurationUpdateHandler": \.configurationUpdateHandler,
        "contentView": \.contentView,
        "detailTextLabel": \.detailTextLabel,
        "editingAccessoryType": \.editingAccessoryType,
        "editingAccessoryView": \.editingAccessoryView,
        "imageView": \.imageView,
        "indentationLevel": \.indentationLevel,
        "indentationWidth": \.indentationWidth,
        "isEditing": \.isEditing,
        "isHighlighted": \.isHighlighted,
        "isSelected": \.isSelected,
        "multipleSelectionBackgroundView": \.multipleSelectionBackgroundView,
        "selectedBackgroundView": \.selectedBackgroundView,
        "selectionStyle": \.selectionStyle,
        "separatorInset": \.separatorInset,
        "shouldIndentWhileEditing": \.shouldIndentWhileEditing,
        "showsReorderControl": \.showsReorderControl,
        "textLabel": \.textLabel,
      ])
    register(
      UITableViewHeaderFooterView.self,
      [
        "automaticallyUpdatesBackgroundConfiguration":
          \.automaticallyUpdatesBackgroundConfiguration,
        "automaticallyUpdatesContentConfiguration": \.automaticallyUpdatesContentConfiguration,
        "backgroundView": \.backgroundView,
        "configurationUpdateHandler": \.configurationUpdateHandler,
        "contentView": \.contentView,
        "detailTextLabel": \.detailTextLabel,
        "textLabel": \.textLabel,
      ])
    register(
      UITextField.self,
      [
        "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth,
        "allowsEditingTextAttributes": \.allowsEditingTextAttributes,
        "attributedPlaceholder": \.attributedPlaceholder,
        "attributedText": \.attributedText,
        "background": \.background,
        "borderStyle": \.borderStyle,
        "clearButtonMode": \.clearButtonMode,
        "clearsOnBeginEditing": \.clearsOnBeginEditing,
        "clearsOnInsertion": \.clearsOnInsertion,
        "defaultTextAttributes": \.defaultTextAttributes,
        "disabledBackground": \.disabledBackground,
        "font": \.font,
        "inputAccessoryView": \.inputAccessoryView,
        "inputView": \.inputView,
        "interactionState": \.interactionState,
        "leftView": \.leftView,
        "leftViewMode": \.leftViewMode,
        "minimumFontSize": \.minimumFontSize,
        "placeholder": \.placeholder,
        "rightView": \.rightView,
        "rightViewMode": \.rightViewMode,
        "text": \.text,
        "textAlignment": \.textAlignment,
        "textColor": \.textColor,
        "typingAttributes": \.typingAttributes,
      ])
    register(
      UITextView.self,
      [
        "allowsEditingTextAttributes": \.allowsEditingTextAttributes,
        "attributedText": \.attributedText,
        "clearsOnInsertion": \.clearsOnInsertion,
        "dataDetectorTypes": \.dataDetectorTypes,
        "font": \.font,
        "inputAccessoryView": \.inputAccessoryView,
        "inputView": \.inputView,
        "interactionState": \.interactionState,
        "isEditable": \.isEditable,
        "isFindInteractionEnabled": \.isFindInteractionEnabled,
        "isSelectable": \.isSelectable,
        "layoutManager": \.layoutManager,
        "linkTextAttributes": \.linkTextAttributes,
        "selectedRange": \.selectedRange,
        "text": \.text,
        "textAlignment": \.textAlignment,
        "textColor": \.textColor,
        "textContainer": \.textContainer,
        "textContainerInset": \.textContainerInset,
        "textStorage": \.textStorage,
        "typingAttributes": \.typingAttributes,
        "usesStandardTextScaling": \.usesStandardTextScaling,
      ])
    register(
      UIToolbar.self,
      [
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
    register(
      UIView.self,
      [
        "accessibilityIgnoresInvertColors": \.accessibilityIgnoresInvertColors,
        "alpha": \.alpha,
        "anchorPoint": \.anchorPoint,
        "autoresizesSubviews": \.autoresizesSubviews,
        "autoresizingMask": \.autoresizingMask,
        "backgroundColor": \.backgroundColor,
        "bounds": \.bounds,
        "center": \.center,
        "clearsContextBeforeDrawing": \.clearsContextBeforeDrawing,
        "clipsToBounds": \.clipsToBounds,
        "contentMode": \.contentMode,
        "contentScaleFactor": \.contentScaleFactor,
        "directionalLayoutMargins": \.directionalLayoutMargins,
        "focusEffect": \.focusEffect,
        "focusGroupIdentifier": \.focusGroupIdentifier,
        "focusGroupPriority": \.focusGroupPriority,
        "forFirstBaselineLayout": \.forFirstBaselineLayout,
        "forLastBaselineLayout": \.forLastBaselineLayout,
        "frame": \.frame,
        "gestureRecognizers": \.gestureRecognizers,
        "heightAnchor": \.heightAnchor,
        "insetsLayoutMarginsFromSafeArea": \.insetsLayoutMarginsFromSafeArea,
        "interactions": \.interactions,
        "isExclusiveTouch": \.isExclusiveTouch,
        "isHidden": \.isHidden,
        "isMultipleTouchEnabled": \.isMultipleTouchEnabled,
        "isOpaque": \.isOpaque,
        "isUserInteractionEnabled": \.isUserInteractionEnabled,
        "keyboardLayoutGuide": \.keyboardLayoutGuide,
        "layer": \.layer,
        "layoutMargins": \.layoutMargins,
        "layoutMarginsGuide": \.layoutMarginsGuide,
        "mask": \.mask,
        "maximumContentSizeCategory": \.maximumContentSizeCategory,
        "minimumContentSizeCategory": \.minimumContentSizeCategory,
        "motionEffects": \.motionEffects,
        "overrideUserInterfaceStyle": \.overrideUserInterfaceStyle,
        "preservesSuperviewLayoutMargins": \.preservesSuperviewLayoutMargins,
        "readableContentGuide": \.readableContentGuide,
        "restorationIdentifier": \.restorationIdentifier,
        "safeAreaLayoutGuide": \.safeAreaLayoutGuide,
        "semanticContentAttribute": \.semanticContentAttribute,
        "superview": \.superview,
        "tag": \.tag,
        "tintAdjustmentMode": \.tintAdjustmentMode,
        "tintColor": \.tintColor,
        "transform": \.transform,
        "transform3D": \.transform3D,
        "translatesAutoresizingMaskIntoConstraints": \.translatesAutoresizingMaskIntoConstraints,
        "widthAnchor": \.widthAnchor,
        "window": \.window,
      ])
    register(
      UIVisualEffectView.self,
      [
        "contentView": \.contentView,
        "effect": \.effect,
      ])
    register(
      UIWindow.self,
      [
        "rootViewController": \.rootViewController,
        "screen": \.screen,
        "windowLevel": \.windowLevel,
      ])
  }
}

import QuartzCore
@_spi(Lowered) import ObjectiveCForLinux

extension ObjectKeys {
  /// Registers the properties of other objects.
  static func registerOthers() {
    register(
      CALayer.self,
      [
        "allowsGroupOpacity": \.allowsGroupOpacity,
        "autoreverses": \.autoreverses,
        "beginTime": \.beginTime,
        "contentsGravity": \.contentsGravity,
        "cornerCurve": \.cornerCurve,
        "delegate": \.delegate,
        "drawsAsynchronously": \.drawsAsynchronously,
        "duration": \.duration,
        "fillMode": \.fillMode,
        "frame": \.frame,
        "isOpaque": \.isOpaque,
        "magnificationFilter": \.magnificationFilter,
        "mask": \.mask,
        "maskedCorners": \.maskedCorners,
        "minificationFilter": \.minificationFilter,
        "minificationFilterBias": \.minificationFilterBias,
        "name": \.name,
        "needsDisplayOnBoundsChange": \.needsDisplayOnBoundsChange,
        "rasterizationScale": \.rasterizationScale,
        "repeatCount": \.repeatCount,
        "shouldRasterize": \.shouldRasterize,
        "speed": \.speed,
        "timeOffset": \.timeOffset,
      ])
    register(
      NSLayoutConstraint.self,
      [
        "constant": \.constant,
        "identifier": \.identifier,
        "isActive": \.isActive,
        "priority": \.priority,
        "shouldBeArchived": \.shouldBeArchived,
      ])
    register(
      NSLayoutManager.self,
      [
        "allowsNonContiguousLayout": \.allowsNonContiguousLayout,
        "extraLineFragmentTextContainer": \.extraLineFragmentTextContainer,
        "usesFontLeading": \.usesFontLeading,
      ])
    register(
      NSMutableParagraphStyle.self,
      [
        "alignment": \.alignment,
        "allowsDefaultTighteningForTruncation": \.allowsDefaultTighteningForTruncation,
        "baseWritingDirection": \.baseWritingDirection,
        "defaultTabInterval": \.defaultTabInterval,
        "firstLineHeadIndent": \.firstLineHeadIndent,
        "headIndent": \.headIndent,
        "hyphenationFactor": \.hyphenationFactor,
        "lineBreakMode": \.lineBreakMode,
        "lineBreakStrategy": \.lineBreakStrategy,
        "lineHeightMultiple": \.lineHeightMultiple,
        "lineSpacing": \.lineSpacing,
        "maximumLineHeight": \.maximumLineHeight,
        "minimumLineHeight": \.minimumLineHeight,
        "paragraphSpacing": \.paragraphSpacing,
        "paragraphSpacingBefore": \.paragraphSpacingBefore,
        "tailIndent": \.tailIndent,
        "usesDefaultHyphenation": \.usesDefaultHyphenation,
      ])
    register(
      NSShadow.self,
      [
        "shadowBlurRadius": \.shadowBlurRadius,
        "shadowColor": \.shadowColor,
        "shadowOffset": \.shadowOffset,
      ])
    register(
      NSStringDrawingContext.self,
      [
        "minimumScaleFactor": \.minimumScaleFactor
      ])
    register(
      NSTextAttachment.self,
      [
        "bounds": \.bounds,
        "contents": \.contents,
        "fileType": \.fileType,
        "image": \.image,
        "lineLayoutPadding": \.lineLayoutPadding,
      ])
    register(
      NSTextContainer.self,
      [
        "exclusionPaths": \.exclusionPaths,
        "heightTracksTextView": \.heightTracksTextView,
        "lineBreakMode": \.lineBreakMode,
        "lineFragmentPadding": \.lineFragmentPadding,
        "maximumNumberOfLines": \.maximumNumberOfLines,
        "size": \.size,
        "widthTracksTextView": \.widthTracksTextView,
      ])
    register(
      UIAccessibilityCustomAction.self,
      [
        "actionHandler": \.actionHandler,
        "attributedName": \.attributedName,
        "image": \.image,
        "name": \.name,
        "selector": \.selector,
      ])
    register(
      UIAccessibilityElement.self,
      [
        "accessibilityFrame": \.accessibilityFrame,
        "accessibilityFrameInContainerSpace": \.accessibilityFrameInContainerSpace,
        "accessibilityHint": \.accessibilityHint,
        "accessibilityLabel": \.accessibilityLabel,
        "accessibilityTraits": \.accessibilityTraits,
        "accessibilityValue": \.accessibilityValue,
        "isAccessibilityElement": \.isAccessibilityElement,
      ])
    register(
      UIAction.self,
      [
        "attributes": \.attributes,
        "discoverabilityTitle": \.discoverabilityTitle,
        "image": \.image,
        "state": \.state,
        "title": \.title,
      ])
    register(
      UIActivity.self,
      [
        "activityImage": \.activityImage,
        "activityViewController": \.activityViewController,
      ])
    register(
      UIAlertAction.self,
      [
        "isEnabled": \.isEnabled
      ])
    register(
      UIApplication.self,
      [
        "applicationIconBadgeNumber": \.applicationIconBadgeNumber,
        "applicationSupportsShakeToEdit": \.applicationSupportsShakeToEdit,
        "isIdleTimerDisabled": \.isIdleTimerDisabled,
        "isNetworkActivityIndicatorVisible": \.isNetworkActivityIndicatorVisible,
        "keyWindow": \.keyWindow,
        "shortcutItems": \.shortcutItems,
      ])
    register(
      UIApplicationShortcutItem.self,
      [
        "icon": \.icon
      ])
    register(
      UIAttachmentBehavior.self,
      [
        "anchorPoint": \.anchorPoint,
        "attachmentRange": \.attachmentRange,
        "damping": \.damping,
        "frequency": \.frequency,
        "frictionTorque": \.frictionTorque,
        "length": \.length,
      ])
    register(
      UIBezierPath.self,
      [
        "cgPath": \.cgPath,
        "flatness": \.flatness,
        "lineCapStyle": \.lineCapStyle,
        "lineJoinStyle": \.lineJoinStyle,
        "lineWidth": \.lineWidth,
        "miterLimit": \.miterLimit,
        "usesEvenOddFillRule": \.usesEvenOddFillRule,
      ])
    register(
      UICalendarSelectionMultiDate.self,
      [
        "selectedDates": \.selectedDates
      ])
    register(
      UICalendarSelectionSingleDate.self,
      [
        "selectedDate": \.selectedDate
      ])
    register(
      UICollectionViewCompositionalLayout.self,
      [
        "configuration": \.configuration
      ])
    register(
      UICollectionViewCompositionalLayoutConfiguration.self,
      [
        "boundarySupplementaryItems": \.boundarySupplementaryItems,
        "contentInsetsReference": \.contentInsetsReference,
        "interSectionSpacing": \.interSectionSpacing,
        "scrollDirection": \.scrollDirection,
      ])
    register(
      UICollectionViewFlowLayout.self,
      [
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
    register(
      UICollectionViewFlowLayoutInvalidationContext.self,
      [
        "invalidateFlowLayoutAttributes": \.invalidateFlowLayoutAttributes,
        "invalidateFlowLayoutDelegateMetrics": \.invalidateFlowLayoutDelegateMetrics,
      ])
    register(
      UICollectionViewLayout.self,
      [
        "collectionView": \.collectionView
      ])
    register(
      UICollectionViewLayoutAttributes.self,
      [
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
    register(
      UICollectionViewLayoutInvalidationContext.self,
      [
        "contentOffsetAdjustment": \.contentOffsetAdjustment,
        "contentSizeAdjustment": \.contentSizeAdjustment,
      ])
    register(
      UICollectionViewTransitionLayout.self,
      [
        "currentLayout": \.currentLayout,
        "nextLayout": \.nextLayout,
        "transitionProgress": \.transitionProgress,
      ])
    register(
      UICollisionBehavior.self,
      [
        "collisionMode": \.collisionMode,
        "translatesReferenceBoundsIntoBoundary": \.translatesReferenceBoundsIntoBoundary,
      ])
    register(
      UICommand.self,
      [
        "attributes": \.attributes,
        "discoverabilityTitle": \.discoverabilityTitle,
        "image": \.image,
        "state": \.state,
        "title": \.title,
      ])
    register(
      UIContextMenuConfiguration.self,
      [
        "badgeCount": \.badgeCount,
        "secondaryItemIdentifiers": \.secondaryItemIdentifiers,
      ])
    register(
      UIContextualAction.self,
      [
        "backgroundColor": \.backgroundColor,
        "image": \.image,
        "title": \.title,
      ])
    register(
      UIDevice.self,
      [
        "isBatteryMonitoringEnabled": \.isBatteryMonitoringEnabled,
        "isProximityMonitoringEnabled": \.isProximityMonitoringEnabled,
      ])
    register(
      UIDocumentProperties.self,
      [
        "wantsIconRepresentation": \.wantsIconRepresentation
      ])
    register(
      UIDragInteraction.self,
      [
        "allowsSimultaneousRecognitionDuringLift": \.allowsSimultaneousRecognitionDuringLift,
        "isEnabled": \.isEnabled,
      ])
    register(
      UIDragItem.self,
      [
        "localObject": \.localObject
      ])
    register(
      UIDragPreview.self,
      [
        "parameters": \.parameters,
        "view": \.view,
      ])
    register(
      UIDropInteraction.self,
      [
        "allowsSimultaneousDropSessions": \.allowsSimultaneousDropSessions
      ])
    register(
      UIDropProposal.self,
      [
        "isPrecise": \.isPrecise,
        "prefersFullSizePreview": \.prefersFullSizePreview,
      ])
    register(
      UIDynamicAnimator.self,
      [
        "referenceView": \.referenceView
      ])
    register(
      UIDynamicBehavior.self,
      [
        "dynamicAnimator": \.dynamicAnimator
      ])
    register(
      UIDynamicItemBehavior.self,
      [
        "allowsRotation": \.allowsRotation,
        "angularResistance": \.angularResistance,
        "charge": \.charge,
        "density": \.density,
        "elasticity": \.elasticity,
        "friction": \.friction,
        "isAnchored": \.isAnchored,
        "resistance": \.resistance,
      ])
    register(
      UIEditMenuConfiguration.self,
      [
        "preferredArrowDirection": \.preferredArrowDirection
      ])
    register(
      UIFieldBehavior.self,
      [
        "animationSpeed": \.animationSpeed,
        "direction": \.direction,
        "falloff": \.falloff,
        "minimumRadius": \.minimumRadius,
        "position": \.position,
        "region": \.region,
        "smoothness": \.smoothness,
        "strength": \.strength,
      ])
    register(
      UIFocusGuide.self,
      [
        "isEnabled": \.isEnabled,
        "preferredFocusEnvironments": \.preferredFocusEnvironments,
      ])
    register(
      UIFocusHaloEffect.self,
      [
        "position": \.position
      ])
    register(
      UIFont.self,
      [
        "fontDescriptor": \.fontDescriptor
      ])
    register(
      UIGestureRecognizer.self,
      [
        "allowedTouchTypes": \.allowedTouchTypes,
        "cancelsTouchesInView": \.cancelsTouchesInView,
        "delaysTouchesBegan": \.delaysTouchesBegan,
        "delaysTouchesEnded": \.delaysTouchesEnded,
        "isEnabled": \.isEnabled,
        "name": \.name,
        "requiresExclusiveTouchType": \.requiresExclusiveTouchType,
        "view": \.view,
      ])
    register(
      UIGraphicsImageRendererContext.self,
      [
        "currentImage": \.currentImage
      ])
    register(
      UIGraphicsImageRendererFormat.self,
      [
        "opaque": \.opaque,
        "scale": \.scale,
      ])
    register(
      UIGraphicsPDFRendererFormat.self,
      [
        "documentInfo": \.documentInfo
      ])
    register(
      UIGraphicsRenderer.self,
      [
        "format": \.format
      ])
    register(
      UIGraphicsRendererContext.self,
      [
        "format": \.format
      ])
    register(
      UIGravityBehavior.self,
      [
        "angle": \.angle,
        "gravityDirection": \.gravityDirection,
        "magnitude": \.magnitude,
      ])
    register(
      UIImage.self,
      [
        "imageAsset": \.imageAsset,
        "imageRendererFormat": \.imageRendererFormat,
        "traitCollection": \.traitCollection,
      ])
    register(
      UIInterpolatingMotionEffect.self,
      [
        "maximumRelativeValue": \.maximumRelativeValue,
        "minimumRelativeValue": \.minimumRelativeValue,
      ])
    register(
      UIKeyCommand.self,
      [
        "allowsAutomaticLocalization": \.allowsAutomaticLocalization,
        "allowsAutomaticMirroring": \.allowsAutomaticMirroring,
        "attributes": \.attributes,
        "discoverabilityTitle": \.discoverabilityTitle,
        "image": \.image,
        "state": \.state,
        "title": \.title,
        "wantsPriorityOverSystemBehavior": \.wantsPriorityOverSystemBehavior,
      ])
    register(
      UIKeyboardLayoutGuide.self,
      [
        "followsUndockedKeyboard": \.followsUndockedKeyboard
      ])
    register(
      UILayoutGuide.self,
      [
        "heightAnchor": \.heightAnchor,
        "identifier": \.identifier,
        "widthAnchor": \.widthAnchor,
      ])
    register(
      UILongPressGestureRecognizer.self,
      [
        "allowableMovement": \.allowableMovement,
        "minimumPressDuration": \.minimumPressDuration,
        "numberOfTapsRequired": \.numberOfTapsRequired,
        "numberOfTouchesRequired": \.numberOfTouchesRequired,
      ])
    register(
      UIMenu.self,
      [
        "preferredElementSize": \.preferredElementSize
      ])
    register(
      UIMenuElement.self,
      [
        "image": \.image,
        "subtitle": \.subtitle,
      ])
    register(
      UIMenuItem.self,
      [
        "action": \.action,
        "title": \.title,
      ])
    register(
      UIMotionEffectGroup.self,
      [
        "motionEffects": \.motionEffects
      ])
    register(
      UIMutableApplicationShortcutItem.self,
      [
        "icon": \.icon,
        "localizedSubtitle": \.localizedSubtitle,
        "localizedTitle": \.localizedTitle,
        "targetContentIdentifier": \.targetContentIdentifier,
        "type": \.type,
        "userInfo": \.userInfo,
      ])
    register(
      UIPanGestureRecognizer.self,
      [
        "allowedScrollTypesMask": \.allowedScrollTypesMask,
        "maximumNumberOfTouches": \.maximumNumberOfTouches,
        "minimumNumberOfTouches": \.minimumNumberOfTouches,
      ])
    register(
      UIPasteConfiguration.self,
      [
        "acceptableTypeIdentifiers": \.acceptableTypeIdentifiers
      ])
    register(
      UIPasteboard.self,
      [
        "color": \.color,
        "colors": \.colors,
        "image": \.image,
        "images": \.images,
        "itemProviders": \.itemProviders,
        "items": \.items,
        "string": \.string,
        "strings": \.strings,
        "url": \.url,
        "urls": \.urls,
      ])
    register(
      UIPercentDrivenInteractiveTransition.self,
      [
        "completionCurve": \.completionCurve,
        "completionSpeed": \.completionSpeed,
        "timingCurve": \.timingCurve,
        "wantsInteractiveStart": \.wantsInteractiveStart,
      ])
    register(
      UIPinchGestureRecognizer.self,
      [
        "scale": \.scale
      ])
    register(
      UIPointerAccessory.self,
      [
        "orientationMatchesAngle": \.orientationMatchesAngle
      ])
    register(
      UIPointerInteraction.self,
      [
        "isEnabled": \.isEnabled
      ])
    register(
      UIPointerRegion.self,
      [
        "latchingAxes": \.latchingAxes
      ])
    register(
      UIPointerStyle.self,
      [
        "accessories": \.accessories
      ])
    register(
      UIPress.self,
      [
        "key": \.key,
        "responder": \.responder,
        "window": \.window,
      ])
    register(
      UIPreviewParameters.self,
      [
        "backgroundColor": \.backgroundColor,
        "shadowPath": \.shadowPath,
        "visiblePath": \.visiblePath,
      ])
    register(
      UIPreviewTarget.self,
      [
        "container": \.container
      ])
    register(
      UIPushBehavior.self,
      [
        "active": \.active,
        "angle": \.angle,
        "magnitude": \.magnitude,
        "pushDirection": \.pushDirection,
      ])
    register(
      UIResponder.self,
      [
        "inputAccessoryView": \.inputAccessoryView,
        "inputAssistantItem": \.inputAssistantItem,
        "inputView": \.inputView,
        "next": \.next,
        "textInputMode": \.textInputMode,
        "userActivity": \.userActivity,
      ])
    register(
      UIRotationGestureRecognizer.self,
      [
        "rotation": \.rotation
      ])
    register(
      UIScene.self,
      [
        "delegate": \.delegate,
        "session": \.session,
        "subtitle": \.subtitle,
        "title": \.title,
      ])
    register(
      UISceneConfiguration.self,
      [
        "delegateClass": \.delegateClass,
        "sceneClass": \.sceneClass,
        "storyboard": \.storyboard,
      ])
    register(
      UISceneSession.self,
      [
        "configuration": \.configuration,
        "scene": \.scene,
        "stateRestorationActivity": \.stateRestorationActivity,
        "userInfo": \.userInfo,
      ])
    register(
      UISceneSizeRestrictions.self,
      [
        "allowsFullScreen": \.allowsFullScreen,
        "maximumSize": \.maximumSize,
        "minimumSize": \.minimumSize,
      ])
    register(
      UIScreen.self,
      [
        "brightness": \.brightness,
        "currentMode": \.currentMode,
        "mirrored": \.mirrored,
        "overscanCompensation": \.overscanCompensation,
        "preferredMode": \.preferredMode,
        "wantsSoftwareDimming": \.wantsSoftwareDimming,
      ])
    register(
      UIScreenEdgePanGestureRecognizer.self,
      [
        "edges": \.edges
      ])
    register(
      UISearchSuggestionItem.self,
      [
        "iconImage": \.iconImage,
        "representedObject": \.representedObject,
      ])
    register(
      UISearchToken.self,
      [
        "representedObject": \.representedObject
      ])
    register(
      UISnapBehavior.self,
      [
        "damping": \.damping,
        "snapPoint": \.snapPoint,
      ])
    register(
      UIStoryboardSegue.self,
      [
        "destination": \.destination,
        "source": \.source,
      ])
    register(
      UIStoryboardUnwindSegueSource.self,
      [
        "source": \.source
      ])
    register(
      UISwipeActionsConfiguration.self,
      [
        "performsFirstActionWithFullSwipe": \.performsFirstActionWithFullSwipe
      ])
    register(
      UISwipeGestureRecognizer.self,
      [
        "direction": \.direction,
        "numberOfTouchesRequired": \.numberOfTouchesRequired,
      ])
    register(
      UITapGestureRecognizer.self,
      [
        "buttonMaskRequired": \.buttonMaskRequired,
        "numberOfTapsRequired": \.numberOfTapsRequired,
        "numberOfTouchesRequired": \.numberOfTouchesRequired,
      ])
    register(
      UITargetedPreview.self,
      [
        "parameters": \.parameters,
        "target": \.target,
        "view": \.view,
      ])
    register(
      UITextInputAssistantItem.self,
      [
        "allowsHidingShortcuts": \.allowsHidingShortcuts,
        "leadingBarButtonGroups": \.leadingBarButtonGroups,
        "trailingBarButtonGroups": \.trailingBarButtonGroups,
      ])
    register(
      UITextRange.self,
      [
        "end": \.end,
        "start": \.start,
      ])
    register(
      UITouch.self,
      [
        "view": \.view,
        "window": \.window,
      ])
    register(
      UIViewPropertyAnimator.self,
      [
        "isInterruptible": \.isInterruptible,
        "isManualHitTestingEnabled": \.isManualHitTestingEnabled,
        "isUserInteractionEnabled": \.isUserInteractionEnabled,
        "pausesOnCompletion": \.pausesOnCompletion,
        "scrubsLinearly": \.scrubsLinearly,
      ])
    register(
      UIWindowScene.self,
      [
        "focusSystem": \.focusSystem,
        "keyWindow": \.keyWindow,
        "screen": \.screen,
        "sizeRestrictions": \.sizeRestrictions,
        "statusBarManager": \.statusBarManager,
        "traitCollection": \.traitCollection,
      ])
    register(
      UIWindowSceneDestructionRequestOptions.self,
      [
        "windowDismissalAnimation": \.windowDismissalAnimation
      ])
  }
}

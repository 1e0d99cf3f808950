extension SystemObjects {
  static let elementsOfEvents: KeyValuePairs<String, AnyClass> = [
    "control": UIControl.self,
    "button": UIButton.self,
  ]

  /// Registers the properties of events, gestures and menus.
  static func registerEvents() {
    Keys<UIAction>.register([
      "attributes": \.attributes,
      "discoverabilityTitle": \.discoverabilityTitle,
      "image": \.image,
      "state": \.state,
      "title": \.title,
    ])
    Keys<UIButton>.register([
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
    Keys<UICommand>.register([
      "attributes": \.attributes,
      "discoverabilityTitle": \.discoverabilityTitle,
      "image": \.image,
      "state": \.state,
      "title": \.title,
    ])
    Keys<UIContextMenuConfiguration>.register([
      "badgeCount": \.badgeCount,
      "secondaryItemIdentifiers": \.secondaryItemIdentifiers,
    ])
    Keys<UIControl>.register([
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
    Keys<UIEditMenuConfiguration>.register(["preferredArrowDirection": \.preferredArrowDirection])
    Keys<UIGestureRecognizer>.register([
      "allowedTouchTypes": \.allowedTouchTypes,
      "cancelsTouchesInView": \.cancelsTouchesInView,
      "delaysTouchesBegan": \.delaysTouchesBegan,
      "delaysTouchesEnded": \.delaysTouchesEnded,
      "isEnabled": \.isEnabled,
      "name": \.name,
      "requiresExclusiveTouchType": \.requiresExclusiveTouchType,
      "view": \.view,
    ])
    Keys<UIKeyCommand>.register([
      "allowsAutomaticLocalization": \.allowsAutomaticLocalization,
      "allowsAutomaticMirroring": \.allowsAutomaticMirroring,
      "attributes": \.attributes,
      "discoverabilityTitle": \.discoverabilityTitle,
      "image": \.image,
      "state": \.state,
      "title": \.title,
      "wantsPriorityOverSystemBehavior": \.wantsPriorityOverSystemBehavior,
    ])
    Keys<UILongPressGestureRecognizer>.register([
      "allowableMovement": \.allowableMovement,
      "minimumPressDuration": \.minimumPressDuration,
      "numberOfTapsRequired": \.numberOfTapsRequired,
      "numberOfTouchesRequired": \.numberOfTouchesRequired,
    ])
    Keys<UIMenu>.register(["preferredElementSize": \.preferredElementSize])
    Keys<UIMenuController>.register([
      "arrowDirection": \.arrowDirection,
      "isMenuVisible": \.isMenuVisible,
      "menuItems": \.menuItems,
    ])
    Keys<UIMenuElement>.register([
      "accessibilityIdentifier": \.accessibilityIdentifier,
      "image": \.image,
      "subtitle": \.subtitle,
    ])
    Keys<UIMenuItem>.register([
      "action": \.action,
      "title": \.title,
    ])
    Keys<UIPanGestureRecognizer>.register([
      "allowedScrollTypesMask": \.allowedScrollTypesMask,
      "maximumNumberOfTouches": \.maximumNumberOfTouches,
      "minimumNumberOfTouches": \.minimumNumberOfTouches,
    ])
    Keys<UIPinchGestureRecognizer>.register(["scale": \.scale])
    Keys<UIPointerAccessory>.register(["orientationMatchesAngle": \.orientationMatchesAngle])
    Keys<UIPointerInteraction>.register(["isEnabled": \.isEnabled])
    Keys<UIPointerRegion>.register(["latchingAxes": \.latchingAxes])
    Keys<UIPointerStyle>.register(["accessories": \.accessories])
    Keys<UIPress>.register([
      "key": \.key,
      "responder": \.responder,
      "window": \.window,
    ])
    Keys<UIPreviewParameters>.register([
      "backgroundColor": \.backgroundColor,
      "shadowPath": \.shadowPath,
      "visiblePath": \.visiblePath,
    ])
    Keys<UIPreviewTarget>.register(["container": \.container])
    Keys<UIResponder>.register([
      "inputAccessoryView": \.inputAccessoryView,
      "inputAssistantItem": \.inputAssistantItem,
      "inputView": \.inputView,
      "next": \.next,
      "pasteConfiguration": \.pasteConfiguration,
      "textInputMode": \.textInputMode,
      "userActivity": \.userActivity,
    ])
    Keys<UIRotationGestureRecognizer>.register(["rotation": \.rotation])
    Keys<UIScreenEdgePanGestureRecognizer>.register(["edges": \.edges])
    Keys<UISwipeGestureRecognizer>.register([
      "direction": \.direction,
      "numberOfTouchesRequired": \.numberOfTouchesRequired,
    ])
    Keys<UITapGestureRecognizer>.register([
      "buttonMaskRequired": \.buttonMaskRequired,
      "numberOfTapsRequired": \.numberOfTapsRequired,
      "numberOfTouchesRequired": \.numberOfTouchesRequired,
    ])
    Keys<UITargetedPreview>.register([
      "parameters": \.parameters,
      "target": \.target,
      "view": \.view,
    ])
    Keys<UITouch>.register([
      "view": \.view,
      "window": \.window,
    ])
    // Apple doesn't document these, and public sources use them all the same.
    Keys<GestureTargetObject>.register(["target": \.target])
    Keys<UIGestureRecognizer>.register([
      "_targets": \.targetObjects,
      "targets": \.targetObjects,
    ])
  }
}

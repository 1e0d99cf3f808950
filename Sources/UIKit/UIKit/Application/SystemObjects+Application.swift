extension SystemObjects {
  /// Registers the properties of the application and its scenes.
  static func registerApplication() {
    Keys<UIApplication>.register([
      "applicationIconBadgeNumber": \.applicationIconBadgeNumber,
      "applicationSupportsShakeToEdit": \.applicationSupportsShakeToEdit,
      "isIdleTimerDisabled": \.isIdleTimerDisabled,
      "isNetworkActivityIndicatorVisible": \.isNetworkActivityIndicatorVisible,
      "keyWindow": \.keyWindow,
      "shortcutItems": \.shortcutItems,
    ])
    Keys<UIApplicationShortcutItem>.register(["icon": \.icon])
    Keys<UIDevice>.register([
      "isBatteryMonitoringEnabled": \.isBatteryMonitoringEnabled,
      "isProximityMonitoringEnabled": \.isProximityMonitoringEnabled,
    ])
    Keys<UIMutableApplicationShortcutItem>.register([
      "icon": \.icon,
      "localizedSubtitle": \.localizedSubtitle,
      "localizedTitle": \.localizedTitle,
      "targetContentIdentifier": \.targetContentIdentifier,
      "type": \.type,
      "userInfo": \.userInfo,
    ])
    Keys<UIScene>.register([
      "delegate": \.delegate,
      "session": \.session,
      "subtitle": \.subtitle,
      "title": \.title,
    ])
    Keys<UISceneConfiguration>.register([
      "delegateClass": \.delegateClass,
      "sceneClass": \.sceneClass,
      "storyboard": \.storyboard,
    ])
    Keys<UISceneSession>.register([
      "configuration": \.configuration,
      "scene": \.scene,
      "stateRestorationActivity": \.stateRestorationActivity,
      "userInfo": \.userInfo,
    ])
    Keys<UISceneSizeRestrictions>.register([
      "allowsFullScreen": \.allowsFullScreen,
      "maximumSize": \.maximumSize,
      "minimumSize": \.minimumSize,
    ])
    Keys<UIScreen>.register([
      "brightness": \.brightness,
      "currentMode": \.currentMode,
      "mirrored": \.mirrored,
      "overscanCompensation": \.overscanCompensation,
      "preferredMode": \.preferredMode,
      "wantsSoftwareDimming": \.wantsSoftwareDimming,
    ])
    Keys<UIWindow>.register([
      "rootViewController": \.rootViewController,
      "screen": \.screen,
      "windowLevel": \.windowLevel,
    ])
    Keys<UIWindowScene>.register([
      "focusSystem": \.focusSystem,
      "keyWindow": \.keyWindow,
      "screen": \.screen,
      "sizeRestrictions": \.sizeRestrictions,
      "statusBarManager": \.statusBarManager,
      "traitCollection": \.traitCollection,
    ])
    Keys<UIWindowSceneDestructionRequestOptions>.register([
      "windowDismissalAnimation": \.windowDismissalAnimation
    ])
    // Apple doesn't document these, and public sources use them all the same.
    Keys<UIWindow>.register(["firstResponder": \.firstResponder])
  }
}

import QuartzCore
@_spi(Lowered) import ObjectiveCForLinux

extension ObjectKeys {
  /// Registers the properties of items and appearances of bars.
  static func registerBars() {
    register(
      UIBarAppearance.self,
      [
        "backgroundColor": \.backgroundColor,
        "backgroundEffect": \.backgroundEffect,
        "backgroundImage": \.backgroundImage,
        "backgroundImageContentMode": \.backgroundImageContentMode,
        "shadowColor": \.shadowColor,
        "shadowImage": \.shadowImage,
      ])
    register(
      UIBarButtonItem.self,
      [
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
    register(
      UIBarButtonItemAppearance.self,
      [
        "disabled": \.disabled,
        "focused": \.focused,
        "highlighted": \.highlighted,
        "normal": \.normal,
      ])
    register(
      UIBarButtonItemGroup.self,
      [
        "alwaysAvailable": \.alwaysAvailable,
        "barButtonItems": \.barButtonItems,
        "isHidden": \.isHidden,
        "menuRepresentation": \.menuRepresentation,
        "representativeItem": \.representativeItem,
      ])
    register(
      UIBarButtonItemStateAppearance.self,
      [
        "backgroundImage": \.backgroundImage,
        "backgroundImagePositionAdjustment": \.backgroundImagePositionAdjustment,
        "titlePositionAdjustment": \.titlePositionAdjustment,
        "titleTextAttributes": \.titleTextAttributes,
      ])
    register(
      UIBarItem.self,
      [
        "image": \.image,
        "imageInsets": \.imageInsets,
        "isEnabled": \.isEnabled,
        "landscapeImagePhone": \.landscapeImagePhone,
        "landscapeImagePhoneInsets": \.landscapeImagePhoneInsets,
        "tag": \.tag,
        "title": \.title,
      ])
    register(
      UINavigationBarAppearance.self,
      [
        "backButtonAppearance": \.backButtonAppearance,
        "backIndicatorImage": \.backIndicatorImage,
        "backIndicatorTransitionMaskImage": \.backIndicatorTransitionMaskImage,
        "buttonAppearance": \.buttonAppearance,
        "doneButtonAppearance": \.doneButtonAppearance,
        "largeTitleTextAttributes": \.largeTitleTextAttributes,
        "titlePositionAdjustment": \.titlePositionAdjustment,
        "titleTextAttributes": \.titleTextAttributes,
      ])
    register(
      UINavigationItem.self,
      [
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
    register(
      UITabBarAppearance.self,
      [
        "compactInlineLayoutAppearance": \.compactInlineLayoutAppearance,
        "inlineLayoutAppearance": \.inlineLayoutAppearance,
        "selectionIndicatorImage": \.selectionIndicatorImage,
        "selectionIndicatorTintColor": \.selectionIndicatorTintColor,
        "stackedItemPositioning": \.stackedItemPositioning,
        "stackedItemSpacing": \.stackedItemSpacing,
        "stackedItemWidth": \.stackedItemWidth,
        "stackedLayoutAppearance": \.stackedLayoutAppearance,
      ])
    register(
      UITabBarItem.self,
      [
        "badgeColor": \.badgeColor,
        "badgeValue": \.badgeValue,
        "scrollEdgeAppearance": \.scrollEdgeAppearance,
        "selectedImage": \.selectedImage,
        "standardAppearance": \.standardAppearance,
        "titlePositionAdjustment": \.titlePositionAdjustment,
      ])
    register(
      UITabBarItemAppearance.self,
      [
        "disabled": \.disabled,
        "focused": \.focused,
        "normal": \.normal,
        "selected": \.selected,
      ])
    register(
      UITabBarItemStateAppearance.self,
      [
        "badgeBackgroundColor": \.badgeBackgroundColor,
        "badgePositionAdjustment": \.badgePositionAdjustment,
        "badgeTextAttributes": \.badgeTextAttributes,
        "badgeTitlePositionAdjustment": \.badgeTitlePositionAdjustment,
        "iconColor": \.iconColor,
        "titlePositionAdjustment": \.titlePositionAdjustment,
        "titleTextAttributes": \.titleTextAttributes,
      ])
    register(
      UITableViewRowAction.self,
      [
        "backgroundColor": \.backgroundColor,
        "backgroundEffect": \.backgroundEffect,
        "title": \.title,
      ])
    register(
      UIToolbarAppearance.self,
      [
        "buttonAppearance": \.buttonAppearance,
        "doneButtonAppearance": \.doneButtonAppearance,
      ])
  }
}

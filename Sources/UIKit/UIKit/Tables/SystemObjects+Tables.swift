extension SystemObjects {
  static let elementsOfTables: KeyValuePairs<String, AnyClass> = [
    "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self,
    "tableViewController": UITableViewController.self,
  ]

  /// Registers the properties of tables.
  static func registerTables() {
    Keys<UIContextualAction>.register([
      "backgroundColor": \.backgroundColor,
      "image": \.image,
      "title": \.title,
    ])
    Keys<UISwipeActionsConfiguration>.register([
      "performsFirstActionWithFullSwipe": \.performsFirstActionWithFullSwipe
    ])
    Keys<UITableView>.register([
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
    Keys<UITableViewCell>.register([
      "accessoryType": \.accessoryType,
      "accessoryView": \.accessoryView,
      "automaticallyUpdatesBackgroundConfiguration": \.automaticallyUpdatesBackgroundConfiguration,
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
    Keys<UITableViewController>.register([
      "clearsSelectionOnViewWillAppear": \.clearsSelectionOnViewWillAppear,
      "refreshControl": \.refreshControl,
      "tableView": \.tableView,
    ])
    Keys<UITableViewHeaderFooterView>.register([
      "automaticallyUpdatesBackgroundConfiguration": \.automaticallyUpdatesBackgroundConfiguration,
      "automaticallyUpdatesContentConfiguration": \.automaticallyUpdatesContentConfiguration,
      "backgroundView": \.backgroundView,
      "configurationUpdateHandler": \.configurationUpdateHandler,
      "contentView": \.contentView,
      "detailTextLabel": \.detailTextLabel,
      "textLabel": \.textLabel,
    ])
    Keys<UITableViewRowAction>.register([
      "backgroundColor": \.backgroundColor,
      "backgroundEffect": \.backgroundEffect,
      "title": \.title,
    ])
  }
}

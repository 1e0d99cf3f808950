import SwiftSyntax

/// Members of UIKit's classes that apps override in extensions: `extension UINavigationController {
/// override open var preferredStatusBarStyle … }`.
///
/// In Objective-C such a category takes the place of what the class has. UIKit here declares these
/// members `dynamic`, and the override becomes their replacement, in which `super` is what was
/// replaced.
enum ReplaceableMembers {
  private static let common: Set<String> = [
    "childForStatusBarHidden", "childForStatusBarStyle", "preferredStatusBarStyle",
    "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
  ]
  private static let members: [String: Set<String>] = [
    "UINavigationBar": ["sizeThatFits(_:)"],
    "UINavigationController": common.union(["viewDidLoad()"]),
    "UITabBar": ["sizeThatFits(_:)"],
    "UITabBarController": common,
  ]

  static func contain(_ member: Member, of type: String) -> Bool {
    members[type]?.contains(member.fullName) ?? false
  }
}

extension ModuleLowering {
  /// Makes an override the replacement of what a class of UIKit's has.
  func replace(_ member: Member, in file: FileContext) {
    guard rename(member, to: "_replaced_\(member.plainName)") else { return }
    file.edits.insert("@_dynamicReplacement(for: \(member.fullName)) ", at: member.node.start)
    for reference in SuperReferences.of(member.name, in: member.node) {
      file.edits.replace(reference.superWord, with: "self")
    }
  }
}

import Foundation

/// The `Info.plist` of an Xcode target: its file, and the values that build settings add.
enum InformationList {
  static func make(file: URL?, settings: BuildSettings) throws(ProjectError) -> PropertyList {
    var list: PropertyList = [:]
    if let file { list = try PropertyList(contentsOf: file) }
    var left = 16 * ProjectLimits.settingLength
    list.values = resolve(list.values, settings, left: &left) as? [String: Any] ?? [:]
    let prefix = "INFOPLIST_KEY_"
    for name in settings.values.keys.sorted() where name.hasPrefix(prefix) {
      let key = String(name.dropFirst(prefix.count))
      guard let value = settings[name] else { continue }
      add(value, key, to: &list)
    }
    let defaults: [(String, String)] = [
      ("CFBundleExecutable", settings["EXECUTABLE_NAME"] ?? ""),
      ("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""),
      ("CFBundleName", settings["PRODUCT_NAME"] ?? ""), ("CFBundlePackageType", "APPL"),
      ("CFBundleShortVersionString", settings["MARKETING_VERSION"] ?? "1.0"),
      ("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"] ?? "1"),
      ("CFBundleDevelopmentRegion", "en"),
    ]
    for (key, value) in defaults where list.string(key) == nil { list[key] = value }
    // Xcode writes this key into its products: 1 for phones, 2 for tablets.
    let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",").compactMap {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
    if list["UIDeviceFamily"] == nil, !families.isEmpty { list["UIDeviceFamily"] = families }
    return list
  }

  private static func add(_ value: String, _ key: String, to list: inout PropertyList) {
    switch key {
    case "UIApplicationSceneManifest_Generation":
      guard list["UIApplicationSceneManifest"] == nil else { return }
      list["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": false]
    case "UISupportedInterfaceOrientations_iPhone", "UISupportedInterfaceOrientations_iPad",
      "UISupportedInterfaceOrientations":
      let name = key.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
      list[name] = value.split(separator: " ").map(String.init)
    default: list[key] = value == "YES" || value == "NO" ? (value == "YES") as Any : value
    }
  }

  private static func resolve(_ value: Any, _ settings: BuildSettings, left: inout Int) -> Any {
    switch value {
    case let text as String: settings.resolve(text, left: &left)
    case let list as [Any]: list.map { resolve($0, settings, left: &left) }
    case let dictionary as [String: Any]:
      dictionary.mapValues { resolve($0, settings, left: &left) }
    default: value
    }
  }
}

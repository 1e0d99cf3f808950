import Foundation
import Lowering

/// A reader for Xcode projects.
struct XcodeProject {
  private let objects: XcodeObjects
  private let name: String
  /// The name of each target's module, by identifier.
  private var moduleNames: [String: String] = [:]
  private(set) var remarks: [String] = []
  /// The names of sources that don't exist, by module. A build script may write them, or they may never have been
  /// committed.
  private(set) var missingFiles: [String: [String]] = [:]
  /// The packages that targets request, with their locations and products.
  private(set) var packages: [PackageRequest] = []

  init(_ file: URL) throws(ProjectError) {
    objects = try XcodeObjects(project: file)
    name = file.deletingPathExtension().lastPathComponent
  }

  /// Returns the targets as modules, without the packages that they depend on.
  mutating func modules() throws(ProjectError) -> [ProjectModule] {
    let all = objects.strings(objects.project, "targets")
    let targets = all.filter { kind(of: $0) != nil }
    guard targets.count <= ProjectLimits.targets else {
      throw ProjectError(
        "the project has \(targets.count) targets, more than \(ProjectLimits.targets)",
        file: objects.file)
    }
    var taken: Set<String> = []
    let own = targets.filter { runs(on: settings(of: $0)) }
    remarks += all.compactMap { target in
      guard !own.contains(target), let type = objects.string(target, "productType") else {
        return nil
      }
      let reason =
        targets.contains(target)
        ? "it isn't built for iOS"
        : "targets of type '\(type.replacing("com.apple.product-type.", with: ""))' aren't built"
      return "\(targetName(target)): left out, because \(reason)"
    }
    for target in own + targets where moduleNames[target] == nil {
      let settings = settings(of: target)
      let product = (settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"])?.asIdentifier
      // Targets for several systems may have products with the same name.
      let name =
        product.flatMap { taken.insert($0).inserted ? $0 : nil } ?? targetName(target).asIdentifier
      taken.insert(name)
      moduleNames[target] = name
    }
    packages = packageRequests()
    var modules: [ProjectModule] = []
    for target in own {
      modules.append(try module(target, kind(of: target)!))
    }
    let others = modules.filter(\.sources.isEmpty).map(\.name)
    modules.removeAll { others.contains($0.name) }
    for name in others { remarks.append("\(name): left out, because it has no Swift sources") }
    for index in modules.indices {
      modules[index].dependencies.removeAll { others.contains($0) }
    }
    Self.addImported(to: &modules)
    if modules.isEmpty, !others.isEmpty {
      throw ProjectError(
        "there are no Swift sources in \(others.joined(separator: ", ")), and only Swift is built",
        file: objects.file)
    }
    if modules.isEmpty {
      throw ProjectError(
        "none of its targets is an iOS app, framework or unit test bundle", file: objects.file)
    }
    return modules
  }

  private func targetName(_ target: String) -> String { objects.string(target, "name") ?? target }

  private func kind(of target: String) -> ProjectModule.Kind? {
    switch objects.string(target, "productType") {
    case "com.apple.product-type.application": .app
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      .library
    case "com.apple.product-type.bundle.unit-test": .tests
    default: nil
    }
  }

  private func runs(on settings: BuildSettings) -> Bool {
    let platforms = settings.words("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty {
      return platforms.contains { $0.hasPrefix("iphone") || $0 == "$(inherited)" }
    }
    return ["iphoneos", "iphonesimulator", "auto", nil].contains(settings["SDKROOT"])
  }

  // MARK: Settings

  /// Returns the debug settings of the project and the target.
  private func settings(of target: String) -> BuildSettings {
    var settings = BuildSettings()
    let name = targetName(target)
    settings.add([
      "TARGET_NAME": name, "SRCROOT": objects.root.path, "PROJECT_DIR": objects.root.path,
      "PROJECT_NAME": self.name, "CONFIGURATION": "Debug", "DEVELOPMENT_LANGUAGE": "en",
    ])
    for owner in [objects.project, target] {
      guard let list = objects.string(owner, "buildConfigurationList") else { continue }
      let all = objects.strings(list, "buildConfigurations")
      let wanted = ["Debug", objects.string(list, "defaultConfigurationName") ?? ""]
      let chosen =
        wanted.lazy.compactMap { name in all.first { objects.string($0, "name") == name } }.first
        ?? all.first {
          objects.string($0, "name")?.localizedCaseInsensitiveContains("debug") == true
        }
        ?? all.first
      guard let chosen else { continue }
      if let file = objects.string(chosen, "baseConfigurationReference") {
        settings.add(BuildSettings.read(configuration: objects.url(of: file)))
      }
      settings.add(objects.object(chosen).dictionary("buildSettings")?.values ?? [:])
    }
    settings.setDefault("PRODUCT_NAME", name)
    settings.setDefault("PRODUCT_MODULE_NAME", (settings["PRODUCT_NAME"] ?? name).asIdentifier)
    settings.setDefault("EXECUTABLE_NAME", settings["PRODUCT_NAME"] ?? name)
    settings.setDefault("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL")
    settings.setDefault("PRODUCT_BUNDLE_IDENTIFIER", "app.\(name.asIdentifier)")
    settings.setDefault("MARKETING_VERSION", "1.0")
    settings.setDefault("CURRENT_PROJECT_VERSION", "1")
    return settings
  }

  // MARK: Modules

  private mutating func module(
    _ target: String, _ kind: ProjectModule.Kind
  ) throws(ProjectError) -> ProjectModule {
    let settings = settings(of: target)
    var files = TargetFiles()
    for phase in objects.strings(target, "buildPhases") {
      switch objects.type(phase) {
      case "PBXSourcesBuildPhase": addSources(of: phase, to: &files)
      case "PBXResourcesBuildPhase": addResources(of: phase, to: &files)
      default: break
      }
    }
    let information = settings["INFOPLIST_FILE"].map {
      URL(fileURLWithPath: $0, relativeTo: objects.root.asFolder).standardizedFileURL
    }
    for group in synchronizedGroups(of: target) {
      addFiles(of: group, to: target, leavingOut: information, into: &files)
    }
    let missing = files.sources.filter { !FileManager.default.fileExists(atPath: $0.path) }
    if !missing.isEmpty {
      missingFiles[moduleNames[target]!] = missing.map(\.lastPathComponent).sorted()
    }
    var module = ProjectModule(
      name: moduleNames[target]!, kind: kind,
      sources: files.sources.filter { !missing.contains($0) }.sorted { $0.path < $1.path })
    module.resources = files.resources
    module.entityClasses = Set(
      files.others.filter { $0.pathExtension.hasPrefix("xcdatamodel") }
        .flatMap(ModelEntities.classes)
    ).sorted()
    if !files.others.isEmpty {
      let names = files.others.map(\.lastPathComponent).sorted().joined(separator: ", ")
      remarks.append("\(module.name): left out, because only Swift is built: \(names)")
    }
    module.dependencies = dependencies(of: target)
    module.deployment = settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap {
      Int($0.prefix { $0 != "." })
    }
    module.languageMode = ModuleSources.LanguageMode(version: settings["SWIFT_VERSION"] ?? "5")
    module.conditions = conditions(settings)
    module.implicitImports = implicitImports(of: target, settings)
    module.settings = SwiftSettings.settings(of: settings)
    module.information = try InformationList.make(
      file: information.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil },
      settings: settings)
    return module
  }

  /// Returns the imports of the target's bridging header, of the header with a framework's name, or of the umbrella
  /// header that CocoaPods writes. Sources see these modules without an import.
  private func implicitImports(of target: String, _ settings: BuildSettings) -> [String] {
    if isOfPods { return ["UIKit"] }
    var headers: [URL] = []
    if let path = settings["SWIFT_OBJC_BRIDGING_HEADER"], !path.isEmpty {
      headers.append(URL(fileURLWithPath: path, relativeTo: objects.root.asFolder))
    }
    for phase in objects.strings(target, "buildPhases")
    where objects.type(phase) == "PBXHeadersBuildPhase" {
      headers += references(in: phase).map { objects.url(of: $0) }
        .filter { $0.deletingPathExtension().lastPathComponent == moduleNames[target] }
    }
    let importsUIKit = headers.compactMap(\.text).contains { text in
      text.contains(#/(?m)^\s*(?:#import\s*<UIKit/UIKit\.h>|@import\s+UIKit)/#)
    }
    return importsUIKit ? ["UIKit"] : []
  }

  /// Whether CocoaPods wrote the project. It also writes a header for each pod, which imports UIKit and needn't be in
  /// the repository.
  private var isOfPods: Bool { objects.root.lastPathComponent == "Pods" }

  private func conditions(_ settings: BuildSettings) -> [String] {
    var names = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    for (flag, next) in zip(flags, flags.dropFirst()) where flag == "-D" { names.append(next) }
    names += flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    return Array(Set(names).union(["DEBUG"])).sorted()
  }

  private func dependencies(of target: String) -> [String] {
    var names: Set<String> = []
    for dependency in objects.strings(target, "dependencies") {
      if let other = objects.string(dependency, "target"), let name = moduleNames[other] {
        names.insert(name)
      }
    }
    // Frameworks that are linked without being built first.
    for phase in objects.strings(target, "buildPhases")
    where objects.type(phase) == "PBXFrameworksBuildPhase" {
      for reference in references(in: phase) {
        for (other, name) in moduleNames
        where objects.string(other, "productReference") == reference { names.insert(name) }
      }
    }
    return names.sorted()
  }

  /// Adds the libraries of the project that sources import without a dependency. Xcode finds them among the products
  /// that it has built before.
  private static func addImported(to modules: inout [ProjectModule]) {
    let libraries = Set(modules.filter { $0.kind == .library }.map(\.name))
    for index in modules.indices {
      let module = modules[index]
      let imported = libraries.subtracting(module.dependencies + [module.name])
        .intersection(SourceScan.imports(of: module))
      for name in imported.sorted() where !needs(name, module.name, among: modules) {
        modules[index].dependencies.append(name)
      }
    }
  }

  /// Returns whether a module needs another one, directly or through others.
  private static func needs(
    _ name: String, _ other: String, among modules: [ProjectModule]
  ) -> Bool {
    var seen: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if next == other { return true }
      waiting += modules.first { $0.name == next }?.dependencies ?? []
    }
    return false
  }

  // MARK: Files

  private struct TargetFiles {
    var sources: [URL] = []
    var resources: [ProjectResource] = []
    /// The sources in languages other than Swift.
    var others: [URL] = []

    mutating func add(source file: URL) {
      switch file.pathExtension {
      case "swift": sources.append(file)
      case "m", "mm", "c", "cpp", "metal", "intentdefinition", "xcdatamodeld", "xcdatamodel",
        "mlmodel":
        others.append(file)
      // Xcode compiles them into the bundle, also if CocoaPods lists them with a pod's sources.
      case "xib", "storyboard", "xcassets":
        resources.append(ProjectResource(localized: file, rule: .process))
      default: break
      }
    }
  }

  private func addSources(of phase: String, to files: inout TargetFiles) {
    for file in self.files(of: phase) { files.add(source: objects.url(of: file)) }
  }

  private func addResources(of phase: String, to files: inout TargetFiles) {
    for file in self.files(of: phase) {
      let isFolder = objects.string(file, "lastKnownFileType") == "folder"
      files.resources.append(
        ProjectResource(localized: objects.url(of: file), rule: isFolder ? .copy : .process))
    }
  }

  private func references(in phase: String) -> [String] {
    objects.strings(phase, "files").compactMap { objects.string($0, "fileRef") }
  }

  /// Returns the files of a phase. For a file in several languages, it returns the localized files.
  private func files(of phase: String) -> [String] {
    references(in: phase).flatMap { reference in
      objects.type(reference) == "PBXVariantGroup" || objects.type(reference) == "XCVersionGroup"
        ? objects.strings(reference, "children") : [reference]
    }
  }

  /// Returns the groups whose folders belong to the target with all their files.
  private func synchronizedGroups(of target: String) -> [String] {
    let own = objects.strings(target, "fileSystemSynchronizedGroups")
    // A folder of another target may share single files with this one.
    let lending = objects.all("PBXFileSystemSynchronizedRootGroup").filter { group in
      !own.contains(group)
        && objects.strings(group, "exceptions").contains { objects.string($0, "target") == target }
    }
    return own + lending
  }

  private func addFiles(
    of group: String, to target: String, leavingOut information: URL?, into files: inout TargetFiles
  ) {
    let folder = objects.url(of: group)
    let isOwn = objects.strings(target, "fileSystemSynchronizedGroups").contains(group)
    let exceptions = Set(
      objects.strings(group, "exceptions")
        .filter { objects.string($0, "target") == target }
        .flatMap { objects.strings($0, "membershipExceptions") })
    let opaque = Set(objects.strings(group, "explicitFolders"))
    for (path, file) in ProjectFiles.all(in: folder, opaque: opaque) {
      // An exception in the target's own folder excludes a file; one in another target's folder includes it.
      let isException = exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
      guard isException != isOwn, file.standardizedFileURL.path != information?.path else {
        continue
      }
      switch file.pathExtension {
      case "swift", "m", "mm", "c", "cpp", "metal", "intentdefinition", "xcdatamodeld",
        "xcdatamodel", "mlmodel":
        files.add(source: file)
      case "h", "xcconfig", "entitlements", "md", "modulemap", "pch", "xctestplan", "docc": break
      default:
        files.resources.append(
          ProjectResource(localized: file, rule: opaque.contains(path) ? .copy : .process))
      }
    }
  }

  /// The other projects inside this one.
  var subprojects: [URL] {
    objects.all("PBXFileReference").map { objects.url(of: $0) }
      .filter { $0.pathExtension == "xcodeproj" }
  }

  // MARK: Packages

  private func packageRequests() -> [PackageRequest] {
    var requests: [PackageRequest] = []
    let targets = objects.strings(objects.project, "targets").filter { moduleNames[$0] != nil }
    let folders = localPackages()
    for target in targets {
      for product in objects.strings(target, "packageProductDependencies") {
        guard let name = objects.string(product, "productName") else { continue }
        let reference = objects.string(product, "package")
        var request = PackageRequest(product: name, module: moduleNames[target]!)
        if let reference, let url = objects.string(reference, "repositoryURL") {
          request.url = url
          request.requirement = PackageRequirement(
            xcode: objects.object(reference).dictionary("requirement"))
        } else if let reference, let path = objects.string(reference, "relativePath") {
          request.folders = [
            URL(fileURLWithPath: path, relativeTo: objects.root.asFolder).standardizedFileURL
          ]
        } else {
          request.folders = folders
        }
        requests.append(request)
      }
    }
    return requests
  }

  /// Returns the packages that are folders in the project.
  private func localPackages() -> [URL] {
    let references =
      objects.all("PBXFileReference").map { objects.url(of: $0) }
      + objects.all("XCLocalSwiftPackageReference").compactMap { identifier in
        objects.string(identifier, "relativePath").map {
          URL(fileURLWithPath: $0, relativeTo: objects.root.asFolder).standardizedFileURL
        }
      }
      + objects.all("PBXFileSystemSynchronizedRootGroup").map { objects.url(of: $0) }
    return references.filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
  }
}

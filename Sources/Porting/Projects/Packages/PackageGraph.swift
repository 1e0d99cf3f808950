import Foundation

/// Turns packages into modules. Packages that are translated become modules of the project; the others stay
/// packages.
struct PackageGraph {
  /// The folders of packages, by lowercase identity or name.
  private var folders: [String: URL]
  private let workshop: Workshop
  private var trust: Trust
  /// Whether modules are built without the packages that can't be had. Each is a failure of the project.
  private let allowsMissingPackages: Bool
  private let progress: @Sendable (String) -> Void
  private var manifests: [URL: PackageManifest] = [:]
  private var lowering: [String: Bool] = [:]

  private(set) var modules: [ProjectModule] = []
  private(set) var packages: [PackageReference] = []
  private(set) var remarks: [String] = []
  private var isAdded: Set<String> = []
  /// The reasons why targets can't be built, by target name.
  private var errors: [String: any Error] = [:]
  /// The reasons why packages can't be had, by identity.
  private var unavailable: [String: ProjectError] = [:]
  /// The targets and packages that should have been read but couldn't be.
  private(set) var failures: [String] = []

  init(
    folders: [String: URL], workshop: Workshop, trust: Trust, allowsMissingPackages: Bool,
    progress: @escaping @Sendable (String) -> Void
  ) {
    self.folders = Dictionary(folders.map { ($0.key.lowercased(), $0.value) }) { $1 }
    self.workshop = workshop
    self.trust = trust
    self.allowsMissingPackages = allowsMissingPackages
    self.progress = progress
  }

  /// Returns the manifest in a folder. This runs the manifest, and prints a message first. It throws if running
  /// it isn't allowed.
  mutating func manifest(_ folder: URL) throws -> PackageManifest {
    let folder = folder.standardizedFileURL
    if let known = manifests[folder] { return known }
    let file = folder.appendingPathComponent("Package.swift")
    guard trust.allows(folder) else {
      throw ProjectError(
        "this manifest is outside the project's repository, and reading the package would run it; "
          + "to allow that, use --trust or --package NAME=\(folder.path)", file: file)
    }
    progress("Running the manifest \(file.path), \(Confinement.description)")
    let manifest = try PackageManifest.load(folder, workshop: workshop)
    manifests[folder] = manifest
    return manifest
  }

  // MARK: Finding packages

  /// Returns the folder that was given or fetched for a package.
  func folder(named name: String) -> URL? { folders[name.lowercased()] }

  /// Returns the reason why a package can't be had.
  func reason(notToHave identity: String) -> ProjectError? { unavailable[identity] }

  /// Makes SwiftPM fetch the requested packages for which no folder was given.
  mutating func resolve(_ requests: [(url: String, requirement: PackageRequirement)]) throws {
    let missing = requests.filter {
      let identity = PackageRequest.identity(of: $0.url)
      return folders[identity] == nil && unavailable[identity] == nil
    }
    guard !missing.isEmpty else { return }
    do {
      try fetch(missing)
    } catch let error as ProjectError where allowsMissingPackages {
      // SwiftPM fetches all of them or none.
      if missing.count > 1 {
        for request in missing { try resolve([request]) }
      } else {
        unavailable[PackageRequest.identity(of: missing[0].url)] = error
      }
    }
  }

  private mutating func fetch(_ missing: [(url: String, requirement: PackageRequirement)]) throws {
    var seen: Set<String> = []
    let lines = missing.filter { seen.insert(PackageRequest.identity(of: $0.url)).inserted }
      .map { "    .package(url: \(quoted($0.url)), \($0.requirement.text))," }
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Fetched",
        dependencies: [
      \(lines.joined(separator: "\n"))
        ]
      )

      """
    let folder = try workshop.scratch.folder("fetched/\(text.stableHash)")
    try folder.make(RelativePath(literal: "Package.swift"), text.utf8)
    progress(
      "Fetching \(seen.sorted().joined(separator: ", ")) and running their manifests, "
        + Confinement.description)
    let result = try workshop.swift(
      "package", in: folder.url, building: folder.url.appendingPathComponent(".build"), ["resolve"],
      hasNetwork: true
    ).output()
    let checkouts = folder.url.appendingPathComponent(".build/checkouts")
    for name in checkouts.names {
      let identity = name.lowercased()
      if folders[identity] == nil { folders[identity] = checkouts.appendingPathComponent(name) }
      trust.add(checkouts.appendingPathComponent(name))
    }
    for request in missing where folders[PackageRequest.identity(of: request.url)] == nil {
      let reason = result.errors.split(separator: "\n").filter { $0.contains("error") }.first ?? ""
      throw ProjectError(
        "the package \(request.url) can't be fetched (\(reason)); if you have it, give its folder "
          + "with --package \(PackageRequest.identity(of: request.url))=PATH")
    }
  }

  private mutating func folder(of dependency: PackageManifest.Dependency) throws -> URL {
    if let given = folders[dependency.identity.lowercased()] { return given }
    if let folder = dependency.folder { return folder }
    if let url = dependency.url {
      try resolve([(url, dependency.requirement)])
      let identity = PackageRequest.identity(of: url)
      if let found = folders[identity] { return found }
      if let error = unavailable[identity] { throw error }
    }
    throw ProjectError(
      "the package \(dependency.identity) can't be found; give its folder with "
        + "--package \(dependency.identity)=PATH")
  }

  /// Returns the package with a product, among the dependencies of a manifest.
  private mutating func package(
    of product: String, named name: String?, for manifest: PackageManifest
  ) throws -> PackageManifest? {
    let wanted = name?.lowercased()
    let candidates = manifest.dependencies.sorted { first, _ in
      first.identity.lowercased() == (wanted ?? product.lowercased())
    }
    var failure: (any Error)?
    for dependency in candidates {
      if let wanted, dependency.identity.lowercased() != wanted,
        candidates.contains(where: { $0.identity.lowercased() == wanted })
      {
        continue
      }
      do {
        let found = try self.manifest(folder(of: dependency))
        if found.products[product] != nil { return found }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  // MARK: Adding

  /// Adds what a module depends on with `find`. If that can't be had and the module may be built without it, the
  /// reason is a failure of the project, and the result is empty.
  mutating func add(
    _ name: String, for module: String,
    _ find: (inout PackageGraph) throws -> (modules: [String], products: [PackageProduct])
  ) throws -> (modules: [String], products: [PackageProduct]) {
    do {
      return try find(&self)
    } catch {
      guard allowsMissingPackages else { throw error }
      failures.append("\(module): without \(name); \(error)")
      return ([], [])
    }
  }

  /// Adds a product's modules, or the whole package if nothing in it has to be translated.
  /// - Returns: The dependencies of a module that uses the product.
  mutating func add(
    _ product: String, of manifest: PackageManifest
  ) throws -> (modules: [String], products: [PackageProduct]) {
    let targets = manifest.products[product] ?? []
    let isLowered = try targets.contains { try needsLowering($0, of: manifest) }
    guard isLowered else {
      let identity = manifest.root.lastPathComponent.lowercased()
      let reference = PackageReference(identity: identity, folder: manifest.root)
      if !packages.contains(reference) { packages.append(reference) }
      return ([], [PackageProduct(name: product, package: identity)])
    }
    for target in targets { try add(target: target, of: manifest) }
    return (targets.filter(has), [])
  }

  /// Whether a target's module is one of those that are translated.
  func has(_ target: String) -> Bool { modules.contains { $0.name == target } }

  /// Adds a target and its dependencies. A target that can't be added is left out with a remark.
  mutating func add(target name: String, of manifest: PackageManifest) throws {
    if let error = errors[name] { throw error }
    do {
      try addModule(of: name, manifest)
    } catch {
      errors[name] = error
      failures.append("\(name): left out; \(error)")
      throw error
    }
  }

  private mutating func addModule(of name: String, _ manifest: PackageManifest) throws {
    guard let target = manifest.target(name), isAdded.insert(name).inserted else { return }
    guard var module = try TargetFiles(target, manifest).module() else {
      remarks.append(
        target.type == "regular"
          ? "\(name): left out, because it has no Swift or C sources; if it is imported without "
            + "'#if canImport(\(name))', its declarations are missing"
          : "\(name): left out, because targets of type '\(target.type)' aren't built")
      return
    }
    for dependency in target.dependencies {
      let added = try add(dependency.name, for: name) {
        try $0.add(dependency, of: target, manifest)
      }
      module.dependencies += added.modules
      module.products += added.products
    }
    modules.append(module)
  }

  private mutating func add(
    _ dependency: PackageManifest.Target.Dependency, of target: PackageManifest.Target,
    _ manifest: PackageManifest
  ) throws -> (modules: [String], products: [PackageProduct]) {
    let product: String
    var package: String?
    switch dependency {
    case .target(let name):
      try add(target: name, of: manifest)
      return (has(name) ? [name] : [], [])
    case .byName(let name):
      if manifest.target(name) != nil {
        try add(target: name, of: manifest)
        return (has(name) ? [name] : [], [])
      }
      product = name
    case .product(let name, let owner):
      product = name
      package = owner
    }
    guard let found = try self.package(of: product, named: package, for: manifest) else {
      throw ProjectError(
        "no package that \(manifest.name) depends on has the product '\(product)', which "
          + "\(target.name) uses", file: manifest.root.appendingPathComponent("Package.swift"))
    }
    return try add(product, of: found)
  }

  /// Whether a target is translated: each module that an iOS target uses sees the same system as its users.
  private mutating func needsLowering(_ name: String, of manifest: PackageManifest) throws -> Bool {
    let identity = manifest.root.lastPathComponent.lowercased()
    guard !Runtime.packages.contains(identity), identity != LinuxPackage.cryptography.identity
    else { return false }
    let key = manifest.root.path + ":" + name
    if let known = lowering[key] { return known }
    lowering[key] = false
    guard let target = manifest.target(name) else { return false }
    let module = try TargetFiles(target, manifest).module()
    // Targets that can't be built are left out of a translated package.
    var needs = module == nil && target.type == "regular"
    if let module, module.kind != .c, module.kind != .macro {
      needs = try !staysUnchanged(target, of: manifest)
    }
    let stays = !needs
    for dependency in target.dependencies where !needs {
      // A module that uses nothing of Apple's can stay in the package as well.
      if stays, let other = manifest.target(dependency.name),
        let sources = try TargetFiles(other, manifest).module()?.sources,
        !sources.contains(where: SourceScan.needsLowering)
      {
        continue
      }
      switch dependency {
      case .target(let other): needs = try needsLowering(other, of: manifest)
      case .byName(let other) where manifest.target(other) != nil:
        needs = try needsLowering(other, of: manifest)
      case .byName(let product), .product(let product, _):
        var owner: String?
        if case .product(_, let package) = dependency { owner = package }
        // `add` reports a package that can't be had.
        let package =
          allowsMissingPackages
          ? try? self.package(of: product, named: owner, for: manifest)
          : try self.package(of: product, named: owner, for: manifest)
        guard let found = package else { continue }
        needs = try (found.products[product] ?? []).contains {
          try needsLowering($0, of: found)
        }
      }
    }
    lowering[key] = needs
    return needs
  }

  /// Whether a target is built as part of its own package: it calls Linux itself. Or it uses nothing of Apple's but
  /// plugins, macros, C sources, or targets that are built that way. Only their own package has the settings of those.
  private func staysUnchanged(
    _ target: PackageManifest.Target, of manifest: PackageManifest, below: Set<String> = []
  ) throws -> Bool {
    guard let module = try TargetFiles(target, manifest).module() else { return false }
    if [.c, .macro].contains(module.kind) || SourceScan.callLinux(module.sources) { return true }
    guard !module.sources.contains(where: SourceScan.needsLowering) else { return false }
    let below = below.union([target.name])
    return try target.usesPlugins
      || target.dependencies.contains { dependency in
        guard !below.contains(dependency.name), let other = manifest.target(dependency.name) else {
          return false
        }
        return try staysUnchanged(other, of: manifest, below: below)
      }
  }
}

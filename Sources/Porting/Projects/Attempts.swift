import Foundation

/// The projects that were read on the way to the one that is built. Those that aren't built are reported, so
/// that no result speaks for them.
struct Attempts {
  private let purpose: ProjectReader.Purpose
  /// The projects that couldn't be read.
  private(set) var failures: [(place: URL, error: any Error)] = []
  /// The projects without a target for the purpose.
  private(set) var unsuitable: [(place: URL, project: Project)] = []

  init(purpose: ProjectReader.Purpose) { self.purpose = purpose }

  /// Reads a project. Returns `nil` if it can't be read or doesn't serve the purpose.
  mutating func project(at place: URL, _ read: @autoclosure () throws -> Project) -> Project? {
    do {
      let project = try read()
      if serves(project) { return project }
      unsuitable.append((place, project))
    } catch {
      failures.append((place, error))
    }
    return nil
  }

  /// The first reason why a project couldn't be read. A manifest that Apple's SwiftPM refuses too doesn't count if there
  /// is another project.
  var relevantFailure: (any Error)? {
    failures.first { failure in
      unsuitable.isEmpty || (failure.error as? ProjectError)?.isOnEverySystem != true
    }?.error
  }

  /// Whether a project has a target for the purpose.
  func serves(_ project: Project) -> Bool {
    switch purpose {
    case .open: !project.apps.isEmpty
    case .test: !project.tests.isEmpty
    case .check: !project.modules.isEmpty
    }
  }

  /// Returns the chosen project with a failure for each project that couldn't be read, and a remark for each of
  /// the others.
  func reporting(_ project: Project, at place: URL, insteadOf others: [URL]) -> Project {
    var project = project
    for (failed, error) in failures {
      // Xcode doesn't read the manifest next to a project that it opens.
      if place.deletingLastPathComponent().path == failed.path,
        let error = error as? ProjectError, error.isOnEverySystem
      {
        project.remarks.append(
          "Package.swift: not read, and Apple's SwiftPM refuses it too; "
            + "\(place.lastPathComponent) was read instead: \(error.message)")
      } else {
        project.failures.append("\(failed.lastPathComponent): left out; \(error)")
      }
    }
    for other in others where other != place && !failures.contains(where: { $0.place == other }) {
      project.remarks.append(
        "\(other.lastPathComponent): left out, except for what \(place.lastPathComponent) imports; "
          + "to choose it, give its path: \(other.path)")
    }
    return project
  }

  /// The error when no project serves the purpose. It lists the targets that were left out.
  func nothingSuitable(in root: URL) -> ProjectError {
    let problem =
      purpose == .open
      ? "there is no iOS app here: no Xcode project or package with an app, and no source with @main"
      : "there are no iOS unit tests here"
    let details = unsuitable.flatMap { attempt in
      attempt.project.remarks.map { "\n  \(attempt.place.lastPathComponent): \($0)" }
    }
    return ProjectError(problem + details.joined(), file: root)
  }
}

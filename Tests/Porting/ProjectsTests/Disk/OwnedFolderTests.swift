import Foundation
import Micro
import Testing

@testable import Projects

/// A folder of the tool, which changes only what it made itself, whatever else the folder contains.
struct OwnedFolderTests {
  private static func plan(_ files: [String: String]) -> FolderPlan {
    var plan = FolderPlan()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      plan.add(RelativePath(path)!, text)
    }
    return plan
  }

  /// Returns the paths and texts of all files except the record.
  private static func contents(_ folder: URL) -> [String: String] {
    var texts: [String: String] = [:]
    for (path, file) in ProjectFiles.everything(in: folder) where !path.hasSuffix(".uikit.json") {
      texts[path] = file.text
    }
    return texts
  }

  /// Makes random plans one after another: the folder always matches the last plan, and unchanged files aren't
  /// touched.
  @Test func theFolderHoldsTheLastPlan() throws {
    let home = try ProjectFolder([:])
    let paths = ["a", "b", "b/c", "b/c/d", "e/f", "e/g/h", "i.swift"]
    var random = RandomSource(seed: 44_001)
    var last: [String: String] = [:]
    for _ in 0..<200 {
      var files: [String: String] = [:]
      for path in paths where random.next() % 2 == 0 { files[path] = "\(random.next() % 3)" }
      let plan = Self.plan(files)
      let planned = Dictionary(
        uniqueKeysWithValues: plan.contents.keys.map { ($0.description, files[$0.description]!) })
      // A reopened folder knows as much as one that is still open.
      let folder = try home.owned("own")
      let changes = Set(planned.keys).union(last.keys).count { planned[$0] != last[$0] }
      #expect(try folder.make(plan) == changes)
      #expect(Self.contents(folder.url) == planned)
      last = planned
    }
    try home.owned("own").make(FolderPlan())
    #expect(home.root.appendingPathComponent("own").names == [".uikit.json"], "empty folders go")
  }

  /// Files that somebody else put in the folder stay as they are, and the tool reports the conflict.
  @Test(
    arguments: ["a", "b/c"],
    ["file", "changed", "folder", "link to a file", "link to a folder", "dead link", "pipe"])
  func whatIsInTheWayStays(_ path: String, _ kind: String) throws {
    let home = try ProjectFolder(["victim/a": "mine", "victim/c": "mine"])
    let folder = try home.owned("own")
    try home.write("kept", to: "own/kept")
    if kind == "changed" {
      try folder.make(Self.plan([path: "first"]))
      try home.write("changed by somebody", to: "own/\(path)")
    } else {
      try home.place(kind, at: "own/\(path)", leadingTo: "victim/a")
    }
    let before = try home.snapshot()
    let error = #expect(throws: ProjectError.self) {
      try home.owned("own").make(Self.plan([path: "mine"]))
    }
    #expect(error?.file?.hasSuffix("own/\(path)") == true)
    #expect(error?.message.contains("in the way") == true)
    #expect(try home.snapshot() == before)
    // They also stay when the plan no longer names them.
    try home.owned("own").make(FolderPlan())
    #expect(try home.snapshot() == before)
  }

  /// A planned folder was replaced by a link: nothing behind the link is written, replaced or removed.
  @Test(arguments: [true, false])
  func aFolderIsNotSoughtBehindALink(_ wasMade: Bool) throws {
    let home = try ProjectFolder(["victim/c": "mine", "victim/d": "mine"])
    if wasMade {
      try home.owned("own").make(Self.plan(["b/c": "1", "b/d": "2"]))
      try FileManager.default.removeItem(at: home.root.appendingPathComponent("own/b"))
    }
    try home.place("link to a folder", at: "own/b", leadingTo: "victim/c")
    let before = try home.snapshot()
    for plan in [["b/c": "1"], ["b/c/e": "1"]] {
      #expect(throws: ProjectError.self) { try home.owned("own").make(Self.plan(plan)) }
      #expect(try home.snapshot() == before)
    }
    try home.owned("own").make(FolderPlan())
    #expect(try home.snapshot() == before)
  }

  /// With a record that claims too much or is unreadable, nothing outside of the folder is removed.
  @Test(
    arguments: [
      "", "{", "[]", "{\"version\":1,\"files\":{\"../victim/c\":{}},\"pending\":[]}",
      "{\"version\":1,\"files\":{\"/etc/hostname\":{}},\"pending\":[\"../victim/c\",\"..\",\".\",\"\"]}",
    ])
  func theRecordIsData(_ text: String) throws {
    let home = try ProjectFolder(["victim/c": "mine", "own/.uikit.json": text, "own/kept": "kept"])
    let before = try home.snapshot()
    try home.owned("own").make(FolderPlan())
    #expect(try home.snapshot() == before)
  }

  /// After a crash between writing a file and its record, the tool recognizes the file as its own.
  @Test func aKilledRunIsGoneOnWith() throws {
    let home = try ProjectFolder([
      "own/.uikit.json": "{\"version\":1,\"files\":{},\"pending\":[\"a\",\"b/c\"]}",
      "own/a": "half", "own/.uikit.new": "left by a kill",
    ])
    try home.owned("own").make(Self.plan(["a": "whole", "b/c": "new"]))
    #expect(Self.contents(home.root.appendingPathComponent("own")) == ["a": "whole", "b/c": "new"])
  }

  /// Copies are updated from the author's file, and writing to a copy doesn't change the original.
  @Test func copiesAreTheToolsOwn() throws {
    let home = try ProjectFolder(["project/a.txt": "1"])
    let source = home.root.appendingPathComponent("project/a.txt")
    var plan = FolderPlan()
    plan.add(RelativePath("b/a.txt")!, .copy(of: source))
    let folder = try home.owned("own")
    #expect(try folder.make(plan) == 1)
    #expect(try folder.make(plan) == 0)
    let copy = folder.url.appendingPathComponent("b/a.txt")
    #expect(copy.text == "1")
    try home.write("22", to: "project/a.txt")
    #expect(try folder.make(plan) == 1)
    #expect(copy.text == "22")
    try Data("by the app".utf8).write(to: copy)
    #expect(source.text == "22")
  }

  /// Links only point to files. Through a link to a folder, removing files would reach outside.
  @Test(arguments: ["folder", "dead link", "pipe", "link to a folder"])
  func nothingButFilesIsLinkedOrCopied(_ kind: String) throws {
    let home = try ProjectFolder(["victim/c": "mine"])
    try home.place(kind, at: "project/x", leadingTo: "victim/c")
    let before = try home.snapshot()
    let source = home.root.appendingPathComponent("project/x")
    for content in [FolderPlan.Content.alias(of: source), .copy(of: source), .program(source)] {
      var plan = FolderPlan()
      plan.add(RelativePath("x")!, content)
      #expect(throws: ProjectError.self) { try home.owned("own").make(plan) }
    }
    #expect(home.root.appendingPathComponent("own").names == [".uikit.json"])
    try home.owned("own").make(FolderPlan())
    try FileManager.default.removeItem(at: home.root.appendingPathComponent("own"))
    #expect(try home.snapshot() == before)
  }
}

import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Translates a module so that it compiles without Objective-C.
///
///     let module = ModuleSources(name: "App", files: [SourceFile(path: "A.swift", text: source)])
///     let lowered = lower(module)
///     lowered.files[0].text     // begins with #sourceLocation if something was lowered
///
/// Costs about as much as parsing the module. This isn't a compiler: sources that don't compile on iOS are
/// returned unchanged, or as sources that don't compile on Linux either.
public func lower(_ module: ModuleSources) -> LoweredModule {
  // Long chains of calls make deep trees, which overflow the usual stack of a thread.
  nonisolated(unsafe) var result: LoweredModule?
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    result = lowerOnThisThread(module)
    isDone.signal()
  }
  thread.stackSize = 1 << 29
  thread.start()
  isDone.wait()
  return result!
}

private func lowerOnThisThread(_ module: ModuleSources) -> LoweredModule {
  let conditions = Conditions(
    custom: module.conditions, modules: module.availableModules, languageMode: module.languageMode)
  var contexts: [FileContext] = []
  var isBroken: [Bool] = []
  var sources = module.files.map { Array($0.text.utf8) }
  var trees = module.files.map { parse($0.text, module.languageMode) }
  var isChanged = [Bool](repeating: false, count: trees.count)
  let hasColors = FrameworkColors.mayStand(in: sources, trees)
  for index in trees.indices where !trees[index].hasError {
    func change(_ changes: [AbsentParts.Change]) {
      guard !changes.isEmpty else { return }
      isChanged[index] = true
      sources[index] = changed(sources[index], changes)
      trees[index] = parse(String(decoding: sources[index], as: UTF8.self), module.languageMode)
    }
    let newer = NewerVersions(deployment: module.deployment)
    if newer.mayStand(in: sources[index]) {
      newer.walk(trees[index])
      change(newer.changes)
    }
    if CanvasMacros.mayStand(in: sources[index]) {
      let macros = CanvasMacros()
      macros.walk(trees[index])
      change(macros.changes)
    }
    if hasColors, FrameworkColors.mayStand(in: sources[index]) {
      let colors = FrameworkColors()
      colors.walk(trees[index])
      change(colors.changes)
    }
  }
  var parts = AbsentParts(
    trees, texts: sources, conditions: conditions, known: Set(module.known.flatMap(\.typesLeftOut)),
    bringers: Set(module.known.filter(\.bringsViews).map(\.name)),
    uses: module.files.map { file in module.leftOutUses.filter { $0.path == file.path } })
  let leftOut = parts.isEmpty ? [] : parts.find()
  for (index, source) in module.files.enumerated() {
    var bytes = sources[index]
    let isReduced = !leftOut.isEmpty && !leftOut[index].isEmpty && !trees[index].hasError
    let changes = isReduced ? leftOut[index] : []
    if isReduced {
      bytes = changed(bytes, changes)
      trees[index] = parse(String(decoding: bytes, as: UTF8.self), module.languageMode)
    }
    let tree = trees[index]
    let file = FileContext(path: source.path, bytes: bytes, tree: tree, index: index)
    file.isReduced = isReduced || isChanged[index]
    file.usesSPI = changes.contains { $0.replacement?.contains("absent(") ?? false }
    for change in changes {
      guard let message = change.message else { continue }
      file.report(
        change.severity, at: change.place ?? change.range.lowerBound, message,
        isLeftOut: change.isLeftOut)
    }
    contexts.append(file)
    isBroken.append(tree.hasError)
    if let offset = source.invalidByte {
      file.report(.error, at: offset, "the file isn't UTF-8 from this byte on")
    }
    if tree.hasError {
      reportSyntaxErrors(of: tree, in: file)
    } else {
      FileReader(file, conditions: conditions, missingModules: module.missingModules).walk(tree)
    }
  }
  let lowering = ModuleLowering(module, files: contexts)
  lowering.run()
  var summary = lowering.summary
  summary.typesLeftOut = parts.namesLeftOut
  summary.membersLeftOut = contexts.reduce(into: parts.membersLeftOut) {
    $0.formUnion($1.membersLeftOut)
  }
  let files = zip(zip(module.files, contexts), isBroken).map { pair, isBroken in
    isBroken
      ? pair.0
      : SourceFile(path: pair.0.path, text: lowering.text(of: pair.1, original: pair.0.text))
  }
  return LoweredModule(
    files: files, members: lowering.membersFile(), imports: contexts.map(\.imports),
    diagnostics: contexts.flatMap { file in
      file.diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }, summary: summary)
}

private func reportSyntaxErrors(of tree: SourceFileSyntax, in file: FileContext) {
  // If both sides of such a token have spaces, swift-syntax (603.0.1) fails to recover and ends the process.
  let equals = tree.tokens(viewMode: .all).first { token in
    token.tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides
      && token.trailingTrivia.contains(where: \.isSpaceOrTab)
      && token.previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) == true
  }
  if let equals {
    file.report(.error, at: equals, "'=' must have consistent whitespace on both sides")
    return
  }
  for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree)
  where diagnostic.diagMessage.severity == .error {
    file.report(.error, at: diagnostic.position.utf8Offset, diagnostic.message)
  }
}

/// The number of brackets that may be open at a place. Deeper ones are syntax errors.
///
/// Source: `Parser.defaultMaximumNestingLevel` of swift-syntax 603 in release builds. Its debug builds only allow 20,
/// because they need more of the stack; ``lower(_:)`` has enough of it.
private let maximumNestingLevel = 256

/// Parses a text in a language mode: older modes allow syntax that is an error in newer ones.
private func parse(_ text: String, _ mode: ModuleSources.LanguageMode) -> SourceFileSyntax {
  let version: Parser.SwiftVersion =
    switch mode {
    case .v4, .v42: .v4
    case .v5: .v5
    case .v6: .v6
    }
  var parser = Parser(text, maximumNestingLevel: maximumNestingLevel, swiftVersion: version)
  return SourceFileSyntax.parse(from: &parser)
}

/// Returns a text with the changes applied. The line numbers stay the same.
private func changed(_ bytes: [UInt8], _ changes: [AbsentParts.Change]) -> [UInt8] {
  var edits = Edits()
  for change in changes {
    var blanks = Array(bytes[change.range])
    blanks.blank(blanks.startIndex..<blanks.endIndex)
    let text = String(decoding: blanks, as: UTF8.self)
    if let replacement = change.replacement {
      let breaks = text.count { $0 == "\n" } - replacement.count { $0 == "\n" }
      edits.replace(
        change.range, with: replacement + String(repeating: "\n", count: max(0, breaks)))
    } else {
      edits.replace(change.range, with: text)
    }
  }
  return edits.apply(to: bytes)
}

import Foundation
import TextEngine

/// A tokenizer for any document that uses Unicode's rules, and the displayed lines.
///
/// The cost of each query is linear in the document.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  public init(textInput: UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input else { return nil }
    let offset = offset(of: position, in: input)
    let isForward = isForward(direction, at: position, in: input)
    let units = units(granularity, around: position, in: input)
    guard
      let unit = units.first(where: {
        isForward
          ? $0.lowerBound <= offset && offset < $0.upperBound
          : $0.lowerBound < offset && offset <= $0.upperBound
      })
    else { return nil }
    return range(unit, in: input)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    let offset = offset(of: position, in: input)
    let isForward = isForward(direction, at: position, in: input)
    return units(granularity, around: position, in: input).contains {
      offset == (isForward ? $0.upperBound : $0.lowerBound)
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let offset = offset(of: position, in: input)
    let isForward = isForward(direction, at: position, in: input)
    let units = units(granularity, around: position, in: input)
    let target =
      isForward
      ? units.first { $0.upperBound > offset }?.upperBound
      : units.last { $0.lowerBound < offset }?.lowerBound
    guard let target else {
      let end = isForward ? input.endOfDocument : input.beginningOfDocument
      return input.compare(end, to: position) == .orderedSame ? nil : end
    }
    return input.position(from: input.beginningOfDocument, offset: target)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: Units

  private func offset(of position: UITextPosition, in input: any UITextInput) -> Int {
    input.offset(from: input.beginningOfDocument, to: position)
  }

  private func isForward(
    _ direction: UITextDirection, at position: UITextPosition, in input: any UITextInput
  ) -> Bool {
    if let storage = UITextStorageDirection(rawValue: direction.rawValue) {
      return storage == .forward
    }
    let isRightToLeft = input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .right: return !isRightToLeft
    case .left: return isRightToLeft
    case .up: return false
    case .down, nil: return true
    }
  }

  private func range(_ range: Range<Int>, in input: any UITextInput) -> UITextRange? {
    let start = input.beginningOfDocument
    guard let from = input.position(from: start, offset: range.lowerBound),
      let to = input.position(from: start, offset: range.upperBound)
    else { return nil }
    return input.textRange(from: from, to: to)
  }

  /// Returns units in order, either all of them or those around a position.
  private func units(
    _ granularity: UITextGranularity, around position: UITextPosition, in input: any UITextInput
  ) -> [Range<Int>] {
    guard
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    let units = text.units
    switch granularity {
    case .character: return TextBoundaries.characters(of: units, in: 0..<units.count)
    case .word: return TextBoundaries(units).words
    case .sentence: return TextBoundaries(units).sentences
    case .paragraph: return TextSegment.paragraphs(units)
    case .document: return [0..<units.count]
    case .line: return line(around: position, in: input).map { [$0] } ?? []
    }
  }

  private func line(around position: UITextPosition, in input: any UITextInput) -> Range<Int>? {
    let caret = input.caretRect(for: position)
    let far = CGFloat(1e6)
    guard let left = input.closestPosition(to: CGPoint(x: -far, y: caret.midY)),
      let right = input.closestPosition(to: CGPoint(x: far, y: caret.midY))
    else { return nil }
    let ends = [offset(of: left, in: input), offset(of: right, in: input)].sorted()
    return ends[0]..<ends[1]
  }
}

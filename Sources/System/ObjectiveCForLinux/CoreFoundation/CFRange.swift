/// A range of elements: the first one, and their number.
public struct CFRange: Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }

  public init() { self.init(location: 0, length: 0) }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// The index of an element that wasn't found.
public let kCFNotFound: CFIndex = -1

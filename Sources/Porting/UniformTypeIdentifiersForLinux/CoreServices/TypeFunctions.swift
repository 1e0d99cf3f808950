import Foundation

// The functions before iOS 14, which take types by their identifiers. Source: Apple, Core Services, UTType.h.

/// A value that Swift owns, where iOS hands out an object that the caller has to release: `Unmanaged` holds classes
/// alone, and Core Foundation's texts and arrays are Swift's own here.
public struct _Unmanaged<Value> {
  fileprivate let value: Value

  public func takeRetainedValue() -> Value { value }
  public func takeUnretainedValue() -> Value { value }
}

extension _Unmanaged {
  fileprivate init?(_ value: Value?) {
    guard let value else { return nil }
    self.init(value: value)
  }
}

/// Whether a type is another or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  UniformTypes.shared.conforms(inUTI, to: inConformsToUTI)
}

/// Whether two identifiers name one type; case doesn't count.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

/// The type that has a tag, such as the ending of a file's name: a dynamic one where none is declared.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _Unmanaged<CFString>? {
  _Unmanaged(identifiers(inTagClass, inTag, inConformingToUTI).first)
}

/// The same with an object, which is a `CFString` on iOS.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: NSString, _ inConformingToUTI: CFString?
) -> _Unmanaged<CFString>? {
  UTTypeCreatePreferredIdentifierForTag(
    inTagClass, String._unconditionallyBridgeFromObjectiveC(inTag), inConformingToUTI)
}

/// All types that have a tag, the preferred one first.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _Unmanaged<CFArray>? {
  let found: [Any] = identifiers(inTagClass, inTag, inConformingToUTI)
  return _Unmanaged(found.isEmpty ? nil : found)
}

private func identifiers(
  _ tagClass: CFString, _ tag: CFString, _ supertype: CFString?
) -> [String] {
  UTType.types(
    tag: tag, tagClass: UTTagClass(rawValue: tagClass),
    conformingTo: supertype.map { UTType(_known: $0) }
  ).map(\.identifier)
}

/// The ending or the MIME type that is best for a type.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> _Unmanaged<CFString>? {
  _Unmanaged(tags(inUTI, inTagClass).first)
}

/// All endings or MIME types of a type.
public func UTTypeCopyAllTagsWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> _Unmanaged<CFArray>? {
  let found: [Any] = tags(inUTI, inTagClass)
  return _Unmanaged(found.isEmpty ? nil : found)
}

private func tags(_ identifier: CFString, _ tagClass: CFString) -> [String] {
  UTType(_known: identifier).tags[UTTagClass(rawValue: tagClass)] ?? []
}

/// The name that people give a type.
public func UTTypeCopyDescription(_ inUTI: CFString) -> _Unmanaged<CFString>? {
  _Unmanaged(UTType(_known: inUTI).localizedDescription)
}

public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(_known: inUTI).isDeclared }
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(_known: inUTI).isDynamic }

import Foundation

// The functions before iOS 14, whose parameters are type identifiers. Source: Apple, Core Services, UTType.h.

/// A value that Swift manages. On iOS the caller has to release an object here; `Unmanaged` only works with
/// classes, and Core Foundation's strings and arrays are Swift values here.
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

/// Returns whether a type conforms to another type or is equal to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  UniformTypes.shared.conforms(inUTI, to: inConformsToUTI)
}

/// Returns whether two identifiers refer to the same type. Case doesn't matter.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

/// Returns the type with a tag, such as a filename extension. If no type declares it, this is a dynamic type.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _Unmanaged<CFString>? {
  _Unmanaged(identifiers(inTagClass, inTag, inConformingToUTI).first)
}

/// Returns the type with a tag, as an object that is a `CFString` on iOS.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: NSString, _ inConformingToUTI: CFString?
) -> _Unmanaged<CFString>? {
  UTTypeCreatePreferredIdentifierForTag(
    inTagClass, String._unconditionallyBridgeFromObjectiveC(inTag), inConformingToUTI)
}

/// Returns all types with a tag, the preferred one first.
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

/// Returns the preferred filename extension or MIME type of a type.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> _Unmanaged<CFString>? {
  _Unmanaged(tags(inUTI, inTagClass).first)
}

/// Returns all filename extensions or MIME types of a type.
public func UTTypeCopyAllTagsWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> _Unmanaged<CFArray>? {
  let found: [Any] = tags(inUTI, inTagClass)
  return _Unmanaged(found.isEmpty ? nil : found)
}

private func tags(_ identifier: CFString, _ tagClass: CFString) -> [String] {
  UTType(_known: identifier).tags[UTTagClass(rawValue: tagClass)] ?? []
}

/// Returns the description of a type for users.
public func UTTypeCopyDescription(_ inUTI: CFString) -> _Unmanaged<CFString>? {
  _Unmanaged(UTType(_known: inUTI).localizedDescription)
}

public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(_known: inUTI).isDeclared }
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(_known: inUTI).isDynamic }

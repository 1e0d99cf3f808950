/// Returns the size of an object of a class in bytes, with its header and without the objects that it refers
/// to; 0 for `nil`.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  cls.map { instanceSize($0) } ?? 0
}

/// The standard library's function for this, `_class_getInstancePositiveExtentSize`
/// (stdlib/public/core/Runtime.swift), with which it makes managed buffers.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ cls: AnyClass) -> Int

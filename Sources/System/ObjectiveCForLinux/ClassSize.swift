/// The size of an object of a class, in bytes, with its header and without what it points to; 0 for
/// `nil`.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  cls.map { instanceSize($0) } ?? 0
}

/// The standard library's function of this kind, `_class_getInstancePositiveExtentSize`
/// (stdlib/public/core/Runtime.swift), which it makes managed buffers with.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ cls: AnyClass) -> Int

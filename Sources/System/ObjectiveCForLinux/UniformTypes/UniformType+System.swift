extension UniformType {
  /// The types that iOS declares, as far as apps use them by name, and the types that they conform to. If
  /// several have the same filename extension, the preferred one comes first.
  ///
  /// Source: Apple, "System-declared uniform type identifiers", and the page of each type, for identifiers and
  /// conformances. Filename extensions, MIME types and further conformances are those that a Mac lists.
  package static let ofSystem = bases + texts + pictures + sounds + files + documents

  private static let bases: [UniformType] = [
    UniformType("public.item", name: "item"),
    UniformType("public.content", name: "content"),
    UniformType("public.composite-content", ["public.content"], name: "content"),
    UniformType(
      "public.data", ["public.item"], mime: ["application/octet-stream"], name: "data"),
    UniformType("public.directory", ["public.item"], name: "directory"),
    UniformType("com.apple.resolvable", name: "resolvable"),
    UniformType(
      "public.symlink", ["public.item", "com.apple.resolvable"], name: "symbolic link"),
    UniformType("public.executable", ["public.item"], name: "executable"),
    UniformType(
      "com.apple.mount-point", ["public.item", "com.apple.resolvable"], name: "mount point"),
    UniformType("com.apple.alias-file", ["public.data", "com.apple.resolvable"], name: "alias"),
    UniformType(
      "com.apple.alias-record", ["public.data", "com.apple.resolvable"], name: "alias data"),
    UniformType("com.apple.bookmark", ["public.data", "com.apple.resolvable"], name: "bookmark"),
    UniformType("public.url", ["public.data"], name: "URL"),
    UniformType("public.file-url", ["public.url"], name: "file URL"),
  ]
}

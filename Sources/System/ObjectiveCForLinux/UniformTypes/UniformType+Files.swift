extension UniformType {
  /// Folders, programs and archives.
  static let files = folders + programs + archives

  private static let folders: [UniformType] = [
    UniformType("public.folder", ["public.directory"], name: "folder"),
    UniformType("public.volume", ["public.folder"], name: "volume"),
    UniformType("com.apple.package", ["public.directory"], name: "Package"),
    UniformType("com.apple.bundle", ["public.directory"], name: "bundle"),
    UniformType(
      "com.apple.plugin", ["com.apple.bundle", "com.apple.package"], extensions: ["plugin"],
      name: "plug-in"),
    UniformType(
      "com.apple.metadata-importer", ["com.apple.plugin"], extensions: ["mdimporter"],
      name: "Spotlight importer"),
    UniformType(
      "com.apple.quicklook-generator", ["com.apple.plugin"], extensions: ["qlgenerator"],
      name: "QuickLook preview generator"),
    UniformType(
      "com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], extensions: ["xpc"],
      name: "XPC Service"),
    UniformType(
      "com.apple.framework", ["com.apple.bundle"], extensions: ["framework"],
      name: "framework"),
    UniformType(
      "com.apple.systempreference.prefpane", ["com.apple.package", "com.apple.bundle"],
      extensions: ["prefPane"], name: "System Preference pane"),
  ]

  private static let programs: [UniformType] = [
    UniformType("com.apple.application", ["public.executable"], name: "application"),
    UniformType(
      "com.apple.application-bundle",
      ["com.apple.application", "com.apple.bundle", "com.apple.package"], extensions: ["app"]),
    UniformType(
      "com.apple.application-file", ["com.apple.application", "public.data"],
      extensions: ["app"]),
    UniformType(
      "com.apple.application-and-system-extension", ["com.apple.xpc-service"],
      extensions: ["appex"], name: "Application and System Extension"),
    UniformType(
      "public.unix-executable", ["public.data", "public.executable"], name: "Unix executable"),
    UniformType(
      "com.microsoft.windows-executable", ["public.data", "public.executable"],
      extensions: ["exe"], mime: ["application/x-msdownload"],
      name: "Microsoft Windows application"),
    UniformType(
      "com.sun.java-class", ["public.data", "public.executable"], extensions: ["class"],
      name: "Java class"),
    UniformType(
      "com.sun.java-archive", ["public.zip-archive", "public.executable"], extensions: ["jar"],
      mime: ["application/java-archive"], name: "Java archive"),
  ]

  private static let archives: [UniformType] = [
    UniformType("public.archive", name: "file archive"),
    UniformType("public.disk-image", ["public.archive"], name: "disk image"),
    UniformType(
      "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], extensions: ["gz", "gzip"],
      mime: ["application/x-gzip", "application/gzip"], name: "GZip archive"),
    UniformType(
      "public.bzip2-archive", ["public.data", "public.archive"], extensions: ["bz2", "bz"],
      mime: [
        "application/x-bzip2", "application/x-bzip", "application/bzip2", "application/bzip",
        "application/x-bz2",
      ], name: "Bzip2 archive"),
    UniformType(
      "com.pkware.zip-archive", ["public.data", "public.archive"], name: "PKZip archive"),
    UniformType(
      "public.zip-archive", ["com.pkware.zip-archive"], extensions: ["zip"],
      mime: ["application/zip", "application/x-zip-compressed"], name: "Zip archive"),
    UniformType(
      "org.gnu.gnu-tar-archive", ["public.data", "public.archive"], extensions: ["gtar"],
      mime: ["application/x-gtar"], name: "GNU tar archive"),
    UniformType(
      "public.tar-archive", ["org.gnu.gnu-tar-archive"], extensions: ["tar"],
      mime: ["application/x-tar", "application/tar"], name: "tar archive"),
    UniformType(
      "com.apple.archive", ["public.data", "public.archive"], extensions: ["aar", "yaa"],
      name: "Apple Archive"),
  ]
}

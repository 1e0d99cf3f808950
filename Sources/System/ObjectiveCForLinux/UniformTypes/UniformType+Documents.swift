extension UniformType {
  /// Documents, messages, and types that only occur on pasteboards.
  static let documents = papers + messages + others

  private static let papers: [UniformType] = [
    UniformType(
      "com.adobe.pdf", ["public.data", "public.composite-content"], extensions: ["pdf"],
      mime: ["application/pdf"], name: "PDF document"),
    UniformType(
      "com.adobe.postscript", ["public.data", "public.composite-content"], extensions: ["ps"],
      mime: ["application/postscript"], name: "PostScript"),
    UniformType(
      "com.apple.rtfd", ["com.apple.package", "public.composite-content"], extensions: ["rtfd"],
      name: "rich text with attachments (RTFD)"),
    UniformType(
      "com.apple.flat-rtfd", ["public.data", "public.composite-content"],
      name: "rich text with attachments (RTFD) data"),
    UniformType(
      "com.apple.txn.text-multimedia-data", ["public.data", "public.composite-content"],
      name: "text with multimedia"),
    UniformType(
      "com.apple.webarchive", ["public.data", "public.composite-content"],
      extensions: ["webarchive"], mime: ["application/x-webarchive"], name: "web archive"),
    UniformType(
      "org.idpf.epub-container", ["public.data", "public.composite-content"],
      extensions: ["epub"], mime: ["application/epub+zip"], name: "EPUB publication"),
    UniformType("public.spreadsheet", ["public.content"], name: "Spreadsheet"),
    UniformType("public.presentation", ["public.composite-content"], name: "presentation"),
    UniformType("public.database", name: "database"),
    UniformType(
      "com.microsoft.word.doc", ["public.data", "public.composite-content"], extensions: ["doc"],
      mime: ["application/msword"], name: "Microsoft Word 97-2004 document"),
    UniformType(
      "com.microsoft.excel.xls",
      ["public.data", "public.composite-content", "public.spreadsheet"], extensions: ["xls"],
      mime: ["application/vnd.ms-excel", "application/msexcel"],
      name: "Microsoft Excel 97-2004 worksheet"),
    UniformType(
      "com.microsoft.powerpoint.ppt", ["public.data", "public.presentation"],
      extensions: ["ppt"], mime: ["application/vnd.ms-powerpoint", "application/mspowerpoint"],
      name: "Microsoft PowerPoint 97-2004 presentation"),
    UniformType("org.openxmlformats.openxml", ["public.data"], name: "Office Open XML"),
    UniformType(
      "org.openxmlformats.wordprocessingml.document",
      ["org.openxmlformats.openxml", "public.composite-content"], extensions: ["docx"],
      mime: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
      name: "Office Open XML word processing document"),
    UniformType(
      "org.openxmlformats.spreadsheetml.sheet",
      ["org.openxmlformats.openxml", "public.composite-content", "public.spreadsheet"],
      extensions: ["xlsx"],
      mime: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
      name: "Office Open XML spreadsheet"),
    UniformType(
      "org.openxmlformats.presentationml.presentation",
      ["org.openxmlformats.openxml", "public.presentation"], extensions: ["pptx"],
      mime: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
      name: "Office Open XML presentation"),
  ]

  private static let messages: [UniformType] = [
    UniformType("public.message", name: "message"),
    UniformType("public.email-message", ["public.message"], name: "email message"),
    UniformType("public.contact", name: "contact information"),
    UniformType(
      "public.vcard", ["public.text", "public.contact"], extensions: ["vcf", "vcard"],
      mime: ["text/vcard", "text/directory", "text/x-vcard"], name: "electronic business card"),
    UniformType("public.to-do-item", name: "to-do item"),
    UniformType("public.calendar-event", name: "calendar event"),
    UniformType(
      "com.apple.ical.ics", ["public.text", "public.item", "public.calendar-event"],
      extensions: ["ics"], mime: ["text/calendar"], name: "ICS File"),
    UniformType("com.apple.internet-location", ["public.data"], name: "internet location"),
    UniformType(
      "com.microsoft.internet-shortcut", ["public.data"], extensions: ["url"],
      name: "Windows Internet shortcut"),
  ]

  private static let others: [UniformType] = [
    UniformType("public.font", ["public.data"], name: "font"),
    UniformType("public.truetype-font", ["public.font"], name: "TrueType font"),
    UniformType(
      "public.truetype-ttf-font", ["public.truetype-font"], extensions: ["ttf"],
      mime: ["font/ttf"], name: "TrueType OpenType font"),
    UniformType(
      "public.opentype-font", ["public.font"], extensions: ["otf"], mime: ["font/otf"],
      name: "PostScript OpenType font"),
    UniformType("public.bookmark", name: "Bookmark"),
    UniformType(
      "com.rsa.pkcs-12", ["public.data"], extensions: ["p12", "pfx"],
      mime: ["application/x-pkcs12"], name: "personal information exchange (PKCS#12)"),
    UniformType(
      "public.x509-certificate", ["public.data"], extensions: ["cer", "der", "crt", "pem"],
      mime: ["application/x-x509-ca-cert"], name: "certificate (X.509)"),
    UniformType("com.apple.uikit.attributedstring", ["public.data"]),
    UniformType("com.apple.uikit.color", ["public.data"]),
  ]
}

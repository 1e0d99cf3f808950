extension UniformType {
  static let texts = plainTexts + sources + scripts + serialized

  private static let plainTexts: [UniformType] = [
    UniformType("public.text", ["public.data", "public.content"], name: "text"),
    UniformType(
      "public.plain-text", ["public.text"], extensions: ["txt", "text"], mime: ["text/plain"]),
    UniformType(
      "public.utf8-plain-text", ["public.plain-text"],
      mime: ["text/plain;charset=utf-8", "text/plain;charset=\"utf-8\""]),
    UniformType("public.utf16-external-plain-text", ["public.plain-text"]),
    UniformType(
      "public.utf16-plain-text", ["public.plain-text"],
      mime: ["text/plain;charset=utf-16", "text/plain;charset=\"utf-16\""]),
    UniformType("public.delimited-values-text", ["public.text"], name: "delimited text values"),
    UniformType(
      "public.comma-separated-values-text", ["public.plain-text", "public.delimited-values-text"],
      extensions: ["csv"], mime: ["text/csv", "text/comma-separated-values"],
      name: "comma-separated values"),
    UniformType(
      "public.tab-separated-values-text", ["public.plain-text", "public.delimited-values-text"],
      extensions: ["tsv"], mime: ["text/tab-separated-values"], name: "tab-separated values"),
    UniformType(
      "public.utf8-tab-separated-values-text",
      ["public.tab-separated-values-text", "public.utf8-plain-text"]),
    UniformType(
      "public.rtf", ["public.text"], extensions: ["rtf"], mime: ["text/rtf"],
      name: "rich text (RTF)"),
    UniformType(
      "public.html", ["public.text"], extensions: ["html", "htm", "shtml", "shtm"],
      mime: ["text/html"], name: "HTML text"),
    UniformType(
      "public.xml", ["public.text"], extensions: ["xml"], mime: ["application/xml", "text/xml"],
      name: "XML text"),
    UniformType(
      "public.yaml", ["public.text"], extensions: ["yml", "yaml"], mime: ["application/x-yaml"],
      name: "YAML"),
    UniformType(
      "public.css", ["public.text"], extensions: ["css"], mime: ["text/css"], name: "CSS"),
    UniformType(
      "net.daringfireball.markdown", ["public.utf8-plain-text"], extensions: ["md", "markdown"],
      mime: ["text/markdown"], name: "Markdown"),
    UniformType("public.log", ["public.item"], name: "Log file"),
    UniformType("com.apple.log", ["public.plain-text", "public.log"], extensions: ["log"]),
    UniformType("com.apple.ink.inktext", ["public.data"], name: "writing"),
  ]

  private static let sources: [UniformType] = [
    UniformType("public.source-code", ["public.plain-text"], name: "source code"),
    UniformType(
      "public.assembly-source", ["public.source-code"], extensions: ["s"],
      name: "assembly source code"),
    UniformType(
      "public.c-source", ["public.source-code"], extensions: ["c"], name: "C source code"),
    UniformType(
      "public.objective-c-source", ["public.source-code"], extensions: ["m"],
      name: "Objective-C source code"),
    UniformType(
      "public.swift-source", ["public.source-code"], extensions: ["swift"],
      name: "Swift Source Code"),
    UniformType(
      "public.c-plus-plus-source", ["public.source-code"],
      extensions: ["cp", "cpp", "c++", "cc", "cxx"], name: "C++ source code"),
    UniformType(
      "public.objective-c-plus-plus-source", ["public.source-code"], extensions: ["mm"],
      name: "Objective-C++ source code"),
    UniformType(
      "public.c-header", ["public.source-code"], extensions: ["h"], name: "C header code"),
    UniformType(
      "public.c-plus-plus-header", ["public.source-code"],
      extensions: ["hh", "hp", "hpp", "hxx", "h++", "ipp"], name: "C++ header code"),
    UniformType(
      "com.sun.java-source", ["public.source-code"], extensions: ["java", "jav"],
      name: "Java source code"),
  ]

  private static let scripts: [UniformType] = [
    UniformType("public.script", ["public.source-code"], name: "script"),
    UniformType(
      "com.apple.applescript.text", ["public.script"], extensions: ["applescript"],
      name: "AppleScript text"),
    UniformType(
      "com.apple.applescript.script", ["public.data", "public.script"], extensions: ["scpt"],
      name: "AppleScript"),
    UniformType(
      "com.apple.applescript.script-bundle",
      ["com.apple.bundle", "com.apple.package", "public.script"], extensions: ["scptd"],
      name: "Script bundle"),
    UniformType(
      "com.netscape.javascript-source", ["public.script", "public.executable"],
      extensions: ["js", "jscript", "javascript", "mjs"], mime: ["text/javascript"],
      name: "JavaScript"),
    UniformType(
      "public.shell-script", ["public.script"], extensions: ["sh"], name: "shell script"),
    UniformType(
      "public.perl-script", ["public.shell-script"], extensions: ["pl", "pm"],
      mime: ["text/x-perl-script"], name: "Perl script"),
    UniformType(
      "public.python-script", ["public.shell-script"], extensions: ["py"],
      mime: ["text/x-python-script"], name: "Python script"),
    UniformType(
      "public.ruby-script", ["public.shell-script"], extensions: ["rb", "rbw"],
      mime: ["text/x-ruby-script"], name: "Ruby script"),
    UniformType(
      "public.php-script", ["public.shell-script"],
      extensions: ["php", "php3", "php4", "ph3", "ph4", "phtml"],
      mime: ["text/php", "text/x-php-script", "application/php"], name: "PHP script"),
    UniformType(
      "public.make-source", ["public.script"], extensions: ["make", "mak", "gmk", "mk"],
      name: "Makefile"),
  ]

  private static let serialized: [UniformType] = [
    UniformType(
      "public.json", ["public.text"], extensions: ["json"], mime: ["application/json"],
      name: "JSON"),
    UniformType(
      "com.apple.property-list", ["public.data"], extensions: ["plist"], name: "property list"),
    UniformType(
      "com.apple.xml-property-list", ["public.xml", "com.apple.property-list"],
      extensions: ["plist"], name: "XML property list"),
    UniformType(
      "com.apple.binary-property-list", ["com.apple.property-list"], extensions: ["plist"],
      name: "binary property list"),
  ]
}

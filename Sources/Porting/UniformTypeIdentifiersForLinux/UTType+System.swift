// The types that iOS 16 declares by name. Source: Apple, "System-declared uniform type identifiers".

extension UTType {
  // MARK: Bases

  public static var item: UTType { UTType(_known: "public.item") }
  public static var content: UTType { UTType(_known: "public.content") }
  public static var compositeContent: UTType { UTType(_known: "public.composite-content") }
  public static var data: UTType { UTType(_known: "public.data") }
  public static var directory: UTType { UTType(_known: "public.directory") }
  public static var resolvable: UTType { UTType(_known: "com.apple.resolvable") }
  public static var symbolicLink: UTType { UTType(_known: "public.symlink") }
  public static var executable: UTType { UTType(_known: "public.executable") }
  public static var mountPoint: UTType { UTType(_known: "com.apple.mount-point") }
  public static var aliasFile: UTType { UTType(_known: "com.apple.alias-file") }
  public static var urlBookmarkData: UTType { UTType(_known: "com.apple.bookmark") }
  public static var url: UTType { UTType(_known: "public.url") }
  public static var fileURL: UTType { UTType(_known: "public.file-url") }

  // MARK: Texts

  public static var text: UTType { UTType(_known: "public.text") }
  public static var plainText: UTType { UTType(_known: "public.plain-text") }
  public static var utf8PlainText: UTType { UTType(_known: "public.utf8-plain-text") }
  public static var utf16ExternalPlainText: UTType {
    UTType(_known: "public.utf16-external-plain-text")
  }
  public static var utf16PlainText: UTType { UTType(_known: "public.utf16-plain-text") }
  public static var delimitedText: UTType { UTType(_known: "public.delimited-values-text") }
  public static var commaSeparatedText: UTType {
    UTType(_known: "public.comma-separated-values-text")
  }
  public static var tabSeparatedText: UTType { UTType(_known: "public.tab-separated-values-text") }
  public static var utf8TabSeparatedText: UTType {
    UTType(_known: "public.utf8-tab-separated-values-text")
  }
  public static var rtf: UTType { UTType(_known: "public.rtf") }
  public static var html: UTType { UTType(_known: "public.html") }
  public static var xml: UTType { UTType(_known: "public.xml") }
  public static var yaml: UTType { UTType(_known: "public.yaml") }
  public static var log: UTType { UTType(_known: "public.log") }

  // MARK: Sources and scripts

  public static var sourceCode: UTType { UTType(_known: "public.source-code") }
  public static var assemblyLanguageSource: UTType { UTType(_known: "public.assembly-source") }
  public static var cSource: UTType { UTType(_known: "public.c-source") }
  public static var objectiveCSource: UTType { UTType(_known: "public.objective-c-source") }
  public static var swiftSource: UTType { UTType(_known: "public.swift-source") }
  public static var cPlusPlusSource: UTType { UTType(_known: "public.c-plus-plus-source") }
  public static var objectiveCPlusPlusSource: UTType {
    UTType(_known: "public.objective-c-plus-plus-source")
  }
  public static var cHeader: UTType { UTType(_known: "public.c-header") }
  public static var cPlusPlusHeader: UTType { UTType(_known: "public.c-plus-plus-header") }
  public static var script: UTType { UTType(_known: "public.script") }
  public static var appleScript: UTType { UTType(_known: "com.apple.applescript.text") }
  public static var osaScript: UTType { UTType(_known: "com.apple.applescript.script") }
  public static var osaScriptBundle: UTType {
    UTType(_known: "com.apple.applescript.script-bundle")
  }
  public static var javaScript: UTType { UTType(_known: "com.netscape.javascript-source") }
  public static var shellScript: UTType { UTType(_known: "public.shell-script") }
  public static var perlScript: UTType { UTType(_known: "public.perl-script") }
  public static var pythonScript: UTType { UTType(_known: "public.python-script") }
  public static var rubyScript: UTType { UTType(_known: "public.ruby-script") }
  public static var phpScript: UTType { UTType(_known: "public.php-script") }
  public static var makefile: UTType { UTType(_known: "public.make-source") }

  // MARK: Values as text and data

  public static var json: UTType { UTType(_known: "public.json") }
  public static var propertyList: UTType { UTType(_known: "com.apple.property-list") }
  public static var xmlPropertyList: UTType { UTType(_known: "com.apple.xml-property-list") }
  public static var binaryPropertyList: UTType { UTType(_known: "com.apple.binary-property-list") }

  // MARK: Images

  public static var image: UTType { UTType(_known: "public.image") }
  public static var jpeg: UTType { UTType(_known: "public.jpeg") }
  public static var tiff: UTType { UTType(_known: "public.tiff") }
  public static var gif: UTType { UTType(_known: "com.compuserve.gif") }
  public static var png: UTType { UTType(_known: "public.png") }
  public static var icns: UTType { UTType(_known: "com.apple.icns") }
  public static var bmp: UTType { UTType(_known: "com.microsoft.bmp") }
  public static var ico: UTType { UTType(_known: "com.microsoft.ico") }
  public static var rawImage: UTType { UTType(_known: "public.camera-raw-image") }
  public static var svg: UTType { UTType(_known: "public.svg-image") }
  public static var livePhoto: UTType { UTType(_known: "com.apple.live-photo") }
  public static var heif: UTType { UTType(_known: "public.heif") }
  public static var heic: UTType { UTType(_known: "public.heic") }
  public static var webP: UTType { UTType(_known: "org.webmproject.webp") }

  // MARK: Scenes

  public static var threeDContent: UTType { UTType(_known: "public.3d-content") }
  public static var usd: UTType { UTType(_known: "com.pixar.universal-scene-description") }
  public static var usdz: UTType { UTType(_known: "com.pixar.universal-scene-description-mobile") }
  public static var realityFile: UTType { UTType(_known: "com.apple.reality") }
  public static var sceneKitScene: UTType { UTType(_known: "com.apple.scenekit.scene") }
  public static var arReferenceObject: UTType { UTType(_known: "com.apple.arobject") }

  // MARK: Films and sounds

  public static var audiovisualContent: UTType { UTType(_known: "public.audiovisual-content") }
  public static var movie: UTType { UTType(_known: "public.movie") }
  public static var video: UTType { UTType(_known: "public.video") }
  public static var audio: UTType { UTType(_known: "public.audio") }
  public static var quickTimeMovie: UTType { UTType(_known: "com.apple.quicktime-movie") }
  public static var mpeg: UTType { UTType(_known: "public.mpeg") }
  public static var mpeg2Video: UTType { UTType(_known: "public.mpeg-2-video") }
  public static var mpeg2TransportStream: UTType {
    UTType(_known: "public.mpeg-2-transport-stream")
  }
  public static var mp3: UTType { UTType(_known: "public.mp3") }
  public static var mpeg4Movie: UTType { UTType(_known: "public.mpeg-4") }
  public static var mpeg4Audio: UTType { UTType(_known: "public.mpeg-4-audio") }
  public static var appleProtectedMPEG4Audio: UTType {
    UTType(_known: "com.apple.protected-mpeg-4-audio")
  }
  public static var appleProtectedMPEG4Video: UTType {
    UTType(_known: "com.apple.protected-mpeg-4-video")
  }
  public static var avi: UTType { UTType(_known: "public.avi") }
  public static var aiff: UTType { UTType(_known: "public.aiff-audio") }
  public static var wav: UTType { UTType(_known: "com.microsoft.waveform-audio") }
  public static var midi: UTType { UTType(_known: "public.midi-audio") }
  public static var playlist: UTType { UTType(_known: "public.playlist") }
  public static var m3uPlaylist: UTType { UTType(_known: "public.m3u-playlist") }

  // MARK: Folders

  public static var folder: UTType { UTType(_known: "public.folder") }
  public static var volume: UTType { UTType(_known: "public.volume") }
  public static var package: UTType { UTType(_known: "com.apple.package") }
  public static var bundle: UTType { UTType(_known: "com.apple.bundle") }
  public static var pluginBundle: UTType { UTType(_known: "com.apple.plugin") }
  public static var spotlightImporter: UTType { UTType(_known: "com.apple.metadata-importer") }
  public static var quickLookGenerator: UTType { UTType(_known: "com.apple.quicklook-generator") }
  public static var xpcService: UTType { UTType(_known: "com.apple.xpc-service") }
  public static var framework: UTType { UTType(_known: "com.apple.framework") }
  public static var systemPreferencesPane: UTType {
    UTType(_known: "com.apple.systempreference.prefpane")
  }

  // MARK: Programs

  public static var application: UTType { UTType(_known: "com.apple.application") }
  public static var applicationBundle: UTType { UTType(_known: "com.apple.application-bundle") }
  public static var applicationExtension: UTType {
    UTType(_known: "com.apple.application-and-system-extension")
  }
  public static var unixExecutable: UTType { UTType(_known: "public.unix-executable") }
  public static var exe: UTType { UTType(_known: "com.microsoft.windows-executable") }

  // MARK: Archives

  public static var archive: UTType { UTType(_known: "public.archive") }
  public static var diskImage: UTType { UTType(_known: "public.disk-image") }
  public static var gzip: UTType { UTType(_known: "org.gnu.gnu-zip-archive") }
  public static var bz2: UTType { UTType(_known: "public.bzip2-archive") }
  public static var zip: UTType { UTType(_known: "public.zip-archive") }
  public static var appleArchive: UTType { UTType(_known: "com.apple.archive") }

  // MARK: Documents

  public static var pdf: UTType { UTType(_known: "com.adobe.pdf") }
  public static var rtfd: UTType { UTType(_known: "com.apple.rtfd") }
  public static var flatRTFD: UTType { UTType(_known: "com.apple.flat-rtfd") }
  public static var webArchive: UTType { UTType(_known: "com.apple.webarchive") }
  public static var epub: UTType { UTType(_known: "org.idpf.epub-container") }
  public static var spreadsheet: UTType { UTType(_known: "public.spreadsheet") }
  public static var presentation: UTType { UTType(_known: "public.presentation") }
  public static var database: UTType { UTType(_known: "public.database") }

  // MARK: Messages

  public static var message: UTType { UTType(_known: "public.message") }
  public static var emailMessage: UTType { UTType(_known: "public.email-message") }
  public static var contact: UTType { UTType(_known: "public.contact") }
  public static var vCard: UTType { UTType(_known: "public.vcard") }
  public static var toDoItem: UTType { UTType(_known: "public.to-do-item") }
  public static var calendarEvent: UTType { UTType(_known: "public.calendar-event") }
  public static var internetLocation: UTType { UTType(_known: "com.apple.internet-location") }
  public static var internetShortcut: UTType { UTType(_known: "com.microsoft.internet-shortcut") }

  // MARK: Others

  public static var font: UTType { UTType(_known: "public.font") }
  public static var bookmark: UTType { UTType(_known: "public.bookmark") }
  public static var pkcs12: UTType { UTType(_known: "com.rsa.pkcs-12") }
  public static var x509Certificate: UTType { UTType(_known: "public.x509-certificate") }
}

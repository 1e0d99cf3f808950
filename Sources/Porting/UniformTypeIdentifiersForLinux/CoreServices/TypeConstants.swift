// The names of types before iOS 14. Source: Apple, Core Services, "Uniform type identifiers" (UTCoreTypes.h).

// MARK: Bases

public let kUTTypeItem: CFString = "public.item"
public let kUTTypeContent: CFString = "public.content"
public let kUTTypeCompositeContent: CFString = "public.composite-content"
public let kUTTypeData: CFString = "public.data"
public let kUTTypeDirectory: CFString = "public.directory"
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
public let kUTTypeSymLink: CFString = "public.symlink"
public let kUTTypeExecutable: CFString = "public.executable"
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"
public let kUTTypeAliasRecord: CFString = "com.apple.alias-record"
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
public let kUTTypeURL: CFString = "public.url"
public let kUTTypeFileURL: CFString = "public.file-url"

// MARK: Texts

public let kUTTypeText: CFString = "public.text"
public let kUTTypePlainText: CFString = "public.plain-text"
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
public let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
public let kUTTypeRTF: CFString = "public.rtf"
public let kUTTypeHTML: CFString = "public.html"
public let kUTTypeXML: CFString = "public.xml"
public let kUTTypeLog: CFString = "public.log"
public let kUTTypeInkText: CFString = "com.apple.ink.inktext"

// MARK: Sources and scripts

public let kUTTypeSourceCode: CFString = "public.source-code"
public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
public let kUTTypeCSource: CFString = "public.c-source"
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
public let kUTTypeSwiftSource: CFString = "public.swift-source"
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
public let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"
public let kUTTypeCHeader: CFString = "public.c-header"
public let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
public let kUTTypeJavaSource: CFString = "com.sun.java-source"
public let kUTTypeScript: CFString = "public.script"
public let kUTTypeAppleScript: CFString = "com.apple.applescript.text"
public let kUTTypeOSAScript: CFString = "com.apple.applescript.script"
public let kUTTypeOSAScriptBundle: CFString = "com.apple.applescript.script-bundle"
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
public let kUTTypeShellScript: CFString = "public.shell-script"
public let kUTTypePerlScript: CFString = "public.perl-script"
public let kUTTypePythonScript: CFString = "public.python-script"
public let kUTTypeRubyScript: CFString = "public.ruby-script"
public let kUTTypePHPScript: CFString = "public.php-script"

// MARK: Values as text and data

public let kUTTypeJSON: CFString = "public.json"
public let kUTTypePropertyList: CFString = "com.apple.property-list"
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"

// MARK: Images

public let kUTTypeImage: CFString = "public.image"
public let kUTTypeJPEG: CFString = "public.jpeg"
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
public let kUTTypeTIFF: CFString = "public.tiff"
public let kUTTypePICT: CFString = "com.apple.pict"
public let kUTTypeGIF: CFString = "com.compuserve.gif"
public let kUTTypePNG: CFString = "public.png"
public let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
public let kUTTypeICO: CFString = "com.microsoft.ico"
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"

// MARK: Scenes

public let kUTType3DContent: CFString = "public.3d-content"

// MARK: Films and sounds

public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
public let kUTTypeMovie: CFString = "public.movie"
public let kUTTypeVideo: CFString = "public.video"
public let kUTTypeAudio: CFString = "public.audio"
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
public let kUTTypeMPEG: CFString = "public.mpeg"
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
public let kUTTypeMP3: CFString = "public.mp3"
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
public let kUTTypeAVIMovie: CFString = "public.avi"
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
public let kUTTypePlaylist: CFString = "public.playlist"
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"

// MARK: Folders

public let kUTTypeFolder: CFString = "public.folder"
public let kUTTypeVolume: CFString = "public.volume"
public let kUTTypePackage: CFString = "com.apple.package"
public let kUTTypeBundle: CFString = "com.apple.bundle"
public let kUTTypePluginBundle: CFString = "com.apple.plugin"
public let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer"
public let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator"
public let kUTTypeXPCService: CFString = "com.apple.xpc-service"
public let kUTTypeFramework: CFString = "com.apple.framework"
public let kUTTypeSystemPreferencesPane: CFString = "com.apple.systempreference.prefpane"

// MARK: Programs

public let kUTTypeApplication: CFString = "com.apple.application"
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
public let kUTTypeApplicationFile: CFString = "com.apple.application-file"
public let kUTTypeUnixExecutable: CFString = "public.unix-executable"
public let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"
public let kUTTypeJavaClass: CFString = "com.sun.java-class"
public let kUTTypeJavaArchive: CFString = "com.sun.java-archive"

// MARK: Archives

public let kUTTypeArchive: CFString = "public.archive"
public let kUTTypeDiskImage: CFString = "public.disk-image"
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
public let kUTTypeZipArchive: CFString = "public.zip-archive"

// MARK: Documents

public let kUTTypePDF: CFString = "com.adobe.pdf"
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
public let kUTTypeTXNTextAndMultimediaData: CFString = "com.apple.txn.text-multimedia-data"
public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
public let kUTTypePresentation: CFString = "public.presentation"
public let kUTTypeDatabase: CFString = "public.database"

// MARK: Messages

public let kUTTypeMessage: CFString = "public.message"
public let kUTTypeEmailMessage: CFString = "public.email-message"
public let kUTTypeContact: CFString = "public.contact"
public let kUTTypeVCard: CFString = "public.vcard"
public let kUTTypeToDoItem: CFString = "public.to-do-item"
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"

// MARK: Others

public let kUTTypeFont: CFString = "public.font"
public let kUTTypeBookmark: CFString = "public.bookmark"
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"

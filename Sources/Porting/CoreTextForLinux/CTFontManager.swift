public import CoreGraphics
public import Foundation
import TextEngine

/// The scope of a font's registration. Here it is always the process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3

  public static let user = CTFontManagerScope.persistent
}

/// The domain of font registration errors.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file.
///
/// - Returns: `false`, and an error in `error`, if the file can't be read or contains no font.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(to: error) { try AppFonts.add(fontURL) }
}

/// Registers the fonts of files, and reports each file that fails.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let errors = fontURLs.compactMap { $0 as? URL }.compactMap { file -> NSError? in
    do {
      try AppFonts.add(file)
      return nil
    } catch {
      return nsError(error)
    }
  }
  _ = registrationHandler?(errors, true)
}

/// Registers a font that was made from data. If a font with that name is already registered, it stays and the
/// result is `true`.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = font.data else { return true }
  return report(to: error) { try AppFonts.add(data) }
}

private func report(
  to place: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ register: () throws -> Void
) -> Bool {
  do {
    try register()
    return true
  } catch {
    place?.pointee = Unmanaged.passRetained(nsError(error))
    return false
  }
}

/// Converts an error to Core Text's codes. 101: the file doesn't exist; 102: it isn't a font file
/// (`CTFontManagerErrors.h`).
private func nsError(_ error: any Error) -> NSError {
  let isMissing = (error as? FontFileError)?.isMissing ?? false
  return NSError(
    domain: kCTFontManagerErrorDomain, code: isMissing ? 101 : 102,
    userInfo: [NSLocalizedDescriptionKey: "\(error)"])
}

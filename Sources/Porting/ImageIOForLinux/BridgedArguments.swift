import CoreGraphics
import Foundation
import ObjectiveCForLinux

// The functions that take data, locations and dictionaries, with Foundation's objects, which are Core Foundation's on
// iOS.

public func CGImageSourceCreateWithData(
  _ data: NSData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSourceCreateWithData(Data(referencing: data), options) }

public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(URL._unconditionallyBridgeFromObjectiveC(url), options)
}

public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: NSData, _ final: Bool) {
  CGImageSourceUpdateData(isrc, Data(referencing: data), final)
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CFDictionary? { CGImageSourceCopyPropertiesAtIndex(isrc, index, dictionary(options)) }

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CGImage? { CGImageSourceCreateImageAtIndex(isrc, index, dictionary(options)) }

public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CGImage? { CGImageSourceCreateThumbnailAtIndex(isrc, index, dictionary(options)) }

public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestinationCreateWithURL(
    URL._unconditionallyBridgeFromObjectiveC(url), type, count, options)
}

public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary
) { CGImageDestinationAddImage(idst, image, dictionary(properties)) }

public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: NSDictionary
) { CGImageDestinationSetProperties(idst, dictionary(properties)) }

private func dictionary(_ object: NSDictionary) -> CFDictionary {
  CFDictionary._unconditionallyBridgeFromObjectiveC(object)
}

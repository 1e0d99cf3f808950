import ImageIO
import UIKit

/// The seconds that a frame of a moving picture stays, read by Core Foundation's addresses as code for such pictures
/// does.
public func delay(of index: Int, in source: CGImageSource!) -> Double {
  var delay = 0.1
  let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
  let place = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
  defer { place.deallocate() }
  let key = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
  guard CFDictionaryGetValueIfPresent(properties, key, place) else { return delay }
  let moving: CFDictionary = unsafeBitCast(place.pointee, to: CFDictionary.self)
  var found: AnyObject = unsafeBitCast(
    CFDictionaryGetValue(
      moving, Unmanaged.passUnretained(kCGImagePropertyGIFUnclampedDelayTime).toOpaque()),
    to: AnyObject.self)
  if found.doubleValue == 0 {
    found = unsafeBitCast(
      CFDictionaryGetValue(
        moving, Unmanaged.passUnretained(kCGImagePropertyGIFDelayTime).toOpaque()),
      to: AnyObject.self)
  }
  delay = found as? Double ?? 0
  return delay < 0.02 ? 0.1 : delay
}

/// The same of all frames, `nil` where the picture doesn't move.
public func delays(in source: CGImageSource) -> [Float]? {
  var all: [Float] = []
  for index in 0..<CGImageSourceGetCount(source) {
    guard let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) else {
      return nil
    }
    let value = CFDictionaryGetValue(
      properties, Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque())
    if value == nil { return nil }
    let moving = unsafeBitCast(value, to: CFDictionary.self)
    let seconds: UnsafeRawPointer? = CFDictionaryGetValue(
      moving, Unmanaged.passUnretained(kCGImagePropertyGIFUnclampedDelayTime).toOpaque())
    guard let seconds = seconds else { return nil }
    all.append(unsafeBitCast(seconds, to: AnyObject.self).floatValue)
  }
  return all
}

public let smallestRatio = CoreFoundation.sqrt(2.0)

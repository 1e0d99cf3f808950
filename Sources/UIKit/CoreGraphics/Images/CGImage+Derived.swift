import CCairo

extension CGImage {
  /// Returns the part inside `rect`, in pixels from the top left, rounded to whole pixels and clipped to the
  /// image, or `nil` if nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(all)
    guard !part.isNull, part.width >= 1, part.height >= 1, let cropped = copiedSurface(part)
    else { return nil }
    return derived(cropped, format.bitsPerComponent < 8 ? .native : format)
  }

  /// Returns this image with a mask applied.
  ///
  /// An image mask lets the image through where it is black, a gray image where it is white. The mask is
  /// stretched over the image.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, let coverage = mask.coverageSurface(),
      let masked = makeSurface(width: width, height: height)
    else { return nil }
    defer { cairo_surface_destroy(coverage) }
    let cairo = cairo_create(masked)
    defer { cairo_destroy(cairo) }
    cairo_set_source_surface(cairo, surface, 0, 0)
    let pattern = cairo_pattern_create_for_surface(coverage)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(
      &matrix, Double(mask.width) / Double(width), Double(mask.height) / Double(height))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_mask(cairo, pattern)
    return derived(masked, .native)
  }

  /// Returns this image with the pixels made transparent whose components are within the given bounds: minimum
  /// and maximum of red, then green, then blue (only gray for a gray image), each 0…255.
  ///
  /// Returns `nil` for an image with alpha, as on iOS, and for a wrong number of bounds.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    let count = format.isGray ? 1 : 3
    guard !isMask, format.alpha == .none, components.count == count * 2,
      let copied = copiedSurface(CGRect(x: 0, y: 0, width: width, height: height))
    else { return nil }
    let bounds = (0..<3).map { index -> ClosedRange<CGFloat>? in
      let at = min(index, count - 1) * 2
      return components[at] <= components[at + 1] ? components[at]...components[at + 1] : nil
    }
    guard let red = bounds[0], let green = bounds[1], let blue = bounds[2] else { return nil }
    copied.mapPixels { pixel in
      guard red.contains(CGFloat(pixel[2])), green.contains(CGFloat(pixel[1])),
        blue.contains(CGFloat(pixel[0]))
      else { return }
      (pixel[0], pixel[1], pixel[2], pixel[3]) = (0, 0, 0, 0)
    }
    return derived(copied, .native)
  }

  /// Returns the same bytes in another space with the same number of components, or `nil` for a mask.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard let own = colorSpace, own.numberOfComponents == space.numberOfComponents else {
      return nil
    }
    return CGImage(
      surface: cairo_surface_reference(surface), format: format, space: space,
      provider: givenProvider, bytesPerRow: givenBytesPerRow,
      shouldInterpolate: shouldInterpolate, intent: renderingIntent, utType: utType,
      exifOrientation: exifOrientation)
  }

  /// Returns an A8 surface with the coverage of the mask.
  func coverageSurface() -> OpaquePointer? {
    guard let coverage = makeSurface(width: width, height: height, format: CAIRO_FORMAT_A8) else {
      return nil
    }
    // An image mask already contains its alpha; a gray image represents it as brightness.
    if isMask || format.isAlphaOnly {
      let cairo = cairo_create(coverage)
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_paint(cairo)
      cairo_destroy(cairo)
      return coverage
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let newStride = Int(cairo_image_surface_get_stride(coverage))
    let from = cairo_image_surface_get_data(surface)!
    let to = cairo_image_surface_get_data(coverage)!
    for y in 0..<height {
      for x in 0..<width { to[y * newStride + x] = from[y * stride + x * 4 + 1] }
    }
    cairo_surface_mark_dirty(coverage)
    return coverage
  }

  /// Returns a copy of a part, in whole pixels.
  private func copiedSurface(_ part: CGRect) -> OpaquePointer? {
    let (width, height) = (Int(part.width), Int(part.height))
    guard let copy = makeSurface(width: width, height: height) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let newStride = Int(cairo_image_surface_get_stride(copy))
    let from = cairo_image_surface_get_data(surface)! + Int(part.minX) * 4
    let to = cairo_image_surface_get_data(copy)!
    for y in 0..<height {
      (to + y * newStride).update(from: from + (y + Int(part.minY)) * stride, count: width * 4)
    }
    cairo_surface_mark_dirty(copy)
    return copy
  }

  private func derived(_ surface: OpaquePointer, _ format: PixelFormat) -> CGImage {
    CGImage(
      surface: surface, format: format, space: colorSpace, isMask: isMask,
      shouldInterpolate: shouldInterpolate, intent: renderingIntent,
      exifOrientation: exifOrientation)
  }
}

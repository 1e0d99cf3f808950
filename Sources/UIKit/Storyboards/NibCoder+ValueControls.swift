import CoreGraphics

/// What controls with a value read.
@MainActor
extension NibCoder {
  package func decode(slider: UISlider) {
    if let value = element.optionalNumber("minValue") { slider.minimumValue = Float(value) }
    if let value = element.optionalNumber("maxValue") { slider.maximumValue = Float(value) }
    if let value = element.optionalNumber("value") { slider.value = Float(value) }
    if let flag = element.flag("continuous") { slider.isContinuous = flag }
    slider.minimumValueImage = image(named: element["minimumValueImage"])
    slider.maximumValueImage = image(named: element["maximumValueImage"])
    slider.minimumTrackTintColor = color("minimumTrackTintColor")
    slider.maximumTrackTintColor = color("maximumTrackTintColor")
    slider.thumbTintColor = color("thumbTintColor")
  }

  package func decode(stepper: UIStepper) {
    if let value = element.optionalNumber("minimumValue") { stepper.minimumValue = value }
    if let value = element.optionalNumber("maximumValue") { stepper.maximumValue = value }
    if let value = element.optionalNumber("value") { stepper.value = value }
    if let value = element.optionalNumber("stepValue"), value > 0 { stepper.stepValue = value }
    if let flag = element.flag("continuous") { stepper.isContinuous = flag }
    if let flag = element.flag("autorepeat") { stepper.autorepeat = flag }
    if let flag = element.flag("wraps") { stepper.wraps = flag }
  }

  package func decode(progressView: UIProgressView) {
    if element["progressViewStyle"] == "bar" { progressView.progressViewStyle = .bar }
    if let value = element.optionalNumber("progress") { progressView.progress = Float(value) }
    progressView.progressTintColor = color("progressTintColor")
    progressView.trackTintColor = color("trackTintColor")
  }

  package func decode(pageControl: UIPageControl) {
    if let count = element.optionalNumber("numberOfPages") {
      pageControl.numberOfPages = Int(count.clamped(to: 0...1000))
    }
    if let page = element.optionalNumber("currentPage") {
      pageControl.currentPage = Int(page.clamped(to: 0...1000))
    }
    if let flag = element.flag("hidesForSinglePage") { pageControl.hidesForSinglePage = flag }
    if let flag = element.flag("defersCurrentPageDisplay") {
      pageControl.defersCurrentPageDisplay = flag
    }
    pageControl.pageIndicatorTintColor = color("pageIndicatorTintColor")
    pageControl.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
  }

  package func decode(colorWell: UIColorWell) {
    colorWell.title = element["title"]
    if let flag = element.flag("supportsAlpha") { colorWell.supportsAlpha = flag }
    colorWell.selectedColor = color("selectedColor")
  }

  package func decode(segmentedControl: UISegmentedControl) {
    for (index, segment) in element.items(of: "segments").enumerated() {
      segment.taken()
      if let image = image(named: segment["image"], in: segment) {
        segmentedControl.insertSegment(with: image, at: index, animated: false)
        // The editor keeps a title for the image as well.
        _ = segment["title"]
      } else {
        segmentedControl.insertSegment(withTitle: segment["title"], at: index, animated: false)
      }
      if let flag = segment.flag("enabled") {
        segmentedControl.setEnabled(flag, forSegmentAt: index)
      }
      if let width = segment.optionalNumber("width") {
        segmentedControl.setWidth(width, forSegmentAt: index)
      }
    }
    // All styles have looked the same since iOS 7.
    _ = element["segmentControlStyle"]
    if let flag = element.flag("momentary") { segmentedControl.isMomentary = flag }
    if let flag = element.flag("apportionsSegmentWidthsByContent") {
      segmentedControl.apportionsSegmentWidthsByContent = flag
    }
    segmentedControl.selectedSegmentTintColor = color("selectedSegmentTintColor")
    // The editor selects the first segment where the file says nothing.
    let selected = Int((element.optionalNumber("selectedSegmentIndex") ?? 0).clamped(to: -1...1000))
    if selected < segmentedControl.numberOfSegments, !segmentedControl.isMomentary {
      segmentedControl.selectedSegmentIndex = max(-1, selected)
    }
  }

  private func color(_ key: String) -> UIColor? {
    element.child(key: key, named: "color").flatMap {
      InterfaceValue.color($0, document: session.document)
    }
  }
}

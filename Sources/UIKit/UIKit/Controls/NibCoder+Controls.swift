import CoreGraphics
import InterfaceFiles

/// Reads switches and controls that have a value.
@MainActor
extension NibCoder {
  func decode(slider: UISlider) {
    element.read("minValue", into: \.minimumValue, of: slider)
    element.read("maxValue", into: \.maximumValue, of: slider)
    element.read("value", into: \.value, of: slider)
    element.read("continuous", into: \.isContinuous, of: slider)
    slider.minimumValueImage = image(named: element.string("minimumValueImage"))
    slider.maximumValueImage = image(named: element.string("maximumValueImage"))
    slider.minimumTrackTintColor = color("minimumTrackTintColor")
    slider.maximumTrackTintColor = color("maximumTrackTintColor")
    slider.thumbTintColor = color("thumbTintColor")
  }

  func decode(stepper: UIStepper) {
    element.read("minimumValue", into: \.minimumValue, of: stepper)
    element.read("maximumValue", into: \.maximumValue, of: stepper)
    element.read("value", into: \.value, of: stepper)
    if let value = element.optionalNumber("stepValue"), value > 0 { stepper.stepValue = value }
    element.read("continuous", into: \.isContinuous, of: stepper)
    element.read("autorepeat", into: \.autorepeat, of: stepper)
    element.read("wraps", into: \.wraps, of: stepper)
  }

  func decode(progressView: UIProgressView) {
    element.read(
      "progressViewStyle", into: \.progressViewStyle, of: progressView, from: ["bar": .bar])
    element.read("progress", into: \.progress, of: progressView)
    progressView.progressTintColor = color("progressTintColor")
    progressView.trackTintColor = color("trackTintColor")
  }

  func decode(pageControl: UIPageControl) {
    if let count = element.optionalNumber("numberOfPages") {
      pageControl.numberOfPages = Int(count.clamped(to: 0...1000))
    }
    if let page = element.optionalNumber("currentPage") {
      pageControl.currentPage = Int(page.clamped(to: 0...1000))
    }
    element.read("hidesForSinglePage", into: \.hidesForSinglePage, of: pageControl)
    element.read("defersCurrentPageDisplay", into: \.defersCurrentPageDisplay, of: pageControl)
    pageControl.pageIndicatorTintColor = color("pageIndicatorTintColor")
    pageControl.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
  }

  func decode(colorWell: UIColorWell) {
    colorWell.title = element.string("title")
    element.read("supportsAlpha", into: \.supportsAlpha, of: colorWell)
    colorWell.selectedColor = color("selectedColor")
  }

  func decode(segmentedControl: UISegmentedControl) {
    for (index, segment) in element.items(of: "segments").enumerated() {
      segment.taken()
      if let image = image(named: segment.string("image"), in: segment) {
        segmentedControl.insertSegment(with: image, at: index, animated: false)
        segment.ignore("title", because: "the editor keeps one for the image as well")
      } else {
        segmentedControl.insertSegment(
          withTitle: segment.string("title"), at: index, animated: false)
      }
      if let flag = segment.flag("enabled") {
        segmentedControl.setEnabled(flag, forSegmentAt: index)
      }
      if let width = segment.optionalNumber("width") {
        segmentedControl.setWidth(width, forSegmentAt: index)
      }
    }
    element.ignore("segmentControlStyle", because: "all styles have looked the same since iOS 7")
    element.read("momentary", into: \.isMomentary, of: segmentedControl)
    element.read(
      "apportionsSegmentWidthsByContent", into: \.apportionsSegmentWidthsByContent,
      of: segmentedControl)
    segmentedControl.selectedSegmentTintColor = color("selectedSegmentTintColor")
    // The editor selects the first segment if the file doesn't contain a selection.
    let selected = Int((element.optionalNumber("selectedSegmentIndex") ?? 0).clamped(to: -1...1000))
    if selected < segmentedControl.numberOfSegments, !segmentedControl.isMomentary {
      segmentedControl.selectedSegmentIndex = max(-1, selected)
    }
  }

  func decode(switch control: UISwitch) {
    element.read("on", into: \.isOn, of: control)
    readColor("onTintColor", into: \.onTintColor, of: control)
    readColor("thumbTintColor", into: \.thumbTintColor, of: control)
  }
}

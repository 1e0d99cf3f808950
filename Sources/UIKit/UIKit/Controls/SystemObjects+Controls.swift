extension SystemObjects {
  static let elementsOfControls: KeyValuePairs<String, AnyClass> = [
    "switch": UISwitch.self,
    "slider": UISlider.self,
    "stepper": UIStepper.self,
    "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self,
    "colorWell": UIColorWell.self,
    "segmentedControl": UISegmentedControl.self,
    "pickerView": UIPickerView.self,
    "datePicker": UIDatePicker.self,
  ]

  /// Registers the properties of controls.
  static func registerControls() {
    Keys<UICalendarSelectionMultiDate>.register(["selectedDates": \.selectedDates])
    Keys<UICalendarSelectionSingleDate>.register(["selectedDate": \.selectedDate])
    Keys<UICalendarView>.register([
      "availableDateRange": \.availableDateRange,
      "calendar": \.calendar,
      "fontDesign": \.fontDesign,
      "locale": \.locale,
      "selectionBehavior": \.selectionBehavior,
      "timeZone": \.timeZone,
      "visibleDateComponents": \.visibleDateComponents,
      "wantsDateDecorations": \.wantsDateDecorations,
    ])
    Keys<UIColorPickerViewController>.register([
      "selectedColor": \.selectedColor,
      "supportsAlpha": \.supportsAlpha,
    ])
    Keys<UIColorWell>.register([
      "selectedColor": \.selectedColor,
      "supportsAlpha": \.supportsAlpha,
      "title": \.title,
    ])
    Keys<UIDatePicker>.register([
      "calendar": \.calendar,
      "countDownDuration": \.countDownDuration,
      "date": \.date,
      "datePickerMode": \.datePickerMode,
      "locale": \.locale,
      "maximumDate": \.maximumDate,
      "minimumDate": \.minimumDate,
      "minuteInterval": \.minuteInterval,
      "preferredDatePickerStyle": \.preferredDatePickerStyle,
      "roundsToMinuteInterval": \.roundsToMinuteInterval,
      "timeZone": \.timeZone,
    ])
    Keys<UIImagePickerController>.register([
      "allowsEditing": \.allowsEditing,
      "cameraCaptureMode": \.cameraCaptureMode,
      "cameraDevice": \.cameraDevice,
      "cameraFlashMode": \.cameraFlashMode,
      "cameraOverlayView": \.cameraOverlayView,
      "cameraViewTransform": \.cameraViewTransform,
      "imageExportPreset": \.imageExportPreset,
      "mediaTypes": \.mediaTypes,
      "showsCameraControls": \.showsCameraControls,
      "sourceType": \.sourceType,
      "videoExportPreset": \.videoExportPreset,
      "videoMaximumDuration": \.videoMaximumDuration,
      "videoQuality": \.videoQuality,
    ])
    Keys<UIPageControl>.register([
      "allowsContinuousInteraction": \.allowsContinuousInteraction,
      "backgroundStyle": \.backgroundStyle,
      "currentPage": \.currentPage,
      "currentPageIndicatorTintColor": \.currentPageIndicatorTintColor,
      "defersCurrentPageDisplay": \.defersCurrentPageDisplay,
      "direction": \.direction,
      "hidesForSinglePage": \.hidesForSinglePage,
      "numberOfPages": \.numberOfPages,
      "pageIndicatorTintColor": \.pageIndicatorTintColor,
      "preferredCurrentPageIndicatorImage": \.preferredCurrentPageIndicatorImage,
      "preferredIndicatorImage": \.preferredIndicatorImage,
    ])
    Keys<UIPickerView>.register(["showsSelectionIndicator": \.showsSelectionIndicator])
    Keys<UIProgressView>.register([
      "observedProgress": \.observedProgress,
      "progress": \.progress,
      "progressImage": \.progressImage,
      "progressTintColor": \.progressTintColor,
      "progressViewStyle": \.progressViewStyle,
      "trackImage": \.trackImage,
      "trackTintColor": \.trackTintColor,
    ])
    Keys<UISegmentedControl>.register([
      "apportionsSegmentWidthsByContent": \.apportionsSegmentWidthsByContent,
      "isMomentary": \.isMomentary,
      "selectedSegmentIndex": \.selectedSegmentIndex,
      "selectedSegmentTintColor": \.selectedSegmentTintColor,
    ])
    Keys<UISlider>.register([
      "currentMaximumTrackImage": \.currentMaximumTrackImage,
      "currentMinimumTrackImage": \.currentMinimumTrackImage,
      "currentThumbImage": \.currentThumbImage,
      "isContinuous": \.isContinuous,
      "maximumTrackTintColor": \.maximumTrackTintColor,
      "maximumValue": \.maximumValue,
      "maximumValueImage": \.maximumValueImage,
      "minimumTrackTintColor": \.minimumTrackTintColor,
      "minimumValue": \.minimumValue,
      "minimumValueImage": \.minimumValueImage,
      "preferredBehavioralStyle": \.preferredBehavioralStyle,
      "thumbTintColor": \.thumbTintColor,
      "value": \.value,
    ])
    Keys<UIStepper>.register([
      "autorepeat": \.autorepeat,
      "isContinuous": \.isContinuous,
      "maximumValue": \.maximumValue,
      "minimumValue": \.minimumValue,
      "stepValue": \.stepValue,
      "value": \.value,
      "wraps": \.wraps,
    ])
    Keys<UISwitch>.register([
      "isOn": \.isOn,
      "offImage": \.offImage,
      "onImage": \.onImage,
      "onTintColor": \.onTintColor,
      "preferredStyle": \.preferredStyle,
      "thumbTintColor": \.thumbTintColor,
    ])
    // Apple doesn't document these, and public sources use them all the same.
    Keys<UIDatePicker>.register(["textColor": \.titleColor])
    Keys<UIPickerView>.register(["textColor": \.titleColor])
  }
}

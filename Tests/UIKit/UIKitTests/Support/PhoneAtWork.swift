import Stage

/// Makes a left-to-right phone in light mode at 3× the current screen.
///
/// Measurement, layout and colours without a window follow the traits of the last stage, whichever test created it.
@MainActor func putPhoneToWork() { _ = Stage(device: .iPhone14) }

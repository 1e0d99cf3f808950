import Stage

/// Makes a phone with three pixels to a point the screen at work. What is measured without a window is
/// rounded to the pixels of the last stage's screen, whichever test made that one.
@MainActor func putPhoneToWork() { _ = Stage(device: .iPhone14) }

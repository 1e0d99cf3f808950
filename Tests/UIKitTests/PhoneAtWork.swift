import Stage

/// Makes a phone with three pixels to a point, read from left to right, the screen at work. What is measured and laid out
/// without a window is rounded to the pixels of the last stage's screen and runs in its direction, whichever test made
/// that one.
@MainActor func putPhoneToWork() { _ = Stage(device: .iPhone14) }

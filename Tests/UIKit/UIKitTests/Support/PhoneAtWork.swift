import Stage

/// Makes a light phone with three pixels to a point, read from left to right, the screen at work. What is measured, laid
/// out and coloured without a window follows the traits of the last stage, whichever test made that one.
@MainActor func putPhoneToWork() { _ = Stage(device: .iPhone14) }

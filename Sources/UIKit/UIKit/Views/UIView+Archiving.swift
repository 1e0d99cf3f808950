import Foundation
import OozeKernel

// Storyboards and nibs are read from their XML. Views aren't archived here.

/// Reports once that a class isn't archived here.
func reportArchiving(of type: AnyClass) {
  Diagnostics.report(
    "\(type) was not archived: views and controllers aren't written to archives here")
}

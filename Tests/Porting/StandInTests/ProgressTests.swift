import Foundation
import ObjectiveCForLinux
import Testing

struct ProgressTests {
  /// Source: Apple, `Progress.isIndeterminate`: true if both counts are zero. `DTTableViewManager`'s tests, which run on
  /// iOS, make a progress so.
  @Test func aProgressBeginsWithoutUnits() {
    let progress = Progress()
    #expect(progress.totalUnitCount == 0)
    #expect(progress.completedUnitCount == 0)
    #expect(progress.isIndeterminate)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    #expect(progress.fractionCompleted == 0.25)
  }
}

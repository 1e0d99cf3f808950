import Combine
import UIKit

public final class Drawing: NSObject {
  @NSCopying public var path: UIBezierPath?
  @NSCopying public var text = NSMutableString(string: "first")
  @NSCopying public var name: NSString = "none"
  public var transform: @convention(block) (Int) -> Int = { $0 + 1 }

  public func apply(_ block: @convention(block) (Int) -> Void) { block(transform(1)) }
}

public final class Tide: NSObject {
  @objc public dynamic var height = 1
  @objc dynamic var label: String?
}

public final class TideReader {
  public private(set) var heights: [Int] = []
  public private(set) var offsets: [CGFloat] = []
  public private(set) var later: [String] = []
  private var kept: Set<AnyCancellable> = []

  public init(_ tide: Tide, _ scroll: UIScrollView) {
    tide.publisher(for: \.height).removeDuplicates().sink { [weak self] in
      self?.heights.append($0)
    }.store(in: &kept)
    tide.publisher(for: \.label, options: [.new])
      .compactMap { $0 }
      .sink { [unowned self] in later.append($0) }
      .store(in: &kept)
    scroll.publisher(for: \.contentOffset).map(\.y).sink { [weak self] in
      self?.offsets.append($0)
    }.store(in: &kept)
  }

  public func name(_ tide: Tide) { tide.label = "low" }

  public func stop() { kept.removeAll() }
}

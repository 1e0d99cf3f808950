import CoreGraphics
import Foundation

/// A queue of views of one kind that left the screen and can be reused, and that makes new ones.
@MainActor final class ReuseQueue {
  private let base: UICollectionReusableView.Type
  /// The noun for the views in messages.
  private let noun: String
  private var pool = ReusePool<UICollectionReusableView>()
  /// The number of views made so far.
  private(set) var made = 0

  init(base: UICollectionReusableView.Type, noun: String) {
    self.base = base
    self.noun = noun
  }

  // MARK: Registering

  func register(_ aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return setMaker(nil, identifier) }
    guard let type = aClass as? UICollectionReusableView.Type, isFitting(type) else {
      preconditionFailure(
        "\(aClass) is registered for the \(noun) identifier \(identifier) and is no \(base)")
    }
    setMaker({ type.makeDynamic(frame: $0) }, identifier)
  }

  func register(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return setMaker(nil, identifier) }
    setMaker(
      { [base] frame in
        let objects = nib.instantiate(withOwner: nil)
        guard objects.count == 1, let view = objects[0] as? UICollectionReusableView else {
          preconditionFailure(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
              + "top level object which must be a \(base) instance")
        }
        view.frame = frame
        return view
      }, identifier)
  }

  /// Sets a function that makes views, for a prototype of a storyboard. `nil` removes the identifier.
  func setMaker(_ maker: ReusePool<UICollectionReusableView>.Maker?, _ identifier: String) {
    pool.setMaker(maker, identifier)
  }

  func knows(_ identifier: String) -> Bool { pool.maker(identifier) != nil }

  /// Whether a class has the right kind: cells have to be cells.
  private func isFitting(_ type: UICollectionReusableView.Type) -> Bool {
    base == UICollectionReusableView.self || type is UICollectionViewCell.Type
  }

  // MARK: Dequeuing and recycling

  /// Returns a waiting view, or a new one; `nil` if the identifier isn't registered.
  func take(_ identifier: String, frame: CGRect) -> UICollectionReusableView? {
    guard let maker = pool.maker(identifier) else { return nil }
    if let view = pool.take(identifier) {
      UIView.withoutAnimation { view.prepareForReuse() }
      return view
    }
    guard let view = UIView.withoutAnimation({ maker(frame) }) else { return nil }
    made += 1
    view.reuseState.identifier = identifier
    view.reuseState.queue = self
    return view
  }

  func put(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseState.identifier else { return }
    view.forgetWhatItStandsFor()
    pool.put(view, identifier)
  }
}

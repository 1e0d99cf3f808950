import CoreGraphics
import QuartzCore

/// A separator line between rows: a layer with a colour, or a view with the table's effect.
@MainActor final class SeparatorLine {
  private weak var host: UIView?
  private let layer: CALayer
  private var effectView: UIVisualEffectView?
  private let addsView: @MainActor (UIView) -> Void

  /// Creates a line. `addsView` inserts it if it is a view, and `addsLayer` inserts it if it is a
  /// layer.
  init(
    in host: UIView, addsLayer: @MainActor (CALayer) -> Void,
    addsView: @escaping @MainActor (UIView) -> Void
  ) {
    self.host = host
    self.addsView = addsView
    layer = CALayer()
    layer.name = "separator"
    addsLayer(layer)
  }

  /// The frame in the host's coordinates. Changes aren't animated.
  var frame: CGRect {
    get { layer.frame }
    set {
      guard layer.frame != newValue else { return }
      changeAtOnce {
        layer.frame = newValue
        effectView?.frame = newValue
      }
    }
  }

  var isHidden: Bool {
    get { (effectView?.layer ?? layer).isHidden }
    set {
      guard isHidden != newValue else { return }
      changeAtOnce { (effectView?.layer ?? layer).isHidden = newValue }
    }
  }

  /// Takes over the table's colour and effect.
  ///
  /// A vibrancy effect draws the line from the content behind it and uses only the alpha of the
  /// table's colour; without such a colour, the line is opaque. A blur effect is behind the table's
  /// colour.
  func style(as table: UITableView?) {
    guard let host else { return }
    let traits = host.traitCollection
    changeAtOnce {
      guard let effect = table?.separatorEffect else {
        showLayer()
        let color = (table?.separatorColor ?? .separator).resolvedColor(with: traits).cgColor
        if layer.backgroundColor != color { layer.backgroundColor = color }
        return
      }
      let view = shownEffectView()
      if view.effect != effect { view.effect = effect }
      let own = table?.tableState.separatorColor
      view.contentView.backgroundColor = own ?? (effect is UIVibrancyEffect ? .white : nil)
    }
  }

  func remove() {
    layer.removeFromSuperlayer()
    effectView?.removeFromSuperview()
  }

  private func showLayer() {
    guard let view = effectView else { return }
    layer.isHidden = view.isHidden
    view.removeFromSuperview()
    effectView = nil
  }

  private func shownEffectView() -> UIVisualEffectView {
    if let effectView { return effectView }
    let view = UIVisualEffectView(effect: nil)
    view.isUserInteractionEnabled = false
    view.frame = layer.frame
    view.isHidden = layer.isHidden
    layer.isHidden = true
    addsView(view)
    effectView = view
    return view
  }

  private func changeAtOnce(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.performWithoutAnimation(changes)
    CATransaction.commit()
  }
}

import CoreGraphics
import QuartzCore

/// A line between rows: a layer with a colour, or a view with the table's effect.
@MainActor final class SeparatorLine {
  private weak var host: UIView?
  private let layer: CALayer
  private var effectView: UIVisualEffectView?
  private let addsView: @MainActor (UIView) -> Void

  /// A line that `addsView` puts in its place when it is a view, and `addsLayer` when it is a layer.
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

  /// In the host's coordinates. Never animated.
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
  /// A vibrancy makes the line out of what lies behind it, of which only the colour's alpha counts:
  /// without a colour of the table's own it is solid. A blur lies under a colour of the table's own.
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

/// A layer that shows what lies behind it, blurred and tinted, within its rounded bounds.
package class BackdropLayer: CALayer {}

extension CALayer {
  /// The layer's effect on everything behind it; `nil` for nothing. The layer's opacity applies to it.
  package var backdrop: Backdrop? {
    get { state.backdrop }
    set { change("backdrop", \.backdrop, to: newValue) }
  }

  /// Whether the backdrop is seen only where sublayers would be: only their alpha counts then.
  package var isBackdropStencilled: Bool {
    get { state.isBackdropStencilled }
    set { change("backdropStencilled", \.isBackdropStencilled, to: newValue) }
  }
}

/// A layer that shows the content behind it, blurred and tinted, within its rounded bounds.
package class BackdropLayer: CALayer {}

extension CALayer {
  /// The layer's effect on the content behind it; `nil` for none. The layer's opacity applies to it.
  package var backdrop: Backdrop? {
    get { state.backdrop }
    set { change("backdrop", \.backdrop, to: newValue) }
  }

  /// Whether the sublayers are a stencil for the backdrop. Only their alpha counts then.
  package var isBackdropStencilled: Bool {
    get { state.isBackdropStencilled }
    set { change("backdropStencilled", \.isBackdropStencilled, to: newValue) }
  }
}

extension UIViewController {
  /// A property of a controller that is set while its view is loaded. Reading it loads the view first.
  ///
  ///     @ViewLoading private var titleLabel: UILabel
  ///
  /// Reading ends the process if the property has no value after the view was loaded.
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    /// Creates a property without a value.
    public init() {}

    /// Creates a property with a value.
    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { preconditionFailure("@ViewLoading outside of a view controller") }
      set { preconditionFailure("@ViewLoading outside of a view controller: \(newValue)") }
    }

    @preconcurrency @MainActor
    public static subscript<EnclosingSelf: UIViewController>(
      _enclosingInstance controller: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storageKeyPath].value else {
          preconditionFailure("\(wrappedKeyPath) was read before \(type(of: controller)) set it")
        }
        return value
      }
      set { controller[keyPath: storageKeyPath].value = newValue }
    }
  }
}

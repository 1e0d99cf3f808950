#if !arch(wasm32)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #else
    import Glibc
  #endif

  /// Calls `body` in the default floating-point environment, and then restores the thread's own environment.
  ///
  /// The default environment of IEEE 754 rounds to nearest, keeps subnormal numbers, and raises no signal. A thread may
  /// have another one: a library that was built for fast mathematics sets the processor's bits when it is loaded, and
  /// each new thread inherits them.
  ///
  /// Each public function that computes a part of a dish, a genome or a save calls this once for all of its work. A
  /// call takes about a tenth of a microsecond, so don't call it in loops over creatures.
  ///
  /// The compiler assumes that arithmetic doesn't depend on the environment, and may move it across a change of the
  /// environment. It doesn't move it into or out of a function that it neither inlines nor specializes, which the
  /// attributes ensure.
  @inline(never) @_optimize(none)
  func withDefaultFloatEnvironment<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var callers = fenv_t()
    fegetenv(&callers)
    setDefaultFloatEnvironment()
    // Flags that `body` raised are dropped with its environment.
    defer { fesetenv(&callers) }
    return try body()
  }

  /// Sets the default floating-point environment of a thread that belongs to the simulation.
  func setDefaultFloatEnvironment() {
    #if canImport(Darwin)
      var standard = _FE_DFL_ENV
      fesetenv(&standard)
    #elseif canImport(Android)
      var standard = __fe_dfl_env
      fesetenv(&standard)
    #else
      // FE_DFL_ENV, a macro that Swift doesn't import.
      fesetenv(UnsafePointer(bitPattern: -1))
    #endif
  }
#else
  /// Calls `body`. WebAssembly has one floating-point environment, the default one.
  @inline(__always)
  func withDefaultFloatEnvironment<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }
#endif

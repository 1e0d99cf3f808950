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

  /// Threads that wait for loops to share.
  ///
  /// They end when the last copy of their `Threads` is gone.
  final class Crew: Sendable {
    private let rota: Rota

    init(helpers: Int) {
      rota = Rota()
      for _ in 0..<helpers { rota.hire() }
    }

    deinit { rota.close() }

    /// Calls `body` with every number below `count`, partly on other threads.
    ///
    /// - Returns: False, with nothing done, if the crew is busy.
    func share(_ count: Int, _ body: (Int) -> Void) -> Bool {
      withoutActuallyEscaping(body) { body in
        withUnsafePointer(to: body) { rota.share(count, $0) }
      }
    }
  }

  /// The work of a crew and its progress. All of it is read and written only while its lock is held.
  ///
  /// A waiting thread polls for a fifth of a millisecond, as long as the pauses within a step, because waking up takes
  /// a good part of that; then it sleeps. The lock is a plain mutex: atomic integers aren't available on all systems
  /// that the simulation supports, and the lock is taken only a few hundred times in a step.
  private final class Rota: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled when there is work, when it is done, and at the end.
    private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var body: UnsafePointer<(Int) -> Void>?
    private var next = 0
    private var count = 0
    /// The number of calls that haven't returned yet.
    private var open = 0
    private var sleepers = 0
    private var isClosed = false

    /// The number of polls before a waiting thread sleeps: 5,000 take about 0.2 ms.
    private static let patience = 5000

    init() {
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(news, nil)
    }

    deinit {
      pthread_cond_destroy(news)
      pthread_mutex_destroy(mutex)
      news.deallocate()
      mutex.deallocate()
    }

    /// Starts a thread, which keeps this object alive while it runs.
    func hire() {
      let this = Unmanaged.passRetained(self)
      #if canImport(Darwin)
        var thread: pthread_t?
        let failure = pthread_create(
          &thread, nil,
          { pointer in
            Unmanaged<Rota>.fromOpaque(pointer).takeRetainedValue().help()
            return nil
          }, this.toOpaque())
        if failure == 0, let thread { pthread_detach(thread) } else { this.release() }
      #else
        var thread = pthread_t()
        let failure = pthread_create(
          &thread, nil,
          { pointer in
            if let pointer { Unmanaged<Rota>.fromOpaque(pointer).takeRetainedValue().help() }
            return nil
          }, this.toOpaque())
        if failure == 0 { pthread_detach(thread) } else { this.release() }
      #endif
    }

    func share(_ total: Int, _ work: UnsafePointer<(Int) -> Void>) -> Bool {
      lock()
      guard body == nil else {
        unlock()
        return false
      }
      body = work
      next = 0
      count = total
      open = total
      tell()
      takePart()
      wait { open == 0 }
      body = nil
      unlock()
      return true
    }

    func close() {
      lock()
      isClosed = true
      tell()
      unlock()
    }

    private func help() {
      setDefaultFloatEnvironment()
      lock()
      while !isClosed {
        takePart()
        wait { next < count || isClosed }
      }
      unlock()
    }

    /// Takes numbers while there are any.
    private func takePart() {
      while next < count, let body {
        let number = next
        next += 1
        unlock()
        body.pointee(number)
        lock()
        open -= 1
        if open == 0 { tell() }
      }
    }

    private func wait(until isTrue: () -> Bool) {
      var patience = Self.patience
      while !isTrue() {
        if patience > 0 {
          patience -= 1
          unlock()
          lock()
        } else {
          sleepers += 1
          pthread_cond_wait(news, mutex)
          sleepers -= 1
        }
      }
    }

    private func tell() {
      if sleepers > 0 { pthread_cond_broadcast(news) }
    }

    private func lock() {
      var tries = 0
      while pthread_mutex_trylock(mutex) != 0 {
        tries += 1
        // The holder of the lock may have lost its core.
        if tries == 200 {
          pthread_mutex_lock(mutex)
          return
        }
      }
    }

    private func unlock() { pthread_mutex_unlock(mutex) }
  }
#endif

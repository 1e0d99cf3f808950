import Foundation

/// A lock that one thread can hold at a time. It must not move in memory while it is used, so allocate it.
///
/// On Linux it is a POSIX mutex, which glibc and musl represent by zeros when it is free.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()
  /// The thread that holds the lock, or zero. A thread only finds its own value here if it holds the lock.
  fileprivate var owner: UInt = 0

  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is free and takes it. Traps if this thread already holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  precondition(!lock.isHeld, "os_unfair_lock is recursive: this thread already holds it")
  pthread_mutex_lock(lock.mutex)
  lock.pointee.owner = currentThread
}

/// Takes the lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  guard pthread_mutex_trylock(lock.mutex) == 0 else { return false }
  lock.pointee.owner = currentThread
  return true
}

/// Releases the lock. Traps if this thread doesn't hold it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  precondition(lock.isHeld, "os_unfair_lock is unlocked by a thread that doesn't hold it")
  lock.pointee.owner = 0
  pthread_mutex_unlock(lock.mutex)
}

/// Traps unless this thread holds the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(lock.pointee.owner == currentThread, "os_unfair_lock isn't held by this thread")
}

/// Traps if this thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(lock.pointee.owner != currentThread, "os_unfair_lock is held by this thread")
}

private var currentThread: UInt { UInt(pthread_self()) }

extension os_unfair_lock_t {
  fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
  }

  fileprivate var isHeld: Bool { pointee.owner == currentThread }
}

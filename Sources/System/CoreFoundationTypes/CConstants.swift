// Names of C's headers on Apple's systems that Linux's headers lack.

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The largest `Float`, as the header `math.h` has it.
public let HUGE = Float.greatestFiniteMagnitude
/// The same.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Nanoseconds in a second, and so on: `dispatch/time.h`.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The smallest and the largest numbers of their bits, `stdint.h` and `limits.h`, as far as Swift can't read
/// them in Linux's headers.
public let INT16_MIN = Int32(Int16.min)
public let INT32_MIN = Int32.min
public let INT_MIN = Int32.min
public let UINT_MAX = UInt32.max
public let LONG_MIN = Int.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max

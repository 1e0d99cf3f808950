// Names in the C headers of Apple's systems that Linux's headers lack.

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The largest `Float`, as in the header `math.h`.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest `Float`, as in the header `math.h`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The number of nanoseconds per second, and so on: `dispatch/time.h`.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The smallest and largest integers of each size, from `stdint.h` and `limits.h`, as far as Swift can't import
/// them from Linux's headers.
public let INT16_MIN = Int32(Int16.min)
public let INT32_MIN = Int32.min
public let INT_MIN = Int32.min
public let UINT_MAX = UInt32.max
public let LONG_MIN = Int.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max

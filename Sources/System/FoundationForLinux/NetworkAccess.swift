import Foundation
import FoundationNetworking

// Whether requests may use networks that cost, or that the user has limited. There are no such
// networks here, so that a request is never refused for them, whatever is set. A request has no room
// for what it is told about them.

extension URLRequest {
  /// Always true: no network here costs anything.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always true: no network here is in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSessionConfiguration {
  /// Always true: no network here costs anything.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always true: no network here is in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always false: no app is launched because a transfer has ended.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
}

extension URLError {
  /// A reason why a network could not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular = 0
    case expensive = 1
    case constrained = 2
  }

  /// Always `nil`: no request is refused for its network.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLSessionTaskDelegate {
  /// Never called: Foundation on Linux doesn't tell of a task before its answer.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}

  /// Never called: a task without a network fails here, and doesn't wait for one.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
}

extension URLSessionDataTask {
  /// Data comes as it arrives, also where an application would have it all at once.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

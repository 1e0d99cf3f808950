import Foundation
import FoundationNetworking

// Settings for expensive and constrained networks. There are no such networks here, so a request is never
// refused because of them. A request has no space to store the settings.

extension URLRequest {
  /// Always `true`, because no network here is expensive.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always `true`, because no network here is in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSessionConfiguration {
  /// Always `true`, because no network here is expensive.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always `true`, because no network here is in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always `false`, because no app is launched when a transfer has ended.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
}

extension URLError {
  /// A reason why a network couldn't be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular = 0
    case expensive = 1
    case constrained = 2
  }

  /// Always `nil`, because no request is refused because of its network.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLSessionTaskDelegate {
  /// Never called, because Foundation on Linux doesn't report a task before its response.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}

  /// Never called, because a task without a network fails here and doesn't wait for one.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
}

extension URLSessionDataTask {
  /// Data arrives incrementally, even if an application prefers to receive it all at once.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

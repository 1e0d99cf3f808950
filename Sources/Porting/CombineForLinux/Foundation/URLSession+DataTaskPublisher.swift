import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
  /// A publisher that sends a request's data and response, and finishes or fails.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: DataTaskSubscription(
          downstream: subscriber, request: request, session: session))
    }
  }

  /// Returns a publisher of the content of a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// The subscription to a data task. The task starts with the first demand.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let lock = NSLock()
  private let request: URLRequest
  private let session: URLSession
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(downstream: Downstream, request: URLRequest, session: URLSession) {
    self.downstream = downstream
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard demand > .none, downstream != nil, task == nil else { return lock.unlock() }
    let finish = GivenAway(self.finish)
    let task = session.dataTask(with: request) { data, response, error in
      finish.value(data, response, error)
    }
    self.task = task
    lock.unlock()
    task.resume()
  }

  func cancel() {
    lock.lock()
    let task = self.task
    (self.task, downstream) = (nil, nil)
    lock.unlock()
    task?.cancel()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    lock.lock()
    let downstream = self.downstream
    (task, self.downstream) = (nil, nil)
    lock.unlock()
    if let response, error == nil {
      _ = downstream?.receive((data ?? Data(), response))
      downstream?.receive(completion: .finished)
    } else {
      downstream?.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}

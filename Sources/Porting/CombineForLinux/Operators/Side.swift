import OpenCombine

/// One upstream of an operator with several upstreams. It forwards events to the operator's closures.
struct Side<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let subscription: (any Subscription) -> Void
  let value: (Input) -> Subscribers.Demand
  let completion: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { self.subscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}

/// The initializers for several aspects at once. iOS has one for each number up to ten.
extension UIView.Invalidating {
  public init<InvalidationType1, InvalidationType2>(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>
  {
    self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
  }

  public init<InvalidationType1, InvalidationType2, InvalidationType3>(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
    >
  {
    self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
  }

  public init<InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4>(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
      UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)))
  }

  public init<
    InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4, InvalidationType5
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
    _ invalidation5: InvalidationType5
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >, InvalidationType5
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
        invalidation5))
  }

  public init<
    InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4, InvalidationType5,
    InvalidationType6
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
    _ invalidation5: InvalidationType5, _ invalidation6: InvalidationType6
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >, UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
        .init(invalidation5, invalidation6)))
  }

  public init<
    InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4, InvalidationType5,
    InvalidationType6, InvalidationType7
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
    _ invalidation5: InvalidationType5, _ invalidation6: InvalidationType6,
    _ invalidation7: InvalidationType7
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >,
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>, InvalidationType7
      >
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
        .init(.init(invalidation5, invalidation6), invalidation7)))
  }

  public init<
    InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4, InvalidationType5,
    InvalidationType6, InvalidationType7, InvalidationType8
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
    _ invalidation5: InvalidationType5, _ invalidation6: InvalidationType6,
    _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >,
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>,
        UIView.Invalidations.Tuple<InvalidationType7, InvalidationType8>
      >
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
        .init(.init(invalidation5, invalidation6), .init(invalidation7, invalidation8))))
  }

  public init<
    InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4, InvalidationType5,
    InvalidationType6, InvalidationType7, InvalidationType8, InvalidationType9
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
    _ invalidation5: InvalidationType5, _ invalidation6: InvalidationType6,
    _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8,
    _ invalidation9: InvalidationType9
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
          UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
        >,
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>,
          UIView.Invalidations.Tuple<InvalidationType7, InvalidationType8>
        >
      >, InvalidationType9
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(
          .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
          .init(.init(invalidation5, invalidation6), .init(invalidation7, invalidation8))),
        invalidation9))
  }

  public init<
    InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4, InvalidationType5,
    InvalidationType6, InvalidationType7, InvalidationType8, InvalidationType9, InvalidationType10
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
    _ invalidation5: InvalidationType5, _ invalidation6: InvalidationType6,
    _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8,
    _ invalidation9: InvalidationType9, _ invalidation10: InvalidationType10
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
          UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
        >,
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>,
          UIView.Invalidations.Tuple<InvalidationType7, InvalidationType8>
        >
      >, UIView.Invalidations.Tuple<InvalidationType9, InvalidationType10>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(
          .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
          .init(.init(invalidation5, invalidation6), .init(invalidation7, invalidation8))),
        .init(invalidation9, invalidation10)))
  }
}

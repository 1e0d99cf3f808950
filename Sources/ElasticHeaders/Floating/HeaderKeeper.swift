/// What a scroll view keeps for its elastic header.
///
/// There is nothing in it for apps: all of it is set through the properties of the scroll view, which
/// ``ElasticHeaderHosting`` lists.
@MainActor
public final class HeaderKeeper {
  var header: FloatingHeader?
  var geometry = StretchGeometry()
  var passesTouchesThrough = false
  var refreshPolicy = RefreshPolicy.overHeader
  var trigger: HeaderTrigger?
  var onStateChange: ((StretchState) -> Void)?
  /// Views were added since the header was last seen to be in front of the content.
  var needsFront = false

  init() {}
}

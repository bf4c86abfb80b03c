import ScaenaUIKit

/// Goes from Home to other modules, which their builders create.
@MainActor
final class HomeWireframe {}

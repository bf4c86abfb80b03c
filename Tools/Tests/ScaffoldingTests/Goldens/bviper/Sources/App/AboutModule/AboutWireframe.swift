import ScaenaUIKit

/// Goes from About to other modules, which their builders create.
@MainActor
final class AboutWireframe {}

import ScaenaUIKit

/// Goes from View to other modules, which their builders create.
@MainActor
final class ViewWireframe {}

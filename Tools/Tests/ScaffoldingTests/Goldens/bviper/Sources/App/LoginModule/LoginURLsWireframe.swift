import ScaenaUIKit

/// Goes from Login to other modules, which their builders create: UR ls.
@MainActor
final class LoginURLsWireframe {}

import ScaenaUIKit

/// Goes from Login to other modules, which their builders create: uRLs.
@MainActor
final class LoginURLsWireframe {}

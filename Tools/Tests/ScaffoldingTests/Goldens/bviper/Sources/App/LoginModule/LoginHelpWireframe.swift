import ScaenaUIKit

/// Goes from Login to other modules, which their builders create: help.
@MainActor
final class LoginHelpWireframe {}

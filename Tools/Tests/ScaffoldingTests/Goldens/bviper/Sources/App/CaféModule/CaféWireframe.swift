import ScaenaUIKit

/// Goes from Café to other modules, which their builders create.
@MainActor
final class CaféWireframe {}

import ScaenaUIKit

/// Goes from Dated to other modules, which their builders create.
@MainActor
final class DatedWireframe {}

import ScaenaUIKit

/// Goes from Promotion detail to other modules, which their builders create.
@MainActor
final class PromotionDetailWireframe {}

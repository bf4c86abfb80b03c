import ScaenaUIKit

/// Goes from Terms and conditions to other modules, which their builders create.
@MainActor
final class TermsAndConditionsWireframe {}

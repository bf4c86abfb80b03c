import ScaenaUIKit

/// Expects that everybody can use what a window shows: that what can be touched has a name, and one of its own, that it is large
/// enough for a finger, and that texts stand out from what is behind them.
///
/// ```swift
/// try expectAccessible(window)
/// ```
///
/// Sizes and colours are judged where they are known. Where there is no UIKit, constraints give no sizes, and so do not count; what
/// is behind a text is the nearest background colour, not a picture. Texts that are cut off at large sizes are not found.
///
/// - Parameter window: The window; what is covered there does not count.
/// - Throws: ``SceneWindowError/notAccessible(_:visible:)``, with all that was found.
@MainActor
public func expectAccessible(_ window: SceneWindow) throws {
    let faults = AccessibilityAudit(window.elements).faults.map(\.text)
    guard faults.isEmpty else { throw SceneWindowError.notAccessible(faults, visible: window.tree) }
}

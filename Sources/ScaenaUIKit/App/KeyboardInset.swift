import Foundation
import ScaenaKit

/// Makes room below what a scroll view shows for the keyboard that covers it.
///
/// ```swift
/// private lazy var keyboardInset = KeyboardInset(of: scrollView)
/// ```
@MainActor
public final class KeyboardInset {
    private let manager: KeyboardManager
    private var token: RelayToken?

    /// Room for the keyboard, until this object goes.
    ///
    /// - Parameters:
    ///   - scrollView: The view that is scrolled. Held weakly.
    ///   - keyboard: Tells where the keyboard is.
    public init(of scrollView: UIScrollView, keyboard: KeyboardManager = KeyboardManager()) {
        manager = keyboard
        token = keyboard.keyboard.observe { [weak scrollView] keyboard in
            guard let scrollView else { return }
            let covered = keyboard.map { Self.covered(of: scrollView, by: $0) } ?? 0
            scrollView.contentInset.bottom = covered
            scrollView.verticalScrollIndicatorInsets.bottom = covered
        }
    }

    /// Returns the height that a keyboard covers of a scroll view, without what its safe area keeps free already.
    private static func covered(of scrollView: UIScrollView, by keyboard: KeyboardManager.Keyboard) -> CGFloat {
        #if canImport(UIKit)
            let place = scrollView.superview?.convert(scrollView.frame, to: nil) ?? scrollView.frame
            return max(0, keyboard.overlap(with: place) - scrollView.safeAreaInsets.bottom)
        #else
            // Only a browser knows where views are: the window counts.
            return keyboard.overlap(with: scrollView.window?.bounds ?? .zero)
        #endif
    }
}

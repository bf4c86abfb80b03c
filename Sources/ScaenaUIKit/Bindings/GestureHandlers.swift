#if canImport(UIKit)
    import UIKit
#endif

/// A gesture recognizer whose target is a closure: it needs no Objective-C runtime, so that it is the same on iOS and where
/// there is no UIKit.
///
/// ```swift
/// let doubleTap = UITapGestureRecognizer().onRecognized { _ in isZoomed.toggle() }
/// doubleTap.numberOfTapsRequired = 2
/// photo.addGestureRecognizer(doubleTap)
/// ```
@MainActor
public protocol ClosureGestureRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer: ClosureGestureRecognizer {}

extension ClosureGestureRecognizer {
    /// Does something when the gesture is recognized, each time.
    ///
    /// - Parameter handler: The handler, which gets the recognizer; kept as long as the recognizer.
    /// - Returns: The recognizer.
    @discardableResult
    public func onRecognized(_ handler: @escaping @MainActor (Self) -> Void) -> Self {
        #if canImport(UIKit)
            let target = GestureTarget { recognizer in
                if let recognizer = recognizer as? Self { handler(recognizer) }
            }
            addTarget(target, action: #selector(GestureTarget.recognized(_:)))
            target.keep(with: self)
        #else
            add { recognizer in
                if let recognizer = recognizer as? Self { handler(recognizer) }
            }
        #endif
        return self
    }
}

#if canImport(UIKit)
    /// The target that UIKit needs, kept by its recognizer, which does not keep targets by itself.
    private final class GestureTarget: NSObject {
        private let handler: @MainActor (UIGestureRecognizer) -> Void

        init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
            self.handler = handler
            super.init()
        }

        @MainActor private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

        @MainActor
        func keep(with recognizer: UIGestureRecognizer) {
            let targets = Self.targets(of: recognizer) + [self]
            objc_setAssociatedObject(recognizer, Self.key, targets, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        @MainActor
        static func targets(of recognizer: UIGestureRecognizer) -> [GestureTarget] {
            objc_getAssociatedObject(recognizer, key) as? [GestureTarget] ?? []
        }

        @MainActor
        @objc func recognized(_ recognizer: UIGestureRecognizer) { handler(recognizer) }
    }

    extension UIGestureRecognizer {
        /// Does what ``ClosureGestureRecognizer/onRecognized(_:)`` said, for a test that has no finger.
        ///
        /// - Returns: True if anything was told.
        package func recognizeAsTold() -> Bool {
            let targets = GestureTarget.targets(of: self)
            for target in targets { target.recognized(self) }
            return !targets.isEmpty
        }
    }
#endif

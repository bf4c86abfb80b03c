#if !canImport(UIKit)
    import Foundation

    /// In which directions the arrow of a popover may point.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uipopoverarrowdirection>.
    public struct UIPopoverArrowDirection: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates directions of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Upwards.
        public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
        /// Downwards.
        public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
        /// To the left.
        public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
        /// To the right.
        public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
        /// Any.
        public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    }

    /// Hears of a popover.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>. Differs: nothing of
    /// places.
    @preconcurrency @MainActor
    public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

    /// The presentation of a popover: on a phone a sheet, unless its delegate says otherwise.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>. Differs: the
    /// arrow is a renderer's; without the delegate's word all of this has no effect, as on a phone.
    public final class UIPopoverPresentationController: UIPresentationController {
        /// The view at which it points.
        public weak var sourceView: UIView?
        /// The part of the view at which it points, in points.
        public var sourceRect = CGRect.zero
        /// The bar item at which it points.
        public var barButtonItem: UIBarButtonItem?
        /// In which directions the arrow may point.
        public var permittedArrowDirections = UIPopoverArrowDirection.any

        /// True if it is a popover on a phone, too.
        package var staysPopover: Bool {
            delegate?.adaptivePresentationStyle(for: self) == UIModalPresentationStyle.none
        }
    }

    extension UIViewController {
        /// The presentation, where the style is a popover's; `nil` otherwise.
        public var popoverPresentationController: UIPopoverPresentationController? {
            guard modalPresentationStyle == .popover else { return nil }
            return presentationController as? UIPopoverPresentationController
        }
    }
#endif

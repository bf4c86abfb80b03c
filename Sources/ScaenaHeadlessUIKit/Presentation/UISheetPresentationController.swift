#if !canImport(UIKit)
    import Foundation

    /// The presentation of a sheet.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>. Differs: how high a sheet is
    /// shown is a renderer's; nobody drags it from one height to another.
    public final class UISheetPresentationController: UIPresentationController {
        /// A height at which a sheet rests.
        ///
        /// Behaviour: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent>.
        @preconcurrency @MainActor
        public final class Detent: NSObject {
            /// Tells heights from one another.
            public struct Identifier: RawRepresentable, Hashable, Sendable {
                /// The name.
                public let rawValue: String
                /// Creates an identifier of its name.
                public init(rawValue: String) { self.rawValue = rawValue }
                /// About half of the screen.
                public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
                /// The whole height that a sheet has.
                public static let large = Identifier(rawValue: "com.apple.UIKit.large")
            }

            package let identifier: Identifier

            private init(_ identifier: Identifier) {
                self.identifier = identifier
                super.init()
            }

            /// About half of the screen.
            public class func medium() -> Detent { Detent(.medium) }
            /// The whole height that a sheet has.
            public class func large() -> Detent { Detent(.large) }
        }

        /// The heights at which the sheet rests; one at least. The whole height unless set.
        public var detents: [Detent] = [.large()] { didSet { changed() } }
        /// The height at which it rests now; the lowest where `nil`.
        public var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
        /// True if a grabber shows at the top.
        public var prefersGrabberVisible = false { didSet { changed() } }

        private func changed() { presentedViewController.viewIfLoaded?.setNeedsRendering() }
    }

    extension UIViewController {
        /// The presentation, where the style is a sheet's; `nil` otherwise.
        public var sheetPresentationController: UISheetPresentationController? {
            presentationController as? UISheetPresentationController
        }
    }
#endif

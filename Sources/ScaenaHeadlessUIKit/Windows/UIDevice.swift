#if !canImport(UIKit)
    import Foundation

    /// The device: a phone.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uidevice>. Differs: no battery, no orientation.
    @preconcurrency @MainActor
    open class UIDevice: NSObject {
        /// The device.
        public static let current = UIDevice()
        /// The kind of device.
        open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
        /// Its name.
        open var name: String { "iPhone" }
        /// Its model.
        open var model: String { "iPhone" }
        /// The name of its system.
        open var systemName: String { "iOS" }
    }

    /// The copied content.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uipasteboard>. Differs: this program's own, for texts, URLs
    /// and images.
    @preconcurrency @MainActor
    open class UIPasteboard: NSObject {
        /// The pasteboard.
        public static let general = UIPasteboard()
        private var item: Any?
        /// The text; `nil` when something else, or nothing, was copied.
        open var string: String? {
            get { item as? String }
            set { item = newValue }
        }
        /// The address.
        open var url: URL? {
            get { item as? URL }
            set { item = newValue }
        }
        /// The image.
        open var image: UIImage? {
            get { item as? UIImage }
            set { item = newValue }
        }
        /// True if a text was copied.
        open var hasStrings: Bool { string != nil }
    }
#endif

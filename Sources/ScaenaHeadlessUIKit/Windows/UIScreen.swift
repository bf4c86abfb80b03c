#if !canImport(UIKit)
    import Foundation

    /// The screen: as large as a common phone's.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiscreen>. Differs: there is one, of 393 by 852 points
    /// at 3 pixels a point.
    @preconcurrency @MainActor
    open class UIScreen: NSObject {
        /// The screen.
        public static let main = UIScreen()
        /// Its place and size, in points.
        open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
        /// Pixels a point.
        open var scale: CGFloat { 3 }
        /// Pixels a point as the screen has them; the same as ``scale``.
        open var nativeScale: CGFloat { scale }
    }
#endif

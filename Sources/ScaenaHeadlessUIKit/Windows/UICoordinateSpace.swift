#if !canImport(UIKit)
    import Foundation

    /// A space with coordinates: that of a view, a screen or a scene.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicoordinatespace>. Differs: nothing is converted between
    /// spaces, since frames are not computed.
    @preconcurrency @MainActor
    public protocol UICoordinateSpace: NSObjectProtocol {
        /// The place of the space in its own coordinates, in points.
        var bounds: CGRect { get }
    }

    extension UIScreen: UICoordinateSpace {}
    extension UIView: UICoordinateSpace {}
#endif

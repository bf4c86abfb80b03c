#if !canImport(UIKit)
    import Foundation

    /// The style in which a controller is presented.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>.
    public enum UIModalPresentationStyle: Int, Sendable {
        /// Over the whole screen; the presenter's view goes.
        case fullScreen = 0
        /// A sheet; the presenter stays. The default since iOS 13.
        case pageSheet = 1
        /// A smaller sheet; the presenter stays.
        case formSheet = 2
        /// Over the nearest controller that defines a context, whose view goes.
        case currentContext = 3
        /// As the app's own presentation controller says; the presenter stays.
        case custom = 4
        /// Over the whole screen; the presenter stays behind it.
        case overFullScreen = 5
        /// Over the nearest controller that defines a context; it stays behind.
        case overCurrentContext = 6
        /// Beside an element; the presenter stays.
        case popover = 7
        /// Not presented.
        case none = -1
        /// A page sheet.
        case automatic = -2

        /// True if the presenter's view is taken away.
        package var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
        /// True if the presentation covers the nearest context instead of the root.
        var isInCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
        /// True if a finger can swipe the presented view down.
        package var isSheet: Bool { [.pageSheet, .formSheet, .automatic, .popover].contains(self) }
    }

    /// The movement of a presentation.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uimodaltransitionstyle>.
    public enum UIModalTransitionStyle: Int, Sendable {
        /// Up from the bottom.
        case coverVertical = 0
        /// Around.
        case flipHorizontal = 1
        /// From one into the other.
        case crossDissolve = 2
        /// As a page turns.
        case partialCurl = 3
    }
#endif

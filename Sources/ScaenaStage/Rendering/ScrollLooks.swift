#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// The scrolling of a scroll view, and the room around its content.
    @MainActor
    enum ScrollLooks {
        static func describe(_ view: UIScrollView, _ attributes: inout [String: String]) {
            let inset = view.contentInset
            attributes.look("--inset-top", points: inset.top)
            attributes.look("--inset-right", points: inset.right)
            attributes.look("--inset-bottom", points: inset.bottom)
            attributes.look("--inset-left", points: inset.left)
            if view.contentInsetAdjustmentBehavior == .never { attributes.look("--home", "0px") }
            attributes.look("--content-width", points: view.contentSize.width)
            attributes.look("--content-height", points: view.contentSize.height)
            if !view.isScrollEnabled { attributes.look("overflow", "hidden") }
            if !view.bounces { attributes.look("overscroll-behavior", "none") }
            attributes[StageAttribute.paging] = view.isPagingEnabled ? "true" : nil
            attributes[StageAttribute.hidesKeyboard] = view.keyboardDismissMode == .none ? nil : "true"
            describeIndicators(of: view, &attributes)
        }

        private static func describeIndicators(of view: UIScrollView, _ attributes: inout [String: String]) {
            attributes[StageAttribute.indicators] =
                switch (view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator) {
                case (true, true): nil
                case (true, false): "vertical"
                case (false, true): "horizontal"
                case (false, false): "none"
                }
            switch view.indicatorStyle {
            case .default: break
            case .black: attributes.look("--indicator", "#000")
            case .white: attributes.look("--indicator", "#fff")
            }
            let insets = view.verticalScrollIndicatorInsets
            attributes.look("--indicator-top", points: insets.top)
            attributes.look("--indicator-bottom", points: insets.bottom)
            attributes.look("--indicator-right", points: insets.right)
        }
    }
#endif

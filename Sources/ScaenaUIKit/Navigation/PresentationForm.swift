/// The form in which something is presented: a sheet of some height, a popover that points at something, or any of UIKit's
/// styles.
///
/// ```swift
/// await navigation.present(FilterConfigurator.build(), as: .sheet([.medium(), .large()])).ended()
/// ```
@MainActor
public struct PresentationForm {
    private let style: UIModalPresentationStyle?
    private var detents: [UISheetPresentationController.Detent] = []
    private var anchor: PopoverAnchor?

    /// As the view controller itself says.
    static var ownStyle: PresentationForm { PresentationForm(style: nil) }

    /// In a style of UIKit's.
    ///
    /// - Parameter style: The style.
    /// - Returns: The form.
    public static func style(_ style: UIModalPresentationStyle) -> PresentationForm {
        PresentationForm(style: style)
    }

    /// A sheet that rests at these heights.
    ///
    /// - Parameter detents: The heights, the lowest first.
    /// - Returns: The form.
    public static func sheet(_ detents: [UISheetPresentationController.Detent]) -> PresentationForm {
        PresentationForm(style: .pageSheet, detents: detents)
    }

    /// A popover; on a phone a sheet.
    ///
    /// - Parameter anchor: At what it points.
    /// - Returns: The form.
    public static func popover(from anchor: PopoverAnchor) -> PresentationForm {
        PresentationForm(style: .popover, anchor: anchor)
    }

    /// Alerts and sheets of choices keep the style that UIKit gave them.
    static func choices(from anchor: PopoverAnchor?) -> PresentationForm {
        PresentationForm(style: nil, anchor: anchor)
    }

    private init(
        style: UIModalPresentationStyle?, detents: [UISheetPresentationController.Detent] = [],
        anchor: PopoverAnchor? = nil
    ) {
        self.style = style
        self.detents = detents
        self.anchor = anchor
    }

    /// Gives a view controller this form.
    ///
    /// - Parameters:
    ///   - viewController: About to be presented.
    ///   - presenter: Presents it: in the middle of its view stands a popover of which nobody said at what it points. UIKit
    ///     ends the app where nobody does.
    func apply(to viewController: UIViewController, over presenter: UIViewController) {
        if let style { viewController.modalPresentationStyle = style }
        if !detents.isEmpty { viewController.sheetPresentationController?.detents = detents }
        guard let popover = viewController.popoverPresentationController else { return }
        guard popover.sourceView == nil, popover.barButtonItem == nil else { return }
        if let anchor, anchor.apply(to: popover) { return }
        guard let view = presenter.view else { return }
        popover.sourceView = view
        popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
    }
}

/// Where a popover points at. Held weakly.
///
/// ```swift
/// let isNarrow = list.traitCollection.horizontalSizeClass == .compact
/// let anchor = isNarrow ? PopoverAnchor.barButton(menuButton) : PopoverAnchor.view(sortButton)
/// await navigation.present(FilterConfigurator.build(), as: .popover(from: anchor)).ended()
/// ```
@MainActor
public struct PopoverAnchor {
    private weak var view: UIView?
    private weak var barButton: UIBarButtonItem?

    /// A view.
    ///
    /// - Parameter view: In the window when the popover comes.
    /// - Returns: The anchor.
    public static func view(_ view: UIView) -> PopoverAnchor {
        PopoverAnchor(view: view)
    }

    /// A button of a bar.
    ///
    /// - Parameter item: In a bar when the popover comes.
    /// - Returns: The anchor.
    public static func barButton(_ item: UIBarButtonItem) -> PopoverAnchor {
        PopoverAnchor(barButton: item)
    }

    private init(view: UIView? = nil, barButton: UIBarButtonItem? = nil) {
        self.view = view
        self.barButton = barButton
    }

    /// - Returns: True if there still is something to point at.
    fileprivate func apply(to popover: UIPopoverPresentationController) -> Bool {
        if let view {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        } else if let barButton {
            popover.barButtonItem = barButton
        }
        return view != nil || barButton != nil
    }
}

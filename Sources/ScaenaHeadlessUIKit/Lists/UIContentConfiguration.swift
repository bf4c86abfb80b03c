#if !canImport(UIKit)
    import Foundation

    /// The content of a view, as a value from which the view can be made.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicontentconfiguration>.
    public protocol UIContentConfiguration {
        /// Makes the view that shows this.
        @MainActor func makeContentView() -> any UIView & UIContentView
        /// This, as it is in a state.
        func updated(for state: any UIConfigurationState) -> Self
    }

    /// A view that shows a configuration, and another when that is set.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol>.
    @preconcurrency @MainActor
    public protocol UIContentView: NSObjectProtocol {
        /// The content of the view.
        var configuration: any UIContentConfiguration { get set }
    }

    /// The state of a view, for which a configuration can be updated.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiconfigurationstate>.
    public protocol UIConfigurationState {
        /// The traits of the view.
        var traitCollection: UITraitCollection { get set }
    }

    /// The state of a cell.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicellconfigurationstate>. Differs: no states of
    /// dragging, expansion and focus.
    public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
        /// The traits of the cell.
        public var traitCollection: UITraitCollection
        /// True if the cell is selected.
        public var isSelected = false
        /// True if a finger is on the cell.
        public var isHighlighted = false
        /// True if the cell is being edited.
        public var isEditing = false

        /// Creates the state of a cell with which nothing is done.
        public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    }
#endif

#if !canImport(UIKit)
    import Foundation

    /// What a view shows, as a value from which the view can be made.
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
        /// What the view shows.
        var configuration: any UIContentConfiguration { get set }
    }

    /// How a view is, for which a configuration can be updated.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiconfigurationstate>.
    public protocol UIConfigurationState {
        /// The traits of the view.
        var traitCollection: UITraitCollection { get set }
    }

    /// How a cell is.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicellconfigurationstate>. Differs: no states of
    /// dragging, expansion and focus.
    public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
        /// The traits of the cell.
        public var traitCollection: UITraitCollection
        /// Whether the cell is selected.
        public var isSelected = false
        /// Whether a finger is on the cell.
        public var isHighlighted = false
        /// Whether the cell is being edited.
        public var isEditing = false

        /// Creates the state of a cell with which nothing is done.
        public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    }
#endif

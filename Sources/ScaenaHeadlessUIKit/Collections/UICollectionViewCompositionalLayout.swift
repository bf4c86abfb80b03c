#if !canImport(UIKit)
    import Foundation

    /// The environment that a section of a compositional layout is made for: the container's size and traits.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment>.
    @preconcurrency @MainActor
    public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
        /// The container.
        var container: any NSCollectionLayoutContainer { get }
        /// The traits.
        var traitCollection: UITraitCollection { get }
    }

    /// A rectangle in which a section lies.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer>.
    @preconcurrency @MainActor
    public protocol NSCollectionLayoutContainer: NSObjectProtocol {
        /// The size, in points.
        var contentSize: CGSize { get }
        /// The size without the insets, in points.
        var effectiveContentSize: CGSize { get }
        /// The insets, in points.
        var contentInsets: NSDirectionalEdgeInsets { get }
        /// The insets that count, in points.
        var effectiveContentInsets: NSDirectionalEdgeInsets { get }
    }

    private final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
        let contentSize: CGSize
        let traitCollection: UITraitCollection

        init(size: CGSize, traits: UITraitCollection) {
            contentSize = size
            traitCollection = traits
            super.init()
        }

        var container: any NSCollectionLayoutContainer { self }
        var effectiveContentSize: CGSize { contentSize }
        var contentInsets: NSDirectionalEdgeInsets { .zero }
        var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
    }

    /// The settings for all sections of a compositional layout.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration>.
    @preconcurrency @MainActor
    open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
        /// Creates a configuration of a collection that scrolls up and down.
        public override init() { super.init() }
        /// In which direction the collection scrolls.
        open var scrollDirection = UICollectionView.ScrollDirection.vertical
        /// The views at the edges of the whole collection.
        open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    }

    /// Makes the section of a number; `nil` where it has none.
    public typealias UICollectionViewCompositionalLayoutSectionProvider =
        (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    /// Sections that are made of groups of items.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>. Differs: no frames
    /// are computed; a renderer lays the items out; no lists.
    open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
        private let provider: UICollectionViewCompositionalLayoutSectionProvider

        /// Creates a layout whose sections are alike.
        public convenience init(section: NSCollectionLayoutSection) {
            self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
        }

        /// Creates a layout whose sections are alike.
        public init(
            section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
        ) {
            provider = { _, _ in section }
            self.configuration = configuration
            super.init()
        }

        /// Creates a layout of sections that are made as they are needed.
        public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
            self.init(
                sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
        }

        /// Creates a layout of sections that are made as they are needed.
        public init(
            sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration
        ) {
            provider = sectionProvider
            self.configuration = configuration
            super.init()
        }

        /// Fails: there are no archives of layouts here.
        public required init?(coder: NSCoder) { return nil }

        /// The settings for all sections.
        open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

        package override var axis: NSLayoutConstraint.Axis {
            configuration.scrollDirection == .horizontal ? .horizontal : .vertical
        }

        package override func arrangement(ofSection section: Int, in size: CGSize) -> CollectionArrangement? {
            let traits = collectionView?.traitCollection ?? UITraitCollection()
            return provider(section, LayoutEnvironment(size: size, traits: traits))?.arrangement(in: size, axis: axis)
        }

        package override var globalKinds: (before: [String], after: [String]) {
            let items = configuration.boundarySupplementaryItems
            return (items.filter(\.isBefore).map(\.elementKind), items.filter { !$0.isBefore }.map(\.elementKind))
        }

        package override var globalBoundaries: [String: CollectionBoundary] {
            CollectionBoundary.boundaries(of: configuration.boundarySupplementaryItems)
        }
    }
#endif

#if !canImport(UIKit)
    import Foundation

    /// Says what is in a collection view.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource>. Differs: where a base class
    /// adopts the protocol and only its subclass implements a method that has a default here, the default is called; items
    /// are not moved by hand.
    @preconcurrency @MainActor
    public protocol UICollectionViewDataSource: NSObjectProtocol {
        /// Returns the number of items of a section.
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
        /// The cell of an item, which was dequeued for it.
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell
        /// Returns the number of sections: one unless implemented.
        func numberOfSections(in collectionView: UICollectionView) -> Int
        /// The view of a kind at a place, dequeued for it; to be implemented where the layout has such views.
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView
    }

    extension UICollectionViewDataSource {
        /// One section.
        public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        /// Warns, and gives an empty view: the layout has views of the kind, and the data source has none.
        public func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            Diagnostics.warn("\(Diagnostics.name(self)) has no views of the kind \(kind), which the layout asks for.")
            return UICollectionReusableView()
        }
    }

    /// The delegate of a collection view: told what happens in it, and asked what may.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate>. Differs: where a base class
    /// adopts the protocol and only its subclass implements a method, the default is called; no menus.
    @preconcurrency @MainActor
    public protocol UICollectionViewDelegate: UIScrollViewDelegate {
        /// Returns true if a finger highlights an item, and may select it: yes unless implemented.
        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
        /// A finger has come onto an item.
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
        /// A finger has left an item.
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
        /// Returns true if a person may select an item: yes unless implemented.
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
        /// Returns true if a person may deselect an item, where several can be selected: yes unless implemented.
        func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
        /// A person has selected an item.
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
        /// A person has deselected an item.
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
        /// The cell of an item is about to be shown.
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
        /// The cell of an item is no longer shown.
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath)
    }

    extension UICollectionViewDelegate {
        /// Yes.
        public func collectionView(
            _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool { true }
        /// Nothing.
        public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
        /// Nothing.
        public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
        /// Yes.
        public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
        { true }
        /// Yes.
        public func collectionView(
            _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
        ) -> Bool { true }
        /// Nothing.
        public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
        /// Nothing.
        public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
        /// Nothing.
        public func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {}
        /// Nothing.
        public func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {}
    }
#endif

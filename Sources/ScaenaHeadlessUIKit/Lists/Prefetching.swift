#if !canImport(UIKit)
    import Foundation

    /// Is told which rows will soon be seen.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching>. Differs: those behind the
    /// rows that are seen, as many as are seen; nothing is cancelled.
    @preconcurrency @MainActor
    public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
        /// Rows will soon be seen.
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    }

    /// Is told which items will soon be seen.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching>. Differs: those behind
    /// the items that are seen, as many as are seen; nothing is cancelled.
    @preconcurrency @MainActor
    public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
        /// Items will soon be seen.
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    }
#endif

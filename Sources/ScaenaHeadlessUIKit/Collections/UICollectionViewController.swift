#if !canImport(UIKit)
    import Foundation

    /// A controller whose view holds a collection, of which it is data source and delegate.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionviewcontroller>. A subclass overrides the
    /// methods of both protocols.
    open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
        /// Creates a controller of a collection with a layout.
        public init(collectionViewLayout layout: UICollectionViewLayout) {
            collectionViewLayout = layout
            super.init(nibName: nil, bundle: nil)
        }

        /// Fails: there are no archives of controllers here.
        public required init?(coder: NSCoder) { return nil }

        /// The layout that the collection was made with.
        public let collectionViewLayout: UICollectionViewLayout
        /// True if the selection is cleared when the collection appears.
        open var clearsSelectionOnViewWillAppear = true
        private var collection: UICollectionView?

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// The collection: in the controller's view, which it fills.
        open var collectionView: UICollectionView! {
            get {
                loadViewIfNeeded()
                return collection
            }
            set {
                collection?.removeFromSuperview()
                collection = newValue
                if let newValue { viewIfLoaded?.addSubview(newValue) }
            }
        }

        /// Makes the collection, in a view.
        open override func loadView() {
            let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
            collection.dataSource = self
            collection.delegate = self
            let container = UIView(frame: UIScreen.main.bounds)
            container.addSubview(collection)
            self.collection = collection
            view = container
        }

        /// Deselects what was selected, where ``clearsSelectionOnViewWillAppear`` says so.
        open override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard clearsSelectionOnViewWillAppear else { return }
            collectionView.selectItem(at: nil, animated: animated, scrollPosition: [])
        }

        /// None, unless overridden.
        open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        /// To be overridden where there are items.
        open func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        /// One, unless overridden.
        open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        /// To be overridden where the layout has views of a kind.
        open func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
        /// Yes, unless overridden.
        open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
        {
            true
        }
        /// Yes, unless overridden.
        open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            true
        }
        /// Yes, unless overridden.
        open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
        {
            true
        }
        /// Nothing, unless overridden.
        open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
        /// Nothing, unless overridden.
        open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
        /// Nothing, unless overridden.
        open func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {}
        /// Nothing, unless overridden.
        open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
#endif

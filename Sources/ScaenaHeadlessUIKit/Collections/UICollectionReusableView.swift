#if !canImport(UIKit)
    import Foundation

    /// A view of a collection that is used again for another item or section.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionreusableview>.
    open class UICollectionReusableView: UIView {
        /// Creates a view.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { return nil }

        /// Runs the initializer of a class that was registered; see ``make(registeredAs:)``.
        convenience init(registeredAs identifier: String) {
            self.init(frame: .zero)
            reuseIdentifier = identifier
        }

        /// The identifier with which the view is dequeued.
        open internal(set) var reuseIdentifier: String?

        /// Tells that the view is about to be shown for something else; an override calls this one.
        open func prepareForReuse() {}

        /// The collection in which the view is.
        package var collectionView: UICollectionView? { superview as? UICollectionView }
    }

    extension UICollectionReusableView {
        /// Creates a view of the class on which this is called; as `UITableViewCell.make(registeredAs:)`.
        @_silgen_name("$s19ScaenaHeadlessUIKit24UICollectionReusableViewC12registeredAsACSS_tcfC")
        class func make(registeredAs identifier: __owned String) -> UICollectionReusableView
    }
#endif

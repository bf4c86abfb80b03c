#if !canImport(UIKit)
    import Foundation

    extension UICollectionView {
        // MARK: Registration and reuse

        /// Says of which class the cells of an identifier are; `nil` takes that back.
        public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
            precondition(
                cellClass == nil || cellClass is UICollectionViewCell.Type, "Only a class of cells can be registered")
            cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
        }

        /// Says of which class the views of a kind and an identifier are; `nil` takes that back.
        public func register(
            _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
            withReuseIdentifier identifier: String
        ) {
            precondition(
                viewClass == nil || viewClass is UICollectionReusableView.Type,
                "Only a class of reusable views can be registered")
            viewClasses[ReuseKey(kind: elementKind, identifier: identifier)] =
                viewClass as? UICollectionReusableView.Type
        }

        /// A cell that is no longer shown, else a new one of the class that was registered, which there must be.
        public func dequeueReusableCell(
            withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionViewCell {
            if let cell = reconfiguredCells[indexPath], cell.reuseIdentifier == identifier { return cell }
            if let cell = reusableCells[identifier]?.popLast() {
                cell.prepareForReuse()
                return cell
            }
            guard let cell = cellClasses[identifier]?.make(registeredAs: identifier) as? UICollectionViewCell else {
                preconditionFailure(
                    "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - "
                        + "must register a class for the identifier")
            }
            return cell
        }

        /// A view that is no longer shown, else a new one of the class that was registered, which there must be.
        public func dequeueReusableSupplementaryView(
            ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionReusableView {
            let key = ReuseKey(kind: elementKind, identifier: identifier)
            if let view = reusableViews[key]?.popLast() {
                view.prepareForReuse()
                return view
            }
            guard let view = viewClasses[key]?.make(registeredAs: identifier) else {
                preconditionFailure(
                    "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a "
                        + "class for the identifier")
            }
            return view
        }

        /// Cells of a class, and how one is given an item.
        ///
        /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration>.
        @MainActor
        public struct CellRegistration<Cell: UICollectionViewCell, Item> {
            /// Gives a cell an item.
            public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
            fileprivate let identifier = UUID().uuidString
            fileprivate let handler: Handler
            /// Creates a registration of a class.
            public init(handler: @escaping Handler) { self.handler = handler }
        }

        /// Views of a class and a kind, and how one is given a place.
        ///
        /// Behaviour: <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration>.
        @MainActor
        public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
            /// Gives a view its place.
            public typealias Handler = (
                _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
            ) -> Void
            fileprivate let identifier = UUID().uuidString
            fileprivate let kind: String
            fileprivate let handler: Handler
            /// Creates a registration of a class.
            public init(elementKind: String, handler: @escaping Handler) {
                kind = elementKind
                self.handler = handler
            }
        }

        /// A cell of a registration, which was given an item.
        public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
            using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
        ) -> Cell {
            if cellClasses[registration.identifier] == nil { cellClasses[registration.identifier] = Cell.self }
            let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
            guard let cell = made as? Cell else {
                preconditionFailure("A cell of another class was dequeued for a registration of \(Cell.self)")
            }
            if let item { registration.handler(cell, indexPath, item) }
            return cell
        }

        /// A view of a registration, which was given its place.
        public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
            using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
        ) -> Supplementary {
            let key = ReuseKey(kind: registration.kind, identifier: registration.identifier)
            if viewClasses[key] == nil { viewClasses[key] = Supplementary.self }
            let made = dequeueReusableSupplementaryView(
                ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
            guard let view = made as? Supplementary else {
                preconditionFailure("A view of another class was dequeued for a registration of \(Supplementary.self)")
            }
            registration.handler(view, registration.kind, indexPath)
            return view
        }
    }
#endif

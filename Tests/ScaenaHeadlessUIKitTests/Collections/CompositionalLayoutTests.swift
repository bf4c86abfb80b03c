#if !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaHeadlessUIKit

    /// The number of a compositional layout's items that are seen.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>.
    @Suite("Compositional layout", .serialized)
    @MainActor
    struct CompositionalLayoutTests {
        private func section(
            items: CGFloat, height: CGFloat, width: NSCollectionLayoutDimension = .fractionalWidth(1)
        ) -> NSCollectionLayoutSection {
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / items), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)),
                subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }

        @Test("Thirds of a group are three beside each other")
        func thirds() async {
            let layout = UICollectionViewCompositionalLayout(section: section(items: 3, height: 100))
            let shown = await ShownCollection([(0..<100).map(String.init)], layout: layout)
            #expect(shown.shown == (0..<12).map(String.init))
            #expect(shown.collection.visibleCells.first?.bounds.size == CGSize(width: 100, height: 100))
        }

        @Test("A count says how many share a group, also in groups of groups")
        func counts() async throws {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let pair = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: 2)
            let section = NSCollectionLayoutSection(group: pair)
            let shown = await ShownCollection(
                [(0..<100).map(String.init)], layout: UICollectionViewCompositionalLayout(section: section))
            #expect(shown.shown == ["0", "1", "2", "3"])
        }

        @Test("A section that scrolls across shows what its width has room for, and more where a renderer says so")
        func orthogonal() async {
            let across = section(items: 1, height: 100, width: .absolute(120))
            across.orthogonalScrollingBehavior = .continuous
            let below = section(items: 1, height: 100)
            let layout = UICollectionViewCompositionalLayout { number, _ in number == 0 ? across : below }
            let shown = await ShownCollection(
                [(0..<50).map(String.init), (50..<100).map(String.init)], layout: layout)
            #expect(shown.shown == ["0", "1", "2", "50", "51", "52"])
            shown.collection.show(itemsFrom: 10, count: 2, inSection: 0)
            await settle()
            #expect(shown.shown == ["10", "11", "50", "51", "52"])
        }

        @Test("Views at the edges are asked of the data source")
        func boundaries() async {
            let withTitle = section(items: 1, height: 100)
            withTitle.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            let layout = UICollectionViewCompositionalLayout(section: withTitle)
            let shown = await ShownCollection([["a"], ["b"]], layout: layout)
            let kind = UICollectionView.elementKindSectionHeader
            #expect(shown.collection.visibleSupplementaryViews(ofKind: kind).count == 2)
        }

        @Test("A diffable data source keeps the cells of items that stay")
        func diffable() async {
            let layout = UICollectionViewCompositionalLayout(section: section(items: 1, height: 50))
            let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<TileCell, String> { cell, _, name in
                cell.nameLabel.text = name
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            let controller = UIViewController()
            controller.view = collection
            let window = makeWindow(showing: controller)
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b"])
            await source.apply(snapshot)
            await settle()
            let kept = collection.cellForItem(at: IndexPath(item: 1, section: 0))
            snapshot.insertItems(["c"], beforeItem: "a")
            snapshot.deleteItems(["a"])
            await source.apply(snapshot, animatingDifferences: true)
            await settle()
            let names = collection.visibleCells.compactMap { ($0 as? TileCell)?.nameLabel.text }
            #expect(names == ["c", "b"])
            #expect(kept != nil && collection.cellForItem(at: IndexPath(item: 1, section: 0)) === kept)
            withExtendedLifetime(window) {}
        }
    }
#endif

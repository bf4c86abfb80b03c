#if !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaHeadlessUIKit

    /// Which items have cells, where these come from, and what a finger on one does.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview>.
    @Suite("Items of a collection", .serialized)
    @MainActor
    struct CollectionItemTests {
        @Test("A hundred thousand items have the cells of those that are seen")
        func visibleItemsOnly() async {
            let names = (0..<100_000).map(String.init)
            let shown = await ShownCollection([names])
            // Three beside each other, four lines.
            #expect(shown.shown == Array(names[0..<12]))
            #expect(shown.tiles.asked.count == 12)
            #expect(shown.collection.subviews.count == 12)
        }

        @Test("A class with its own initializer is created by it, and its cells are reused")
        func reuse() async throws {
            let shown = await ShownCollection([(0..<100).map(String.init)])
            let first = try #require(shown.collection.visibleCells.first as? TileCell)
            #expect(first.reuseIdentifier == "tile" && first.reuses == 0)
            let cells = Set(shown.collection.visibleCells.map(ObjectIdentifier.init))
            shown.collection.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
            await settle()
            #expect(shown.shown == (60..<72).map(String.init))
            #expect(Set(shown.collection.visibleCells.map(ObjectIdentifier.init)) == cells)
            #expect(first.reuses == 1)
            #expect(shown.collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        }

        @Test("Code scrolls to a point, which the delegate hears, and not beyond the last line")
        func scrolling() async {
            let shown = await ShownCollection([(0..<30).map(String.init)])
            shown.collection.contentOffset.y = 300
            await settle()
            #expect(shown.shown.first == "9" && shown.tiles.told == ["scrolled"])
            shown.collection.scrollToItem(at: IndexPath(item: 29, section: 0), at: .top, animated: true)
            await settle()
            #expect(shown.shown == (18..<30).map(String.init))
        }

        @Test("Sections follow each other, with views where the layout has them")
        func supplementaryViews() async throws {
            let flow = UICollectionViewFlowLayout()
            flow.minimumLineSpacing = 0
            flow.minimumInteritemSpacing = 0
            flow.headerReferenceSize = CGSize(width: 0, height: 40)
            let shown = await ShownCollection([["a", "b"], [], ["c"]], layout: flow)
            #expect(shown.shown == ["a", "b", "c"])
            let kind = UICollectionView.elementKindSectionHeader
            let titles = shown.collection.visibleSupplementaryViews(ofKind: kind)
            #expect(titles.compactMap { ($0 as? TitleView)?.label.text } == ["0", "1", "2"])
            let third = shown.collection.supplementaryView(
                forElementKind: kind, at: IndexPath(item: 0, section: 2))
            #expect((third as? TitleView)?.label.text == "2")
        }

        @Test("A tap selects in the place of the last selected, as the delegate allows")
        func selection() async throws {
            let shown = await ShownCollection([["a", "b", "c"]])
            let cells = shown.collection.visibleCells
            try UserInput.tap(cells[0])
            try UserInput.tap((cells[1] as? TileCell)?.nameLabel ?? cells[1])
            #expect(shown.tiles.told == ["selected a", "deselected a", "selected b"])
            #expect(shown.collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
            #expect(!cells[0].isSelected && cells[1].isSelected)
            shown.tiles.refusesSelection = true
            #expect(throws: UserInputRefusal.prevented) { try UserInput.tap(cells[2]) }
            shown.tiles.refusesSelection = false
            shown.collection.allowsMultipleSelection = true
            try UserInput.tap(cells[2])
            try UserInput.tap(cells[1])
            #expect(shown.collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
            shown.collection.allowsSelection = false
            shown.collection.allowsMultipleSelection = false
            #expect(throws: UserInputRefusal.inert) { try UserInput.tap(cells[0]) }
        }

        @Test("A batch keeps the cells of what stays, and what is selected")
        func batch() async {
            let shown = await ShownCollection([["a", "b", "c"]])
            shown.collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            let kept = shown.collection.cellForItem(at: IndexPath(item: 1, section: 0))
            shown.collection.performBatchUpdates {
                shown.tiles.sections = [["x", "b", "c", "d"]]
                shown.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
                shown.collection.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
            }
            await settle()
            #expect(shown.shown == ["x", "b", "c", "d"])
            #expect(shown.collection.cellForItem(at: IndexPath(item: 1, section: 0)) === kept)
            #expect(kept?.isSelected == true && shown.tiles.asked == ["a", "b", "c", "x", "d"])
        }

        @Test("A collection is its layout's only as long as it has it, and a bare layout shows nothing")
        func layouts() async {
            let shown = await ShownCollection([["a"]])
            let old = shown.collection.collectionViewLayout
            let bare = UICollectionViewLayout()
            shown.collection.setCollectionViewLayout(bare, animated: false)
            await settle()
            #expect(old.collectionView == nil && bare.collectionView === shown.collection)
            #expect(shown.shown.isEmpty)
        }
    }
#endif

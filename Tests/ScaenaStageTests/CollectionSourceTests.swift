#if Stage && !canImport(UIKit)
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// The nodes of collections, and the input of a browser to them. Serialized, since the key window is shared.
    @Suite(.serialized) @MainActor struct CollectionSourceTests {
        private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var made = 0
            var selected: [Int] = []

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                100_000
            }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                made += 1
                return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }

            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                selected.append(indexPath.item)
            }
        }

        @Test func showsWhatIsSeenSelectsAndScrolls() async throws {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 80)
            layout.minimumInteritemSpacing = 10
            let controller = UICollectionViewController(collectionViewLayout: layout)
            let items = Items()
            let window = UIWindow()
            let source = WindowSource(window: window)
            window.rootViewController = controller
            let collection = try #require(controller.collectionView)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = items
            collection.delegate = items
            window.makeKeyAndVisible()
            await MainQueue.settle()

            let node = try #require(source.snapshot().first { $0.kind == .collection })
            #expect(node.attributes["rows"] == "100000")
            let shown = node.children.filter { $0.kind == .item }
            #expect((1...200).contains(shown.count) && items.made <= 200)
            #expect(shown.first?.attributes["position"] == "0" && shown.first?.attributes["perLine"] == "3")
            #expect(source.perform(.tap(id: try #require(shown.dropFirst().first).id)) == nil)
            #expect(items.selected == [1])

            #expect(source.perform(.scroll(id: node.id, first: 50_000, count: 30)) == nil)
            await MainQueue.settle()
            let later = try #require(source.snapshot().first { $0.kind == .collection })
            let positions = later.children.compactMap { $0.attributes["position"].flatMap { Int($0) } }
            #expect(positions.contains(50_000) && positions.allSatisfy { (49_000...51_000).contains($0) })
            // Whatever a page says, no more are made than a page may show.
            #expect(source.perform(.scroll(id: node.id, first: -5, count: 1_000_000)) == nil)
            await MainQueue.settle()
            #expect(try #require(source.snapshot().first { $0.kind == .collection }).children.count <= 210)
            window.rootViewController = nil
        }
    }
#endif

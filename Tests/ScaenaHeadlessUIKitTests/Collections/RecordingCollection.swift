#if !canImport(UIKit)
    import Foundation
    import ScaenaHeadlessUIKit

    /// A cell with state of its own, as apps have them.
    final class TileCell: UICollectionViewCell {
        let nameLabel = UILabel()
        private(set) var reuses = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(nameLabel)
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class TitleView: UICollectionReusableView {
        let label = UILabel()
    }

    /// Sections of names, which writes down what a collection asks and tells.
    @MainActor
    final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections: [[String]]
        var asked: [String] = []
        var told: [String] = []
        var size = CGSize(width: 100, height: 100)
        var refusesSelection = false

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let name = sections[indexPath.section][indexPath.item]
            asked.append(name)
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            (cell as? TileCell)?.nameLabel.text = name
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "title", for: indexPath)
            (view as? TitleView)?.label.text = "\(indexPath.section)"
            return view
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size }

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            !refusesSelection
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            told.append("selected \(sections[indexPath.section][indexPath.item])")
        }

        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            told.append("deselected \(sections[indexPath.section][indexPath.item])")
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
    }

    /// A collection of tiles in a window of 300 by 400 points.
    @MainActor
    struct ShownCollection {
        let tiles: Tiles
        let collection: UICollectionView
        let window: UIWindow

        init(_ sections: [[String]], layout: UICollectionViewLayout? = nil) async {
            let flow = UICollectionViewFlowLayout()
            flow.minimumLineSpacing = 0
            flow.minimumInteritemSpacing = 0
            tiles = Tiles(sections)
            let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            collection = UICollectionView(frame: frame, collectionViewLayout: layout ?? flow)
            collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
            collection.register(
                TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "title")
            collection.dataSource = tiles
            collection.delegate = tiles
            window = UIWindow(frame: frame)
            let controller = UIViewController()
            controller.view = UIView(frame: frame)
            controller.view.addSubview(collection)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            await settle()
        }

        var shown: [String] { collection.visibleCells.compactMap { ($0 as? TileCell)?.nameLabel.text } }
    }
#endif

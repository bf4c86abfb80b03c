import ScaenaUIKit

/// A collection of colours, three beside each other, under a title.
public final class GridViewController: UICollectionViewController {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
    ]

    /// A grid.
    public init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 90)
        layout.minimumInteritemSpacing = 12
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
    }

    /// There are no archives.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { return nil }

    /// Builds the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    }

    /// Returns the number of items.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - section: The only one.
    public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        1000
    }

    /// An item.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPath: Which.
    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
        (cell as? SwatchCell)?.show(number: indexPath.item + 1, Self.colors[indexPath.item % Self.colors.count])
        return cell
    }

    /// Shows an item.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPath: Which.
    public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = TextViewController(text: "All about colour \(indexPath.item + 1)")
        detail.navigationItem.title = "Colour \(indexPath.item + 1)"
        navigationController?.pushViewController(detail, animated: true)
    }
}

private final class SwatchCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.textAlignment = .center
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    func show(number: Int, _ color: UIColor) {
        label.text = "\(number)"
        contentView.backgroundColor = color
    }
}

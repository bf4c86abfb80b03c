import UIKit

final class EmptyStateView: UIView {
    private let label = UILabel()

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

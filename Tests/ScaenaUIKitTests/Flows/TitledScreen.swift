import ScaenaUIKit

/// A screen that has a title, by which tests know it.
final class TitledScreen: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }
}

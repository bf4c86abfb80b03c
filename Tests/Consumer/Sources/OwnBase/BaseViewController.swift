package import ScaenaKit
package import ScaenaUIKit

/// This team's own base class, which it keeps: of the runtime it takes lifetimes only, which hear of its end by themselves.
package class BaseViewController: UIViewController {
    package private(set) lazy var lifetime = SceneLifetime(of: self)

    package init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        lifetime.track(Subject(), as: "subject")
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }
}

/// The subject of a screen.
final class Subject {}

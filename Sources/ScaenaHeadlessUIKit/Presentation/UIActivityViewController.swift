#if !canImport(UIKit)
    import Foundation

    /// Offers to hand something on.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>. Differs: there is nobody to hand it
    /// to: what is offered is shown, and a button closes it, which completes as a person who cancels does.
    open class UIActivityViewController: UIViewController {
        /// A kind of activity that can be done with something.
        public struct ActivityType: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Creates a type of its name.
            public init(rawValue: String) { self.rawValue = rawValue }
        }

        /// Hears how it ended: what was done, whether it was, what came back, and what went wrong.
        public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

        /// Creates a controller that offers items.
        public init(activityItems: [Any], applicationActivities: [Any]?) {
            items = activityItems
            super.init(nibName: nil, bundle: nil)
        }

        /// Fails: there are no archives of controllers here.
        public required init?(coder: NSCoder) { return nil }

        /// The items that are offered.
        package let items: [Any]
        /// Hears how it ended.
        open var completionWithItemsHandler: CompletionWithItemsHandler?

        /// Makes a list of the items, and a button that closes it.
        open override func loadView() {
            let stack = UIStackView()
            stack.axis = .vertical
            stack.spacing = 12
            for item in items {
                if let image = item as? UIImage {
                    stack.addArrangedSubview(UIImageView(image: image))
                } else {
                    let label = UILabel()
                    label.numberOfLines = 0
                    label.text = (item as? URL)?.absoluteString ?? String(describing: item)
                    stack.addArrangedSubview(label)
                }
            }
            let close = UIAction(title: "Close") { [weak self] _ in
                guard let self else { return }
                let completion = completionWithItemsHandler
                dismiss(animated: true) { completion?(nil, false, nil, nil) }
            }
            stack.addArrangedSubview(UIButton(type: .system, primaryAction: close))
            view = stack
        }
    }
#endif

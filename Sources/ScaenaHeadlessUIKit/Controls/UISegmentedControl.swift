#if !canImport(UIKit)
    import Foundation

    /// One of several choices beside each other.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>: only a finger's change sends
    /// `valueChanged`, and a segment's own action before it.
    open class UISegmentedControl: UIControl {
        /// Stands for no segment.
        public static let noSegment = -1

        private struct Segment {
            var title: String?
            var image: UIImage?
            var action: UIAction?
            var isEnabled = true
        }
        private var segments: [Segment] = []

        /// Creates a control without segments.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Creates a control of titles and images.
        ///
        /// - Parameter items: each a `String` or a `UIImage`.
        public convenience init(items: [Any]?) {
            self.init(frame: .zero)
            for item in items ?? [] {
                precondition(item is String || item is UIImage, "A segment is a String or a UIImage")
                segments.append(Segment(title: item as? String, image: item as? UIImage))
            }
        }

        /// Creates a control of actions, each done when its segment is chosen.
        public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
            self.init(frame: frame)
            segments = actions.map { action in
                Segment(title: action.title.isEmpty ? nil : action.title, image: action.image, action: action)
            }
        }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// The number of segments.
        open var numberOfSegments: Int { segments.count }

        /// The chosen segment, or ``noSegment``.
        open var selectedSegmentIndex = UISegmentedControl.noSegment {
            didSet {
                precondition(
                    selectedSegmentIndex == Self.noSegment || segments.indices.contains(selectedSegmentIndex),
                    "There is no segment \(selectedSegmentIndex)")
                setNeedsRendering()
            }
        }

        /// The colour of the chosen segment.
        open var selectedSegmentTintColor: UIColor? { didSet { setNeedsRendering() } }

        /// Inserts a segment with a title; beyond the end, at the end.
        open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
            insert(Segment(title: title), at: segment)
        }

        /// Inserts a segment with an action; beyond the end, at the end.
        open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
            insert(
                Segment(title: action.title.isEmpty ? nil : action.title, image: action.image, action: action),
                at: segment)
        }

        private func insert(_ segment: Segment, at index: Int) {
            let index = max(0, min(index, segments.count))
            segments.insert(segment, at: index)
            if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
            setNeedsRendering()
        }

        /// Takes a segment away; if it was chosen, none is.
        open func removeSegment(at segment: Int, animated: Bool) {
            guard !segments.isEmpty else { return }
            let index = max(0, min(segment, segments.count - 1))
            let selected = selectedSegmentIndex
            if selected >= index { selectedSegmentIndex = Self.noSegment }
            segments.remove(at: index)
            if selected > index { selectedSegmentIndex = selected - 1 }
            setNeedsRendering()
        }

        /// Takes all segments away.
        open func removeAllSegments() {
            selectedSegmentIndex = Self.noSegment
            segments = []
            setNeedsRendering()
        }

        /// Says the title of a segment.
        open func setTitle(_ title: String?, forSegmentAt segment: Int) {
            segments[segment].title = title
            setNeedsRendering()
        }

        /// The title of a segment.
        open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

        /// The image of a segment.
        open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

        /// The action of a segment.
        open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

        /// Says whether a segment can be chosen.
        open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
            segments[segment].isEnabled = enabled
            setNeedsRendering()
        }

        /// Returns true if a segment can be chosen.
        open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

        /// A tap needs to know which segment it meets: ``chooseSegment(at:)``.
        override func receiveTap() -> Bool { false }

        /// Does a finger's tap on a segment; choosing the chosen one does nothing.
        func chooseSegment(at index: Int) {
            guard index != selectedSegmentIndex else { return }
            selectedSegmentIndex = index
            if let action = segments[index].action { sendAction(action) }
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }
#endif

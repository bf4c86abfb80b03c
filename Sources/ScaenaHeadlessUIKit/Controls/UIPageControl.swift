#if !canImport(UIKit)
    import Foundation

    /// Points, one for each page, of which one is the current.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uipagecontrol>: only a finger's change sends
    /// `valueChanged`.
    open class UIPageControl: UIControl {
        /// Creates a control without pages.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// The number of pages.
        open var numberOfPages = 0 {
            didSet {
                numberOfPages = max(0, numberOfPages)
                currentPage = storedPage
            }
        }
        private var storedPage = 0
        /// The current page; one beyond the last becomes the last.
        open var currentPage: Int {
            get { storedPage }
            set {
                storedPage = max(0, min(numberOfPages - 1, newValue))
                setNeedsRendering()
            }
        }
        /// In which direction the pages follow each other.
        public enum Direction: Int, Sendable {
            /// As people read.
            case natural = 0
            /// To the right.
            case leftToRight = 1
            /// To the left.
            case rightToLeft = 2
            /// Downwards.
            case topToBottom = 3
            /// Upwards.
            case bottomToTop = 4
        }
        /// In which direction the pages follow each other.
        open var direction = Direction.natural { didSet { setNeedsRendering() } }
        /// True if the control is not seen when there is one page.
        open var hidesForSinglePage = false { didSet { setNeedsRendering() } }
        /// The colour of the points.
        open var pageIndicatorTintColor: UIColor? { didSet { setNeedsRendering() } }
        /// The colour of the current page's point.
        open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsRendering() } }

        /// Returns the size of the control with so many pages, in points.
        open func size(forNumberOfPages pageCount: Int) -> CGSize {
            CGSize(width: CGFloat(max(0, pageCount)) * 16 + 20, height: 26)
        }

        /// A tap needs to know on which side it is: ``turn(forward:)``.
        override func receiveTap() -> Bool { false }

        func turn(forward: Bool) {
            currentPage += forward ? 1 : -1
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    extension UserInput {
        /// Goes to the next page or the one before by a page control.
        package static func turnPage(
            of control: UIPageControl, forward: Bool
        ) throws(UserInputRefusal) {
            try checkReach(of: control)
            guard control.isEnabled else { throw .disabled }
            guard forward ? control.currentPage < control.numberOfPages - 1 : control.currentPage > 0 else {
                throw .inert
            }
            control.turn(forward: forward)
        }
    }
#endif

#if !canImport(UIKit)
    import Foundation

    /// A value that two buttons make larger and smaller.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uistepper>: only a finger's change sends `valueChanged`.
    open class UIStepper: UIControl {
        /// Creates a stepper from 0 to 100, at 0.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        private var storedValue = 0.0
        /// The value.
        open var value: Double {
            get { storedValue }
            set {
                storedValue = max(minimumValue, min(maximumValue, newValue))
                setNeedsRendering()
            }
        }
        /// The lower end.
        open var minimumValue = 0.0 {
            didSet {
                if maximumValue < minimumValue { maximumValue = minimumValue }
                value = storedValue
            }
        }
        /// The upper end.
        open var maximumValue = 100.0 {
            didSet {
                if minimumValue > maximumValue { minimumValue = maximumValue }
                value = storedValue
            }
        }
        /// By what a button changes the value.
        open var stepValue = 1.0
        /// True if the value goes on at the other end.
        open var wraps = false { didSet { setNeedsRendering() } }

        /// A tap needs to know which button it meets: ``step(by:)``.
        override func receiveTap() -> Bool { false }

        /// Returns true if a button does anything.
        package func canStep(up: Bool) -> Bool {
            wraps ? minimumValue < maximumValue : up ? storedValue < maximumValue : storedValue > minimumValue
        }

        func step(up: Bool) {
            let next = storedValue + (up ? stepValue : -stepValue)
            if wraps, next > maximumValue {
                value = minimumValue
            } else if wraps, next < minimumValue {
                value = maximumValue
            } else {
                value = next
            }
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    extension UserInput {
        /// Taps a button of a stepper.
        package static func step(_ stepper: UIStepper, up: Bool) throws(UserInputRefusal) {
            try checkReach(of: stepper)
            guard stepper.isEnabled, stepper.canStep(up: up) else { throw .disabled }
            stepper.step(up: up)
        }
    }
#endif

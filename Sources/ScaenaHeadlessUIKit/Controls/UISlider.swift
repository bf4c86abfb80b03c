#if !canImport(UIKit)
    import Foundation

    /// A value between two ends.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uislider>: only a finger's change sends `valueChanged`; a
    /// value beyond an end becomes the end.
    open class UISlider: UIControl {
        /// Creates a slider from 0 to 1, at 0.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        private var storedValue: Float = 0
        /// The value.
        open var value: Float {
            get { storedValue }
            set {
                storedValue = max(minimumValue, min(maximumValue, newValue))
                setNeedsRendering()
            }
        }
        /// Sets the value.
        open func setValue(_ value: Float, animated: Bool) { self.value = value }
        /// The lower end.
        open var minimumValue: Float = 0 {
            didSet {
                if maximumValue < minimumValue { maximumValue = minimumValue }
                value = storedValue
            }
        }
        /// The upper end.
        open var maximumValue: Float = 1 {
            didSet {
                if minimumValue > maximumValue { minimumValue = maximumValue }
                value = storedValue
            }
        }
        /// True if changes are told while the finger moves.
        open var isContinuous = true
        /// The colour before the knob.
        open var minimumTrackTintColor: UIColor? { didSet { setNeedsRendering() } }
        /// The colour behind the knob.
        open var maximumTrackTintColor: UIColor? { didSet { setNeedsRendering() } }
        /// The colour of the knob.
        open var thumbTintColor: UIColor? { didSet { setNeedsRendering() } }

        /// A tap means nothing: ``slide(to:)``.
        override func receiveTap() -> Bool { false }

        /// Does a finger's move of the knob.
        func slide(to value: Float) {
            sendActions(for: .touchDown)
            let old = storedValue
            self.value = value
            if storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
            sendActions(for: .touchUpInside)
        }
    }

    extension UserInput {
        /// Moves the knob of a slider.
        package static func slide(_ slider: UISlider, to value: Float) throws(UserInputRefusal) {
            try checkReach(of: slider)
            guard slider.isEnabled else { throw .disabled }
            slider.slide(to: value)
        }
    }
#endif

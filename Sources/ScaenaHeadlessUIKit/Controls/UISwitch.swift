#if !canImport(UIKit)
    import Foundation

    /// A control that is on or off.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiswitch>: only a finger's change sends
    /// `valueChanged`.
    open class UISwitch: UIControl {
        /// Creates a switch that is off.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// True if the switch is on.
        open var isOn = false { didSet { setNeedsRendering() } }
        /// The colour while it is on.
        open var onTintColor: UIColor? { didSet { setNeedsRendering() } }
        /// The colour of the knob.
        open var thumbTintColor: UIColor? { didSet { setNeedsRendering() } }

        /// Turns it on or off.
        open func setOn(_ on: Bool, animated: Bool) { isOn = on }

        override func receiveTap() -> Bool {
            isOn.toggle()
            sendActions(for: [.valueChanged, .primaryActionTriggered])
            return true
        }
    }
#endif

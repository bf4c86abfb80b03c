#if !canImport(UIKit)
    import Foundation

    /// The look of a date picker.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uidatepickerstyle>.
    public enum UIDatePickerStyle: Int, Sendable {
        /// As the system has it: compact.
        case automatic = 0
        /// A wheel for each part.
        case wheels = 1
        /// The chosen value, which brings a calendar or wheels where it is tapped.
        case compact = 2
        /// A calendar in its place.
        case inline = 3
    }

    /// A date, a time or both, to choose.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uidatepicker>: only a finger's change sends `valueChanged`; a
    /// date beyond the first or the last becomes that one. Differs: no countdown.
    open class UIDatePicker: UIControl {
        /// The kind of value that is chosen.
        public enum Mode: Int, Sendable {
            /// A time.
            case time = 0
            /// A date.
            case date = 1
            /// Both.
            case dateAndTime = 2
        }

        /// Creates a picker of the present moment.
        public override init(frame: CGRect) { super.init(frame: frame) }

        /// Fails: there are no archives of views here.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        private var storedDate = Date()
        /// The date.
        open var date: Date {
            get { storedDate }
            set {
                storedDate = clamped(newValue)
                setNeedsRendering()
            }
        }
        /// Sets the date.
        open func setDate(_ date: Date, animated: Bool) { self.date = date }
        /// The first date that can be chosen.
        open var minimumDate: Date? { didSet { date = storedDate } }
        /// The last date that can be chosen.
        open var maximumDate: Date? { didSet { date = storedDate } }
        /// The kind of value that is chosen.
        open var datePickerMode = Mode.dateAndTime { didSet { setNeedsRendering() } }
        /// The look that it should have.
        open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { setNeedsRendering() } }
        /// The look that it has: never ``UIDatePickerStyle/automatic``. A calendar has no times alone: those have
        /// wheels.
        open var datePickerStyle: UIDatePickerStyle {
            switch preferredDatePickerStyle {
            case .automatic: .compact
            case .inline where datePickerMode == .time: .wheels
            case .wheels, .compact, .inline: preferredDatePickerStyle
            }
        }
        /// Whose order and words it has; the user's when `nil`.
        open var locale: Locale? { didSet { setNeedsRendering() } }
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// Whose years, months and weeks it has; the locale's when it was set to `nil`.
        open var calendar: Calendar! {
            get { ownCalendar ?? (locale ?? SystemSettings.current.locale).calendar }
            set {
                ownCalendar = newValue
                setNeedsRendering()
            }
        }
        private var ownCalendar: Calendar?
        /// The step of minutes: a divisor of 60, which holds for what a person chooses.
        open var minuteInterval = 1 { didSet { setNeedsRendering() } }
        /// The time zone; the system's when `nil`.
        open var timeZone: TimeZone? { didSet { setNeedsRendering() } }

        private func clamped(_ date: Date) -> Date {
            var date = date
            if let maximumDate { date = min(date, maximumDate) }
            if let minimumDate { date = max(date, minimumDate) }
            return date
        }

        /// The step that a moment is on, or the one before it.
        private func onStep(_ date: Date) -> Date {
            guard datePickerMode != .date, minuteInterval > 1, 60 % minuteInterval == 0 else { return date }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone ?? .current
            let past = calendar.component(.minute, from: date) % minuteInterval
            return date.addingTimeInterval(-60 * Double(past))
        }

        /// A tap means nothing: ``choose(_:)``.
        override func receiveTap() -> Bool { false }

        func choose(_ date: Date) {
            self.date = onStep(date)
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }

    extension UserInput {
        /// Chooses a date.
        package static func choose(_ date: Date, in picker: UIDatePicker) throws(UserInputRefusal) {
            try checkReach(of: picker)
            guard picker.isEnabled else { throw .disabled }
            picker.choose(date)
        }
    }
#endif

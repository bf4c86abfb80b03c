#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// Describes controls that hold a value: how far a slider is, which date is chosen.
    @MainActor
    enum ValueNodes {
        static func describe(_ slider: UISlider, _ node: inout StageNode) {
            setRange(slider.minimumValue, slider.maximumValue, slider.value, &node)
            node.attributes[StageAttribute.disabled] = slider.isEnabled ? nil : "true"
            node.attributes[StageAttribute.continuous] = slider.isContinuous ? "true" : nil
            if let color = slider.minimumTrackTintColor { node.attributes[StageAttribute.tint] = ColorText.css(color) }
            node.attributes.look("--track", slider.maximumTrackTintColor.map(ColorText.css))
            node.attributes.look("--thumb", slider.thumbTintColor.map(ColorText.css))
        }

        static func describe(_ view: UIProgressView, _ node: inout StageNode) {
            setRange(0, 1, view.progress, &node)
            if let color = view.progressTintColor { node.attributes[StageAttribute.tint] = ColorText.css(color) }
            node.attributes.look("background-color", view.trackTintColor.map(ColorText.css))
            if view.progressViewStyle == .bar {
                node.attributes.look("height", "3px")
                node.attributes.look("border-radius", "0px")
            }
        }

        private static func setRange(_ minimum: Float, _ maximum: Float, _ value: Float, _ node: inout StageNode) {
            node.attributes[StageAttribute.minimum] = String(minimum)
            node.attributes[StageAttribute.maximum] = String(maximum)
            node.attributes[StageAttribute.value] = String(value)
        }

        static func describe(_ stepper: UIStepper, _ node: inout StageNode) {
            node.attributes[StageAttribute.value] = ColorText.number(CGFloat(stepper.value))
            node.attributes[StageAttribute.minimum] = stepper.isEnabled && stepper.canStep(up: false) ? "true" : nil
            node.attributes[StageAttribute.maximum] = stepper.isEnabled && stepper.canStep(up: true) ? "true" : nil
        }

        static func describe(_ control: UIPageControl, _ node: inout StageNode) {
            let isHidden = control.hidesForSinglePage && control.numberOfPages < 2
            node.attributes[StageAttribute.rows] = String(isHidden ? 0 : min(control.numberOfPages, 50))
            node.attributes[StageAttribute.position] = String(control.currentPage)
            node.attributes[StageAttribute.disabled] = control.isEnabled ? nil : "true"
            // Its two halves, on which a finger goes on and back, turn with it.
            switch control.direction {
            case .natural, .leftToRight: break
            case .rightToLeft: node.attributes.look("scale", "-1 1")
            case .topToBottom: node.attributes.look("rotate", "90deg")
            case .bottomToTop: node.attributes.look("rotate", "-90deg")
            }
            node.attributes[StageAttribute.color] = control.pageIndicatorTintColor.map(ColorText.css)
            if let color = control.currentPageIndicatorTintColor {
                node.attributes[StageAttribute.tint] = ColorText.css(color)
            }
        }

        static func describe(_ picker: UIDatePicker, _ node: inout StageNode) {
            let format = DateText(picker)
            node.attributes[StageAttribute.input] = format.input
            node.attributes[StageAttribute.value] = format.text(of: picker.date)
            node.attributes[StageAttribute.minimum] = picker.minimumDate.map(format.text)
            node.attributes[StageAttribute.maximum] = picker.maximumDate.map(format.text)
            if picker.minuteInterval > 1, picker.datePickerMode != .date {
                node.attributes[StageAttribute.step] = String(picker.minuteInterval * 60)
            }
            node.attributes[StageAttribute.disabled] = picker.isEnabled ? nil : "true"
            node.attributes[StageAttribute.style] =
                switch picker.datePickerStyle {
                case .wheels: "wheels"
                case .inline: "inline"
                case .compact, .automatic: "compact"
                }
            let calendar: Calendar = picker.calendar
            node.attributes[StageAttribute.locale] = name(
                of: picker.locale ?? SystemSettings.current.locale, with: calendar)
            node.attributes[StageAttribute.firstDay] = String(calendar.firstWeekday)
            node.attributes[StageAttribute.today] = format.day(of: Date())
        }

        /// A locale as browsers name it, such as `"fa-IR-u-ca-persian"`.
        static func name(of locale: Locale, with calendar: Calendar) -> String {
            // Servers have a locale without a language.
            let words = locale.identifier.split { "_-@".contains($0) }.prefix { !$0.contains("=") }.map(String.init)
            let isLanguage = words.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isLetter) } ?? false
            let language = isLanguage ? words.joined(separator: "-") : "en-US"
            let name =
                switch calendar.identifier {
                case .persian: "persian"
                case .buddhist: "buddhist"
                case .hebrew: "hebrew"
                case .japanese: "japanese"
                case .islamic: "islamic-umalqura"
                case .islamicCivil: "islamic-civil"
                case .islamicTabular: "islamic-tbla"
                case .islamicUmmAlQura: "islamic-umalqura"
                case .indian: "indian"
                case .coptic: "coptic"
                case .ethiopicAmeteMihret: "ethiopic"
                case .republicOfChina: "roc"
                default: "gregory"
                }
            return "\(language)-u-ca-\(name)"
        }
    }

    /// A picker's date as HTML writes it, in the picker's time zone.
    @MainActor
    struct DateText {
        /// The type of the HTML input.
        let input: String
        private let formatter = DateFormatter()
        private let picker: UIDatePicker

        init(_ picker: UIDatePicker) {
            self.picker = picker
            (input, formatter.dateFormat) =
                switch picker.datePickerMode {
                case .date: ("date", "yyyy-MM-dd")
                case .time: ("time", "HH:mm")
                case .dateAndTime: ("datetime-local", "yyyy-MM-dd'T'HH:mm")
                }
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.calendar = Calendar(identifier: .gregorian)
            formatter.timeZone = picker.timeZone ?? .current
        }

        func text(of date: Date) -> String { formatter.string(from: date) }

        /// The day of a date.
        func day(of date: Date) -> String {
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy-MM-dd"
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.calendar = Calendar(identifier: .gregorian)
            formatter.timeZone = picker.timeZone ?? .current
            return formatter.string(from: date)
        }

        /// The date that a text means; what it does not say is as it was.
        func date(of text: String) -> Date? {
            guard text.utf8.count <= 32, let parsed = formatter.date(from: text) else { return nil }
            guard picker.datePickerMode != .dateAndTime, var calendar = formatter.calendar else { return parsed }
            calendar.timeZone = formatter.timeZone
            let isDate = picker.datePickerMode == .date
            let day = calendar.dateComponents([.year, .month, .day], from: isDate ? parsed : picker.date)
            var whole = calendar.dateComponents([.hour, .minute], from: isDate ? picker.date : parsed)
            (whole.year, whole.month, whole.day) = (day.year, day.month, day.day)
            return calendar.date(from: whole)
        }
    }
#endif

import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// The faults that keep people from using what is to be seen.
@MainActor
package struct AccessibilityAudit {
    /// One of them, and where.
    package struct Fault {
        /// A sentence.
        package let text: String
        /// The view, where there is one.
        package let view: UIView?
    }

    /// The least that a finger hits, in points (WCAG 2.2, 2.5.8).
    package nonisolated static let leastTarget: CGFloat = 24

    private let elements: [VisibleElement]

    package init(_ elements: [VisibleElement]) {
        self.elements = elements
    }

    /// All that was found.
    package var faults: [Fault] {
        faults(nameFault) + sharedNameFaults + faults(sizeFault) + faults(contrastFault)
    }

    private func faults(_ find: (VisibleElement) -> String?) -> [Fault] {
        elements.compactMap { element in find(element).map { Fault(text: $0, view: element.view) } }
    }

    // MARK: Names

    private func nameFault(_ element: VisibleElement) -> String? {
        guard element.isTappable, !hasName(element) else { return nil }
        let identifier = element.identifier.map { " [\($0)]" } ?? ""
        return "A \(element.kind.rawValue)\(identifier) has no name: set its accessibilityLabel."
    }

    private func hasName(_ element: VisibleElement) -> Bool {
        switch element.target {
        case .view(let field as UITextField):
            // What was typed is its value.
            return !(field.accessibilityLabel ?? field.placeholder ?? "").isEmpty
        case .view(let view):
            // These say what their parts are.
            return !element.name.isEmpty || view is UISegmentedControl || view is UIDatePicker
        case .barItem(let item, _):
            // The system's items have names, which UIKit does not tell.
            return !element.name.isEmpty || item.image == nil
        case .back, .choice, .tab, .segment, .none:
            return !element.name.isEmpty
        }
    }

    /// The faults of elements that share a name: a user who hears "Delete" eight times does not know which is which.
    private var sharedNameFaults: [Fault] {
        let names = elements.filter { [.button, .field, .control].contains($0.kind) && !$0.name.isEmpty }
        let shared = Dictionary(grouping: names, by: \.name).filter { $0.value.count > 1 }
        return shared.sorted { $0.key < $1.key }.map { name, elements in
            let text =
                "\(elements.count) things to touch are called \"\(name)\": say in their accessibilityLabel of what each is."
            return Fault(text: text, view: elements.first?.view)
        }
    }

    // MARK: Sizes

    private func sizeFault(_ element: VisibleElement) -> String? {
        guard case .view(let view) = element.target, view is UIButton || element.kind == .control,
            !(view is UISwitch || view is UISegmentedControl || view is UIDatePicker)
        else { return nil }
        let size = view.bounds.size
        guard size.width > 0, size.height > 0, min(size.width, size.height) < Self.leastTarget else { return nil }
        let measures = String(format: "%g × %g", size.width, size.height)
        return
            "\"\(element.name)\" is \(measures) points large: a finger needs \(Int(Self.leastTarget)) × \(Int(Self.leastTarget))."
    }

    // MARK: Contrast

    private func contrastFault(_ element: VisibleElement) -> String? {
        guard case .view(let label as UILabel) = element.target, label.isEnabled, let color = label.textColor,
            let background = Self.background(of: label), let text = ScreenColor(color, in: label)
        else { return nil }
        let least = (label.font?.pointSize ?? 17) >= 18 ? 3.0 : 4.5
        let ratio = text.over(background).contrast(to: background)
        // As it is printed: 4.5 is enough.
        guard (ratio * 10).rounded() < least * 10 else { return nil }
        let told = String(format: "%.1f", ratio)
        return "\"\(element.name)\" stands out \(told) : 1 from what is behind it: \(least) : 1 is needed at its size."
    }

    /// The colour behind a view's text; nil where nobody says.
    private static func background(of view: UIView) -> ScreenColor? {
        var layers: [ScreenColor] = []
        var next: UIView? = view
        while let view = next {
            guard view.alpha >= 1 else { return nil }
            if let color = view.backgroundColor.flatMap({ ScreenColor($0, in: view) }), color.alpha > 0 {
                if color.alpha >= 1 { return layers.reversed().reduce(color) { $1.over($0) } }
                layers.append(color)
            }
            next = view.superview
        }
        return nil
    }
}

extension VisibleElement {
    fileprivate var view: UIView? {
        if case .view(let view) = target { return view }
        return nil
    }
}

/// A colour as a screen shows it in a view's traits.
@MainActor
private struct ScreenColor {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init?(_ color: UIColor, in view: UIView) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let shown = color.resolvedColor(with: view.traitCollection)
        guard shown.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        (self.red, self.green, self.blue, self.alpha) = (Double(red), Double(green), Double(blue), Double(alpha))
    }

    func over(_ other: ScreenColor) -> ScreenColor {
        var mixed = other
        mixed.red += (red - other.red) * alpha
        mixed.green += (green - other.green) * alpha
        mixed.blue += (blue - other.blue) * alpha
        return mixed
    }

    /// From 1 to 21 (WCAG 2.2, relative luminance).
    func contrast(to other: ScreenColor) -> Double {
        (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
    }

    private var luminance: Double {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

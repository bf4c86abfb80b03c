#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Something that a person sees in a window, and what a finger would touch there.
@MainActor
package struct VisibleElement {
    package enum Kind: String {
        case text, button, field, control, image, activity, page, title, bar, row, tab, segment
        case back = "back button"
        case choice = "alert choice"
    }

    package enum Target {
        case view(UIView)
        case barItem(UIBarButtonItem, UINavigationController)
        case back(UINavigationController)
        case choice(UIAlertAction, UIAlertController)
        case tab(UITabBarItem, UITabBarController)
        case segment(Int, UISegmentedControl)
        case none
    }

    package let kind: Kind
    /// The element's name for assistive technology: its label, else the words on it.
    package let name: String
    package var identifier: String?
    /// The typed or set value, in words.
    package var value: String?
    package var isEnabled = true
    /// True if the element is the selected one of several.
    package var isChosen = false
    package var depth = 0
    package let target: Target
    /// The row of a table that it is, or is in.
    package var row: UITableViewCell?

    /// True if a person would expect to be able to tap the element.
    package var isTappable: Bool {
        switch kind {
        case .button, .field, .control, .back, .choice, .tab, .segment: true
        case .text, .image, .activity, .page, .title, .bar, .row: false
        }
    }

    /// True if the element is one of several of which a person can select one.
    package var isSelectable: Bool {
        switch kind {
        case .tab, .segment: true
        // What does something of its own in a row is not the row.
        case .button, .field, .control, .back, .choice: false
        case .text, .image, .activity, .page, .title, .bar, .row: row != nil
        }
    }

    package func isCalled(_ name: String) -> Bool {
        self.name == name || identifier == name
    }

    /// One line of the printed tree: `button "Retry" (disabled)`, `control "Wi-Fi" = on`.
    package var line: String {
        var line = String(repeating: "  ", count: depth) + kind.rawValue
        if !name.isEmpty { line += " \"\(name)\"" }
        if let identifier { line += " [\(identifier)]" }
        if let value { line += " = \(value)" }
        if isChosen { line += " (selected)" }
        if !isEnabled { line += " (disabled)" }
        return line
    }
}

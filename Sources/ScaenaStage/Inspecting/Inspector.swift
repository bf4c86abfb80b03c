#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// Tells what an element of a window is: its view, who owns it, what is set there, what holds it.
    @MainActor
    struct Inspector {
        let view: UIView

        func inspection(id: Int) -> StageUpdate.Inspection {
            StageUpdate.Inspection(
                id: id, type: String(describing: type(of: view)), owners: owners, facts: facts,
                constraints: constraints)
        }

        // MARK: Owners

        private var owners: [String] {
            var owners: [String] = []
            var next: UIResponder? = view.next
            while let responder = next {
                if let name = Self.property(of: responder, holding: view) {
                    owners.append("\(type(of: responder)).\(name)")
                }
                if let controller = responder as? UIViewController {
                    let scene = (controller as? SceneViewController)?.lifetime.watched?.name
                    owners.append("in \(type(of: controller))" + (scene.map { ", scene \($0)" } ?? ""))
                }
                next = responder.next
            }
            return owners
        }

        /// The name of an object's property that is another object.
        private static func property(of object: AnyObject, holding value: AnyObject) -> String? {
            var mirror: Mirror? = Mirror(reflecting: object)
            while let present = mirror {
                for child in present.children {
                    guard let label = child.label, isSame(child.value, value) else { continue }
                    return label.hasPrefix(lazyMark) ? String(label.dropFirst(lazyMark.count)) : label
                }
                mirror = present.superclassMirror
            }
            return nil
        }

        /// Swift's prefix of the storage of a lazy property.
        private static let lazyMark = "$__lazy_storage_$_"

        private static func isSame(_ property: Any, _ object: AnyObject) -> Bool {
            let mirror = Mirror(reflecting: property)
            guard mirror.displayStyle == .optional else {
                return mirror.displayStyle == .class && property as AnyObject === object
            }
            return mirror.children.first.map { isSame($0.value, object) } ?? false
        }

        // MARK: Facts

        private var facts: [String] {
            var facts: [String] = []
            func add(_ name: String, _ value: String?) {
                if let value, !value.isEmpty { facts.append("\(name): \(value)") }
            }
            switch view {
            case let label as UILabel:
                add("text", label.text)
                add("font", label.font.map(Self.name))
                add("lines", label.numberOfLines == 1 ? nil : String(label.numberOfLines))
            case let button as UIButton: add("title", button.currentTitle)
            case let field as UITextField:
                add("text", field.isSecureTextEntry ? "(hidden)" : field.text)
                add("placeholder", field.placeholder)
            case let stack as UIStackView:
                add("axis", stack.axis == .vertical ? "vertical" : "horizontal")
                add("spacing", ColorText.number(stack.spacing))
            default: break
            }
            add("label", view.accessibilityLabel)
            add("identifier", view.accessibilityIdentifier)
            add("background", view.backgroundColor.map(ColorText.css))
            if view.bounds.size != .zero {
                add("size", "\(ColorText.number(view.bounds.width)) × \(ColorText.number(view.bounds.height))")
            }
            if view.alpha < 1 { add("alpha", ColorText.number(view.alpha)) }
            if (view as? UIControl)?.isEnabled == false { add("enabled", "no") }
            return facts
        }

        private static func name(of font: UIFont) -> String {
            [font.textStyle.map { "\($0.rawValue)," }, "\(ColorText.number(font.pointSize)) points"].compactMap { $0 }
                .joined(separator: " ")
        }

        // MARK: Constraints

        private var constraints: [String] {
            var lines: [String] = []
            var holder: UIView? = view
            while let present = holder {
                for constraint in present.constraints where constraint.isActive {
                    if Self.view(of: constraint.firstItem) === view {
                        lines.append(text(of: constraint))
                    } else if Self.view(of: constraint.secondItem) === view {
                        lines.append("\(name(of: constraint.firstItem)).\(text(of: constraint))")
                    }
                }
                holder = present.superview
            }
            return lines
        }

        private func text(of constraint: NSLayoutConstraint) -> String {
            let relation =
                switch constraint.relation {
                case .equal: "="
                case .lessThanOrEqual: "≤"
                case .greaterThanOrEqual: "≥"
                }
            var other: [String] = []
            if constraint.secondItem != nil {
                other.append("\(name(of: constraint.secondItem)).\(constraint.secondAttribute)")
                if constraint.multiplier != 1 { other.append("× \(ColorText.number(constraint.multiplier))") }
                let constant = constraint.constant
                if constant != 0 {
                    other.append("\(constant < 0 ? "−" : "+") \(ColorText.number(abs(constant)))")
                }
            } else {
                other.append(ColorText.number(constraint.constant))
            }
            if constraint.priority != .required {
                other.append("(priority \(ColorText.number(CGFloat(constraint.priority.rawValue))))")
            }
            let identifier = constraint.identifier.map { " “\($0)”" } ?? ""
            return "\(constraint.firstAttribute) \(relation) \(other.joined(separator: " "))\(identifier)"
        }

        private static func view(of item: AnyObject?) -> UIView? {
            item as? UIView ?? (item as? UILayoutGuide)?.owningView
        }

        private func name(of item: AnyObject?) -> String {
            if item === view { return "this" }
            if item === view.superview { return "superview" }
            if let guide = item as? UILayoutGuide {
                return "\(name(of: guide.owningView)).\(guide.identifier.isEmpty ? "guide" : guide.identifier)"
            }
            guard let other = item as? UIView else { return "nothing" }
            var next: UIResponder? = other.next
            while let responder = next {
                if let name = Self.property(of: responder, holding: other) { return name }
                next = responder.next
            }
            return String(describing: type(of: other))
        }
    }
#endif

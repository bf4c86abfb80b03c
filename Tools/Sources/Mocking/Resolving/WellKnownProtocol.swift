/// The facts that a mock needs about a protocol that asks for something that is no member, and of a class that
/// protocols demand. What the others ask for is in ``SystemDeclarations``.
struct WellKnownProtocol: Sendable {
    /// True if it is a class.
    var isClass = false
    /// True if conforming types have to be comparable with `==`; mocks are equal to themselves.
    var isEquatable = false
    /// True if conforming types have to be hashable; mocks are by their identity.
    var isHashable = false
    /// True if conforming types are `Sendable`.
    var isSendable = false
    /// True if only actors conform.
    var isActor = false
    /// True if conforming types belong to the main actor.
    var isMainActor = false
    /// The class that a mock must inherit from.
    var superclass: Superclass?
    /// Why nothing can be mocked that inherits from it.
    var refusal: String?

    /// A class that mocks inherit from.
    struct Superclass: Hashable, Sendable {
        /// Its name.
        var name: String
        /// The arguments of its designated initialiser; empty for `init()`.
        var arguments = ""

        /// The system's root class as a superclass.
        static let object = Superclass(name: "NSObject")

        /// True if it is the system's root class, from which all others inherit.
        var isRoot: Bool { name == "NSObject" }
    }

    /// The protocol or class of a name, `nil` where nothing is known of it.
    static func named(_ name: String) -> WellKnownProtocol? {
        guard var found = table[name] else { return nil }
        found.refusal = found.refusal?.replacing("NAME", with: name)
        return found
    }

    private static let table: [String: WellKnownProtocol] = {
        var table: [String: WellKnownProtocol] = [:]
        for name in [
            "AnyObject", "class", "Any", "Copyable", "Escapable", "SendableMetatype",
            "ObservableObject", "Observable", "Identifiable",
        ] {
            table[name] = WellKnownProtocol()
        }
        for name in ["Sendable", "UnsafeSendable", "ConcurrentValue", "Error"] {
            table[name] = WellKnownProtocol(isSendable: true)
        }
        for name in ["Actor", "AnyActor"] { table[name] = WellKnownProtocol(isSendable: true, isActor: true) }
        table["Equatable"] = WellKnownProtocol(isEquatable: true)
        table["Hashable"] = WellKnownProtocol(isEquatable: true, isHashable: true)
        table["NSObjectProtocol"] = WellKnownProtocol(superclass: .object)
        table["NSObject"] = WellKnownProtocol(isClass: true, superclass: .object)
        for (arguments, names) in viewClasses {
            for name in names {
                table[name] = WellKnownProtocol(
                    isClass: true, isMainActor: true,
                    superclass: Superclass(name: name, arguments: arguments))
            }
        }
        for (reason, names) in refused {
            for name in names { table[name] = WellKnownProtocol(refusal: reason) }
        }
        return table
    }()

    /// Classes of UIKit by what their designated initialiser takes.
    private static let viewClasses: [(arguments: String, names: [String])] = [
        ("nibName: nil, bundle: nil", ["UIViewController", "UITabBarController", "UINavigationController"]),
        (
            "frame: .zero",
            [
                "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UIScrollView",
                "UISwitch", "UISlider", "UISearchBar", "UIPickerView", "UIDatePicker",
                "UICollectionViewCell", "UICollectionReusableView",
            ]
        ),
        ("frame: .zero, style: .plain", ["UITableView"]),
        ("frame: .zero, textContainer: nil", ["UITextView"]),
        ("style: .default, reuseIdentifier: nil", ["UITableViewCell"]),
        ("reuseIdentifier: nil", ["UITableViewHeaderFooterView"]),
        ("style: .plain", ["UITableViewController"]),
    ]

    private static let refused: [(reason: String, names: [String])] = [
        ("it is a distributed actor", ["DistributedActor"]),
        ("it is a global actor", ["GlobalActor"]),
        ("a class cannot be NAME", ["BitwiseCopyable"]),
        (
            "a class cannot be a SwiftUI NAME",
            [
                "View", "ViewModifier", "App", "Scene", "Commands", "ToolbarContent", "Shape", "PreferenceKey",
                "ButtonStyle", "PrimitiveButtonStyle", "EnvironmentKey", "DynamicProperty", "UIViewRepresentable",
                "UIViewControllerRepresentable", "Widget",
            ]
        ),
        (
            "a class that conforms to NAME would need an implementation of it",
            [
                "OptionSet", "SetAlgebra", "MutableCollection", "RangeReplaceableCollection", "LazySequenceProtocol",
                "LazyCollectionProtocol", "StringProtocol", "AdditiveArithmetic", "Numeric", "SignedNumeric",
                "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint",
                "BinaryFloatingPoint", "SIMD", "Clock", "InstantProtocol", "DurationProtocol", "Executor",
                "SerialExecutor", "TaskExecutor", "CVarArg", "Publisher", "Subscriber", "Subject", "Scheduler",
            ]
        ),
    ]
}

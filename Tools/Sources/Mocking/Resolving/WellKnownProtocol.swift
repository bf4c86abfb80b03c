import SourceModel

/// What a mock must know of a protocol or class whose source is not read.
struct WellKnownProtocol: Sendable {
    /// What a class must have to conform; what conforming gives for nothing is left out.
    var members: [MemberFact] = []
    /// Whether conforming types have to be comparable with `==`; mocks are equal to themselves.
    var isEquatable = false
    /// Whether conforming types have to be hashable; mocks are by their identity.
    var isHashable = false
    /// Whether conforming types are `Sendable`.
    var isSendable = false
    /// Whether only actors conform.
    var isActor = false
    /// Whether conforming types belong to the main actor.
    var isMainActor = false
    /// The class that a mock must inherit from.
    var superclass: String?
    /// The module that declares it, where the mock must import it by itself.
    var module: String?
    /// Why nothing can be mocked that inherits from it.
    var refusal: String?

    /// The protocol or class of a name, `nil` where nothing is known of it.
    static func named(_ name: String) -> WellKnownProtocol? { table[name] }

    private static let table: [String: WellKnownProtocol] = {
        var table: [String: WellKnownProtocol] = [:]
        for name in [
            "AnyObject", "class", "Any", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
            "ObservableObject", "Observable", "Identifiable",
        ] {
            table[name] = WellKnownProtocol()
        }
        for name in ["Sendable", "UnsafeSendable", "ConcurrentValue", "Error", "LocalizedError"] {
            table[name] = WellKnownProtocol(isSendable: true)
        }
        for name in ["Actor", "AnyActor"] { table[name] = WellKnownProtocol(isSendable: true, isActor: true) }
        table["DistributedActor"] = WellKnownProtocol(refusal: "it is a distributed actor")
        table["GlobalActor"] = WellKnownProtocol(refusal: "it is a global actor")
        table["Equatable"] = WellKnownProtocol(isEquatable: true)
        table["Hashable"] = WellKnownProtocol(isEquatable: true, isHashable: true)
        table["CustomStringConvertible"] = WellKnownProtocol(members: [property("description", .plain("String"))])
        table["CustomDebugStringConvertible"] = WellKnownProtocol(
            members: [property("debugDescription", .plain("String"))])
        table["LosslessStringConvertible"] = WellKnownProtocol(
            members: [property("description", .plain("String")), initializer("description", nil, "String")])
        table["Encodable"] = WellKnownProtocol(members: [encode])
        table["Decodable"] = WellKnownProtocol(members: [decode])
        table["Codable"] = WellKnownProtocol(members: [encode, decode])
        table["NSObjectProtocol"] = WellKnownProtocol(superclass: "NSObject", module: "Foundation")
        table["NSObject"] = WellKnownProtocol(superclass: "NSObject", module: "Foundation")
        for name in ["UIViewController", "UIView", "UIControl"] {
            table[name] = WellKnownProtocol(isMainActor: true, superclass: name, module: "UIKit")
        }
        // Protocols of the system whose every requirement is optional.
        for (name, module) in optionalOnMainActor {
            table[name] = WellKnownProtocol(isMainActor: true, superclass: "NSObject", module: module)
        }
        for (name, module) in optionalAnywhere {
            table[name] = WellKnownProtocol(
                isSendable: name.hasPrefix("URLSession"), superclass: "NSObject", module: module)
        }
        for name in ["View", "ViewModifier", "App", "Scene", "Commands", "ToolbarContent", "Shape", "PreferenceKey"] {
            table[name] = WellKnownProtocol(refusal: "a class cannot be a SwiftUI \(name)")
        }
        for name in ["RawRepresentable", "CaseIterable", "OptionSet", "SetAlgebra", "Sequence", "Collection"] {
            table[name] = WellKnownProtocol(
                refusal: "a class that conforms to \(name) would need an implementation of it")
        }
        return table
    }()

    private static let optionalOnMainActor = [
        ("UIScrollViewDelegate", "UIKit"), ("UITableViewDelegate", "UIKit"), ("UICollectionViewDelegate", "UIKit"),
        ("UITextFieldDelegate", "UIKit"), ("UITextViewDelegate", "UIKit"), ("UISearchBarDelegate", "UIKit"),
        ("UISearchControllerDelegate", "UIKit"), ("UINavigationControllerDelegate", "UIKit"),
        ("UITabBarControllerDelegate", "UIKit"), ("UISplitViewControllerDelegate", "UIKit"),
        ("UIGestureRecognizerDelegate", "UIKit"), ("UIAdaptivePresentationControllerDelegate", "UIKit"),
        ("UIViewControllerTransitioningDelegate", "UIKit"), ("UIPopoverPresentationControllerDelegate", "UIKit"),
        ("UIImagePickerControllerDelegate", "UIKit"), ("UIDocumentPickerDelegate", "UIKit"),
        ("UIApplicationDelegate", "UIKit"), ("UIWindowSceneDelegate", "UIKit"), ("WKNavigationDelegate", "WebKit"),
        ("WKUIDelegate", "WebKit"),
    ]

    private static let optionalAnywhere = [
        ("URLSessionDelegate", "Foundation"), ("URLSessionTaskDelegate", "Foundation"),
        ("URLSessionDataDelegate", "Foundation"), ("CLLocationManagerDelegate", "CoreLocation"),
        ("UNUserNotificationCenterDelegate", "UserNotifications"), ("AVAudioPlayerDelegate", "AVFoundation"),
    ]

    private static let encode: MemberFact = {
        var member = MemberFact(kind: .function, name: "encode")
        member.parameters = [
            ParameterFact(label: "to", secondName: "encoder", type: .existential(.plain("Encoder")))
        ]
        member.throwing = .anything
        return member
    }()

    private static let decode: MemberFact = {
        var member = initializer("from", "decoder", "Decoder")
        member.parameters[0].type = .existential(.plain("Decoder"))
        member.throwing = .anything
        return member
    }()

    private static func property(_ name: String, _ type: TypeFact) -> MemberFact {
        var member = MemberFact(kind: .property, name: name)
        member.type = type
        return member
    }

    private static func initializer(_ label: String, _ name: String?, _ type: String) -> MemberFact {
        var member = MemberFact(kind: .initializer, name: "init")
        member.parameters = [ParameterFact(label: label, secondName: name, type: .plain(type))]
        return member
    }
}

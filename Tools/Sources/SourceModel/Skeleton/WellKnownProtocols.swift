import SwiftSyntax

/// The demands of protocols from libraries that many apps use.
package enum WellKnownProtocols {
    /// The members by the protocol's name, each with the value that it gives back where nothing is known; `nil` where there is none.
    private static let demanded: [String: [String: String?]] = [
        "PreviewProvider": ["previews": nil],
        "View": ["body": "EmptyView()"],
        "ViewModifier": ["body": "content"],
        "App": ["body": nil],
        "ButtonStyle": ["makeBody": "configuration.label"],
        "UIViewControllerRepresentable": [
            "makeUIViewController": "UIViewController()", "updateUIViewController": nil,
        ],
        "UIViewRepresentable": ["makeUIView": "UIView()", "updateUIView": nil],
        "NSViewRepresentable": ["makeNSView": "NSView()", "updateNSView": nil],
        "Hashable": ["==": "false", "hash": nil],
        "Equatable": ["==": "false"],
        "Comparable": ["<": "false"],
        "Identifiable": ["id": nil],
        "CustomStringConvertible": ["description": "\"\""],
        "LocalizedError": ["errorDescription": "nil"],
        "CaseIterable": ["allCases": "[]"],
        "UITableViewDataSource": ["tableView": nil],
        "UICollectionViewDataSource": ["collectionView": nil],
        "UIPickerViewDataSource": ["numberOfComponents": "1", "pickerView": "0"],
        "WKScriptMessageHandler": ["userContentController": nil],
        // RxFlow
        "Flow": ["root": nil, "navigate": ".none"],
        "Stepper": ["steps": nil],
        // ReactorKit
        "Reactor": [
            "initialState": nil, "Action": nil, "Mutation": nil, "State": nil, "mutate": ".empty()", "reduce": "state",
        ],
        "ReactorKit.View": ["bind": nil, "disposeBag": nil],
        "StoryboardView": ["bind": nil, "disposeBag": nil],
        // The Composable Architecture
        "Reducer": ["State": nil, "Action": nil, "body": "EmptyReducer()", "reduce": ".none"],
    ]

    /// The members that protocols give to those that conform to them.
    private static let given: [String: Set<String>] = [
        "Reactor": ["state", "currentState", "action", "pulse"], "ReactorKit.View": ["reactor"],
        "StoryboardView": ["reactor"],
    ]

    /// The types of libraries that need something of the unit to conform to a protocol.
    private static let needing: [String: Set<String>] = ["BindableAction": ["BindingReducer"]]

    /// The types of libraries that need something of the unit to conform to a protocol; empty where nothing is known of it.
    static func needing(_ name: String) -> Set<String> { needing[name] ?? [] }

    /// The protocols of the types that protocols are about.
    private static let bounds: [String: Set<String>] = [
        "ReactorKit.View": ["Reactor"], "View": ["Reactor"], "StoryboardView": ["Reactor"],
    ]

    /// The members without which a type conforms to a protocol of a library in no way.
    private static let needed: [String: Set<String>] = [
        "Reactor": ["Action", "State", "initialState"], "StoryboardView": ["bind", "disposeBag"],
        "ViewModifier": ["body"], "PreviewProvider": ["previews"],
        "UIViewControllerRepresentable": ["makeUIViewController", "updateUIViewController"],
        "UIViewRepresentable": ["makeUIView", "updateUIView"],
    ]

    /// The members without which a type conforms to a protocol of a library in no way; empty where nothing is known of it.
    ///
    /// - Parameter name: The protocol's name.
    package static func needed(by name: String) -> Set<String> { needed[name] ?? [] }

    /// The members that a protocol gives; empty where nothing is known of it.
    ///
    /// - Parameter name: The protocol's name.
    package static func given(by name: String) -> Set<String> { given[name] ?? [] }

    /// The protocols that types have to conform to which a protocol is about; empty where nothing is known of it.
    static func bounds(of name: String) -> Set<String> { bounds[name] ?? [] }

    /// The members that a protocol demands, with their values; empty where nothing is known of it.
    static func members(of name: String) -> [String: String?] {
        let plain = String(name.prefix { $0 != "<" })
        return demanded[plain] ?? plain.split(separator: ".").last.flatMap { demanded[String($0)] } ?? [:]
    }

    /// Returns true if one of the protocols that a type names demands something.
    static func demand(of clause: InheritanceClauseSyntax?) -> Bool {
        clause?.inheritedTypes.contains { !members(of: $0.type.trimmedDescription).isEmpty } ?? false
    }
}

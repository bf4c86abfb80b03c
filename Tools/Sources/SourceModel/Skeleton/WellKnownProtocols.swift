import SwiftSyntax

/// The demands of protocols from libraries that many apps use.
enum WellKnownProtocols {
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

/// One node of what assistive technology is told about a page. Nodes that it is not told of are left out.
public struct AccessibleNode: Sendable, Hashable {
    /// The role: `button`, `heading`, `alertdialog`…
    public let role: String
    /// The name.
    public let name: String
    /// The value, when it is a field.
    public let value: String?
    /// True if it can take no input now.
    public let isDisabled: Bool
    /// True if the keyboard acts on it.
    public let isFocused: Bool
    /// True if the keyboard can be brought to it.
    public let isFocusable: Bool
    /// True if it is on, when it can be on.
    public let isChecked: Bool?
    /// True if it says that it is working.
    public let isBusy: Bool
    /// The nodes inside, in reading order.
    public let children: [AccessibleNode]
    /// The DOM node behind it.
    let backendNode: Int?

    /// It and everything inside, in reading order.
    public var all: [AccessibleNode] { [self] + children.flatMap(\.all) }

    /// The first node with that role and, when told, that name.
    public func first(_ role: String, _ name: String? = nil) -> AccessibleNode? {
        all.first { $0.role == role && (name == nil || $0.name == name) }
    }

    /// Everything that the page says as text, in reading order.
    public var texts: [String] { all.filter { $0.role == "StaticText" }.map(\.name) }

    /// The controls: whatever a person acts on.
    public var controls: [AccessibleNode] {
        let roles: Set = [
            "button", "link", "textbox", "searchbox", "checkbox", "radio", "switch", "slider", "spinbutton", "combobox",
            "tab", "menuitem", "option",
        ]
        return all.filter { roles.contains($0.role) }
    }

    /// One line a node, indented by depth: for whoever reads a failed test.
    public var outline: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        var line = String(repeating: "  ", count: depth) + role
        if !name.isEmpty { line += " “\(name)”" }
        if let value { line += " = \(value)" }
        if let isChecked { line += isChecked ? " checked" : " unchecked" }
        if isBusy { line += " busy" }
        if isDisabled { line += " disabled" }
        if isFocused { line += " focused" }
        return [line] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}

extension AccessibleNode {
    /// The tree in an answer of `Accessibility.getFullAXTree`.
    init?(answer: JSON) {
        let nodes = answer["nodes"].array
        let byID = Dictionary(
            nodes.compactMap { node in node["nodeId"].string.map { ($0, node) } },
            uniquingKeysWith: { first, _ in first })
        guard let root = nodes.first(where: { $0["parentId"].string == nil }) else { return nil }
        guard let tree = Self.visible(root, byID).first else { return nil }
        self = tree
    }

    /// The node, or what takes its place when it is ignored: its children.
    private static func visible(_ node: JSON, _ byID: [String: JSON]) -> [AccessibleNode] {
        let role = node["role"]["value"].string ?? ""
        if role == "InlineTextBox" { return [] }
        let children = node["childIds"].array.compactMap { $0.string.flatMap { byID[$0] } }
            .flatMap { visible($0, byID) }
        if node["ignored"].bool == true { return children }
        return [AccessibleNode(node, role: role, children: children)]
    }

    private init(_ node: JSON, role: String, children: [AccessibleNode]) {
        let properties = Dictionary(
            node["properties"].array.compactMap { property in
                property["name"].string.map { ($0, property["value"]["value"]) }
            }, uniquingKeysWith: { first, _ in first })
        self.role = role
        self.children = children
        name = node["name"]["value"].string ?? ""
        value = node["value"]["value"].string
        isDisabled = properties["disabled"]?.bool ?? false
        isFocused = properties["focused"]?.bool ?? false
        isFocusable = properties["focusable"]?.bool ?? false
        isChecked = properties["checked"]?.string.map { $0 == "true" } ?? properties["checked"]?.bool
        isBusy = (properties["busy"]?.bool ?? properties["busy"]?.int.map { $0 != 0 }) ?? false
        backendNode = node["backendDOMNodeId"].int
    }
}

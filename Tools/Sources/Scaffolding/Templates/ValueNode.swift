import Stencil

/// `{{ roles.presenter.type }}`: a value at a path, which is what most of a template's tags are.
///
/// Stencil takes such a tag for an expression with filters and conditions, and asks of each value on the path by reflection
/// what it may be, which took as long as the rest of a scaffold. This one follows the path through ``TemplateMembers``; a path
/// that leads through anything else is Stencil's.
final class ValueNode: NodeType {
    let token: Token?
    private let path: [String]
    /// The same as Stencil has it, whose path is taken apart when it is first asked.
    private let other: VariableNode

    init(path: String, token: Token?) {
        self.token = token
        self.path = path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
        other = VariableNode(variable: path, token: token)
    }

    func render(_ context: Context) throws -> String {
        guard var value = path.first.flatMap({ context[$0] }) else { return try other.render(context) }
        for member in path.dropFirst() {
            guard let members = value as? TemplateMembers, let next = members[dynamicMember: member] else {
                return try other.render(context)
            }
            value = next
        }
        return try value as? String ?? other.render(context)
    }

    // MARK: Its tag

    /// What a tag is called that a path stands in.
    private static let tag = "="

    /// Whether nothing but a path stands in a tag.
    static func isPath(_ content: String) -> Bool {
        var isStart = true
        for byte in content.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
                isStart = false
            case UInt8(ascii: "0")...UInt8(ascii: "9"): if isStart { return false }
            case UInt8(ascii: "."):
                if isStart { return false }
                isStart = true
            default: return false
            }
        }
        return !isStart
    }

    /// A path as the content of a tag.
    static func content(_ path: String) -> String { tag + " " + path }

    /// What teaches Stencil the tag.
    static var syntax: Extension {
        let syntax = Extension()
        syntax.registerTag(tag) { _, token in
            ValueNode(path: String(token.contents.dropFirst(tag.count + 1)), token: token)
        }
        return syntax
    }
}

/// A dictionary, as an object.
///
/// Stencil asks of each value on a path, such as `roles.presenter.type`, whether it is an object of this class or that, and Swift
/// answers for a dictionary by making an object of it, with all that is in it. So dictionaries are objects here from the beginning.
final class TemplateMembers: DynamicMemberLookup, CustomReflectable {
    private let values: [String: Any]

    init(_ values: [String: Any]) {
        self.values = values
    }

    subscript(dynamicMember member: String) -> Any? {
        member == "count" ? values.count : values[member]
    }

    /// What a loop over it goes through, in the order of the keys.
    var customMirror: Mirror {
        Mirror(self, children: values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, displayStyle: .class)
    }
}

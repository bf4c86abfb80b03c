import Stencil

/// `final class {{ roles.presenter.type }} {`: text with values in it, up to where a template branches, which is most of it.
///
/// Stencil takes each value for an expression with filters and conditions, and asks of all on its path by reflection what they
/// may be, which took as long as the rest of a scaffold. Here a path leads through ``TemplateMembers``; one that leads through
/// anything else is Stencil's.
final class TextRun: NodeType {
    /// A piece of a run.
    enum Piece {
        case text(String)
        /// A value: `roles.presenter.type`.
        case value(path: [String])
    }

    let token: Token?
    private let pieces: [Piece]

    private init(_ pieces: [Piece], token: Token?) {
        self.pieces = pieces
        self.token = token
    }

    func render(_ context: Context) throws -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .value(let path): text += try value(at: path, context)
            }
        }
        return text
    }

    private func value(at path: [String], _ context: Context) throws -> String {
        var value = path.first.flatMap { context[$0] }
        for member in path.dropFirst() { value = (value as? TemplateMembers)?[dynamicMember: member] }
        if let text = value as? String { return text }
        return try VariableNode(variable: path.joined(separator: "."), token: token).render(context)
    }

    // MARK: Its tag

    /// The name of the tag in the place of a run.
    private static let tag = "="

    /// Returns the text of a run's tag.
    ///
    /// - Parameter number: which run of its template it is.
    static func tag(_ number: Int) -> String { "\(tag) \(number)" }

    /// Returns the extension that teaches Stencil the tag.
    ///
    /// - Parameter runs: the runs of a template.
    static func syntax(_ runs: [[Piece]]) -> Extension {
        let syntax = Extension()
        syntax.registerTag(tag) { _, token in
            let number = Int(token.contents.dropFirst(tag.count + 1))
            return TextRun(number.map { runs[$0] } ?? [], token: token)
        }
        return syntax
    }

    /// The path that stands in a tag by itself; nil where anything else does.
    static func path(_ content: some Collection<UInt8>) -> [String]? {
        var isStart = true
        for byte in content {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
                isStart = false
            case UInt8(ascii: "0")...UInt8(ascii: "9"): if isStart { return nil }
            case UInt8(ascii: "."):
                if isStart { return nil }
                isStart = true
            default: return nil
            }
        }
        if isStart { return nil }
        return content.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
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

    /// The elements of a loop over it, in the order of the keys.
    var customMirror: Mirror {
        Mirror(self, children: values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, displayStyle: .class)
    }
}

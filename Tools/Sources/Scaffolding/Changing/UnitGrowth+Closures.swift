import Architecture
import SourceModel

/// The additions to units of views that observe: values that change, and closures that tell the unit's opener.
extension UnitGrowth {
    /// Has a view of SwiftUI show values: `count: Int`, or what a message would take.
    mutating func keep(shown text: String, in host: SceneHost) throws(ScaffoldError) {
        let values = text.contains("(") ? try UnitMessage(text).parameters : text
        guard !values.isEmpty else {
            throw missing("'\(text)' shows no value", "say which: 'count: Int'", nil, at: host.type)
        }
        for part in values.parts {
            let value = try GrownValue(part)
            let known = Self.initial(of: value.type)
            let initial = value.initial ?? known ?? "nil"
            let type = value.initial == nil && known == nil ? value.type + "?" : value.type
            let code = try keep(value.name, type, initial, in: host)
            notes.append(
                "nobody shows it yet: read '\(code)' in \(index[host.type].name) (\(reading.place(of: host.type)))")
        }
    }

    /// Returns the value of a type before anybody has set one; nil where only a person knows.
    private static func initial(of type: String) -> String? {
        if type.hasSuffix("?") { return "nil" }
        if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
        return switch type {
        case "Int", "Double", "Float", "CGFloat", "Decimal", "UInt": "0"
        case "String": "\"\""
        case "Bool": "false"
        default: nil
        }
    }

    /// Has a type tell its opener by a closure.
    mutating func addClosure(telling text: String, to type: TypeIndex.ID) throws(ScaffoldError) {
        guard let part = reading.declaration(of: type) else { return }
        let message =
            try text.contains("(") || !text.contains(":")
            ? UnitMessage(text) : UnitMessage(values: text, form: VerbForm("did…"))
        let isTold = ["did", "will", "on"].contains(where: message.name.hasPrefix)
        let name = isTold ? message.name : "on" + message.name.prefix(1).uppercased() + message.name.dropFirst()
        try refuse(name, in: type)
        let types = message.types.joined(separator: ", ")
        // Whoever knows the type by a contract sets it there, too, where such contracts say closures.
        let contract = index.ancestors(of: type).compactMap(\.meaning.id).first { id in
            index[id].kind == .protocol && index[id].parts.contains(where: \.isProtocol) && !reading.isOfMany(id)
                && reading.saysClosures(id)
        }
        let closure = "\(name): ((\(types)) -> Void)?"
        if let contract {
            try declareClosure(closure, in: contract)
        } else {
            try insert("var \(closure)", into: part, of: type, behind: [], .property)
        }
        notes.append(
            "nobody hears it yet: whoever opens '\(self.name.typeName)' sets '\(name)' of \(index[type].name) "
                + "(\(reading.place(of: type)))")
        let values = message.names.joined(separator: ", ")
        notes.append("nobody says it yet: have \(index[type].name) call '\(name)?(\(values))'")
    }
}

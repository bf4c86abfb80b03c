import Architecture

/// The values that go into a unit when it is built, and those that come out of it.
extension TemplateValues {
    /// Something that is handed to one of the unit's actors by the code that builds the unit.
    struct Handed {
        let property: String
        let type: String
        /// Code of one to test with.
        let sample: String
        /// The label before it where the builder is handed it; nil for its name.
        var label: String?
        /// The builder's parameter.
        var builderParameter: String {
            (label.map { "\($0) " } ?? "") + "\(property): \(type)"
        }
        /// An argument for the builder.
        func builderArgument(_ code: String) -> String {
            label == "_" ? code : "\(label ?? property): \(code)"
        }
        /// The beginning of the declaration of a test's property that holds one.
        let stub: String
        /// Code of what it is where nothing is handed: then the code that builds the unit knows nothing of it.
        var standard: String?
        /// The parameter of the type that is handed it.
        var parameter: String { "\(property): \(type)" + (standard.map { " = \($0)" } ?? "") }
    }

    /// All that is handed in, in the order of the builder's parameters.
    var handed: [Handed] {
        let provided = provider.map(\.handed).filter { $0.standard == nil }
        return content.shared.compactMap(handed) + provided + content.takes.map(Self.handed)
            + dependencies.map(\.handed)
    }

    /// Returns the values that one role is handed.
    func handed(to role: String) -> [Handed] {
        let shared = content.shared.filter { definition.holding(of: $0.role)?.from == role }
        return shared.compactMap(handed)
            + (definition.inputs.takes == role ? content.takes.map(Self.handed) : [])
            + (provider + dependencies).filter { $0.role == role }.map(\.handed)
    }

    /// As a template sees it.
    func values(of handed: Handed) -> [String: Any] {
        [
            "property": handed.property, "parameter": handed.property, "type": handed.type,
            "optionalType": handed.type.contains(" ") ? "(\(handed.type))?" : "\(handed.type)?", "hold": "strong",
            "role": "", "sample": handed.sample, "stub": handed.stub,
        ]
    }

    private static func handed(_ value: PassedValue) -> Handed {
        Handed(
            property: value.name, type: value.type, sample: value.sample,
            label: value.label == value.name ? nil : value.label,
            stub: "\(value.name): \(value.type) = \(value.sample)")
    }

    // MARK: What several units share

    private func handed(_ thing: SharedThing) -> Handed? {
        guard let names = sharedNames(of: thing) else { return nil }
        return Handed(
            property: names.property, type: names.contract == nil ? names.type : "any \(names.seen)",
            sample: "\(names.seen)Mock()", stub: "\(names.property) = \(names.seen)Mock()")
    }

    /// The managers that the unit is handed, each with its names.
    var shared: [[String: Any]] {
        content.shared.compactMap { thing in
            guard let names = sharedNames(of: thing) else { return nil }
            return [
                "name": thing.name.typeName, "property": names.property, "type": names.type, "contract": names.seen,
                "words": thing.name.words.lowercasedFirst, "relays": relays(of: thing),
            ]
        }
    }

    private struct SharedNames {
        let property: String
        let type: String
        let contract: String?
        var seen: String { contract ?? type }
    }

    private func sharedNames(of thing: SharedThing) -> SharedNames? {
        let model = thing.name
        guard let channel = definition.holding(of: thing.role), let role = definition.role(thing.role),
            let property = channel.property
        else { return nil }
        let contract = channel.through.flatMap { definition.contract($0) }
        return SharedNames(
            property: property.name(for: unit, shared: model), type: role.type.name(for: unit, shared: model),
            contract: contract.flatMap { $0.isUsed ? $0.type.name(for: unit, shared: model) : nil })
    }

    // MARK: Values

    /// One of them, as a template sees it.
    private func passed(_ value: PassedValue) -> [String: Any] {
        [
            "name": value.name, "type": value.type, "sample": value.sample, "isOptional": value.type.hasSuffix("?"),
            "optionalType": value.optionalType, "title": value.title, "json": ServerText.json(of: value.sample) ?? "",
        ]
    }

    /// Values that are passed, as a template sees them.
    func passed(_ values: [PassedValue]) -> [String: Any] {
        [
            "values": values.map { passed($0) },
            "parameters": values.map(\.parameter).joined(separator: ", "),
            "arguments": values.map { $0.argument($0.name) }.joined(separator: ", "),
            "samples": passed(values, \.sample),
        ]
    }

    /// Values as the arguments of a call.
    func passed(_ values: [PassedValue], _ code: (PassedValue) -> String) -> String {
        values.map { $0.argument(code($0)) }.joined(separator: ", ")
    }

    /// Returns another unit's way of answering, as a template sees it; empty where it does not answer.
    func answer(of target: NavigationTarget) -> [String: Any] {
        guard let answer = target.answer else { return [:] }
        let others = target.passes.filter { $0.name != answer.label }
        return passed(others).merging([
            "contract": answer.contract, "label": answer.label,
            "call": passed(target.passes) { $0.name == answer.label ? "self" : $0.name },
            "messages": answer.messages.map { message in
                passed(message.values).merging([
                    "name": message.name, "title": message.name.prefix(1).uppercased() + message.name.dropFirst(),
                ]) { _, new in new }
                .merging(follows(content.behaviour.answers["\(target.message) \(message.name)"])) { first, _ in first }
            },
        ]) { _, new in new }
    }

    /// The outputs, with the role that tells them and the one that hears them.
    var returned: [String: Any] {
        let told = told
        let message = VerbForm("\(unit.propertyName)DidFinish")
        let forms = told?.channel.says.map { $0.form(for: unit) } ?? []
        let values = content.returns.map { value -> [String: Any] in
            // What tells nothing more has a message of its own.
            let told = value.isBare ? [] : [value]
            let ending = value.isBare ? value.title : ""
            let name = message.said(about: "Finish", by: forms)
            let own = VerbForm(message.description + ending).said(about: "Finish" + ending, by: forms)
            return passed(value).merging(passed(told)) { first, _ in first }.merging([
                "message": own == name ? name + ending : own, "ending": ending,
                "types": told.map(\.type).joined(separator: ", "),
            ]) { _, new in new }
        }
        return passed(content.returns).merging(
            [
                "values": values,
                "holder": told?.channel.from ?? "", "property": told?.property ?? "",
                "hold": told?.channel.hold.rawValue ?? "",
                "contract": definition.inputs.returns.flatMap { definition.contract($0) }?.type.name(for: unit) ?? "",
            ]) { _, new in new }
    }

    /// The opener of the unit, as the role that tells it the result holds it; nil where the unit returns nothing, or
    /// returns it by a contract that its owner implements.
    private var told: (channel: Channel, property: String, contract: String)? {
        guard !content.returns.isEmpty, let id = definition.inputs.returns, let contract = definition.contract(id),
            let channel = definition.channelOut(through: id), let property = channel.property
        else { return nil }
        return (channel, property.name(for: unit), contract.type.name(for: unit))
    }

    var toldParameters: [String] { told.map { ["\($0.property): any \($0.contract)"] } ?? [] }
    var toldArguments: [String] { told.map { ["\($0.property): \($0.property)"] } ?? [] }
    var toldSamples: [String] { told.map { ["\($0.property): \($0.contract)Mock()"] } ?? [] }

    /// The texts that a person reads of the values of an entity, each in the person's language.
    func texts(of values: [PassedValue]) -> [String: Any] {
        let ways = values.map { value in (name: value.name, way: TextOf(value.type) { _ in false }) }
        let texts = ways.map { name, way in
            let plain = "\"\\(entity.\(name))\""
            return [
                "name": name, "text": way?.code(of: "entity.\(name)", Self.localized) ?? plain,
                "expected": way?.comparedCode(of: "entity.\(name)") ?? plain,
            ]
        }
        return [
            "texts": texts, "affirms": ways.contains { $0.way?.isWord == true },
            "needsLocale": ways.contains { $0.way?.needsLocale == true },
            "needsTimeZone": ways.contains { $0.way?.needsTimeZone == true },
        ]
    }
}

import SourceModel

/// A type that somebody named, and code of a value of it to test with.
struct TypeSample {
    /// The type as it stands in code: `any Error` where a protocol was named alone.
    let type: String
    /// Code of the value.
    let code: String
    /// The types of the app's own whose `sample` the value is, or is made of.
    private(set) var own: [String] = []
    /// The types of Foundation and UIKit that the type or its value names.
    private(set) var system: [String] = []
    /// The protocols of the app's own whose mock the value is, or is made of.
    private(set) var contracts: [String] = []
    /// The types of the app's own that are there, and of which nothing tells how a value is made: the code names a `sample` that
    /// they do not have.
    private(set) var unmakeable: [String] = []

    /// The value of a type, or nil where the type is of a kind that nobody can guess a value of.
    ///
    /// - Parameters:
    ///   - type: the type.
    ///   - types: the app's own types; nil where none are known.
    init?(of type: TypeFact, among types: OwnTypes? = nil) {
        switch type {
        case .optional(let wrapped): self.init(optionalOf: wrapped, among: types)
        case .existential(.named(nil, let name, let arguments)):
            let name = "\(TypeFact.named(base: nil, name: name, arguments: arguments))"
            let known = WellKnownTypes.protocols[name]
            self.init(type: "\(type)", code: known ?? "\(name)Mock()")
            if known == nil { contracts = [name] }
        case .tuple(let elements):
            // Brackets around one type, as an optional of a contract needs.
            guard elements.count == 1, elements[0].label == nil,
                let inner = TypeSample(of: elements[0].type, among: types)
            else { return nil }
            self.init(type: "(\(inner.type))", code: inner.code, of: [inner])
        case .array(let element):
            guard let element = TypeSample(of: element, among: types) else { return nil }
            self.init(type: "[\(element.type)]", severalOf: [element], "[\(element.code)]", or: "[]", among: types)
        case .dictionary(let key, let value):
            guard let key = TypeSample(of: key, among: types), let value = TypeSample(of: value, among: types) else {
                return nil
            }
            self.init(
                type: "[\(key.type): \(value.type)]", severalOf: [key, value], "[\(key.code): \(value.code)]",
                or: "[:]",
                among: types)
        case .named(nil, let name, let arguments): self.init(named: name, arguments, among: types)
        case .named(let base?, let name, let arguments):
            let plain = TypeFact.named(base: nil, name: name, arguments: arguments)
            let isSystem = ["Foundation", "Swift"].contains("\(base)")
            if isSystem, let known = TypeSample(of: plain, among: types) {
                self = known
                return
            }
            let text = "\(type)"
            self.init(own: text, text.split(separator: ".").map(String.init), [], among: types)
        default: return nil
        }
    }

    /// A value that is made of others.
    init(type: String, code: String, of parts: [TypeSample]) {
        self.type = type
        self.code = code
        own = parts.flatMap(\.own)
        system = parts.flatMap(\.system)
        contracts = parts.flatMap(\.contracts)
        unmakeable = parts.flatMap(\.unmakeable)
    }

    /// A value that is a part of another, whose type nobody names.
    init(part code: String, of parts: [TypeSample]) {
        self.init(type: "", code: code, of: parts)
    }

    /// A value that names nothing of the app's own, nor of Foundation and UIKit.
    private init(type: String, code: String) {
        self.type = type
        self.code = code
    }

    /// Several values, or none where they are a part of another.
    private init(
        type: String, severalOf parts: [TypeSample], _ code: String, or empty: String, among types: OwnTypes?
    ) {
        if types?.isInside == true {
            self.init(type: type, code: empty, of: [])
        } else {
            self.init(type: type, code: code, of: parts)
        }
    }

    private init?(optionalOf type: TypeFact, among types: OwnTypes?) {
        // A part of another is empty where it may be.
        if types?.isInside == true {
            self.init(part: "nil", of: [])
            return
        }
        guard let wrapped = TypeSample(of: type, among: types) else { return nil }
        let isBare = wrapped.type.hasPrefix("any ")
        self.init(type: isBare ? "(\(wrapped.type))?" : wrapped.type + "?", code: wrapped.code, of: [wrapped])
    }

    private init?(named name: String, _ arguments: [TypeFact], among types: OwnTypes?) {
        let text = "\(TypeFact.named(base: nil, name: name, arguments: arguments))"
        if let argument = types?.argument(for: text) {
            self.init(of: argument, among: types)
        } else if let value = WellKnownTypes.protocols[text] {
            self.init(type: "any \(text)", code: value)
        } else if let shown = ShownType(text) {
            self.init(type: text, code: shown.sample)
        } else if let facts = WellKnownTypes.facts(of: text), facts.origin != .swift || facts.sample != nil {
            self.init(type: text, code: facts.sample ?? "\(text).sample")
            if facts.origin != .swift { system = [text] }
            if facts.sample == nil { unmakeable = [text] }
        } else if ["Array", "Set"].contains(name), arguments.count == 1 {
            guard let element = TypeSample(of: arguments[0], among: types) else { return nil }
            self.init(type: text, severalOf: [element], "[\(element.code)]", or: "[]", among: types)
        } else if WellKnownTypes.facts(of: name) != nil {
            // Of the language, and nobody can guess one: a sequence, a result.
            return nil
        } else {
            self.init(own: text, [name], arguments, among: types)
        }
    }

    /// The value of a type of the app's own.
    private init?(own text: String, _ names: [String], _ arguments: [TypeFact], among types: OwnTypes?) {
        switch types?.known(names, arguments) ?? .nothing {
        case .nothing:
            self.init(type: text, code: ".sample")
            own = [text]
        case .sampled:
            self.init(type: text, code: types?.isInside == true ? "\(text).sample" : ".sample")
            own = [text]
        case .contract:
            self.init(type: "any \(text)", code: "\(text)Mock()")
            contracts = [text]
        case .alias(let type, let inside):
            guard let sample = TypeSample(of: type, among: inside) else { return nil }
            self.init(type: sample.type.hasPrefix("any ") ? "any \(text)" : text, code: sample.code, of: [sample])
        case .made(let made): self.init(type: text, code: made.code, of: made.parts)
        case .unmakeable:
            self.init(type: text, code: "\(text).sample")
            unmakeable = [text]
        }
    }
}

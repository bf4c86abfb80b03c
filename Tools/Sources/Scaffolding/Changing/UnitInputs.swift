import Conformance
import SourceModel
import SwiftSyntax

/// The user's actions in a unit as streams that its view model is handed at once: `struct Input { let deleteTapped:
/// Observable<Void> }`.
struct UnitInputs {
    /// A kind of stream, and what of the library sends into one.
    private struct Stream: Sendable {
        /// The code of the sender, by the imports of the file.
        let sender: @Sendable (Set<String>) -> String
        /// The code that hands the sender over: `.asObservable()`.
        let handed: String
        /// The code that listens to it.
        let listening: String

        /// The type of what sends.
        func type(of value: String, _ imports: Set<String>) -> String {
            let sender = sender(imports)
            return sender == "PassthroughSubject" ? "\(sender)<\(value), Never>" : "\(sender)<\(value)>"
        }
    }

    private static let streams: [String: Stream] = {
        @Sendable func relay(_ imports: Set<String>) -> String {
            imports.isDisjoint(with: ["RxCocoa", "RxRelay"]) ? "PublishSubject" : "PublishRelay"
        }
        func own(_ name: String, _ listening: String) -> Stream {
            Stream(sender: { _ in name }, handed: "", listening: listening)
        }
        return [
            "Observable": Stream(sender: relay, handed: ".asObservable()", listening: ".subscribe(onNext:"),
            "Driver": Stream(
                sender: relay, handed: ".asDriver(onErrorDriveWith: .empty())", listening: ".drive(onNext:"),
            "Signal": Stream(sender: { _ in "PublishRelay" }, handed: ".asSignal()", listening: ".emit(onNext:"),
            "AnyPublisher": Stream(
                sender: { _ in "PassthroughSubject" }, handed: ".eraseToAnyPublisher()", listening: ".sink"),
            "PublishRelay": own("PublishRelay", ".subscribe(onNext:"),
            "PublishSubject": own("PublishSubject", ".subscribe(onNext:"),
            "PassthroughSubject": own("PassthroughSubject", ".sink"),
        ]
    }()

    /// The structure.
    let type: TypeIndex.ID
    /// Where it is made: by the view, and by tests.
    let creations: [CreationPlace]
    /// The type that is handed it.
    private let parent: TypeIndex.ID
    private let kind: String
    private let stream: Stream
    private let imports: Set<String>
    private let reading: UnitReading

    /// Finds it; nil where the unit has none, or its view does not make one.
    init?(of reading: UnitReading) {
        self.reading = reading
        let index = reading.index
        let own = Set(reading.map.units[reading.unit].types.values.joined())
        guard let owner = reading.owner, let part = reading.declaration(of: owner) else { return nil }
        let taker = { (id: TypeIndex.ID) -> TypeIndex.ID? in
            let name = index[id].name
            if let parent = index[id].parent {
                return ["Input", "Inputs"].contains(name) && own.contains(parent) ? parent : nil
            }
            return own.filter { [index[$0].name + "Input", index[$0].name + "Inputs"].contains(name) }
                .min { index[$0].line < index[$1].line }
        }
        let found = index.types.first { id in
            index[id].kind == .struct && taker(id) != nil
                && !index.members(of: id).contains { $0.fact.kind == .initializer }
        }
        guard let found, let parent = taker(found) else { return nil }
        var counts: [String: Int] = [:]
        for member in index.members(of: found) where member.fact.kind == .property {
            let name = String(member.fact.type?.description.prefix { $0 != "<" } ?? "")
            if Self.streams[name] != nil { counts[name, default: 0] += 1 }
        }
        guard let kind = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key,
            let stream = Self.streams[kind]
        else { return nil }
        let isInside = index[found].parent != nil
        let name = isInside ? "\(index[parent].name).\(index[found].name)" : index[found].name
        let made = CreationPlace.all(of: name, in: reading.sources(naming: isInside ? parent : found))
        let isMade = { (place: CreationPlace) in place.typeName == index[owner].name }
        if made.contains(where: isMade) {
            creations = made
        } else {
            let seen = Set(index[owner].parts.map { index.files[$0.file].path }).sorted()
                .map { ParsedSource(path: $0, text: reading.text(of: $0)) }
            creations = made + seen.flatMap { CreationPlace.members("init", in: $0) }.filter(\.isOfInput)
        }
        guard creations.contains(where: isMade) else { return nil }
        type = found
        self.parent = parent
        self.kind = kind
        self.stream = stream
        imports = Set(index.files[part.file].imports.map(\.module))
    }

    /// Returns the value that a stream of it carries for a message; nil where it would be several values.
    func carried(by message: UnitMessage) -> String? {
        message.types.count > 1 ? nil : message.types.first ?? "Void"
    }

    /// The property of the structure.
    func property(_ message: UnitMessage, of value: String) -> String { "let \(message.name): \(type(of: value))" }

    private func type(of value: String) -> String {
        ["AnyPublisher", "PassthroughSubject"].contains(kind) ? "\(kind)<\(value), Never>" : "\(kind)<\(value)>"
    }

    /// A stream that never tells anything, for tests.
    private func silent(_ value: String?) -> String {
        switch kind {
        case "AnyPublisher": "Empty(completeImmediately: false).eraseToAnyPublisher()"
        case "Observable", "Driver", "Signal": type(of: value ?? "Void") + ".never()"
        default: type(of: value ?? "Void") + "()"
        }
    }

    /// The ending of the view's properties that send: `Subject` of `deleteTappedSubject`; empty where most have none.
    var senderEnding: String {
        guard let owner = reading.owner, let part = reading.declaration(of: owner) else { return "" }
        let sender = stream.sender(imports)
        let declared = reading.text(of: reading.index.files[part.file].path).split(whereSeparator: \.isNewline)
            .filter { $0.contains("let ") && $0.contains(sender) }
        let ending = ["Subject", "Relay"].first { ending in
            declared.count { $0.contains(ending + ":") || $0.contains(ending + " =") } * 2 > declared.count
        }
        return ending ?? ""
    }

    /// The view's property that sends.
    func sender(_ name: String, of value: String) -> String {
        "private let \(name) = \(stream.type(of: value, imports))()"
    }

    /// Code of the view that sends it.
    func code(sending message: UnitMessage, by name: String) -> String {
        let value = message.names.first ?? "()"
        switch stream.sender(imports) {
        case "PublishRelay": return "\(name).accept(\(value))"
        case "PublishSubject": return "\(name).onNext(\(value))"
        default: return message.names.isEmpty ? "\(name).send()" : "\(name).send(\(value))"
        }
    }

    /// Returns the argument that is handed over where one is made.
    func argument(_ message: UnitMessage, by name: String, at creation: CreationPlace) -> String {
        if reading.isOfTests(path: creation.source.path) { return "\(message.name): \(silent(carried(by: message)))" }
        let saysSelf =
            creation.call.arguments.contains { $0.expression.trimmedDescription.hasPrefix("self.") }
            || SelfStyle.isWritten(in: creation.source.text)
        return "\(message.name): \(saysSelf ? "self." : "")\(name)\(stream.handed)"
    }

    /// The place in which the others are listened to, with the change that listens to one more; nil where none is found.
    func listening(to message: UnitMessage) -> (path: String, change: ParsedSource.Change)? {
        let index = reading.index
        var best: (source: ParsedSource, finder: ListenerFinder)?
        for path in Set(index[parent].parts.map { index.files[$0.file].path }).sorted() {
            let source = ParsedSource(path: path, text: reading.text(of: path))
            let finder = ListenerFinder(index[type].name)
            finder.walk(source.tree)
            if finder.count > best?.finder.count ?? 0 { best = (source, finder) }
        }
        guard let (source, finder) = best, let last = finder.last, let keeping = finder.keeping else {
            return beginning(to: message)
        }
        var lines = self.lines(for: message, of: finder.input, keeping)
        if finder.isSpaced { lines.insert("", at: 0) }
        return (source.path, source.following(last, lines))
    }

    /// Lines that listen to a stream.
    private func lines(for message: UnitMessage, of input: String, _ keeping: String) -> [String] {
        let listening = stream.listening
        let isClosureLast = !listening.hasSuffix(":")
        return [
            "\(input).\(message.name)", "\t\(listening) { _ in", "\t\t// Decide what follows.",
            "\t}\(isClosureLast ? "" : ")")", "\t\(keeping)",
        ]
    }

    /// The change that begins to listen where nothing is listened to yet; nil where nothing would keep that.
    private func beginning(to message: UnitMessage) -> (path: String, change: ParsedSource.Change)? {
        let index = reading.index
        let bag = index.members(of: parent).lazy.compactMap { member -> String? in
            guard member.fact.kind == .property, member.fact.storage != nil else { return nil }
            let type = member.fact.type?.description ?? member.fact.storage?.initialValue?.type?.description
            return ["Set<AnyCancellable>": ".store(in: &", "DisposeBag": ".disposed(by: "][type ?? ""]
                .map { $0 + member.fact.name + ")" }
        }.first
        guard let bag else { return nil }
        for path in Set(index[parent].parts.map { index.files[$0.file].path }).sorted() {
            let source = ParsedSource(path: path, text: reading.text(of: path))
            let finder = TakerFinder(index[type].name)
            finder.walk(source.tree)
            guard let (input, body) = finder.found else { continue }
            return source.beginning(of: body, lines(for: message, of: input, bag)).map { (path, $0) }
        }
        return nil
    }

    /// The function with a body that takes the structure.
    private final class TakerFinder: SyntaxVisitor {
        private let type: String
        private(set) var found: (input: String, body: CodeBlockSyntax)?

        init(_ type: String) {
            self.type = type
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let input = node.signature.parameterClause.parameters.first {
                let type = $0.type.trimmedDescription
                return type == self.type || type.hasSuffix("." + self.type)
            }
            if found == nil, let input, let body = node.body { found = (input.innerName, body) }
            return .skipChildren
        }
    }

    /// The function that takes the structure and listens to most of it.
    private final class ListenerFinder: SyntaxVisitor {
        private let type: String
        private(set) var count = 0
        private(set) var input = "input"
        private(set) var last: CodeBlockItemSyntax?
        private(set) var keeping: String?
        private(set) var isSpaced = false

        init(_ type: String) {
            self.type = type
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let parameters = node.signature.parameterClause.parameters
            guard let input = parameters.first(where: { $0.type.trimmedDescription.hasSuffix(type) })?.innerName,
                let items = node.body?.statements
            else { return .skipChildren }
            let listening = Array(items).filter { item in
                item.trimmedDescription.hasPrefix(input + ".") && Self.keeping(in: item.trimmedDescription) != nil
            }
            guard listening.count > count, let last = listening.last else { return .skipChildren }
            (count, self.input, self.last) = (listening.count, input, last)
            keeping = Self.keeping(in: last.trimmedDescription)
            isSpaced =
                listening.count > 1
                && last.leadingTrivia.description.split(
                    omittingEmptySubsequences: false, whereSeparator: \.isNewline
                ).count > 2
            return .skipChildren
        }

        /// The call that keeps an observation, at the end of a statement: `.disposed(by: bag)`.
        private static func keeping(in statement: String) -> String? {
            let start = [".disposed(by:", ".store(in:"].compactMap { statement.range(of: $0, options: .backwards) }
                .first?.lowerBound
            return start.map { String(statement[$0...]) }.flatMap { $0.contains(where: \.isNewline) ? nil : $0 }
        }
    }
}

extension UnitGrowth {
    /// An event that is one stream more; nil where the unit's view hands none over.
    ///
    /// - Returns: code of the view that tells it.
    mutating func addStream(_ message: UnitMessage) throws(ScaffoldError) -> String? {
        guard let inputs = UnitInputs(of: reading), let value = inputs.carried(by: message), let owner = reading.owner,
            let part = reading.declaration(of: inputs.type), let view = reading.declaration(of: owner)
        else { return nil }
        try refuse(message.name, in: inputs.type)
        let isTaken = index.members(of: owner).contains { $0.fact.name == message.name }
        let ending = inputs.senderEnding
        let sender = message.name + (isTaken && ending.isEmpty ? "Event" : ending)
        try refuse(sender, in: owner)
        try insert(inputs.property(message, of: value), into: part, of: inputs.type, behind: [], .property)
        try insert(inputs.sender(sender, of: value), into: view, of: owner, behind: [], .valued("private let"))
        for creation in inputs.creations {
            let argument = inputs.argument(message, by: sender, at: creation)
            guard let change = creation.source.appending(argument, to: creation.call, before: nil) else { continue }
            edit(creation.source.path, change.range, change.text)
        }
        if let (path, change) = inputs.listening(to: message) {
            edit(path, change.range, change.text)
        } else {
            notes.append("nobody hears it yet: listen to '\(message.name)' (\(reading.place(of: inputs.type)))")
        }
        return inputs.code(sending: message, by: sender)
    }
}

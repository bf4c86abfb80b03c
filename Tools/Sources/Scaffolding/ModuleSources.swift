import Conformance
import Foundation
import SourceModel

/// The sources around a unit: everything in its module, or where no package tells that, everything in its project.
///
/// They are listed when they are asked for, and of those that hold a word at all, each is parsed once.
final class ModuleSources {
    private let root: String
    /// The folder of the module, or where no package tells that, the project's folder that the unit is below; nil where it is
    /// below none.
    private let module: String?
    private lazy var paths = SourceFileList(paths: [root]).files
    private lazy var testPaths = tests.isEmpty ? [] : SourceFileList(paths: tests.sorted()).files
    private var tests: Set<String> = []
    /// The texts of files that somebody asked for.
    private var texts: [String: String] = [:]
    /// Facts that were read of these files, by their paths: to look a text up, all of it is hashed.
    private var knownHeaders: [String: FileFacts] = [:]
    private var knownFacts: [String: FileFacts] = [:]
    private var signatures: [String: MemberFact?] = [:]

    /// The sources around a folder.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - testsFolder: where tests go, if a person says.
    init(around folder: String, testsInto testsFolder: String? = nil) {
        let parts = folder.split(separator: "/")
        if let testsFolder {
            let path = URL(fileURLWithPath: testsFolder).standardizedFileURL.path
            let project = UnitRecord.project(of: path + "/")
            // The tests' own top folder: what they share lies beside them.
            let top = project.flatMap { path.dropFirst($0.count).split(separator: "/").first }
            tests.insert(top.map { "\(project ?? "")/\($0)" } ?? path)
        }
        if let place = PackagePlace(of: folder) {
            tests.insert(place.testsRoot)
            root = place.sourcesRoot
            module = root
        } else if let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count {
            root = "/" + parts[...(sources + 1)].joined(separator: "/")
            module = root
        } else {
            root = UnitRecord.project(of: folder + "/") ?? folder
            let below = folder.dropFirst(root.count).split(separator: "/")
            module = below.count > 1 ? "\(root)/\(below[0])" : nil
        }
    }

    /// Takes files for sources that are not there yet.
    func add(_ files: [UnitScaffold.File]) {
        signatures = [:]
        for file in files {
            texts[file.path] = file.text
            knownHeaders[file.path] = nil
            knownFacts[file.path] = nil
            if !paths.contains(file.path) { paths.append(file.path) }
        }
    }

    /// The paths of the module's own sources.
    var modulePaths: [String] {
        guard let module else { return [] }
        return module == root ? paths : paths.filter { $0.hasPrefix(module + "/") }
    }

    /// Those of some names that no source declares outside of other types.
    func undeclared(_ names: Set<String>) -> Set<String> {
        guard !names.isEmpty else { return [] }
        var missing = names
        for path in likelyFirst(names) {
            if missing.isEmpty { break }
            guard let headers = headers(path, naming: missing) else { continue }
            missing.subtract(headers.topNames.map(\.name))
        }
        return missing
    }

    /// The parameters of a function by which a type builds a unit.
    ///
    /// - Parameters:
    ///   - type: the type: `TermsConfigurator`.
    ///   - function: the function's base name: `build`.
    /// - Returns: nil where there is no such function, or none of which an example can be called.
    func parameters(of type: String, _ function: String) -> [PassedValue]? {
        signature(of: type, function).flatMap { PassedValue.parameters($0.parameters, among: self) }
    }

    /// Returns the code behind the call of a function by which a type builds a unit that gets one of the actors it
    /// returns.
    ///
    /// - Parameters:
    ///   - made: the type of that one: `TermsViewController`.
    ///   - type: the type that builds: `TermsConfigurator`.
    ///   - function: the function's base name: `build`.
    /// - Returns: `.viewController` of several, nothing of one; nil where there is no such function.
    func access(to made: String, madeBy type: String, _ function: String) -> String? {
        guard let signature = signature(of: type, function) else { return nil }
        guard case .tuple(let elements)? = signature.type, elements.count > 1 else { return "" }
        let index = elements.firstIndex { "\($0.type)" == made } ?? 0
        return "." + (elements[index].label ?? "\(index)")
    }

    /// Returns a type's function, looked for once; `init` names an initializer.
    func signature(of type: String, _ function: String) -> MemberFact? {
        let name = "\(type).\(function)"
        if let known = signatures[name] { return known }
        let found = first(declaring: [type]) { $0.function(function, of: type) }
        signatures[name] = .some(found)
        return found
    }

    /// The stored properties of a structure, in order.
    ///
    /// - Parameter type: its name.
    /// - Returns: nil where there is no such structure, or one of them is of a kind that nobody can guess a value of.
    func properties(of type: String) -> [PassedValue]? {
        let found = first(declaring: [type]) { facts in
            facts.types.first { $0.kind == .struct && $0.isTop && $0.name == type }
        }
        guard let found else { return nil }
        let stored = found.members.filter { member in
            member.storage != nil && member.storage?.initialValue == nil && !member.isStatic
                && member.conditions.isEmpty
        }
        let texts = stored.compactMap { member in member.type.map { "\(member.name): \($0)" } }
        return try? PassedValue.list(texts.joined(separator: ", "), what: "its own", reserved: ["sample"], among: self)
    }

    /// The declarations of a type and its extensions, as they stand in the module.
    ///
    /// - Parameter path: its name, behind those of the types that it stands in.
    func declarations(of path: [String]) -> [NominalFact] {
        guard let name = path.last else { return [] }
        let wanted = path.joined(separator: ".")
        return likelyFirst([name]).flatMap { file in
            facts(file, declaring: path)?.types.filter { $0.isSeen && $0.qualifiedName == wanted } ?? []
        }
    }

    /// Returns true if the module has a protocol.
    ///
    /// - Parameter path: its name, behind those of the types that it stands in.
    func hasContract(_ path: [String]) -> Bool {
        guard let name = path.last else { return false }
        let wanted = path.joined(separator: ".")
        return first(naming: name) { $0.protocols.first { !$0.isLocal && $0.qualifiedName == wanted } } != nil
    }

    /// The protocol of a name, outside of types; nil where there is none.
    func contract(_ name: String) -> ProtocolFact? {
        first(naming: name) { facts in
            facts.protocols.first { $0.nesting.isEmpty && !$0.isLocal && $0.conditions.isEmpty && $0.name == name }
        }
    }

    /// Returns true if a type has a `sample` of itself, in the module or in its tests.
    ///
    /// - Parameter path: its name, behind those of the types that it stands in.
    func hasSample(of path: [String]) -> Bool {
        let wanted = path.joined(separator: ".")
        return (testPaths + paths).contains { file in
            guard let facts = facts(file, declaring: path) else { return false }
            return facts.types.contains { type in
                type.isSeen && type.qualifiedName == wanted
                    && type.members.contains { $0.kind == .property && $0.name == "sample" && $0.isStatic }
            }
        }
    }

    /// The closures that a protocol has for others to set, each with what it passes.
    ///
    /// - Parameter name: the protocol.
    func closures(of name: String) -> [OpenedUnit.Route] {
        (contract(name)?.members ?? []).compactMap { member in
            guard member.kind == .property, case .optional(let wrapped)? = member.type,
                case .function(let closure) = wrapped.unparenthesized
            else { return nil }
            return OpenedUnit.Route(name: member.name, types: closure.parameters.map(\.description))
        }
    }

    /// The type with which a class specialises its generic base: `Item` of `class AddItem: FlowCoordinator<Item>`.
    ///
    /// - Parameter name: The class.
    func genericArgument(ofBaseOf name: String) -> String? {
        let found = first(naming: name) { facts in
            facts.types.first { $0.kind == .class && $0.isTop && $0.name == name }
        }
        guard case .named(nil, _, let arguments)? = found?.inheritance.first else { return nil }
        return arguments.first?.description
    }

    /// The messages of a protocol, each with its values.
    ///
    /// - Parameter name: the protocol.
    /// - Returns: nil where there is no such protocol, or there is more to it than messages that answer nothing and whose values
    ///   are told by their names.
    func messages(of name: String) -> [ResultContract.Message]? {
        guard let members = contract(name)?.members, !members.isEmpty else { return nil }
        let messages = members.compactMap { member -> ResultContract.Message? in
            guard member.kind == .function, member.generics.isEmpty, !member.isAsync, !member.throwing.isThrowing,
                member.type == nil, let values = PassedValue.parameters(member.parameters, among: self),
                values.count == member.parameters.count
            else { return nil }
            return ResultContract.Message(name: member.name, values: values)
        }
        return messages.count == members.count ? messages : nil
    }

    /// Where a type is declared outside of others, as `path:line`; nil where it is not.
    func place(of type: String) -> String? {
        for path in likelyFirst([type]) {
            guard let declared = headers(path, naming: [type])?.topNames.first(where: { $0.name == type }) else {
                continue
            }
            return "\(path):\(declared.line)"
        }
        return nil
    }

    /// The types that a file which was asked for declares outside of others.
    func declaredTypes(in path: String) -> Set<String> {
        guard texts[path] != nil, let headers = headers(path, naming: []) else { return [] }
        return Set(headers.topNames.map(\.name))
    }

    /// The contracts that the members of a type ask a container for: `resolve((any AboutRepository).self)`.
    func resolved(by type: String) -> [String] {
        let members = first(declaring: [type]) { facts in
            let found = facts.types.filter { $0.isTop && $0.name == type }.flatMap(\.members)
            return found.isEmpty ? nil : found
        }
        return (members ?? []).compactMap(\.body).flatMap(ServiceUses.resolvedContracts)
    }

    /// Returns the first find in the headers of the files that name something.
    private func first<Found>(naming name: String, _ find: (FileFacts) -> Found?) -> Found? {
        for path in likelyFirst([name]) {
            if let headers = headers(path, naming: [name]), let found = find(headers) { return found }
        }
        return nil
    }

    /// Returns the first find in the files that declare a type or add to it.
    private func first<Found>(declaring type: [String], _ find: (FileFacts) -> Found?) -> Found? {
        guard let name = type.last else { return nil }
        for path in likelyFirst([name]) {
            if let facts = facts(path, declaring: type), let found = find(facts) { return found }
        }
        return nil
    }

    /// The files of the project's own whose text has one of some names, each with its text.
    func texts(naming names: Set<String>, besides excluded: Set<String>) -> [(path: String, text: String)] {
        paths.lazy.filter { !excluded.contains($0) }.compactMap { path in
            self.text(of: path, naming: names).map { (path, $0) }
        }
    }

    /// The files: those named after what is looked for first, so that the others are mostly not read at all.
    private func likelyFirst(_ names: Set<String>) -> [String] {
        let isLikely = { (path: String) in names.contains { path.hasSuffix("/\($0).swift") } }
        return paths.filter(isLikely) + paths.filter { !isLikely($0) }
    }

    /// The headers of a file that has one of the names in its text, or was asked for already; nil of others.
    private func headers(_ path: String, naming names: Set<String>) -> FileFacts? {
        if let known = knownHeaders[path] { return known }
        guard let text = text(of: path, naming: names) else { return nil }
        let headers = ParsedFiles.headers(of: text)
        knownHeaders[path] = headers
        return headers
    }

    /// The declarations of a file that declares a type or adds to it; nil of others.
    private func facts(_ path: String, declaring type: [String]) -> FileFacts? {
        guard let name = type.last, let headers = headers(path, naming: [name]),
            headers.declares(type.joined(separator: "."))
        else { return nil }
        if let known = knownFacts[path] { return known }
        let facts = texts[path].map(ParsedFiles.facts)
        knownFacts[path] = facts
        return facts
    }

    /// A file's text, where it has one of the names. What cannot be read has none; the compiler will say more.
    func text(of path: String, naming names: Set<String>) -> String? {
        if let text = texts[path] { return text }
        guard let bytes = try? FileBytes.read(path), names.contains(where: bytes.contains) else { return nil }
        let text = String(decoding: bytes.bytes, as: UTF8.self)
        texts[path] = text
        return text
    }
}

extension FileFacts {
    /// Returns true if a type or protocol is declared or extended here, by its name behind those of the types around it.
    func declares(_ name: String) -> Bool {
        types.contains { $0.isSeen && $0.qualifiedName == name }
            || protocols.contains { !$0.isLocal && $0.qualifiedName == name }
    }

    /// The types that are declared outside of others, each with its line.
    var topNames: [(name: String, line: Int, isPrivate: Bool)] {
        let isPrivate = { (access: DeclaredAccess?) in access.map { $0 <= .fileprivate } ?? false }
        let types = types.filter { $0.isTop && $0.kind != .extension }.map { ($0.name, $0.line, isPrivate($0.access)) }
        let protocols = protocols.filter { $0.nesting.isEmpty && !$0.isLocal }.map {
            ($0.name, $0.line, isPrivate($0.access))
        }
        return types + protocols
    }

    /// A function of a type, which stands outside of others, or of its extensions; `init` names an initializer.
    func function(_ name: String, of type: String) -> MemberFact? {
        let members = types.lazy.filter { $0.isTop && $0.name == type }.flatMap(\.members)
        let contract = protocols.lazy.filter { $0.nesting.isEmpty && $0.name == type }.flatMap(\.members)
        let kind: MemberFact.Kind = name == "init" ? .initializer : .function
        let isWanted = { (member: MemberFact) in member.kind == kind && (kind == .initializer || member.name == name) }
        return members.first(where: isWanted) ?? contract.first(where: isWanted)
    }
}

extension NominalFact {
    /// True if others of the module can see it.
    var isSeen: Bool { !isLocal }
    /// True if it stands outside of other types.
    var isTop: Bool { nesting.isEmpty && isSeen }
}

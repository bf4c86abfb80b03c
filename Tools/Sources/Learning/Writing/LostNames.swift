import SourceModel

/// Names that a new scene by example asks for and no longer has, each in a sentence.
extension AppLearning {
    /// Returns what the files of a new scene lack that those of its example have, though they still ask for it.
    ///
    /// - Parameters:
    ///   - files: The facts of the new scene's files.
    ///   - unit: The name of the new scene.
    ///   - example: The name of the scene that it is like.
    package func lostNames(in files: [FileFacts], of unit: String, like example: String) -> [String] {
        let reading = LostNames(app: kept.app, files: files, unit: unit, example: example)
        return reading.declaredAgain + reading.unansweredContracts + reading.filesOfOthers + reading.namesOfModules
            + reading.demandsOfBases + reading.typesInside
            + LostMembers(app: kept.app, files: files, original: reading.original).sentences
            + LostInits(files: files, original: reading.original).sentences
    }
}

/// A new scene's files beside those of its example.
private struct LostNames {
    let app: SourceApp
    let files: [FileFacts]
    let unit: String
    let example: String

    /// The type of the example that a type of the new scene is like.
    func original(of name: String) -> SourceType? {
        app.indices[name.replacing(unit, with: example)]?.first.map { app.types[$0] }
    }

    /// The types that the app has already: what each scene has in a module of its own stays.
    var declaredAgain: [String] {
        files.flatMap { file -> [String] in
            let types = file.types.filter { type in
                type.kind != .extension && type.nesting.isEmpty && !type.isLocal && Self.isShared(type.modifiers)
            }
            let protocols = file.protocols.filter { $0.nesting.isEmpty && !$0.isLocal && Self.isShared($0.modifiers) }
            return (types.map(\.name) + protocols.map(\.name)).compactMap { name in
                guard let known = app.indices[name], known.count == 1, let type = known.first.map({ app.types[$0] }),
                    type.nesting.isEmpty, !type.isOfFile
                else { return nil }
                return "it declares \(name) once more, which stands in \(app.shown(app.files[type.file].path))"
            }
        }
    }

    /// Returns true if others than its own file see a type with some modifiers.
    private static func isShared(_ modifiers: [String]) -> Bool {
        !modifiers.contains("private") && !modifiers.contains("fileprivate")
    }

    /// The calls on a contract of the scene's own of what only the example's contract declares.
    var unansweredContracts: [String] {
        let contracts = Dictionary(files.flatMap(\.protocols).map { ($0.name, $0) }) { first, _ in first }
        let types = files.flatMap(\.types)
        var told: Set<String> = []
        return types.flatMap { type -> [String] in
            let own = types.filter { $0.name == type.name && $0.nesting == type.nesting }.flatMap(\.members)
            var held: [String: String] = [:]
            for member in own where member.kind == .property {
                held[member.name] = member.type?.heldNames(.none).first { contracts[$0] != nil }
            }
            guard !held.isEmpty else { return [] }
            let asked = type.members.compactMap(\.body).flatMap { $0.calls.map(\.callee) + $0.mentions.map(\.path) }
            return asked.compactMap { path -> String? in
                let names = path.names.first == "self" ? Array(path.names.dropFirst()) : path.names
                guard names.count == 2, let contract = held[names[0]], let declared = contracts[contract],
                    !has(declared, names[1], contracts), let before = original(of: contract),
                    before.functions.contains(where: { $0.name == names[1] })
                        || before.properties.contains(where: { $0.name == names[1] }),
                    told.insert("\(type.name).\(names[1])").inserted
                else { return nil }
                return "\(type.name) uses \(names[1]) of \(contract), which does not declare it"
            }
        }
    }

    /// Returns true if a contract of the scene's, or one that it refines, declares a member.
    private func has(_ contract: ProtocolFact, _ name: String, _ all: [String: ProtocolFact]) -> Bool {
        var (next, seen) = ([contract], Set([contract.name]))
        while let one = next.popLast() {
            if one.members.contains(where: { $0.name == name }) { return true }
            next += one.inheritance.compactMap(\.lastName).filter { seen.insert($0).inserted }.compactMap { all[$0] }
        }
        return false
    }

    /// The types of modules that a file names and whose import goes.
    var namesOfModules: [String] {
        files.flatMap { file -> [String] in
            let declared = file.types.map(\.name) + file.protocols.map(\.name)
            guard let before = declared.lazy.compactMap(original).first else { return [] }
            let home = app.files[before.file]
            let lost = Set(home.imports).subtracting(file.imports.map(\.module)).sorted()
            guard !lost.isEmpty else { return [] }
            return names(in: file).sorted().compactMap { name -> String? in
                guard let found = app.indices[name], found.count == 1 else { return nil }
                let folders = app.folder(of: found[0]).split(separator: "/").map(String.init)
                let own = Set(home.folder.split(separator: "/").map(String.init))
                guard let module = lost.first(where: { folders.contains($0) && !own.contains($0) }) else { return nil }
                return "\(declared.first ?? "a file") uses \(name): its file needs 'import \(module)'"
            }
        }
    }

    /// The types that stand inside of a part of the example, in a file that the new scene does not get.
    var typesInside: [String] {
        let declared = Set(files.flatMap { $0.types.map(\.name) + $0.protocols.map(\.name) })
        var told: Set<String> = []
        return files.flatMap { file -> [String] in
            let used = names(in: file).union(
                file.types.flatMap(\.members).compactMap { $0.storage?.initialValue?.type?.lastTypeName(.none) })
            return file.types.filter(\.nesting.isEmpty).flatMap { type -> [String] in
                guard let before = original(of: type.name) else { return [] }
                return used.subtracting(declared).sorted().compactMap { name -> String? in
                    let found = (app.indices[name] ?? []).map { app.types[$0] }
                    guard !found.contains(where: \.nesting.isEmpty),
                        let inner = found.first(where: { $0.nesting == [before.name] }), told.insert(name).inserted
                    else { return nil }
                    return "\(type.name) uses \(name), which \(before.name) has inside of it, in "
                        + app.shown(app.files[inner.file].path)
                }
            }
        }
    }

    /// The files that lie in another module for the example, and import the one that the scene's files are written into.
    var filesOfOthers: [String] {
        files.flatMap { file -> [String] in
            let declared = file.types.map(\.name) + file.protocols.map(\.name)
            guard let before = declared.lazy.compactMap(original).first else { return [] }
            let own = Set(app.files[before.file].folder.split(separator: "/").map(String.init))
            let others = files.flatMap { $0.types.map(\.name) }.compactMap(original)
                .map { Set(app.files[$0.file].folder.split(separator: "/").map(String.init)) }
            return file.imports.map(\.module).filter { module in
                !own.contains(module) && others.count { $0.contains(module) } * 2 > others.count
            }.map { module in
                "\(declared.first ?? "a file") imports \(module), the module of the scene: "
                    + "move its file to \(app.shown(app.files[before.file].folder))"
            }
        }
    }

    /// The names of the types that a file's declarations name, and that its code makes.
    private func names(in file: FileFacts) -> Set<String> {
        var names: Set<String> = []
        for type in file.types {
            names.formUnion(type.inheritance.flatMap { $0.typeNames(.none) })
            for member in type.members {
                names.formUnion(member.type?.typeNames(.none) ?? [])
                for parameter in member.parameters { names.formUnion(parameter.type.typeNames(.none)) }
                names.formUnion(member.body?.calls.compactMap { $0.creates?.lastTypeName(.none) } ?? [])
            }
        }
        return names
    }

    /// The protocols that a base class asks of the parts that it is handed, of which one no longer conforms to them.
    var demandsOfBases: [String] {
        let types = files.flatMap(\.types)
        var lost: [String: [String]] = [:]
        for type in types where type.nesting.isEmpty && type.kind != .alias && type.kind != .extension {
            let has = Set(
                types.filter { $0.name == type.name && $0.nesting.isEmpty }.flatMap {
                    $0.inheritance.compactMap(\.lastName)
                })
            for name in original(of: type.name)?.inherits ?? [] where !has.contains(name) {
                if app.indices[name]?.contains(where: { app.types[$0].kind == .protocol }) ?? false {
                    lost[name, default: []].append(type.name)
                }
            }
        }
        guard !lost.isEmpty else { return [] }
        return types.filter { $0.kind == .class }.flatMap { type -> [String] in
            guard let first = type.inheritance.first?.lastName, let base = app.indices[first]?.first,
                app.types[base].kind == .class
            else { return [] }
            let asked = Set(
                app.types[base].functions.flatMap(\.parameters) + app.types[base].properties.flatMap(\.types))
            return lost.sorted { $0.key < $1.key }.filter { asked.contains($0.key) }.flatMap { demand, types in
                types.filter { $0 != type.name }.map {
                    "\(first), the base class of \(type.name), needs a \(demand), and \($0) does not conform to that"
                }
            }
        }
    }
}

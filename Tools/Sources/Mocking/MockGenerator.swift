import SourceModel

/// Something that a user should know about a protocol.
package struct MockWarning: Hashable, Sendable {
    /// The file.
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// The column, from 1.
    package var column: Int
    /// The text of the note.
    package var text: String

    /// The warning as editors and Xcode read it.
    package var description: String { "\(path):\(line):\(column): warning: \(text)" }
}

/// The mocks of some protocols, as one file.
package struct MockFile: Sendable {
    /// The content, in pieces of UTF-8: to make one of them would cost as much as to make their half.
    package var pieces: [[UInt8]]
    /// The number of mocks in it.
    package var count: Int
    /// The protocols that got no mock, and why.
    package var warnings: [MockWarning]
    /// The files of other runs that hold what these mocks would bring once more.
    var inTheWay: Set<String> = []

    /// The content.
    package var text: String { String(decoding: pieces.joined(), as: UTF8.self) }
}

/// Makes mocks of the protocols in some facts. Equal facts and options give equal text, byte for byte.
package struct MockGenerator: Sendable {
    private let index: ProtocolIndex
    private let options: MockOptions
    private let jobs: Int

    /// Prepares to make mocks.
    ///
    /// - Parameters:
    ///   - sources: The facts of all files whose declarations the protocols may speak of.
    ///   - options: The options of mocks.
    ///   - jobs: The number of threads that take part.
    ///   - defaultIsolation: The default isolation of files whose module is not known.
    package init(
        sources: [MockSource], options: MockOptions = MockOptions(), jobs: Int = 1,
        defaultIsolation: ModuleFact.DefaultIsolation = .unknown
    ) {
        let declared = sources + RuntimeProtocols.sources(for: sources)
        let all = declared + SystemProtocols.sources(refinedBy: declared)
        self.index = ProtocolIndex(all, defaultIsolation: defaultIsolation)
        self.options = options
        self.jobs = jobs
    }

    /// Makes the mocks of the protocols that a selection picks.
    ///
    /// - Parameters:
    ///   - selection: Which protocols get a mock.
    ///   - module: The module whose protocols are meant; `nil` means all.
    ///   - isBesideOthers: True if the mocks of other modules belong to the same module as these, so that no two may
    ///     have one name.
    /// - Returns: The mocks in one file.
    package func file(_ selection: MockSelection, module: String? = nil, isBesideOthers: Bool = false) -> MockFile {
        var warnings: [MockWarning] = []
        let index = self.index
        let choice = MockChoice(selection, among: index.protocols)
        let picked = index.protocols.filter { reference in
            choice.picks(reference) && index.sources[reference.source].origin == .read
                && (module == nil || isBesideOthers || reference.module?.name == module)
        }
        var inTheWay: Set<String> = []
        let named = name(picked, &warnings, &inTheWay)
            .filter { !isBesideOthers || $0.reference.module?.name == module }
        let defaults = MockoloDefaults(mocks: options.naming == .mockolo ? defaultMocks(named) : [:])
        let batches = made(named, defaults)
        let header = FileHeader(
            index: index, options: options, sources: batches.reduce(into: []) { $0.formUnion($1.sources) },
            modules: batches.reduce(into: []) { $0.formUnion($1.modules) })
        var pieces = [PartSums.ended(header.text)] + batches.map(\.code)
        if options.support == .inline { pieces.append(PartSums.ended("\n" + MockSupport.text(access: options.access))) }
        warnings += batches.flatMap(\.warnings)
        if options.support != .none {
            for source in index.sources where source.origin == .earlier && isBesideMocks(source) {
                if source.facts.types.contains(where: { $0.name == "MockRecorder" }) { inTheWay.insert(source.path) }
            }
        }
        return MockFile(
            pieces: pieces, count: batches.reduce(0) { $0 + $1.count },
            warnings: warnings.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) },
            inTheWay: inTheWay)
    }

    /// The number of mocks that one thread makes before it asks for more.
    private static let batchSize = 16

    /// The mocks that stand for their protocols where nothing was stubbed, as far as they can be made of nothing.
    private func defaultMocks(_ mocks: [NamedMock]) -> [String: String] {
        var names: [String: String] = [:]
        for mock in mocks where mock.reference.fact.nesting.isEmpty {
            let fact = mock.reference.fact
            guard !fact.attributes.contains("@MainActor"), fact.conditions.isEmpty,
                let resolved = try? resolved(mock), resolved.typeParameters.isEmpty
            else { continue }
            names[SwiftIdentifier.plain(fact.name)] = mock.name
        }
        return names
    }

    private func made(_ mocks: [NamedMock], _ defaults: MockoloDefaults) -> [MockBatch] {
        let batches = ParallelResults<MockBatch>((mocks.count + Self.batchSize - 1) / Self.batchSize)
        Workers.run(batches.count, jobs: jobs) { number in
            let range = (number * Self.batchSize)..<min((number + 1) * Self.batchSize, mocks.count)
            batches[number] = make(mocks[range], defaults)
        }
        return (0..<batches.count).compactMap { batches[$0] }
    }

    private func make(_ mocks: ArraySlice<NamedMock>, _ defaults: MockoloDefaults) -> MockBatch {
        var batch = MockBatch()
        var writer = CodeWriter(capacity: mocks.count * 5000)
        for mock in mocks {
            let start = writer.count
            do throws(MockRefusal) {
                try write(mock, defaults, to: &writer, &batch)
                writer.sum(from: start)
                batch.count += 1
                if let own = mock.reference.module?.name { batch.modules.insert(own) }
            } catch {
                batch.warnings.append(Self.warning(mock.reference, error.reason))
            }
        }
        batch.code = writer.bytes
        return batch
    }

    /// Gathers what a mock has to have.
    private func resolved(_ mock: NamedMock) throws(MockRefusal) -> ResolvedProtocol {
        let fact = mock.reference.fact
        for type in index.sources[mock.reference.source].facts.types
        where fact.nesting.last == type.name && type.modifiers.contains(where: { $0.hasSuffix("private") }) {
            throw MockRefusal(reason: "it is nested in \(type.name), which is private")
        }
        if options.access == .public, index.access(of: fact, in: mock.reference.source) != .public,
            let module = mock.reference.module?.name, module != options.outputModule
        {
            throw MockRefusal(
                reason: "it is not public, so that public mocks outside of \(module) cannot show it: "
                    + "make it public, or ask for no public mocks")
        }
        let annotation = MockableAnnotation(fact.directives)
        var resolved = try ProtocolResolver.resolve(
            mock.reference, in: index, assuming: options.assumedProtocols, binding: annotation.aliases)
        resolved.weakProperties = annotation.weakProperties
        resolved.observables = annotation.observables
        resolved.publishers = annotation.publishers
        if options.naming == .mockolo { resolved.assumeAny() }
        return resolved
    }

    private func write(
        _ mock: NamedMock, _ defaults: MockoloDefaults, to writer: inout CodeWriter, _ batch: inout MockBatch
    ) throws(MockRefusal) {
        let fact = mock.reference.fact
        let resolved = try resolved(mock)
        let annotation = MockableAnnotation(fact.directives)
        let notes =
            annotation.notes + (options.naming == .mockolo ? [] : annotation.notesOnSubjects)
            + resolved.unknownBindings.map { "there is no associated type \($0)" }
        let printer = MockPrinter(
            MockContext(of: mock, resolved: resolved, index: index, options: options, defaults: defaults))
        if let refusal = printer.refusal { throw MockRefusal(reason: refusal) }
        writer.line()
        printer.write(to: &writer, protocolName: mock.protocolName)
        batch.sources.formUnion(resolved.sources)
        batch.modules.formUnion(resolved.modules)
        for note in notes {
            batch.warnings.append(Self.warning(mock.reference, "\(fact.name)’s @mockable: \(note)"))
        }
        if let refusal = printer.proxyRefusal {
            batch.warnings.append(Self.warning(mock.reference, "\(fact.name) gets no proxy: \(refusal)"))
        }
    }

    /// Gives each mock its name, and sorts them by it. Protocols of one name in several modules are told apart by the
    /// module.
    private func name(
        _ picked: [ProtocolReference], _ warnings: inout [MockWarning], _ inTheWay: inout Set<String>
    ) -> [NamedMock] {
        var named: [NamedMock] = []
        for (_, group) in Dictionary(grouping: picked, by: { $0.fact.qualifiedName }) {
            let isConditional = group.count > 1 && group.allSatisfy { !$0.fact.conditions.isEmpty }
            // What no module compiles is not the one that is meant.
            let group = group.filter { $0.module != nil } + group.filter { $0.module == nil }
            let moduleNames = group.count > 1 ? group.map { $0.module?.name } : []
            let areTold = !moduleNames.contains(nil) && Set(moduleNames).count == group.count
            var seen: Set<[String]> = []
            for reference in group {
                let fact = reference.fact
                let annotation = MockableAnnotation(fact.directives)
                var name = annotation.name ?? SwiftIdentifier.plain(fact.name) + "Mock"
                var protocolName = fact.name
                if fact.nesting.isEmpty,
                    let module = annotation.module
                        ?? index.module(of: SwiftIdentifier.plain(fact.name), from: reference)
                {
                    protocolName = "\(module).\(fact.name)"
                }
                if group.count > 1 {
                    if isConditional {
                        guard seen.insert(fact.conditions).inserted else {
                            warnings.append(
                                Self.warning(reference, "\(fact.name) is declared twice under one condition"))
                            continue
                        }
                    } else if areTold, let module = reference.module?.name {
                        name = module + name
                        protocolName = fact.nesting.isEmpty ? "\(module).\(fact.name)" : fact.name
                    } else if !seen.insert([]).inserted {
                        warnings.append(
                            Self.warning(
                                reference,
                                "another \(fact.qualifiedName) got the mock: their modules are not known, so that the two cannot be told apart"
                            ))
                        continue
                    }
                }
                named.append(NamedMock(reference: reference, name: name, protocolName: protocolName))
            }
        }
        named.sort { first, second in
            let left = (first.name, first.reference.path, first.reference.fact.line)
            return left < (second.name, second.reference.path, second.reference.fact.line)
        }
        return withoutTwins(named, &warnings, &inTheWay)
    }

    /// Leaves out mocks that are called like another, which an annotation can make them, or like a type that stands where
    /// they do; and decorators.
    private func withoutTwins(
        _ named: [NamedMock], _ warnings: inout [MockWarning], _ inTheWay: inout Set<String>
    ) -> [NamedMock] {
        let types = typesAround(named)
        var mocks: [String: NamedMock] = [:]
        var kept: [NamedMock] = []
        for mock in named {
            let place = mock.place(of: mock.name)
            if let type = types[place], type.isEarlier {
                inTheWay.insert(type.path)
            } else if let type = types[place] {
                warnings.append(Self.warning(mock.reference, "\(type) is called \(mock.name) already"))
            } else if let before = mocks[place],
                before.reference.fact.qualifiedName != mock.reference.fact.qualifiedName
            {
                let other = before.reference.fact.qualifiedName
                warnings.append(Self.warning(mock.reference, "the mock of \(other) is called \(mock.name) as well"))
            } else {
                mocks[place] = mocks[place] ?? mock
                kept.append(mock)
            }
        }
        guard options.proxies else { return kept }
        var proxies: [String: NamedMock] = [:]
        for number in kept.indices {
            let mock = kept[number]
            let place = mock.place(of: ProxyPrinter.name(ofMock: mock.name))
            if let other = mocks[place] {
                kept[number].nameOfProxyIsOf = "the mock of \(other.reference.fact.qualifiedName)"
            } else if let before = proxies[place],
                before.reference.fact.qualifiedName != mock.reference.fact.qualifiedName
            {
                kept[number].nameOfProxyIsOf = "the decorator of \(before.reference.fact.qualifiedName)"
            } else {
                proxies[place] = mock
                kept[number].nameOfProxyIsOf = types[place]?.description
            }
        }
        return kept
    }

    /// A type that stands where mocks do.
    private struct TypeAround: CustomStringConvertible {
        var path: String
        var line: Int
        /// True if another run wrote it.
        var isEarlier: Bool

        var description: String { "what \(path):\(line) declares" }
    }

    /// The types that stand where mocks do, each with its place: beside those of their module, and in the types around them.
    private func typesAround(_ mocks: [NamedMock]) -> [String: TypeAround] {
        var names: Set<String> = []
        for mock in mocks {
            names.insert(mock.place(of: mock.name))
            if options.proxies { names.insert(mock.place(of: ProxyPrinter.name(ofMock: mock.name))) }
        }
        var types: [String: TypeAround] = [:]
        for source in index.sources {
            func meet(_ nesting: [String], _ name: String, _ line: Int) {
                guard !nesting.isEmpty || isBesideMocks(source) else { return }
                let place = (nesting + [SwiftIdentifier.plain(name)]).joined(separator: ".")
                if names.contains(place) {
                    types[place] = TypeAround(path: source.path, line: line, isEarlier: source.origin == .earlier)
                }
            }
            for type in source.facts.types where type.kind != .extension && !type.isLocal {
                meet(type.nesting, type.name, type.line)
            }
            for fact in source.facts.protocols where !fact.isLocal { meet(fact.nesting, fact.name, fact.line) }
        }
        return types
    }

    /// Returns true if mocks become part of a file's module.
    private func isBesideMocks(_ source: MockSource) -> Bool {
        source.module.map { $0.name == options.outputModule } ?? options.testableImports.isEmpty
    }

    /// The declarations in the mocks' module that have a name of the support that all mocks share, each with its
    /// place.
    var namesOfSupport: [String] {
        index.sources.filter { isBesideMocks($0) && [.read, .beside].contains($0.origin) }.flatMap { source in
            let types = source.facts.types.filter { $0.kind != .extension && $0.nesting.isEmpty && !$0.isLocal }
            let protocols = source.facts.protocols.filter { $0.nesting.isEmpty && !$0.isLocal }
            return (types.map { ($0.name, $0.line) } + protocols.map { ($0.name, $0.line) })
                .filter { MockSupport.typeNames.contains($0.0) }
                .map { "\(source.path):\($0.1): \($0.0)" }
        }
    }

    private static func warning(_ reference: ProtocolReference, _ reason: String) -> MockWarning {
        MockWarning(
            path: reference.path, line: reference.fact.line, column: reference.fact.column,
            text: reason.hasPrefix(reference.fact.name) || reason.hasPrefix("another")
                ? reason : "\(reference.fact.name) gets no mock: \(reason)")
    }
}

extension ResolvedProtocol {
    /// Mockolo's mocks are no generic types where an associated type is free.
    fileprivate mutating func assumeAny() {
        guard requirements.isEmpty, typeParameters.allSatisfy({ $0.constraint == nil }) else { return }
        aliases += typeParameters.map { ($0.name, .plain("Any")) }
        typeParameters = []
    }
}

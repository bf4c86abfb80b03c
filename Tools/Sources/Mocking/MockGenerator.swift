import SourceModel

/// Something that a user should know about a protocol.
public struct MockWarning: Hashable, Sendable {
    /// The file.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// What is to be said.
    public var text: String

    /// The warning as editors and Xcode read it.
    public var description: String { "\(path):\(line):\(column): warning: \(text)" }
}

/// The mocks of some protocols, as one file.
public struct MockFile: Sendable {
    /// The content, in pieces of UTF-8: to make one of them would cost as much as to make their half.
    public var pieces: [[UInt8]]
    /// How many mocks are in it.
    public var count: Int
    /// What got no mock, and why.
    public var warnings: [MockWarning]

    /// The content.
    public var text: String { String(decoding: pieces.joined(), as: UTF8.self) }
}

/// Makes mocks of the protocols in some facts. Equal facts and options give equal text, byte for byte.
public struct MockGenerator: Sendable {
    private let index: ProtocolIndex
    private let options: MockOptions
    private let jobs: Int

    /// Prepares to make mocks.
    ///
    /// - Parameters:
    ///   - sources: The facts of all files whose declarations the protocols may speak of.
    ///   - options: How mocks are to be made.
    ///   - jobs: How many threads take part.
    ///   - defaultIsolation: The default isolation of files whose module is not known.
    public init(
        sources: [MockSource], options: MockOptions = MockOptions(), jobs: Int = 1,
        defaultIsolation: ModuleFact.DefaultIsolation = .unknown
    ) {
        let all = sources + RuntimeProtocols.sources(for: sources)
        self.index = ProtocolIndex(all, defaultIsolation: defaultIsolation)
        self.options = options
        self.jobs = jobs
    }

    /// Makes the mocks of the protocols that a selection picks.
    ///
    /// - Parameters:
    ///   - selection: Which protocols get a mock.
    ///   - module: The module whose protocols are meant; `nil` means all.
    ///   - isBesideOthers: Whether the mocks of other modules belong to the same module as these, so that no two may have
    ///     one name.
    /// - Returns: The mocks in one file.
    public func file(_ selection: MockSelection, module: String? = nil, isBesideOthers: Bool = false) -> MockFile {
        var warnings: [MockWarning] = []
        let index = self.index
        let picked = index.protocols.filter { reference in
            selection.picks(reference) && !index.sources[reference.source].isOfRuntime
                && (module == nil || isBesideOthers || reference.module?.name == module)
        }
        let named = name(picked, &warnings).filter { !isBesideOthers || $0.reference.module?.name == module }
        let batches = Slots<MockBatch>((named.count + Self.batchSize - 1) / Self.batchSize)
        let options = self.options
        Workers.run(batches.count, jobs: jobs) { number in
            let range = (number * Self.batchSize)..<min((number + 1) * Self.batchSize, named.count)
            batches[number] = Self.make(named[range], index, options)
        }
        var pieces: [[UInt8]] = [[]]
        var sources: Set<Int> = []
        var modules: Set<String> = []
        var count = 0
        for number in 0..<batches.count {
            guard let batch = batches[number] else { continue }
            pieces.append(batch.code)
            sources.formUnion(batch.sources)
            modules.formUnion(batch.modules)
            count += batch.count
            warnings += batch.warnings
        }
        let header = FileHeader(index: index, options: options, sources: sources, modules: modules)
        pieces[0] = Array(header.text.utf8)
        if options.support == .inline { pieces.append(Array(("\n" + MockSupport.text(access: options.access)).utf8)) }
        return MockFile(
            pieces: pieces, count: count,
            warnings: warnings.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) })
    }

    /// How many mocks one thread makes before it asks for more.
    private static let batchSize = 16

    private struct NamedMock: Sendable {
        var reference: ProtocolReference
        var name: String
        var protocolName: String
    }

    /// Some mocks that one thread made.
    private struct MockBatch: Sendable {
        var code: [UInt8] = []
        var count = 0
        /// The files whose imports they need.
        var sources: Set<Int> = []
        /// The modules that they need.
        var modules: Set<String> = []
        var warnings: [MockWarning] = []
    }

    private static func make(
        _ mocks: ArraySlice<NamedMock>, _ index: ProtocolIndex, _ options: MockOptions
    ) -> MockBatch {
        var batch = MockBatch()
        var writer = CodeWriter(capacity: mocks.count * 5000)
        for mock in mocks {
            do throws(MockRefusal) {
                try write(mock, to: &writer, index, options, &batch)
                batch.count += 1
                if let own = mock.reference.module?.name { batch.modules.insert(own) }
            } catch {
                batch.warnings.append(warning(mock.reference, error.reason))
            }
        }
        batch.code = writer.bytes
        return batch
    }

    private static func write(
        _ mock: NamedMock, to writer: inout CodeWriter, _ index: ProtocolIndex, _ options: MockOptions,
        _ batch: inout MockBatch
    ) throws(MockRefusal) {
        let fact = mock.reference.fact
        for type in index.sources[mock.reference.source].facts.types
        where fact.nesting.last == type.name && type.modifiers.contains(where: { $0.hasSuffix("private") }) {
            throw MockRefusal(reason: "it is nested in \(type.name), which is private")
        }
        let annotation = MockableAnnotation(fact.directives)
        var resolved = try ProtocolResolver.resolve(
            mock.reference, in: index, assuming: options.assumedProtocols, binding: annotation.aliases)
        resolved.weakProperties = annotation.weakProperties
        let notes =
            annotation.notes + resolved.unknownBindings.map { "there is no associated type \($0)" }
        if options.naming == .mockolo { resolved.assumeAny() }
        let printer = MockPrinter(resolved, name: mock.name, index: index, options: options)
        if let refusal = printer.refusal { throw MockRefusal(reason: refusal) }
        writer.line()
        printer.write(to: &writer, protocolName: mock.protocolName)
        batch.sources.formUnion(resolved.sources)
        batch.modules.formUnion(resolved.modules)
        for note in notes {
            batch.warnings.append(warning(mock.reference, "\(fact.name)’s @mockable: \(note)"))
        }
        if let refusal = printer.proxyRefusal {
            batch.warnings.append(warning(mock.reference, "\(fact.name) gets no proxy: \(refusal)"))
        }
    }

    /// Gives each mock its name, and sorts them by it. Protocols of one name in several modules are told apart by the
    /// module.
    private func name(_ picked: [ProtocolReference], _ warnings: inout [MockWarning]) -> [NamedMock] {
        var named: [NamedMock] = []
        for (_, group) in Dictionary(grouping: picked, by: { $0.fact.qualifiedName }) {
            let isConditional = group.allSatisfy { !$0.fact.conditions.isEmpty }
            let moduleNames = group.map { $0.module?.name }
            let areTold = !moduleNames.contains(nil) && Set(moduleNames).count == group.count
            var seen: Set<[String]> = []
            for reference in group {
                let fact = reference.fact
                let annotation = MockableAnnotation(fact.directives)
                var name = annotation.name ?? fact.name + "Mock"
                var protocolName = fact.name
                if let module = annotation.module, fact.nesting.isEmpty { protocolName = "\(module).\(fact.name)" }
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
        return named.sorted { first, second in
            let left = (first.name, first.reference.path, first.reference.fact.line)
            return left < (second.name, second.reference.path, second.reference.fact.line)
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

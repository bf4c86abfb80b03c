import SourceModel

/// The other declarations beside mocks, and beside their protocols, in files that hold no protocol: a type with the
/// name of a mock, or of a type that protocols of another module mention.
///
/// Mostly there is no such type: what is declared is first asked of the words in the files, and only those are read of which one
/// is among the names that count.
struct MockNeighbours {
    /// Facts of further files of a run, by their index in its scan.
    private(set) var facts: [Int: FileFacts] = [:]
    /// Further files around outputs.
    private(set) var around: [MockSource] = []

    /// Looks around.
    ///
    /// - Parameters:
    ///   - run: The run whose outputs are meant.
    ///   - input: The files that it reads.
    ///   - further: The other files in the modules that mocks become part of.
    ///   - facts: The facts of those that hold protocols.
    ///   - cache: Facts that were read before.
    init(of run: MockRun, _ input: MockInput, _ further: SourceScan, _ facts: [Int: FileFacts], _ cache: FactCache?) {
        let (scan, modules) = (input.scan, input.modules)
        let targets = Set(run.outputPlaces.compactMap { modules.module(of: $0)?.name })
        let homes = scan.files.map { run.module(of: $0.path, in: modules)?.name }
        let roots = run.paths.map { SourceFileList.absolutePath($0) + "/" }
        let isAmongSources = run.outputPlaces.contains { output in roots.contains { output.hasPrefix($0) } }
        let isBeside = homes.map { $0.map(targets.contains) ?? isAmongSources }
        var mentioned = NamesInProtocols()
        var ofMocks = MockSupport.typeNames
        for file in facts.values {
            for fact in file.protocols {
                mentioned.add(fact)
                ofMocks.formUnion(Self.namesOfMocks(of: fact))
            }
        }
        let hasSeveralModules = Set(homes.compactMap { $0 }).count > 1
        guard
            hasSeveralModules || isBeside.contains(true) || !further.files.isEmpty
                || !mentioned.names.isDisjoint(with: ofMocks)
        else { return }

        var declared = DeclaredNames(mentioned.names.union(ofMocks))
        for (index, home) in homes.enumerated() {
            let types = facts[index].map { $0.types.map { Self.number($0.name) } }
            declared.add(types ?? scan.files[index].typeWords, in: home)
        }
        for file in further.files { declared.add(file.typeWords, in: modules.module(of: file.path)?.name) }
        let ambiguous = declared.ambiguous
        var shared = MockSupport.typeNames.union(ambiguous).union(mentioned.names.intersection(ofMocks))
        // A type that is called like its module hides it.
        if !ambiguous.isEmpty { shared.formUnion(homes.compactMap { $0 }) }

        func read(_ scan: SourceScan, where picks: (Int) -> Bool, counting: (Int) -> Set<UInt64>) -> [Int: FileFacts] {
            let wanted = Set(
                scan.files.indices.filter { picks($0) && !counting($0).isDisjoint(with: scan.files[$0].typeWords) }
                    .map { scan.files[$0].path })
            return wanted.isEmpty ? [:] : scan.facts(cache: cache, jobs: run.jobs) { wanted.contains($0.path) }.facts
        }
        let sharedNumbers = Set(shared.map(Self.number))
        let all = sharedNumbers.union(ofMocks.map(Self.number))
        self.facts = read(scan, where: { facts[$0] == nil }, counting: { isBeside[$0] ? all : sharedNumbers })
        around = read(further, where: { _ in true }, counting: { _ in all }).sorted { $0.key < $1.key }.compactMap {
            index, facts in
            let path = further.files[index].path
            return modules.module(of: path).map { module in
                MockSource(
                    path: path, module: module, facts: facts, origin: MockRun.isMadeHere(path) ? .earlier : .beside)
            }
        }
    }

    /// The modules that declare some names.
    private struct DeclaredNames {
        private let names: [UInt64: String]
        private var homes: [UInt64: Set<String>] = [:]

        init(_ names: Set<String>) {
            self.names = Dictionary(names.map { (number($0), $0) }, uniquingKeysWith: { first, _ in first })
        }

        /// Takes the names that a file of a module declares.
        mutating func add(_ numbers: [UInt64], in home: String?) {
            guard let home else { return }
            for number in numbers where names[number] != nil { homes[number, default: []].insert(home) }
        }

        /// The names that mean one thing here and another there.
        var ambiguous: [String] {
            homes.compactMap { number, homes in
                names[number].flatMap { homes.count > 1 || ImportLevels.isOfFoundation($0) ? $0 : nil }
            }
        }
    }

    /// A name as a number.
    private static func number(_ name: String) -> UInt64 { ContentKey(SwiftIdentifier.plain(name)).hash }

    /// Returns the names of a protocol's mocks.
    static func namesOfMocks(of fact: ProtocolFact) -> [String] {
        let annotated = fact.directives.isEmpty ? nil : MockableAnnotation(fact.directives).name
        let mock = annotated ?? SwiftIdentifier.plain(fact.name) + "Mock"
        return [mock, ProxyPrinter.name(ofMock: mock)]
    }
}

/// The input of a run.
struct MockInput {
    let list: SourceFileList
    /// The files whose protocols are read.
    let scan: SourceScan
    let manifests: [String]
    var modules: ModuleMap
    let outputPath: String
}

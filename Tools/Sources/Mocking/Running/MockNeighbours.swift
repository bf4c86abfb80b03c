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

        let counting = Dictionary(
            mentioned.names.union(ofMocks).map { (Self.number($0), $0) },
            uniquingKeysWith: { first, _ in first })
        // A type that is called like its module hides it.
        let names = Set(homes.compactMap { $0 })
        var homesOfNames: [UInt64: Set<String>] = [:]
        func meet(_ numbers: [UInt64], of home: String?) {
            guard let home else { return }
            for number in numbers where counting[number] != nil { homesOfNames[number, default: []].insert(home) }
        }
        for (index, home) in homes.enumerated() {
            meet(facts[index].map { $0.types.map { Self.number($0.name) } } ?? scan.files[index].typeWords, of: home)
        }
        for file in further.files { meet(file.typeWords, of: modules.module(of: file.path)?.name) }
        let ambiguous = homesOfNames.compactMap { number, homes in
            counting[number].flatMap { homes.count > 1 || ImportLevels.isOfFoundation($0) ? $0 : nil }
        }
        var shared = MockSupport.typeNames.union(ambiguous).union(mentioned.names.intersection(ofMocks))
        if !ambiguous.isEmpty { shared.formUnion(names) }

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

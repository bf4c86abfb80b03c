import SourceModel

/// The other declarations beside mocks, and beside their protocols, in files that hold no protocol: a type with the
/// name of a mock, or of a type that protocols of another module mention.
///
/// Mostly there is no such type: what is declared is first asked of the words in the files, and only those are read of which one
/// is among the names that count.
struct MockNeighbours {
    /// Facts of further files of a run, by their index in its scan.
    private(set) var facts: [Int: FileFacts] = [:]
    /// The names that files declare which are not read, those around outputs among them, each as a number.
    private(set) var others: Set<UInt64> = []
    /// The names that two modules have, or that mocks bring along.
    private(set) var shared: Set<String> = []
    /// Further files around outputs.
    private(set) var around: [MockSource] = []

    /// Looks around.
    ///
    /// - Parameters:
    ///   - run: The run whose outputs are meant.
    ///   - input: The files that it reads.
    ///   - further: The other files in the modules that mocks become part of.
    ///   - facts: The facts of those that hold protocols.
    init(of run: MockRun, _ input: MockInput, _ further: SourceScan, _ facts: [Int: FileFacts]) {
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

        let words = scan.numbersOfTypeWords(jobs: run.jobs) { facts[$0] != nil }
        let furtherWords = further.numbersOfTypeWords(jobs: run.jobs)
        let counting = Dictionary(
            mentioned.names.union(ofMocks).map { (NamesInSources.number($0), $0) },
            uniquingKeysWith: { first, _ in first })
        // A type that is called like its module hides it.
        let names = Set(homes.compactMap { $0 })
        var homesOfNames: [UInt64: Set<String>] = [:]
        func meet(_ numbers: [UInt64], of home: String?) {
            guard let home else { return }
            for number in numbers where counting[number] != nil { homesOfNames[number, default: []].insert(home) }
        }
        for (index, home) in homes.enumerated() {
            meet(facts[index].map { $0.types.map { NamesInSources.number($0.name) } } ?? words[index] ?? [], of: home)
        }
        for (index, words) in furtherWords { meet(words, of: modules.module(of: further.files[index].path)?.name) }
        others = (Array(words.values) + furtherWords.values).reduce(into: []) { $0.formUnion($1) }
        let ambiguous = homesOfNames.compactMap { number, homes in
            counting[number].flatMap { homes.count > 1 || ImportLevels.isOfFoundation($0) ? $0 : nil }
        }
        shared = MockSupport.typeNames.union(ambiguous).union(mentioned.names.intersection(ofMocks))
        if !ambiguous.isEmpty { shared.formUnion(names) }

        func read(
            _ scan: SourceScan, _ words: [Int: [UInt64]], counting: (Int) -> Set<UInt64>
        ) -> [Int: FileFacts] {
            let wanted = Set(
                words.filter { !counting($0).isDisjoint(with: $1) }.map { scan.files[$0.key].path })
            return wanted.isEmpty ? [:] : scan.facts(cache: nil, jobs: run.jobs) { wanted.contains($0.path) }.facts
        }
        let sharedNumbers = Set(shared.map(NamesInSources.number))
        let all = sharedNumbers.union(ofMocks.map(NamesInSources.number))
        self.facts = read(scan, words) { isBeside[$0] ? all : sharedNumbers }
        around = read(further, furtherWords) { _ in all }.sorted { $0.key < $1.key }.compactMap { index, facts in
            let path = further.files[index].path
            return modules.module(of: path).map { module in
                MockSource(
                    path: path, module: module, facts: facts, origin: MockRun.isMadeHere(path) ? .earlier : .beside)
            }
        }
    }

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

import SourceModel

/// The head of the file, before the mocks.
struct FileHeader {
    let index: ProtocolIndex
    let options: MockOptions
    let sources: Set<Int>
    let modules: Set<String>

    var text: String {
        var text = """
            // Made by `scaena mock`, and written anew: write your own to another file. What you change here is kept as FILE.before.
            // swift-format-ignore-file
            // swiftlint:disable all


            """
        for line in imports { text += line + "\n" }
        return text
    }

    private var imports: [String] {
        var lines: Set<String> = []
        var conditional: [String] = []
        var plain: Set<String> = Set(options.imports)
        if options.support == .inline { plain.insert("Foundation") }
        if options.support == .import { plain.insert("ScaenaTesting") }
        var testable = Set(options.testableImports)
        for module in modules {
            // A module of the sources is seen whole; one of the system is not built for tests.
            if index.sources.contains(where: { $0.module?.name == module && $0.origin == .read }) {
                testable.insert(module)
            } else {
                plain.insert(module)
            }
        }
        for number in sources.sorted() {
            for fact in index.sources[number].facts.imports {
                if fact.conditions.isEmpty {
                    plain.insert(fact.path)
                } else {
                    let lines = fact.conditions.map { "#if \($0)" } + ["import \(fact.path)"]
                    let block = (lines + fact.conditions.map { _ in "#endif" }).joined(separator: "\n")
                    if !conditional.contains(block) { conditional.append(block) }
                }
            }
        }
        // What is shown to other modules cannot speak of what only tests see.
        if options.access == .public {
            plain.formUnion(testable)
            testable = []
        }
        let dropped = Set(options.excludedImports + [options.outputModule ?? ""])
        plain.subtract(dropped)
        testable.subtract(dropped)
        let levels =
            options.access == .internal ? nil : ImportLevels(index: index, sources: sources, access: options.access)
        func access(_ path: String) -> String {
            levels?.shows(ImportFact(path: path).module) == true ? options.access.rawValue + " " : ""
        }
        for path in plain where !testable.contains(path) { lines.insert("\(access(path))import \(path)") }
        for path in testable { lines.insert("@testable \(access(path))import \(path)") }
        if options.access == .package {
            // Where imports are public by default, a file cannot say `package` of what others import without a word.
            let levelled = lines.filter { $0.contains("package import ") }.sorted()
            lines.subtract(levelled)
            if !levelled.isEmpty {
                let bare = levelled.map { $0.replacing("package import ", with: "import ") }
                conditional.append(
                    (["#if hasFeature(InternalImportsByDefault)"] + levelled + ["#else"] + bare + ["#endif"])
                        .joined(separator: "\n"))
            }
        }
        let sorted = lines.map { (module: Self.module($0), line: $0) }.sorted { $0 < $1 }
        return sorted.map(\.line) + conditional.sorted()
    }

    private static func module(_ line: String) -> String {
        String(line.split(separator: " ").last ?? "")
    }
}

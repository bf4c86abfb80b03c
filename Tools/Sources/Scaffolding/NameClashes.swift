import Architecture
import SourceModel

/// Types and files of a module that new ones would meet: a module has one type of a name and one file of a name, wherever they
/// stand.
struct NameClashes {
    private let sources: ModuleSources
    private let name: UnitName
    private let word: String
    private let ownBytes: [UInt8]
    /// The endings of other things' files, that are known to hold these and no more: `Presenter.swift` of
    /// `OrdersPresenter.swift`.
    private let endings: [[UInt8]]

    /// Prepares to look.
    ///
    /// - Parameters:
    ///   - name: the name to be written.
    ///   - word: the architecture's word for it.
    ///   - definition: the architecture.
    ///   - sources: the sources around.
    init(of name: UnitName, word: String, in definition: ArchitectureDefinition, among sources: ModuleSources) {
        self.sources = sources
        self.name = name
        self.word = word
        ownBytes = Array(name.typeName.utf8)
        endings = definition.files.filter { $0.place == .sources }.compactMap(\.path.ending).map {
            Array($0.utf8) + Array(".swift".utf8)
        }
    }

    /// Refuses what would not compile beside what is there.
    ///
    /// - Parameters:
    ///   - files: the files to be written, without tests.
    ///   - former: files that it takes the place of.
    /// - Throws: ``ScaffoldError`` with the place of each type that is in the way.
    func refuse(_ files: [UnitScaffold.File], besides former: Set<String>) throws(ScaffoldError) {
        let own = Set(files.map(\.path)).union(former)
        let fileNames = Set(files.map { Self.fileName($0.path) })
        let lengths = Set(fileNames.map(\.utf8.count))
        let twins = sources.modulePaths.filter { path in
            // Few names are as long as one of these, and only those are looked up.
            Self.withFileName(path) { name in
                lengths.contains(name.count) && fileNames.contains(String(decoding: name, as: UTF8.self))
            } && !own.contains(path)
        }
        var mistakes = declarations(besides: own) {
            files.reduce(into: []) { $0.formUnion(SourceNames($1.text).sharedTypes) }
        }.map { found in
            "\(found.path):\(found.line):\(found.column): error: '\(found.type)' is declared here, and the \(word) "
                + "'\(name.typeName)' would declare it again"
        }
        for twin in twins where !mistakes.contains(where: { $0.hasPrefix(twin + ":") }) {
            mistakes.append(
                "\(twin):1:1: error: the \(word) '\(name.typeName)' would write a file of this name, and a module can have "
                    + "only one '\(Self.fileName(twin))'")
        }
        guard !mistakes.isEmpty else { return }
        throw ScaffoldError(
            .cannotCreate,
            mistakes.joined(separator: "\n")
                + "\nnothing was written: choose another name for the \(word), or rename what is there",
            saysPlaces: true)
    }

    /// Returns true if one of the types of some files is in the module, wherever it stands.
    func has(typesOf files: [RenderedFile]) -> Bool {
        !declarations(besides: []) {
            files.reduce(into: []) { $0.formUnion(SourceNames($1.text).sharedTypes) }
        }.isEmpty
    }

    private struct Found {
        let type: String
        let path: String
        let line: Int
        let column: Int
    }

    /// Where types are declared. Most files do not even name what is looked for, so that the types are asked for late.
    private func declarations(besides own: Set<String>, of types: () -> Set<String>) -> [Found] {
        let candidates = sources.modulePaths.filter { path in
            !isOfAnother(path) && !own.contains(path)
        }.compactMap { path in sources.text(of: path, naming: [name.typeName]).map { (path, $0) } }
        guard !candidates.isEmpty else { return [] }
        let wanted = types()
        return candidates.flatMap { path, text -> [Found] in
            // What is the file's own may have a name that others see.
            let declared = ParsedFiles.headers(of: text).topNames.filter { !$0.isPrivate && wanted.contains($0.name) }
            guard !declared.isEmpty else { return [] }
            let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return declared.map { declared in
                let line = Substring(lines[declared.line - 1])
                let column = line.firstRange(of: declared.name).map { line[..<$0.lowerBound].utf8.count + 1 } ?? 1
                return Found(type: declared.name, path: path, line: declared.line, column: column)
            }
        }
    }

    /// Returns true if a file is that of an actor of another unit, by its name.
    private func isOfAnother(_ path: String) -> Bool {
        Self.withFileName(path) { name in
            !name.starts(with: ownBytes)
                && endings.contains { $0.count <= name.count && name[(name.endIndex - $0.count)...].elementsEqual($0) }
        }
    }

    private static func fileName(_ path: String) -> String {
        withFileName(path) { String(decoding: $0, as: UTF8.self) }
    }

    /// Gives what comes after the last folder to a piece of work, as bytes: a module has thousands of files.
    private static func withFileName<Result>(
        _ path: String, _ work: (Slice<UnsafeBufferPointer<UInt8>>) -> Result
    ) -> Result {
        var path = path
        return path.withUTF8 { bytes in
            work(bytes[(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...])
        }
    }
}

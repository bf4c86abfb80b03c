import Architecture

/// Imports what files need for the types of Foundation and UIKit that a person named: of these the templates know nothing.
struct SystemImports {
    /// The types that were named.
    private let types: Set<String>
    /// The module that has UIKit.
    private let uiModule: String

    /// Modules that bring Foundation with them, and those of them that have UIKit.
    private static let withUIKit: Set<String> = ["ScaenaUIKit", "SwiftUI", "UIKit"]
    private static let withFoundation = withUIKit.union(["Foundation"])

    /// Prepares for what was named.
    ///
    /// - Parameters:
    ///   - values: the values that were named with their types.
    ///   - shown: the values that are shown.
    ///   - runtime: true if the files may use the runtime.
    init(for values: [PassedValue], shown: [ShownValue] = [], runtime: Bool) {
        types = Set(values.flatMap(\.systemTypes) + shown.flatMap(\.type.systemTypes))
        uiModule = runtime ? "ScaenaUIKit" : "UIKit"
    }

    /// The files, each with the imports that it lacks.
    ///
    /// - Parameter files: the files.
    /// - Throws: ``ScaffoldError`` where a file would have to know UIKit and is of a layer that does not.
    func added(to files: [RenderedFile]) throws(ScaffoldError) -> [RenderedFile] {
        guard !types.isEmpty else { return files }
        var all: [RenderedFile] = []
        for file in files {
            guard file.path.hasSuffix(".swift") else {
                all.append(file)
                continue
            }
            let source = SourceNames(file.text)
            let named = types.intersection(source.identifiers)
            let imports = source.imports
            let ofUIKit = named.filter { WellKnownTypes.facts(of: $0)?.origin == .uiKit }
            var text = file.text
            if let type = ofUIKit.min(), imports.isDisjoint(with: Self.withUIKit) {
                guard file.place == .tests else { throw Self.refusal(of: type, in: file, importing: imports) }
                text = Self.importing(uiModule, into: text)
            } else if ofUIKit.count < named.count, imports.isDisjoint(with: Self.withFoundation) {
                text = Self.importing("Foundation", into: text)
            }
            if !WellKnownTypes.networking.isDisjoint(with: named) { text = Self.importingNetworking(into: text) }
            all.append(RenderedFile(path: file.path, place: file.place, text: text, template: file.template))
        }
        return all
    }

    private static func refusal(of type: String, in file: RenderedFile, importing imports: Set<String>) -> ScaffoldError
    {
        let others = imports.isEmpty ? "" : " (it imports \(imports.sorted().joined(separator: ", ")))"
        return ScaffoldError(
            .usage,
            "'\(type)' is UIKit's, and '\(file.path)' would name it, where no UI is known\(others): pass what it is made "
                + "of, such as a 'String', 'Data' or 'URL', and make the '\(type)' of it where it is shown")
    }

    /// A text that imports, below its other imports, what Foundation has apart.
    private static func importingNetworking(into text: String) -> String {
        guard !SourceNames.imports(of: text).contains("FoundationNetworking") else { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.lastIndex { $0.hasPrefix("import ") }.map { lines.index(after: $0) } ?? 0
        let block = ["", "#if canImport(FoundationNetworking)", "    import FoundationNetworking", "#endif"]
        lines.insert(contentsOf: block.map { $0[...] }, at: start)
        return lines.joined(separator: "\n")
    }

    /// A text with one more import, in its place among the others.
    private static func importing(_ module: String, into text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = "import \(module)"[...]
        if let first = lines.firstIndex(where: { $0.hasPrefix("import ") }) {
            lines.insert(line, at: first)
            return ImportOrder.sort(lines.joined(separator: "\n"))
        }
        // What stands in plain comments above all code is the file's heading.
        let isHeading = { (line: Substring) in line.hasPrefix("//") && !line.hasPrefix("///") }
        var start = lines.prefix(while: isHeading).count
        if start > 0, lines.indices.contains(start), lines[start].isEmpty { start += 1 }
        lines.insert(contentsOf: [line, ""], at: start)
        return lines.joined(separator: "\n")
    }
}

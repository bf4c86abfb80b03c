import SourceModel

/// The storyboards that scenes name in words: `instantiate(fromStoryboard: "Account")`.
struct NamedStoryboards {
    private let units: [AppUnit]
    private let app: SourceApp

    init(_ units: [AppUnit], _ app: SourceApp) { (self.units, self.app) = (units, app) }

    /// A sentence about the storyboard that an example's templates name and most other scenes do not; `nil` where there is none.
    ///
    /// - Parameters:
    ///   - unit: The example.
    ///   - templates: The templates.
    ///   - word: The word for a unit.
    func sentence(on unit: AppUnit, in templates: [String: String], word: String) -> String? {
        guard let name = templates.values.sorted().lazy.flatMap(Self.names).first else { return nil }
        let named = units.map { names(of: $0) }.filter { !$0.isEmpty }
        let same = named.count { $0.contains(name) }
        guard named.count > 1, same * 2 <= named.count else { return nil }
        return "the storyboard of \(unit.stem), \"\(name)\", which \(Evidence(same, of: named.count)) name: "
            + "name its own in each new \(word)"
    }

    private func names(of unit: AppUnit) -> Set<String> {
        let files = Set(unit.members.map { app.types[$0.type].file })
        return files.reduce(into: []) { names, index in
            guard let file = try? FileBytes.read(app.files[index].path) else { return }
            names.formUnion(Self.names(in: withExtendedLifetime(file) { String(decoding: file.bytes, as: UTF8.self) }))
        }
    }

    /// The words in quotes on lines that speak of a storyboard.
    private static func names(in text: String) -> [String] {
        text.split(separator: "\n").filter { $0.contains("toryboard") }.flatMap { line in
            // Every second part stands in quotes.
            line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { number, part in
                !number.isMultiple(of: 2) && !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber }
            }.map { String($0.element) }
        }
    }
}

import Architecture
import SourceModel

/// The names and files that a unit's own templates make of its name and that nobody has declared: it compiles, or finds its
/// screen, only once they are there.
struct UndeclaredNames {
    /// One sentence for each.
    let sentences: [String]

    /// A name that no unit has: what is in the text for it is made of a unit's name.
    static let neutralName = UnitName("NeutralUnitOfNobody")

    /// Looks for them.
    ///
    /// - Parameters:
    ///   - neutral: The files of a unit that is called as none is.
    ///   - unit: The name of the unit that is written.
    ///   - sources: Where it goes.
    init(in neutral: [RenderedFile], for unit: UnitName, around sources: ModuleSources) {
        func own(_ form: String) -> String {
            form.replacing("{Unit}", with: unit.typeName).replacing("{unit}", with: unit.propertyName)
        }
        let written = Set(neutral.compactMap { $0.path.split(separator: "/").last.map(String.init) })
        let derived = DerivedNames(
            in: neutral.filter { $0.path.hasSuffix(".swift") && $0.place == .sources }.map(\.text),
            of: Self.neutralName.typeName, property: Self.neutralName.propertyName)
        func isWritten(_ file: String) -> Bool {
            written.contains(
                file.replacing("{Unit}", with: Self.neutralName.typeName)
                    .replacing("{unit}", with: Self.neutralName.propertyName))
        }
        let files =
            derived.storyboards.map { ("storyboard", "\($0).storyboard") } + derived.nibs.map { ("nib", "\($0).xib") }
        let missing = files.filter { !isWritten($0.1) }.map { kind, file in
            "its code asks for the \(kind) \(own(file)), which no template writes: add it to the target"
        }
        let undeclared = derived.names.filter { !Self.isDeclared(own($0.form), in: sources) }.map { name in
            "its code uses '\(own(name.form))'" + (name.owner.isEmpty ? "" : " of \(name.owner)")
                + ", which nothing declares yet: declare it, or it does not compile"
        }
        let imported = derived.modules.map(own).filter { !Self.isImported($0, in: sources) }.map {
            "its code imports '\($0)', a module that no template writes: make it, or it does not compile"
        }
        sentences = missing + imported + undeclared
    }

    /// Returns true if a source imports a module, which is there then.
    private static func isImported(_ module: String, in sources: ModuleSources) -> Bool {
        sources.modulePaths.contains { path in
            sources.text(of: path, naming: [module])?.split(separator: "\n").contains { line in
                line.hasSuffix("import \(module)")
            } ?? false
        }
    }

    /// Returns true if a source declares a name, as far as the word before it says.
    private static func isDeclared(_ name: String, in sources: ModuleSources) -> Bool {
        let declaring = ["case", "let", "var", "func", "class", "struct", "enum", "protocol", "typealias", "actor"]
        return sources.modulePaths.contains { path in
            guard let text = sources.text(of: path, naming: [name]) else { return false }
            return declaring.contains { word in
                text.ranges(of: "\(word) \(name)").contains { range in
                    // `case voucherList` is no `case voucher`.
                    text[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
                }
            }
        }
    }
}

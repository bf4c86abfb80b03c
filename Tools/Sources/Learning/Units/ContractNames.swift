/// The protocols of scenes whose names begin otherwise than their scenes' do: `PresenterToViewAboutProtocol`, `IAboutPresenter`.
struct ContractNames {
    /// The ways in which names are cut, by the protocols.
    private var cuts: [Int: Cut] = [:]

    /// The words around a scene's name.
    private struct Form: Hashable {
        var prefix: String
        var suffix: String
    }

    private struct Cut {
        var form: Form
        var stem: String
    }

    /// The endings of screens' names, those first that others are the ends of.
    private static let screens = ["ViewController", "Controller", "VC", "View", "Screen", "Scene", "Page"]

    /// So many scenes' protocols of one form are a habit.
    private static let several = 3

    /// Finds them: what a type fulfils that begins with a scene's name, where the protocols of several scenes are called so.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - types: The types whose names may be cut.
    ///   - screens: The names of those that are screens.
    init(_ app: SourceApp, _ types: some Sequence<Int>, screens: Set<String>) {
        let stems = Set(
            screens.compactMap { name in
                Self.screens.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
            })
        let contracts = types.filter { app.types[$0].kind == .protocol }.map { ($0, CamelWords(app.types[$0].name)) }
        var found: [Int: Cut] = [:]
        var scenes: [Form: Set<String>] = [:]
        for (index, name) in contracts where name.count > 1 {
            let heirs = (app.heirs[name.name] ?? []).filter { app.types[$0].nesting.isEmpty }
            let cuts = heirs.compactMap { heir -> Cut? in
                let words = CamelWords(app.types[heir].name)
                return (1..<max(words.count, 1)).reversed().map(words.prefix).lazy.filter(stems.contains)
                    .compactMap { stem in Self.form(of: name, around: stem).map { Cut(form: $0, stem: stem) } }.first
            }
            // Of two scenes' heirs the one with the longer name is meant.
            guard let cut = cuts.max(by: { ($0.stem.utf8.count, $1.stem) < ($1.stem.utf8.count, $0.stem) }) else {
                continue
            }
            found[index] = cut
            scenes[cut.form, default: []].insert(cut.stem)
        }
        let habits = Set(scenes.filter { $0.value.count >= Self.several }.keys)
        guard !habits.isEmpty else { return }
        cuts = found.filter { habits.contains($0.value.form) }
        // One that nobody fulfils so far is a scene's all the same.
        for (index, name) in contracts where found[index] == nil {
            for form in habits.sorted(by: { ($0.prefix, $0.suffix) < ($1.prefix, $1.suffix) }) {
                guard let stem = Self.stem(of: name.name, in: form), stems.contains(stem) else { continue }
                cuts[index] = Cut(form: form, stem: stem)
                break
            }
        }
    }

    /// The one way to cut the name of such a protocol; `nil` of all other types.
    func split(of type: Int) -> [UnitFinder.Split]? {
        cuts[type].map { cut in
            let role = RoleName(prefix: cut.form.prefix, suffix: cut.form.suffix, isProtocol: true)
            return [.init(type: type, stem: cut.stem, role: role)]
        }
    }

    /// The words around a scene's name in another one that does not begin with it; `nil` where it is not in it.
    private static func form(of name: CamelWords, around stem: String) -> Form? {
        for start in 1..<name.count {
            let rest = name.dropFirst(start)
            guard !stem.isEmpty, rest.hasPrefix(stem), !(rest.dropFirst(stem.count).first?.isLowercase ?? false) else {
                continue
            }
            return Form(prefix: name.prefix(start), suffix: String(rest.dropFirst(stem.count)))
        }
        return nil
    }

    /// The scene's name in one of a form; `nil` where it has another.
    private static func stem(of name: String, in form: Form) -> String? {
        guard name.count > form.prefix.count + form.suffix.count, name.hasPrefix(form.prefix),
            name.hasSuffix(form.suffix)
        else { return nil }
        return String(name.dropFirst(form.prefix.count).dropLast(form.suffix.count))
    }
}

/// The types that make the screens of units whose own types make none: coordinators of others, a factory of all, the
/// types that open them.
struct OutsideBuilders {
    /// The last words of builders' names, as `Coordinator`.
    private static let words: Set = [
        "Factory", "Builder", "Assembly", "Assembler", "Container", "Component", "Module", "Coordinator", "Router",
        "Flow",
        "Navigator", "Wireframe", "Configurator", "Provider", "Dependencies", "Resolver", "Composer",
    ]

    /// The types that make most of them, by the last word of their names.
    struct Found: Sendable, Hashable {
        /// The number of units with a screen that others make.
        var made: Evidence
        /// The last word of what most of these are made by, with how many are.
        var word: Learned<String>
        /// One that makes such a screen, as an example.
        var example: String
        /// The ids of the roles that most of them make of such a unit.
        var creates: [Learned<String>]
        /// In how many units a type of their own does.
        var byOwn: Int
    }

    /// Returns true if a type has a builder's name, so that its calls matter though it belongs to no scene.
    static func isNamed(_ type: SourceType) -> Bool {
        type.kind != .protocol && words.contains { type.name.hasSuffix($0) }
    }

    /// Returns the types that make the screens of units.
    static func found(_ sheet: RoleSheet) -> Found? {
        let app = sheet.app
        var units: [Int: Int] = [:]
        for (type, place) in sheet.places where app.isScreen(type) { units[type] = place.unit }
        guard !units.isEmpty else { return nil }
        var makers: [Int: Tally<String>] = [:]
        var byOwn: Set<Int> = []
        var made: [Int: Set<String>] = [:]
        for (index, type) in app.types.enumerated() where !type.isPreview && !app.files[type.file].isTest {
            let names = type.functions.flatMap { function in
                function.creates + function.staticCalls.filter { gives($0) }.map(\.type)
            }
            let found = names.compactMap { app.index(of: $0, near: type.file) }.filter {
                app.types[$0].name != type.name
            }
            var others: Set<Int> = []
            for unit in found.compactMap({ units[$0] }) {
                if sheet.places[index]?.unit == unit {
                    // A view that shows another of its scene builds none.
                    if !app.isScreen(index) { byOwn.insert(unit) }
                } else {
                    makers[unit, default: Tally()].add(type.name)
                    others.insert(unit)
                }
            }
            for part in found {
                guard let place = sheet.places[part], others.contains(place.unit), let entry = sheet.entry(place.role),
                    entry.kind == .role
                else { continue }
                made[place.unit, default: []].insert(entry.id)
            }
        }
        var byWord = Tally<String>()
        var examples: [String: String] = [:]
        for (_, tally) in makers.sorted(by: { $0.key < $1.key }) {
            let names = tally.counts.keys.sorted()
            for word in Set(names.map(lastWord)) { byWord.add(word) }
            for name in names where examples[lastWord(name)] == nil { examples[lastWord(name)] = name }
        }
        guard let most = byWord.most, let example = examples[most.value] else { return nil }
        let creates = sheet.entries.compactMap { entry -> Learned<String>? in
            guard entry.kind == .role, !entry.name.isOpen else { return nil }
            let having = makers.keys.count { sheet.types[$0][entry.name] != nil }
            let count = made.values.count { $0.contains(entry.id) }
            return count * 2 > having ? Learned(entry.id, Evidence(count, of: having)) : nil
        }
        return Found(
            made: Evidence(makers.count, of: Set(units.values).count),
            word: Learned(most.value, Evidence(most.evidence.count, of: makers.count)), example: example,
            creates: creates, byOwn: byOwn.count)
    }

    /// Returns true if a static function gives the type that it is called on, as far as its name says.
    static func gives(_ call: SourceType.StaticCall) -> Bool {
        ["instantiate", "create", "make", "build", "init", "instance", "from", "load"].contains {
            call.function.hasPrefix($0)
        }
    }

    private static func lastWord(_ name: String) -> String {
        let words = CamelWords(name)
        // `HomeViewController` is no controller of something, but a view controller.
        return words.count > 2 && words.word(words.count - 1) == "Controller"
            ? words.dropFirst(words.count - 2) : words.word(words.count - 1)
    }
}

extension LearnedArchitecture {
    /// A sentence about the types that build, where none of a unit's own does.
    var nobodyBuilds: String {
        guard let found = outsideBuilders else { return "nobody is seen to build a whole \(word)" }
        let own = found.byOwn == 0 ? "" : "; a type of their own builds \(found.byOwn)"
        return "others build \(found.made), a …\(found.word.value) \(found.word.evidence.count) of these, "
            + "\(found.example) for one\(own)"
    }
}

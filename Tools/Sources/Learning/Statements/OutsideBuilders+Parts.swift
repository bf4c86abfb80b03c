/// The parts of units that others make than who makes their screens.
extension OutsideBuilders {
    /// Takes the parts that others make which make no screen of their unit, as a view model that is made by the one before it, and
    /// those that the scene's own types make: a view whose model is the value of its own property.
    static func takeParts(_ seen: Seen, _ sheet: RoleSheet, _ found: inout Found, besides known: Set<Int>) {
        let order = sheet.entries.map(\.id)
        for entry in sheet.entries where entry.kind == .role && !entry.name.isOpen {
            let (id, having) = (entry.id, sheet.types.count { $0[entry.name] != nil })
            // What the scene's own type makes for itself is its own, whoever makes one more.
            let (units, own) = (seen.parts[id] ?? [:], seen.ownParts[id] ?? [:])
            let others = units.filter { own[$0.key] == nil }
            let byOthers = others.count * 2 > having && others.count * 2 > sheet.units.count
            let isScreen =
                sheet.types.count { $0[entry.name]?.contains(where: sheet.app.isScreen) ?? false } * 2 > having
            // What is told of units that build themselves says so already. A screen within another of its scene is made by that alone.
            let isMade = found.creates.contains { $0.value == id }
            let byOwn =
                known.isEmpty && !(isScreen && isMade) && own.count * 2 > having && own.count * 2 > sheet.units.count
            if let known = found.creates.firstIndex(where: { $0.value == id }) {
                guard byOwn, found.creates.count > 1 else { continue }
                found.creates.remove(at: known)
            }
            let maker = most(own.values).map { Learned($0.value, Evidence($0.evidence.count, of: having)) }
            let word = most(units.values.map { Set($0.map(seen.word)) })
            if byOthers, let word {
                found.creates.append(Learned(id, Evidence(units.count, of: having)))
                let others = Learned(word.value, Evidence(word.evidence.count, of: having))
                let own = maker.flatMap { $0.evidence.count > 1 ? $0 : nil }
                found.parts.append(Part(id: id, others: others, own: own))
            } else if byOwn, let maker, maker.evidence.share > 0.5 {
                found.parts.append(Part(id: id, own: maker, isScreen: isScreen))
            }
        }
        found.creates.sort { (order.firstIndex(of: $0.value) ?? 0) < (order.firstIndex(of: $1.value) ?? 0) }
    }

    /// A sentence about the parts that a known builder does not make and others do in most scenes, as a container; `nil` where there are
    /// none.
    static func parts(_ sheet: RoleSheet, besides builder: LearnedAssembly) -> String? {
        let known = Set(builder.creates.map(\.value) + [builder.by.value])
        var seen: Seen?
        let told = sheet.entries.compactMap { entry -> String? in
            guard entry.kind == .role, !entry.name.isOpen, !known.contains(entry.id),
                entry.count * 2 > sheet.units.count
            else { return nil }
            let types = sheet.types.compactMap { $0[entry.name]?.first }
            guard types.count(where: sheet.app.isShown) * 2 <= types.count else { return nil }
            let makers = seen ?? Seen(sheet)
            seen = makers
            let own = makers.ownParts[entry.id] ?? [:]
            let others = (makers.parts[entry.id] ?? [:]).filter { own[$0.key] == nil }
            guard others.count * 2 > types.count, let word = most(others.values.map { Set($0.map(makers.word)) }),
                word.evidence.count * 2 > types.count
            else { return nil }
            return "; the \(entry.id) a …\(word.value) in \(Evidence(word.evidence.count, of: types.count))"
        }
        return told.isEmpty ? nil : told.joined()
    }

    /// Returns true if a type tries others, or stands in for them, as far as its name says, wherever its file lies: `MockCartScreenState`.
    static func isForTests(_ name: String) -> Bool {
        testWords.contains(where: name.hasSuffix)
            || standIns.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
    }

    private static let testWords = ["Tests", "Test", "Spec", "Specs"]
    private static let standIns = ["Mock", "Stub", "Fake", "Dummy"]

    /// The name that most sets have.
    fileprivate static func most(_ names: some Sequence<Set<String>>) -> Learned<String>? {
        var tally = Tally<String>()
        for names in names { for name in names { tally.add(name) } }
        return tally.most
    }
}

extension OutsideBuilders.Seen {
    /// The screens among what is made, each with what most of it is made by, where that is not the same of all.
    func screens(_ creates: [Learned<String>], _ sheet: RoleSheet) -> [Learned<String>] {
        var made: [(id: String, word: Learned<String>)] = []
        for one in creates {
            let units = screensMade.compactMapValues { makers in
                let names = makers.filter { $0.value.contains(one.value) }.keys
                return names.isEmpty ? nil : Set(names.map(word))
            }
            guard !units.isEmpty, let most = OutsideBuilders.most(units.values) else { continue }
            made.append((one.value, Learned(most.value, Evidence(most.evidence.count, of: one.evidence.total))))
        }
        // What few of them are made by tells them apart no better, nor does what makes those of units that others build.
        guard Set(made.map(\.word.value)).count > 1,
            made.map(\.word.evidence).allSatisfy({ $0.share > 0.5 && $0.count <= $0.total })
        else { return [] }
        return made.map { Learned("\($0.id) a …\($0.word.value)", $0.word.evidence) }
    }
}

extension LearnedArchitecture {
    /// A sentence about the types that build, where none of a unit's own does.
    var nobodyBuilds: String {
        guard var builders = outsideBuilders else { return "nobody is seen to build a whole \(word)" }
        // A row that the screen shows is a piece of that.
        builders.parts.removeAll { $0.isScreen && $0.id != owner?.value }
        return builders.sentence
    }
}

extension OutsideBuilders.Found {
    /// The number of units that are built by what is told first.
    var count: Int { own?.evidence.count ?? made.count }

    /// A sentence about who builds.
    var sentence: String {
        if let own {
            let others = ownOthers.map { ", their \($0.value) \($0.evidence.count)" }.joined()
            let namesakes = namesakes.map { ", a …\($0.value) of another name \($0.evidence.count)" }.joined()
            return "the units' own \(own.value) builds \(own.evidence)\(others)\(namesakes)\(partly)"
        }
        return "\(others)\(byOwn == 0 ? "" : "; a type of their own builds \(byOwn)")"
    }

    /// A sentence about who builds beside a role that is told already; `nil` where nobody does.
    var told: String? {
        guard count > 0 else { return nil }
        // What units make themselves is told of what builds them.
        var left = self
        left.parts.removeAll { $0.others == nil }
        return own == nil ? left.others : left.sentence
    }

    /// The parts that are made by others than who makes the screen.
    private var partly: String {
        parts.map { part in
            guard let others = part.others else {
                return part.own.map { "; the \(part.id) their own \($0.value) in \($0.evidence)" } ?? ""
            }
            let own = part.own.map { ", their own \($0.value) in \($0.evidence.count)" } ?? ""
            return "; the \(part.id) a …\(others.value) in \(others.evidence)\(own)"
        }.joined()
    }

    /// A sentence about those that are no units' own.
    private var others: String {
        let words = words.map { ", a …\($0.value) \($0.evidence.count)" }.joined()
        // What bears the word alone is all that there is of it.
        let most = example == word.value ? (example, "") : ("a …\(word.value)", ", \(example) for one")
        if !screens.isEmpty {
            return "others build \(made), "
                + screens.map { "the \($0.value) in \($0.evidence)" }.joined(separator: ", ") + partly
        }
        return "others build \(made), \(most.0) \(word.evidence.count) of these\(words)\(most.1)\(partly)"
    }
}

import Architecture
import SourceModel

/// The files outside of scenes that name a part of nearly all of them: a list of modules, a component with a line for each, an
/// enumeration with a case for each. A new scene has to be entered there, too.
struct EntryPlaces {
    /// One such file.
    struct Place: Sendable {
        /// Its path, as it is shown.
        var path: String
        /// The line of the last scene that is named there.
        var line: Int
        /// The form of what it names.
        var form: String
        /// In how many scenes that have such a part it names it, together with others like it.
        var evidence: Evidence
        /// True if it is one of several containers, each of which names a few.
        var isOneOfSeveral = false
    }

    /// The files, the one that names most first.
    let places: [Place]

    /// The number of scenes whose parts make a list.
    private static let several = 4
    /// So many are told.
    private static let most = 2

    /// Looks for them.
    ///
    /// - Parameters:
    ///   - units: The units.
    ///   - roles: The roles that new units have.
    ///   - app: The app.
    ///   - jobs: The number of threads that take part.
    init(_ units: [AppUnit], _ roles: [LearnedRole], _ app: SourceApp, jobs: Int) {
        let own = Set(units.flatMap { $0.members.map { app.types[$0.type].file } })
        let words = Words(units, Dictionary(roles.map { ($0.name, $0.form) }) { first, _ in first }, app)
        let files = app.files.indices.filter {
            !own.contains($0) && !app.files[$0].isTest && !Self.isGenerated(app.files[$0].path)
        }
        guard !words.totals.isEmpty else {
            places = []
            return
        }
        let found = ParallelResults<Words.Named>(files.count)
        Workers.run(files.count, jobs: jobs) { number in
            let path = app.files[files[number]].path
            guard let file = try? FileBytes.read(path) else { return }
            found[number] = withExtendedLifetime(file) { words.named(in: file.bytes) }
        }
        let all = files.indices.compactMap { number in
            found[number].flatMap { words.place(of: $0.parts, at: app.shown(app.files[files[number]].path)) }
        }
        let told = all.sorted { ($1.evidence.count, $0.path) < ($0.evidence.count, $1.path) }.prefix(Self.most)
        let containers = files.indices.compactMap { number -> (path: String, parts: [String: Words.Seen])? in
            let file = app.files[files[number]]
            guard let named = found[number], OutsideBuilders.registers(file),
                named.registers || OutsideBuilders.isNamedRegistry(file)
            else { return nil }
            return (app.shown(file.path), named.parts)
        }
        // What registers screens asks for their parts; these are registered elsewhere.
        let paths = Set(told.map(\.path))
        let others = containers.filter { !paths.contains($0.path) } + containers.filter { paths.contains($0.path) }
        let registered = words.registered(in: others).filter { place in !told.contains { $0.form == place.form } }
        places = Array(told) + registered.prefix(1)
    }

    /// Returns true if a tool writes a file, as its name or a folder's says: nobody enters anything there.
    private static func isGenerated(_ path: String) -> Bool {
        path.split(separator: "/").contains {
            $0 == "Generated" || $0.hasSuffix("Generated.swift") || $0.hasSuffix(".generated.swift")
        }
    }

    /// The words that name parts.
    private struct Words: Sendable {
        struct Name: Hashable, Sendable {
            var form: String
            var unit: Int
        }
        /// The names of types, and those of cases.
        private var (types, cases): ([ContentKey: [Name]], [ContentKey: [Name]]) = ([:], [:])
        /// The number of units that have each form.
        private(set) var totals: [String: Int] = [:]

        init(_ units: [AppUnit], _ forms: [RoleName: String], _ app: SourceApp) {
            for (number, unit) in units.enumerated() {
                for member in unit.members {
                    guard let form = forms[member.role] else { continue }
                    types[ContentKey(app.types[member.type].name), default: []].append(Name(form: form, unit: number))
                    totals[form, default: 0] += 1
                }
                let name = Name(form: EntryPlaces.caseForm, unit: number)
                cases[ContentKey(UnitName(unit.stem).propertyName), default: []].append(name)
                totals[EntryPlaces.caseForm, default: 0] += 1
            }
            totals = totals.filter { $0.value >= EntryPlaces.several }
        }

        /// The units of which a file names a part, with the line of the last.
        struct Seen: Sendable {
            var units: Set<Int> = []
            var line: Int
        }

        /// The parts of scenes that a file names.
        struct Named: Sendable {
            /// The parts, by their forms.
            var parts: [String: Seen] = [:]
            /// True if it says that it registers something, `register(…)`, or gives a library's `Factory`.
            var registers = false
        }

        /// The parts that a file names.
        func named(in bytes: UnsafeRawBufferPointer) -> Named {
            var named = Named()
            // The beginnings of a word, and of the one before it where a dot alone is between: `About.Screen`.
            var (line, start, before, isCase) = (1, -1, -1, false)
            for index in 0...bytes.count {
                let byte = index < bytes.count ? bytes[index] : 10
                if byte.continuesWord {
                    if start < 0 { start = index }
                    continue
                }
                if start >= 0 {
                    let word = UnsafeRawBufferPointer(rebasing: bytes[start..<index])
                    var names = (isCase ? cases : types)[ContentKey(word)] ?? []
                    if !named.registers { named.registers = Self.tellsRegistration(word) }
                    if before >= 0 {
                        let both = UnsafeRawBufferPointer(rebasing: bytes[before..<index])
                        names += types[ContentKey(both)] ?? []
                    }
                    for name in names {
                        var known = named.parts[name.form] ?? Seen(line: line)
                        if known.units.insert(name.unit).inserted { known.line = line }
                        named.parts[name.form] = known
                    }
                    before = byte == UInt8(ascii: ".") ? start : -1
                    // A case that is declared, and none that is asked for: `case .about`.
                    isCase = word.elementsEqual("case".utf8) && byte == 32
                    start = -1
                } else {
                    before = -1
                    if byte != 32 { isCase = false }
                }
                if byte == 10 { line += 1 }
            }
            return named
        }

        private static func tellsRegistration(_ word: UnsafeRawBufferPointer) -> Bool {
            word.elementsEqual("Factory".utf8) || word.elementsEqual("autoregister".utf8)
                || word.prefix(8).elementsEqual("register".utf8)
        }

        /// The places in containers that register a part of most units, be it one for all or several together.
        func registered(in containers: [(path: String, parts: [String: Seen])]) -> [Place] {
            totals.keys.filter { $0 != EntryPlaces.caseForm }.sorted().compactMap { form in
                let naming = containers.compactMap { one in one.parts[form].map { (path: one.path, seen: $0) } }
                // Of those that name as many the first.
                let most = naming.max { $0.seen.units.count < $1.seen.units.count }
                guard let most, let total = totals[form] else { return nil }
                let isOne = most.seen.units.count * 2 > total
                let units = isOne ? most.seen.units : naming.reduce(into: []) { $0.formUnion($1.seen.units) }
                guard units.count >= EntryPlaces.several, units.count * 2 > total else { return nil }
                return Place(
                    path: most.path, line: most.seen.line, form: form, evidence: Evidence(units.count, of: total),
                    isOneOfSeveral: !isOne)
            }.sorted { ($1.evidence.count, $0.form) < ($0.evidence.count, $1.form) }
        }

        /// The place that a file is; `nil` where it names no part of nearly all.
        func place(of seen: [String: Seen], at path: String) -> Place? {
            let nearlyAll = seen.filter { form, found in
                guard let total = totals[form] else { return false }
                return found.units.count >= EntryPlaces.several && found.units.count * 10 >= total * 9
            }
            guard
                let most = nearlyAll.max(by: { ($0.value.units.count, $1.key) < ($1.value.units.count, $0.key) })
            else { return nil }
            return Place(
                path: path, line: most.value.line, form: most.key,
                evidence: Evidence(most.value.units.count, of: totals[most.key] ?? 0))
        }
    }

    fileprivate static let caseForm = "a case for {Unit}"

    /// Sentences on what a new unit has to be entered in.
    ///
    /// - Parameter word: The word for a unit.
    func sentences(word: String) -> [String] {
        places.map { place in
            if place.isOneOfSeveral {
                return
                    "the registration in containers as \(place.path):\(place.line), in which \(place.form) stands for "
                    + "\(place.evidence): register each new \(word) in one of them, too"
            }
            return "the entry in \(place.path):\(place.line), where \(place.form) stands for \(place.evidence): "
                + "enter each new \(word) there, too"
        }
    }
}

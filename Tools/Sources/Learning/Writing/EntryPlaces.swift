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
        /// In how many scenes that have such a part it names it.
        var evidence: Evidence
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
        let found = ParallelResults<Place?>(files.count)
        Workers.run(files.count, jobs: jobs) { number in
            let path = app.files[files[number]].path
            guard let file = try? FileBytes.read(path) else { return }
            found[number] = withExtendedLifetime(file) { words.place(in: file.bytes, at: app.shown(path)) }
        }
        let all = files.indices.compactMap { found[$0] ?? nil }
        places = all.sorted { ($1.evidence.count, $0.path) < ($0.evidence.count, $1.path) }.prefix(Self.most).map(
            \.self)
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

        /// The place that a file is; `nil` where it names no part of nearly all.
        func place(in bytes: UnsafeRawBufferPointer, at path: String) -> Place? {
            var seen: [String: (units: Set<Int>, line: Int)] = [:]
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
                    if before >= 0 {
                        let both = UnsafeRawBufferPointer(rebasing: bytes[before..<index])
                        names += types[ContentKey(both)] ?? []
                    }
                    for name in names {
                        var known = seen[name.form] ?? ([], line)
                        if known.units.insert(name.unit).inserted { known.line = line }
                        seen[name.form] = known
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
            "the entry in \(place.path):\(place.line), where \(place.form) stands for \(place.evidence): "
                + "enter each new \(word) there, too"
        }
    }
}

/// The name forms of a written definition, as a check of the sources goes by them.
struct WrittenForms {
    private var whole: Set<RoleName> = []
    private var open: Set<RoleName> = []
    /// The roles whose types other forms name, too.
    private var spelt: [String: RoleName] = [:]

    /// Takes the forms that are written.
    ///
    /// - Parameter learned: The learned architecture.
    init(_ learned: LearnedArchitecture) {
        for actor in learned.written {
            if actor.name.isOpen {
                open.insert(RoleName(prefix: "", suffix: String(actor.name.ending), isProtocol: actor.name.isProtocol))
            } else {
                whole.insert(actor.name)
                for form in actor.spellings { spelt[form.value] = actor.name }
            }
        }
    }

    /// Returns true if one of the forms names a type.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - unit: The name of its unit.
    func name(_ type: SourceType, of unit: String) -> Bool { form(of: type, in: unit) != nil }

    /// The form that names a type: the one that is exactly its name, and else the longest.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - unit: The name of its unit.
    func form(of type: SourceType, in unit: String) -> RoleName? {
        let isProtocol = type.kind == .protocol
        let suffix: String
        let prefix: String
        if type.name.utf8.starts(with: unit.utf8) {
            (prefix, suffix) = ("", String(Substring(type.name.utf8.dropFirst(unit.utf8.count))))
        } else {
            guard let found = type.name.firstRange(of: unit) else { return nil }
            (prefix, suffix) = (String(type.name[..<found.lowerBound]), String(type.name[found.upperBound...]))
        }
        let exact = RoleName(prefix: prefix, suffix: suffix, isProtocol: isProtocol)
        if whole.contains(exact) { return exact }
        if let role = spelt[exact.form], !isProtocol { return role }
        guard prefix.isEmpty else { return nil }
        let words = CamelWords(suffix)
        for count in 1..<max(words.count, 1) {
            let end = RoleName(prefix: "", suffix: words.dropFirst(count), isProtocol: isProtocol)
            if open.contains(end) { return end.opened }
        }
        return nil
    }
}

extension LearnedArchitecture {
    /// The roles, contracts and kinds of data that a definition can name: the more usual of two with one name form.
    var written: [LearnedRole] {
        var forms: Set<String> = []
        let usual = (roles + contracts + data).sorted { $0.presence.count > $1.presence.count }
        return (usual + rareRoles).filter { forms.insert($0.form).inserted }
    }
}

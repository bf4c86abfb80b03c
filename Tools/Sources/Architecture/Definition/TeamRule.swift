/// A rule of a team's own: what some types must be, and may not do.
package struct TeamRule: Sendable, Equatable, PlacedPart {
    /// The rule's id, which findings name.
    package let id: String
    /// The reason, for the engineer who breaks it.
    package let about: String
    /// The severity of its findings.
    package let severity: Severity
    /// Forms of the names of the types that it is for.
    package let types: [VerbForm]
    /// The ids of the roles that it is for.
    package let roles: [String]
    /// Forms of the names of types that it is not for.
    package let exceptions: [VerbForm]
    /// The kind of declaration that such a type has, or nil.
    package let kind: Kind?
    /// True if such a class is final.
    package let isFinal: Bool
    /// Classes and protocols from which such a type inherits.
    package let inherits: [String]
    /// Forms of the names of types that it does not name.
    package let mayNotName: [VerbForm]
    /// Forms of functions and values that it does not use.
    package let mayNotUse: [VerbForm]
    /// Modules that its files do not import.
    package let mayNotImport: [String]
    /// Where it is written.
    package internal(set) var places: DefinitionPlaces

    /// The severity of a rule's findings.
    package enum Severity: String, Sendable, CaseIterable {
        case error, warning, note
    }

    /// The kind of declaration of a type.
    package enum Kind: String, Sendable, CaseIterable {
        case `class`, `struct`, `enum`, actor, `protocol`
    }

    /// Reads a rule.
    init?(_ id: Word, _ fields: KeyedFields<TeamRuleKey>, log: MistakeLog) {
        let about = fields.word(.about)
        self.id = id.text
        severity = fields.choice(.severity) ?? .warning
        types = fields.verbForms(.types)
        roles = fields.words(.of).map(\.text)
        exceptions = fields.verbForms(.except)
        kind = fields.choice(.kind)
        isFinal = fields.flag(.final)
        inherits = fields.words(.inherits).map(\.text)
        mayNotName = fields.verbForms(.mayNotName)
        mayNotUse = fields.verbForms(.mayNotUse)
        mayNotImport = fields.words(.mayNotImport).map(\.text)
        places = fields.places(id.position)
        guard let about else { return nil }
        self.about = about.text
        if types.isEmpty, roles.isEmpty {
            log.add(
                id.position, "the rule '\(id.text)' says nothing of what it is for: 'types' (…UseCase), or 'of' a role")
        }
        let wants = kind != nil || isFinal || !(inherits + mayNotImport).isEmpty || !(mayNotName + mayNotUse).isEmpty
        if !wants {
            log.add(
                id.position,
                "the rule '\(id.text)' wants nothing: 'kind', 'final', 'inherits', 'mayNotName', 'mayNotUse' or 'mayNotImport'"
            )
        }
    }

    /// Returns true if the rule is for a type.
    ///
    /// - Parameters:
    ///   - name: The type's name.
    ///   - role: The id of the role that it plays, or nil.
    package func isFor(_ name: String, _ role: String?) -> Bool {
        let isNamed = types.contains { $0.matches(name) } || types.isEmpty
        let plays = roles.isEmpty || role.map(roles.contains) ?? false
        return isNamed && plays && !exceptions.contains { $0.matches(name) }
    }
}

extension ProjectSettings {
    /// The rules of settings that are no definition.
    static func rules(_ node: YAMLNode, log: MistakeLog) -> [TeamRule] {
        (NamedEntries(node, of: "'rules'", log: log)?.all ?? []).compactMap { entry in
            KeyedFields<TeamRuleKey>(entry.value, of: "the rule '\(entry.key.text)'", log: log)
                .flatMap { TeamRule(entry.key, $0, log: log) }
        }
    }
}

/// A member with the part of its type that declares it.
public struct IndexedMember: Sendable {
    /// The type.
    public let type: TypeIndex.ID
    /// The declaration or extension.
    public let part: IndexedType.Part
    /// The member.
    public let fact: MemberFact
}

extension TypeIndex {
    /// The members of a type and of all its extensions, without those that it inherits.
    ///
    /// - Parameters:
    ///   - id: The type.
    ///   - selection: The selection of them: a caller that asks for less waits less.
    /// - Returns: The members, by parts. Their facts are decoded where these are not among the last that were asked for.
    public func members(of id: ID, _ selection: FactSelection = .all) -> [IndexedMember] {
        entries[id.number].parts.flatMap { part -> [IndexedMember] in
            let facts = recentFacts.facts(ofFile: part.file, selection, load)
            let members: [MemberFact]
            if part.isProtocol {
                members = facts.protocols.indices.contains(part.number) ? facts.protocols[part.number].members : []
            } else {
                members = facts.types.indices.contains(part.number) ? facts.types[part.number].members : []
            }
            return members.map { IndexedMember(type: id, part: part, fact: $0) }
        }
    }

    /// The place where a member's types are written.
    ///
    /// - Parameter member: The member.
    /// - Returns: The scope.
    public func scope(of member: IndexedMember) -> NameScope {
        NameScope(file: member.part.file, type: member.type, generics: Set(member.fact.generics.map(\.name)))
    }

    /// The names by which code may write one of some types: their own, and those of aliases that have one of these in them.
    package func writtenNames(of ids: Set<ID>) -> Set<String> {
        // `Self` is the type around it.
        var names = ids.reduce(into: Set(["Self"])) { $0.insert(entries[$1.number].name) }
        var aliases: [(name: String, type: TypeFact)] = []
        for number in entries.indices {
            let type = entries[number]
            if type.kind == .alias {
                aliases += type.parts.flatMap(\.inheritance).map { (type.name, $0) }
            } else {
                aliases += type.memberAliases.map { ($0.key, $0.value) }
            }
        }
        while true {
            let more = aliases.filter { alias in
                !names.contains(alias.name)
                    && alias.type.namedParts.contains { $0.lastName.map { names.contains(plain($0)) } ?? false }
            }
            if more.isEmpty { break }
            names.formUnion(more.map(\.name))
        }
        return names.union(names.map { "`\($0)`" })
    }

    /// Returns the types that a type inherits from and conforms to, and those of these, the nearest first, each once.
    /// Types that the sources do not know are among them, and are where the search ends.
    ///
    /// - Parameter id: The type.
    /// - Returns: The inherited types; ``IndexedType/Parent/part`` says where.
    public func ancestors(of id: ID) -> [IndexedType.Parent] {
        var found: [IndexedType.Parent] = []
        var seen: Set<Resolution> = []
        var queue = [id]
        var next = 0
        while next < queue.count {
            linking?.note(queue[next].number)
            for parent in entries[queue[next].number].parents where seen.insert(parent.key).inserted {
                found.append(parent)
                if let id = parent.meaning.id { queue.append(id) }
            }
            next += 1
        }
        return found
    }

    /// Tells if a type inherits from or conforms to another, directly or not.
    ///
    /// - Parameters:
    ///   - id: The type.
    ///   - other: The class or protocol.
    /// - Returns: `unknown` where a parent could be one of several. Types from outside do not know those of the sources.
    public func inherits(_ id: ID, from other: ID) -> Answer {
        if lineages[id.number].contains(other) { return .yes }
        return doubtfulAncestors[id.number].contains(other) ? .unknown : .no
    }

    /// Tells if a type inherits from or conforms to one from outside of the sources, such as `UIViewController`.
    ///
    /// - Parameters:
    ///   - id: The type.
    ///   - name: The name of the class or protocol.
    /// - Returns: `unknown` where the way ends at another type from outside, which may inherit from it.
    public func inherits(_ id: ID, fromOutside name: String) -> Answer {
        var answer = direct(id, fromOutside: name)
        for ancestor in lineages[id.number] where answer != .yes {
            let further = direct(ancestor, fromOutside: name)
            if further != .no { answer = further }
        }
        return answer
    }

    /// Tells if a type itself names one from outside as a parent; `unknown` where a parent may inherit from that.
    private func direct(_ id: ID, fromOutside name: String) -> Answer {
        var answer = Answer.no
        let type = entries[id.number]
        for parent in type.parents.indices {
            switch type.parents[parent].meaning {
            case .outside(name, _): return .yes
            case .outside, .ambiguous, .hidden, .circular: answer = .unknown
            case .type(let id, _) where self[id].kind == .outside:
                if self[id].qualifiedName == name { return .yes }
                answer = .unknown
            default: break
            }
        }
        return answer
    }

    /// Returns true if more than so many types of the sources inherit from or conform to a type, directly or not.
    package func hasDescendants(of id: ID, moreThan limit: Int) -> Bool {
        entries[id.number].children.count > limit || descendants(of: id, atMost: limit + 1).count > limit
    }

    /// The types of the sources that inherit from or conform to a type, directly or not, the nearest first.
    ///
    /// - Parameter id: The type.
    /// - Returns: The types, each once.
    public func descendants(of id: ID) -> [ID] { descendants(of: id, atMost: .max) }

    private func descendants(of id: ID, atMost limit: Int) -> [ID] {
        var found: [ID] = []
        var seen: Set<ID> = [id]
        var queue = [id]
        var next = 0
        while next < queue.count, found.count < limit {
            for child in entries[queue[next].number].children where seen.insert(child).inserted {
                found.append(child)
                queue.append(child)
            }
            next += 1
        }
        return found
    }
}

extension IndexedType.Parent {
    /// The key by which two parents are one: the type, whatever its arguments.
    fileprivate var key: Resolution {
        if case .type(let id, _) = meaning { return .type(id, arguments: []) }
        return meaning
    }
}

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
    /// - Returns: The members, by parts. Their facts are decoded at each call.
    public func members(of id: ID, _ selection: FactSelection = .all) -> [IndexedMember] {
        var decoded: [Int: FileFacts] = [:]
        return entries[id.number].parts.flatMap { part -> [IndexedMember] in
            let facts = decoded[part.file] ?? load(part.file, selection)
            decoded[part.file] = facts
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

    /// The types of the sources that inherit from or conform to a type, directly or not, the nearest first.
    ///
    /// - Parameter id: The type.
    /// - Returns: The types, each once.
    public func descendants(of id: ID) -> [ID] {
        var found: [ID] = []
        var seen: Set<ID> = [id]
        var queue = [id]
        var next = 0
        while next < queue.count {
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

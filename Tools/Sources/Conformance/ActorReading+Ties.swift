import SourceModel

/// Reads which classes of screens hold each other, whatever part of a definition they are.
extension ActorReading {
    /// Reads the strong reference that a stored property of a screen's class is.
    mutating func readTie(_ member: MemberFact, _ scope: NameScope) {
        guard let screenPart, member.kind == .property, !member.isStatic, let storage = member.storage,
            storage.ownership == .strong, member.attributes.allSatisfy({ $0.hasPrefix("@IBOutlet") }),
            let type = member.type ?? storage.initialValue?.type, HeldTypes.isPlain(type)
        else { return }
        let isEmpty = storage.initialValue.map { $0.form == .literal(.nil) } ?? true
        let isSetLater = type.isOptional && !storage.isConstant && !storage.isLazy && isEmpty
        let isPrivate = member.modifiers.contains { ["private", "fileprivate"].contains($0) }
        for part in type.namedParts {
            guard let id = index.resolveHeld(part, in: scope).id, id != screenPart,
                [.class, .protocol].contains(index[id].kind)
            else { continue }
            result.ties[screenPart, default: []].append(
                Actor.Hold(
                    property: member.name, spot: Actor.Spot(file: file, line: member.line), ownership: .strong,
                    target: .part(id), shared: nil, isMany: false,
                    isSetLater: isSetLater && !isPrivate && member.attributes.isEmpty, isBoxed: false, isClass: true))
        }
    }
}

/// Tells the classes that make up screens, by what they inherit or how they are called.
package enum ScreenPart {
    /// Returns true if a class is a view controller or a view, or is called as those are who work beside one.
    package static func fits(_ type: TypeIndex.ID, _ index: TypeIndex) -> Bool {
        let found = index[type]
        guard found.kind == .class else { return false }
        let base = found.parents.first { !$0.part.isExtension }?.type.lastName ?? ""
        let name = plain(found.name)
        if words.contains(where: { ends(name, with: $0) }) || seen.contains(where: { ends(base[...], with: $0) }) {
            return true
        }
        return !base.isEmpty
            && index.ancestors(of: type).contains { $0.type.lastName?.hasSuffix("ViewController") == true }
    }

    private static func ends(_ name: Substring, with word: String) -> Bool {
        name.utf8.suffix(word.utf8.count).elementsEqual(word.utf8)
    }

    /// A name without the word that tells a class from its contract: `LoginPresenterImpl`.
    private static func plain(_ name: String) -> Substring {
        let mark = ["Implementation", "Impl", "Imp"].first(where: name.hasSuffix)
        return name.dropLast(mark?.count ?? 0)
    }

    /// The last words of base classes of what is seen.
    private static let seen = ["ViewController", "View", "Cell"]

    /// The last words of names.
    private static let words =
        seen + [
            "ViewModel", "Presenter", "Interactor", "Router", "Wireframe", "Coordinator", "Reactor", "Worker",
            "DataSource",
            "Adapter",
        ]
}

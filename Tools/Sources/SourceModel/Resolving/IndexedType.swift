/// A type as all files say together: its declaration, and its extensions wherever they stand.
///
/// It is an object, since who asks a word of it would copy all lists of it otherwise. Nothing of it changes once its index is made.
public final class IndexedType: @unchecked Sendable {
    /// The kind of the type.
    public enum Kind: UInt8, Hashable, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, alias
        /// Declared elsewhere, and extended in the sources.
        case outside
    }

    /// A declaration or an extension of the type.
    public struct Part: Hashable, Sendable {
        /// The index of the file.
        public let file: Int
        /// The number in ``FileFacts/types``, or in ``FileFacts/protocols`` where it is a protocol's declaration.
        public let number: Int
        /// True if it is a protocol's declaration.
        public let isProtocol: Bool
        /// True if it is an extension.
        public let isExtension: Bool
        /// The line of its name, or of the word `extension`, from 1.
        public let line: Int
        /// The types that it inherits from, conforms to, or stands for, as they were written.
        public let inheritance: [TypeFact]
        /// The requirements after `where`: of an extension, the conditions under which it holds.
        public let requirements: [RequirementFact]
        /// The conditions of the `#if`s around it.
        public let conditions: [String]
    }

    /// Something that the type inherits from or conforms to.
    public struct Parent: Hashable, Sendable {
        /// As it was written.
        public let type: TypeFact
        /// The meaning of the written type.
        public let meaning: Resolution
        /// The part that says so.
        public let part: Part
    }

    /// The kind of the type.
    public let kind: Kind
    /// The name.
    public let name: String
    /// The type around it.
    public let parent: TypeIndex.ID?
    /// The name with those of the types around it: `Outer.Inner`.
    public let qualifiedName: String
    /// The modules that it belongs to: several where several targets compile its file, none where that is not known.
    public let modules: [String]
    /// The access level, as far as it is written on it.
    public let access: DeclaredAccess?
    /// True if it is declared inside of a body.
    public let isLocal: Bool
    /// The names of its type parameters; of a protocol, of its associated types.
    public let generics: [String]
    /// The declaration first (several, where each stands under another `#if`), then the extensions, by files.
    @exclusivity(unchecked) public internal(set) var parts: [Part]
    /// The types that it inherits from and conforms to, those named by its extensions included. Of an alias, what it
    /// stands for.
    @exclusivity(unchecked) public internal(set) var parents: [Parent] = []
    /// The types of the sources that name it as a parent.
    @exclusivity(unchecked) public internal(set) var children: [TypeIndex.ID] = []
    /// The types inside, by name.
    @exclusivity(unchecked) var inner: [String: [TypeIndex.ID]] = [:]
    /// The protocol's aliases that are members, which are not types of their own.
    @exclusivity(unchecked) var memberAliases: [String: TypeFact] = [:]

    init(
        kind: Kind, name: String, in parent: (id: TypeIndex.ID, type: IndexedType)?, modules: [String] = [],
        head: Head = Head()
    ) {
        self.kind = kind
        self.name = name
        self.parent = parent?.id
        qualifiedName = (parent.map { $0.type.qualifiedName + "." } ?? "") + name
        self.modules = modules
        (access, isLocal, generics, parts) = (head.access, head.isLocal, head.generics, head.parts)
    }

    /// The part of a type's declaration that those from elsewhere have not.
    struct Head {
        var access: DeclaredAccess?
        var isLocal = false
        var generics: [String] = []
        var parts: [Part] = []
    }

    /// The file of the declaration, or of the first extension.
    public var file: Int { parts.first?.file ?? 0 }
    /// The line of the declaration's name, or of the first extension.
    public var line: Int { parts.first?.line ?? 0 }
    /// The extensions.
    public var extensions: [Part] { parts.filter(\.isExtension) }
}

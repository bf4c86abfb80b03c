import SourceModel

/// The part of one file that learning needs.
struct SourceFile: Sendable {
    /// The absolute path.
    var path: String
    /// The modules that it imports.
    var imports: [String] = []
    /// The line of each of these.
    var importLines: [Int] = []
    /// The modules that it tests: those that it imports with `@testable`.
    var tested: [String] = []
    /// The types that it declares.
    var types: [SourceType] = []
    /// The members that it adds to types, under their names.
    var extensions: [SourceType] = []
    /// The names of the types in what its aliases stand for.
    var aliases: [String: [String]] = [:]
    /// The same without what generic types among them are made for.
    var aliasHeads: [String: [String]] = [:]
    /// The aliases inside types, by what is around them.
    var nestedAliases: [(home: String, name: String, meaning: String)] = []
    /// The texts behind its aliases, as they are written.
    var aliasTexts: [String: String] = [:]
    /// All names that its code writes; none where they were not asked for.
    var names: Set<String> = []
    /// The unit that Scaena wrote it for, as a record says; `nil` where a person wrote it.
    var scaffold: ScaffoldedUnit?

    /// The part of it that is asked for once its members are read.
    var members: Members { Members(types: types, extensions: extensions) }

    /// The types of a file, with their members.
    struct Members: Sendable {
        /// The types that it declares.
        var types: [SourceType]
        /// The members that it adds to types, under their names.
        var extensions: [SourceType]
    }
}

/// The roles that scenes have inside an enumeration of the scene's name, `extension About { final class Presenter … }`, or inside
/// their view controllers, `extension AboutViewController { class ViewModel … }`. They are named after these, as `About.Presenter`,
/// wherever they are spoken of.
struct NestedNames: Sendable {
    /// The meanings of the names inside each such enumeration.
    private let known: [String: [String: String]]
    /// The types that stand in each namespace and are called as if they stood in none.
    private let spaces: [String: Set<String>]
    /// The enumeration in which names are looked up.
    private var home: String?

    /// No names.
    static let none = NestedNames(known: [:], spaces: [:])

    private init(known: [String: [String: String]], spaces: [String: Set<String>]) {
        self.known = known
        self.spaces = spaces
    }

    /// So many enumerations at least have what is a role, and so many roles one of them.
    private static let (fewestHomes, fewestRoles) = (3, 2)

    /// The ending of the view controllers that roles stand in.
    static let screenEnding = "ViewController"
    /// The ending of the views of SwiftUI that they stand in.
    static let viewEnding = "View"
    /// The ending of such views that enumerations of scenes' names may have, too.
    static let shownEnding = "Screen"

    /// Finds them.
    ///
    /// - Parameter files: The declarations of the files.
    init(_ files: [SourceFile]) {
        var places: Set<String> = []
        var (screens, views): (Set<String>, Set<String>) = ([], [])
        var inside: [String: Set<String>] = [:]
        var classes: [String: Set<String>] = [:]
        // Once it is known what a role is called, one that is an enumeration in a file of another name is one, too.
        var counts: [String: Set<String>] = [:]
        // A view may be one by an extension alone: `extension AboutView: View { var body … }`.
        let shown = Set(
            files.lazy.flatMap(\.extensions).filter { $0.inherits.contains("View") && $0.isCalledView }.map(\.name))
        for file in files {
            for type in file.types {
                if type.nesting.isEmpty {
                    // What has a raw type is a value.
                    if type.kind == .enum, type.inherits.isEmpty { places.insert(type.name) }
                    if type.isNamedScreen, type.name.hasSuffix(Self.screenEnding) { screens.insert(type.name) }
                    if type.isNamedView || type.kind == .struct && shown.contains(type.name) { views.insert(type.name) }
                } else if type.nesting.count == 1 {
                    if type.kind == .class, !type.isOfFile { classes[type.nesting[0], default: []].insert(type.name) }
                    inside[type.nesting[0], default: []].insert(type.name)
                    if type.isPlayer || file.isOf(type) { counts[type.name, default: []].insert(type.nesting[0]) }
                }
            }
        }
        var known: [String: [String: String]] = [:]
        for places in [places, screens] {
            let usual = Set(counts.filter { $0.value.intersection(places).count >= Self.fewestHomes }.keys)
            for (home, names) in inside where places.contains(home) {
                let roles = names.intersection(usual)
                guard roles.count >= Self.fewestRoles else { continue }
                known[home] = Dictionary(uniqueKeysWithValues: roles.map { ($0, "\(home).\($0)") })
            }
        }
        // A view has one class that acts for it.
        let acting = Set(counts.filter { $0.value.intersection(views).count >= Self.fewestHomes }.keys)
        for (home, names) in classes where views.contains(home) && known[home] == nil {
            let roles = names.intersection(acting)
            if !roles.isEmpty { known[home] = Dictionary(uniqueKeysWithValues: roles.map { ($0, "\(home).\($0)") }) }
        }
        for alias in files.lazy.flatMap(\.nestedAliases) where known[alias.home] != nil {
            if known[alias.home]?[alias.name] == nil { known[alias.home]?[alias.name] = alias.meaning }
        }
        self.known = known
        spaces = Self.spaces(files, except: known)
    }

    /// Finds the types that extensions put into a type which is no more than a namespace to them, `extension Calls { class
    /// VideoCallViewController … }`: files of their own declare them, a screen among them, and no other type has their name.
    private static func spaces(_ files: [SourceFile], except known: [String: [String: String]]) -> [String: Set<String>]
    {
        var found: [String: [SourceType]] = [:]
        var counts: [String: Int] = [:]
        for file in files {
            for type in file.types {
                if type.nesting.count < 2 { counts[type.name, default: 0] += 1 }
                guard type.nesting.count == 1, known[type.nesting[0]] == nil, type.isPlayer, !type.isOfFile,
                    CamelWords(type.name).count > 1,
                    !file.types.contains(where: { $0.nesting.isEmpty && $0.name == type.nesting[0] })
                else { continue }
                found[type.nesting[0], default: []].append(type)
            }
        }
        return found.compactMapValues { types in
            let names = types.filter { counts[$0.name] == 1 }
            guard names.count >= fewestRoles, names.contains(where: \.isNamedScreen) else { return nil }
            return Set(names.map(\.name))
        }
    }

    var isEmpty: Bool { known.isEmpty && spaces.isEmpty }

    /// Returns true if a type in a namespace is called as if it stood in none.
    func isFlat(_ name: String, in space: String) -> Bool { spaces[space]?.contains(name) ?? false }

    /// The same as they are seen inside a type.
    ///
    /// - Parameter outer: The outermost type around, or the type itself.
    func inside(_ outer: String?) -> NestedNames {
        guard let outer, known[outer] != nil else { return self }
        var names = self
        names.home = outer
        return names
    }

    /// Returns the meaning of a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - outer: The name before it, with a dot between.
    func meaning(of name: String, after outer: String? = nil) -> String {
        guard !known.isEmpty, let place = outer ?? home else { return name }
        return known[place]?[name] ?? name
    }

    /// A type's name and what is around it, where it is a role or stands in one.
    func place(of name: String, in nesting: [String]) -> (name: String, nesting: [String]) {
        if nesting.count == 1, isFlat(name, in: nesting[0]) { return (name, []) }
        guard let first = nesting.first, let roles = known[first] else { return (name, nesting) }
        let next = nesting.count == 1 ? name : nesting[1]
        guard let full = roles[next], full == "\(first).\(next)" else { return (name, nesting) }
        return nesting.count == 1 ? (full, []) : (name, [full] + nesting.dropFirst(2))
    }
}

extension SourceType {
    /// True if it acts or is a contract, whatever its name.
    fileprivate var isPlayer: Bool {
        switch kind {
        case .class, .actor, .protocol: true
        case .struct: inherits.contains { $0.hasSuffix("View") }
        case .enum: false
        }
    }

    /// True if its name or its base is a view controller's.
    fileprivate var isNamedScreen: Bool {
        kind == .class && (name.hasSuffix("ViewController") || inherits.first?.hasSuffix("ViewController") ?? false)
    }
}

extension SourceType {
    /// True if it is a view of SwiftUI that is called one.
    fileprivate var isNamedView: Bool {
        kind == .struct && inherits.contains("View") && isCalledView
    }

    fileprivate var isCalledView: Bool {
        [NestedNames.viewEnding, NestedNames.shownEnding].contains { name.hasSuffix($0) && name != $0 }
    }
}

extension SourceFile {
    /// Returns true if the file is named after a nested type: `AboutBuilder.swift` after `About.Builder`.
    fileprivate func isOf(_ type: SourceType) -> Bool {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8[path.utf8.index(after: $0)...] }
        return (name ?? path.utf8[...]).elementsEqual((type.nesting.joined() + type.name + ".swift").utf8)
    }
}

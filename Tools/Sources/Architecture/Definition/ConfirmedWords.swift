/// The words in which a learned definition confirms, in comments, a statement that it takes over: written there with their counts, and
/// found again by who asks how much stands behind the statement.
package enum ConfirmedWords {
    /// The line above them.
    package static func heading(_ id: String) -> String { "As \(id) says, and so it is:" }

    /// A role's name.
    package static func type(of role: String, _ form: String) -> String { "\(role): \(form)" }

    /// A role's base type.
    package static func base(of role: String, _ base: String) -> String { "\(role): base \(base)" }

    /// A contract of a role.
    package static func implements(_ role: String, _ contract: String) -> String { "\(role) implements \(contract)" }

    /// A channel.
    package static func channel(_ from: String, _ to: String) -> String { "\(from) -> \(to)" }

    /// The hold, contract or property of a channel.
    package static func channel(_ from: String, _ to: String, _ key: String, _ value: String) -> String {
        "\(channel(from, to)): \(key) \(value)"
    }

    /// A module that a layer may not import.
    package static func mayNotImport(_ layer: String, _ module: String) -> String {
        "\(layer) may not import \(module)"
    }

    /// The role that builds.
    package static func by(_ role: String) -> String { "built by \(role)" }

    /// The role that the building function returns.
    package static func returns(_ role: String) -> String { "returns \(role)" }

    /// A role that is created.
    package static func creates(_ role: String) -> String { "creates \(role)" }

    /// The building function.
    package static func function(_ name: String) -> String { "function \(name)" }

    /// A role of navigation, by its key.
    package static func navigation(_ key: String, _ role: String) -> String { "navigation: \(key) \(role)" }

    /// Returns the words for a statement of a definition; nil for one that `learn` does not count.
    ///
    /// - Parameters:
    ///   - part: The part of the definition.
    ///   - key: The key of it; nil for the part itself.
    ///   - word: One of the words that the key lists.
    package static func words(for part: any PlacedPart, _ key: String?, _ word: String?) -> String? {
        switch (part, key) {
        case (let role as Role, nil), (let role as Role, "type"): type(of: role.id, role.type.description)
        case (let role as Role, "base"): role.base.map { base(of: role.id, $0) }
        case (let role as Role, "implements"): word.map { implements(role.id, $0) }
        case (let way as Channel, nil): channel(way.from, way.to)
        case (let way as Channel, "hold"): channel(way.from, way.to, "hold", way.hold.rawValue)
        case (let way as Channel, "through"): way.through.map { channel(way.from, way.to, "through", $0) }
        case (let way as Channel, "as"): way.property.map { channel(way.from, way.to, "as", $0.description) }
        case (let file as UnitFile, "path"): file.path.description
        case (let layer as ArchitectureDefinition.Layer, "mayNotImport"): word.map { mayNotImport(layer.id, $0) }
        case (let assembly as ArchitectureDefinition.Assembly, "by"): by(assembly.by)
        case (let assembly as ArchitectureDefinition.Assembly, "returns"): returns(assembly.returns)
        case (let assembly as ArchitectureDefinition.Assembly, "function"): function(assembly.function.description)
        case (_ as ArchitectureDefinition.Assembly, "creates"): word.map(creates)
        case (let navigation as ArchitectureDefinition.Navigation, "performs"):
            self.navigation("performs", navigation.performs)
        case (let navigation as ArchitectureDefinition.Navigation, "decides"):
            self.navigation("decides", navigation.decides)
        default: nil
        }
    }
}

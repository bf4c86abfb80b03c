import Architecture
import Conformance
import Findings
import SourceModel

/// An app at hand, with what rules need to make findings of it.
package struct CheckedApp: Sendable {
    /// The app as its definition sees it.
    package let map: RoleMap
    private let places: StatementPlaces

    /// Brings a map and its definition's text together.
    ///
    /// - Parameters:
    ///   - map: The app.
    ///   - source: The text of its definition.
    package init(_ map: RoleMap, _ source: ArchitectureSource) {
        self.map = map
        places = StatementPlaces(source)
    }

    /// The definition.
    var definition: ArchitectureDefinition { map.definition }

    /// The place of a line.
    func spot(_ spot: Actor.Spot) -> SourceSpot {
        SourceSpot(path: map.index.files[spot.file].path, line: spot.line)
    }

    /// The place of a type's declaration.
    func spot(of type: TypeIndex.ID) -> SourceSpot {
        SourceSpot(path: map.index.files[map.index[type].file].path, line: map.index[type].line)
    }

    /// The name of a type.
    func name(_ type: TypeIndex.ID) -> String { map.index[type].name }

    /// The name of an actor's unit; empty where it belongs to none.
    func unitName(_ actor: Actor) -> String { actor.player.unit.map { map.units[$0].name.typeName } ?? "" }

    /// The statement of the definition that keys lead to.
    func statement(_ keys: String...) -> Finding.Statement? { statement(keys) }

    /// The statement of the definition that keys lead to.
    func statement(_ keys: [String]) -> Finding.Statement? {
        places.place(of: keys).map { place in
            Finding.Statement(
                place: SourceSpot(path: place.file, line: place.position.line, column: place.position.column),
                text: place.text, evidence: place.comment)
        }
    }

    /// The statement of a channel, or of one of its keys.
    func statement(of channel: Channel, _ key: String? = nil) -> Finding.Statement? {
        let ends = "\(channel.from) -> \(channel.to)" + (channel.leavesUnit ? " another" : "")
        return statement(["channels", ends] + [key].compactMap(\.self))
    }

    /// A finding on an actor.
    ///
    /// - Parameters:
    ///   - rule: The rule that makes it.
    ///   - actor: The actor.
    ///   - message: What is wrong.
    ///   - line: Where.
    ///   - subject: The name in the line that it is about.
    ///   - identity: What it is known by, where that is more than the subject.
    func finding(
        _ rule: any Rule.Type, _ actor: Actor, _ message: String, at line: Actor.Spot, subject: String,
        identity: String? = nil
    ) -> Finding {
        let known = Finding.Identity(
            rule: rule.id, unit: unitName(actor), role: actor.role, subject: identity ?? subject)
        var finding = Finding(known, message, at: spot(line), subject: subject)
        finding.severity = rule.severity
        return finding
    }

    /// What a definition says of a role, as a reason.
    func about(_ role: String) -> String {
        definition.role(role)?.about.map { "The \(role) is this: \($0)." } ?? ""
    }
}

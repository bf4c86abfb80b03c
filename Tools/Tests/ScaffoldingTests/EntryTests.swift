import Architecture
import Testing

@testable import Scaffolding

/// The beginning of an app, as its architecture says: the code of `new app` has these actors, who hold each other so.
@Suite("An app's beginning")
struct EntryTests {
    private static let architectures = ["bviper", "mvpcf"]

    /// The text of the file of an app that declares a type.
    private func declaring(_ type: String, in texts: [String]) -> String? {
        texts.first { SourceNames($0).declaredTypes.contains(type) }
    }

    @Test("is said where it is a matter of its own")
    func said() throws {
        let entries = try ArchitectureSource.builtIns.mapValues { try $0.definition().entry?.creates }
        #expect(Set(entries.filter { $0.value != nil }.keys) == Set(Self.architectures))
    }

    @Test("is written as it is said", arguments: architectures)
    func written(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        let definition = try source.definition()
        let entry = try #require(definition.entry)
        let app = try AppScaffold(
            AppRequest(name: "Fare", into: "/", first: "Home", architecture: id, scaena: .path("/")), in: source)
        let texts = app.files.filter { $0.path.hasPrefix("Sources/Fare/") }.map(\.text)
        let home = UnitName("Home")
        let name = { (form: NameForm) in form.name(for: home, shared: UnitName("Fare")) }
        let text = { (role: Role) in declaring(name(role.type), in: texts) ?? "" }
        let created = try entry.creates.map { try #require(definition.role($0)) }

        let builder = text(try #require(definition.role(entry.by)))
        #expect(builder.contains("func \(name(entry.function))("))
        for role in created { #expect(builder.contains(name(role.type)), "\(entry.by) makes \(role.id)") }

        for role in created {
            let parents =
                [role.base].compactMap(\.self) + role.implements.compactMap(definition.contract).map { name($0.type) }
            let head = text(role).split(separator: "\n").filter { line in
                ["class", "extension"].contains { line.contains("\($0) \(name(role.type)): ") }
            }.joined(separator: "\n")
            for parent in parents { #expect(head.contains(parent), "\(role.id) is a \(parent)") }
        }
        let channels = definition.channels.filter { ([entry.by] + entry.creates).contains($0.from) }
        #expect(channels.count >= 4)
        for channel in channels {
            let from = text(try #require(definition.role(channel.from)))
            let type = name(try #require(definition.role(channel.to)).type)
            let contract = channel.through.flatMap(definition.contract).map { "any \(name($0.type))" }
            let property = channel.property.map(name) ?? ""
            let isSo =
                switch channel.hold {
                case .strong: from.contains("let \(property)") || from.contains("super.init(\(property): \(property)")
                case .weak: from.contains("weak var \(property)")
                // The runtime's placement holds it weakly.
                case .unowned: from.contains("\(property): \(type)") && from.contains("of: \(property))")
                case .static: from.contains("\(type).")
                case .container: from.contains("resolve((\(contract ?? "")).self)")
                case .viewHierarchy: from.contains(type)
                }
            #expect(isSo && contract.map(from.contains) ?? true, "\(channel.from) -> \(channel.to): \(from)")
            for form in channel.says {
                let names = SourceNames(from).identifiers
                #expect(names.contains { form.form(for: home).matches($0) }, "\(channel.from) says \(form)")
            }
        }
    }
}

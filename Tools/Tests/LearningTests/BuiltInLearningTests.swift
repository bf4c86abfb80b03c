import Architecture
import Foundation
import Scaffolding
import TemporaryFolders
import Testing

@testable import Learning

/// Definition → twenty scenes → learning gives the same definition.
@Suite("Learning what was scaffolded")
struct BuiltInLearningTests {
    /// All in `make soak`; else one whose units are alone and one whose units stand in groups.
    static let builtIns =
        Soak.all(ScaffoldedApp.architectures, orOnly: ["snp", "mvpcf"])

    private func learned(_ id: String) throws -> (LearnedArchitecture, ArchitectureDefinition) {
        let source = try #require(ArchitectureSource.builtIns[id])
        let learning = AppLearning(try ScaffoldedApp.files(id))
        let architecture = try #require(learning.architectures.first)
        #expect(learning.architectures.count == 1)
        #expect(architecture.units.count == ScaffoldedApp.names.count)
        return (architecture, try source.definition())
    }

    @Test("Where no scene's code can be taken, a built-in that is near has the templates all the same")
    func plainExamples() throws {
        let (learned, whole) = try learned("snp")
        let plain = ExampleTemplates(
            unit: "About", reason: "", lacks: [], leftOut: [], outside: [], lostProtocols: [], files: [], templates: [:]
        )
        let written = LearnedDefinition(learned, as: .ours, known: [whole], example: plain)
        #expect(written.extends == "snp")
        #expect(written.templates.isEmpty)
    }

    @Test("finds every part by itself", arguments: builtIns)
    func findsParts(id: String) throws {
        let (learned, whole) = try learned(id)
        let definition = whole.withoutList
        let written = WrittenArchitecture(learned)
        // What stands only where a unit returns something, or has a list, fields or a nib, these scenes do not have.
        let cells = definition.sheet?.cells
        let files = definition.files.filter { file in
            file.place == .sources && !(cells.map { file.holds == [$0] } ?? false)
                && file.path.description.hasSuffix(".swift")
        }
        let returned = definition.inputs.returns.flatMap { definition.channelOut(through: $0)?.through }
        let listed = [definition.sheet?.rows, cells, "messagesViewModel"]
        let declared = Set(files.flatMap(\.holds)).subtracting(([returned] + listed).compactMap(\.self))

        // Who is there, and what the types are called.
        let roles = definition.roles.filter { declared.contains($0.id) }
        #expect(Set(learned.roles.map(\.form)) == Set(roles.map(\.type.description)))
        let contracts = definition.contracts.filter { declared.contains($0.id) }
        #expect(Set(learned.contracts.map(\.form)) == Set(contracts.map(\.type.description)))
        let data = definition.data.filter { declared.contains($0.id) }
        #expect(Set(learned.data.map(\.form)) == Set(data.compactMap(\.type?.description)))
        for actor in learned.roles + learned.contracts { #expect(actor.presence == Evidence(20, of: 20)) }

        // Ids are the definition's own words: what is compared from here on is compared by name forms.
        var forms: [String: String] = [:]
        for role in definition.roles { forms[role.id] = role.type.description }
        for contract in definition.contracts { forms[contract.id] = contract.type.description }
        for kind in definition.data { forms[kind.id] = kind.type?.description }
        let own = { (id: String) in learned.actor(id)?.form ?? id }
        let known = { (id: String) in forms[id] ?? id }

        for role in roles {
            let found = try #require(learned.roles.first { $0.form == role.type.description })
            #expect(found.base?.value == role.base, "the base of \(role.id)")
            let implements = role.implements.filter { declared.contains($0) }.map(known)
            #expect(Set(found.implements.map { own($0.value) }) == Set(implements), "what \(role.id) implements")
        }

        // Who holds whom, through what, under which name.
        let talking = definition.channels.filter { channel in
            !channel.leavesUnit && declared.contains(channel.from) && declared.contains(channel.to)
        }
        let expected = talking.map { channel in
            "\(known(channel.from)) \(channel.hold) \(known(channel.to)) \(channel.through.map(known) ?? "") "
                + "\(channel.property?.description ?? "")"
        }
        let found = learned.channels.filter { !$0.leavesUnit }.map { channel in
            "\(own(channel.from)) \(channel.hold.value) \(own(channel.to)) \(channel.through.map { own($0.value) } ?? "") "
                + "\(channel.property?.value ?? "")"
        }
        #expect(Set(found) == Set(expected))

        // Who builds, what, and what comes back; in which files.
        let assembly = try #require(learned.assembly)
        #expect(own(assembly.by.value) == known(definition.assembly.by))
        #expect(assembly.function.value == definition.assembly.function.description)
        #expect(own(assembly.returns.value) == known(definition.assembly.returns))
        #expect(Set(written.creates.map { own($0.value) }) == Set(definition.assembly.creates.map(known)))
        #expect(own(learned.owner?.value ?? "") == known(definition.unit.owner))
        #expect(Set(learned.files.map(\.path.value)) == Set(files.map(\.path.description)))
        for file in files {
            let same = learned.files.first { $0.path.value == file.path.description }
            let held = file.holds.filter { declared.contains($0) }.map(known)
            #expect(Set(same?.holds.map { own($0.value) } ?? []) == Set(held), "what stands in \(file.path)")
        }
        #expect(learned.outliers.isEmpty)
        #expect(learned.placedTypes == learned.namedTypes)
    }

    @Test("writes a definition that is the same", arguments: builtIns)
    func writesTheSame(id: String) throws {
        let (learned, definition) = try learned(id)
        let known = try ArchitectureSource.builtIns.values.map { try $0.definition() }
        let text = LearnedDefinition(learned, as: .ours, known: known)
        #expect(text.extends == id)
        #expect(text.templates.isEmpty)
        let folder = try TemporaryFolder()
        try folder.write(text.text, to: "ours.yml")
        let again = try ArchitectureSource(readingFile: folder.path + "/ours.yml").definition()
        #expect(again.id == "ours")
        #expect(again.unit == definition.unit)
        #expect(again.roles == definition.roles)
        #expect(again.contracts == definition.contracts)
        #expect(again.data == definition.data)
        #expect(again.assembly == definition.assembly)
        #expect(again.files == definition.files)
        #expect(again.layers == definition.layers)
        #expect(again.inputs == definition.inputs)
        #expect(again.channels.map(Self.text) == definition.channels.map(Self.text))
        // Nothing but the head was written: every line of the definition stands in the built-in alone.
        let lines = text.text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.isEmpty }
        #expect(lines.count == 2, "\(text.text)")
    }

    @Test("names nothing twice where few units have a part of the architecture that they stand on")
    func namesNothingTwice() throws {
        let files = try ScaffoldedApp.files("viper") { path, text in
            path.hasSuffix("ViewModel.swift") && !path.contains("About") ? "" : text
        }
        let learned = try #require(AppLearning(files).architectures.first)
        let known = try ArchitectureSource.builtIns.values.map { try $0.definition() }
        let text = LearnedDefinition(learned, as: .ours, known: known)
        #expect(text.extends == "viper")
        let folder = try TemporaryFolder()
        try folder.write(text.text, to: "ours.yml")
        #expect(throws: Never.self) { try ArchitectureSource(readingFile: folder.path + "/ours.yml").definition() }
    }

    @Test(
        "says with its count what the app does otherwise than the architecture that it stands on, so that no check demands it"
    )
    func saysWhatIsInDoubt() throws {
        let few = Set(ScaffoldedApp.names.prefix(5))
        func isOfFew(_ path: String) -> Bool { few.contains { path.contains("/\($0)/") } }
        let files = try ScaffoldedApp.files("viper") { path, text in
            guard isOfFew(path) else { return text }
            if path.hasSuffix("Interactor.swift") { return "import UIKit\n" + text }
            return path.hasSuffix("Wireframe.swift") ? "" : text
        }
        let learned = try #require(AppLearning(files).architectures.first)
        let known = try ArchitectureSource.builtIns.values.map { try $0.definition() }
        let text = LearnedDefinition(learned, as: .ours, known: known)
        #expect(text.extends == "viper")
        let lines = text.text.split(separator: "\n").map(String.init)
        #expect(
            lines.contains("    mayNotImport: [UIKit, SwiftUI, ScaenaUIKit]  # not sure: 15 of 20; 20 of 20; not seen"))
        #expect(lines.contains("    type: \"{Unit}Wireframe\"  # not sure: 15 of 20"))
        #expect(!lines.contains { $0.hasPrefix("    type: \"{Unit}Presenter") })
        let folder = try TemporaryFolder()
        try folder.write(text.text, to: "ours.yml")
        let definition = try ArchitectureSource(readingFile: folder.path + "/ours.yml").definition()
        #expect(definition.layers.contains { $0.mayNotImport == ["UIKit", "SwiftUI", "ScaenaUIKit"] })
    }

    @Test("writes a habit that closes a circle weakly beside a built-in, too, and says so")
    func circlesBesideIt() throws {
        let files = try ScaffoldedApp.files("clean-swift") { path, text in
            let name = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
            guard path.hasSuffix("ViewController.swift"),
                let head = text.range(of: "class \(name)ViewController"),
                let brace = text[head.upperBound...].firstIndex(of: "{")
            else { return text }
            let holds = text[...brace] + "\n    let rows = \(name)Rows()" + text[text.index(after: brace)...]
            return holds + "\nfinal class \(name)Rows { var screen: \(name)ViewController? }\n"
        }
        let learned = try #require(AppLearning(files).architectures.first)
        let known = try ArchitectureSource.builtIns.values.map { try $0.definition() }
        let text = LearnedDefinition(learned, as: .ours, known: known)
        #expect(text.extends == "clean-swift")
        #expect(text.text.contains("- rows -> viewController:  # 20 of 20\n      hold: weak"), "\(text.text)")
        #expect(text.text.contains("left out: rows -> viewController: strong, 20 of 20: it closes a circle"))
    }

    /// A channel without its place in the file.
    private static func text(_ channel: Channel) -> String {
        "\(channel.from) \(channel.to) \(channel.leavesUnit) \(channel.hold) \(channel.through ?? "") "
            + "\(channel.property?.description ?? "") \(channel.says) \(channel.carries)"
    }
}

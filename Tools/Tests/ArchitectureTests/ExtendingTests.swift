import Foundation
import Testing

@testable import Architecture

@Suite("A definition that extends another")
final class ExtendingTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-extending-\(UUID())")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func source(_ text: String, name: String = "our.yml") throws -> ArchitectureSource {
        try write(text, to: name)
        return try ArchitectureSource(readingFile: folder.appendingPathComponent(name).path)
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func mistakes(_ text: String) throws -> [String] {
        do {
            _ = try source(text).definition()
            return []
        } catch let error as InvalidDefinition {
            return error.mistakes.map { "\($0.position.line):\($0.position.column): \($0.message)" }
        }
    }

    @Test("takes everything from it that it does not say itself")
    func takesOver() throws {
        let bviper = try #require(ArchitectureSource.builtIns["bviper"]).definition()
        let our = try source("extends: bviper\narchitecture: our\n").definition()
        #expect(our.id == "our")
        #expect(our.roles == bviper.roles && our.files == bviper.files && our.contracts == bviper.contracts)
        #expect(our.channels.map(\.says) == bviper.channels.map(\.says))
    }

    @Test("is what the documentation's examples are, word for word")
    func examples() throws {
        let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Definitions/FORMAT.md")
        let blocks = try String(contentsOf: document, encoding: .utf8).components(separatedBy: "```yaml\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
            .filter { $0.hasPrefix("architecture:") && !$0.contains("areas:") }
        #expect(blocks.count == 4)
        try write("", to: "templates/contracts.stencil")
        for block in blocks { #expect(try mistakes(block) == [], "\(block)") }
    }

    @Test("keeps of a channel what it does not say of it itself")
    func channels() throws {
        let our = try source(
            """
            architecture: our
            extends: snp
            channels: [{ interactor -> router: { says: "routeTo…" } }, { interactor->presenter: { through: } }]
            """
        ).definition()
        let router = try #require(our.channels(from: "interactor").first { $0.to == "router" })
        #expect(router.says == [VerbForm("routeTo…")] && router.through == "routerProtocol" && router.hold == .strong)
        #expect(router.property?.description == "router" && router.position.line == 3)
        let presenter = try #require(our.channels(from: "interactor").first { $0.to == "presenter" })
        #expect(presenter.through == nil && presenter.property?.description == "presenter")
    }

    @Test("says itself what may be known: its own channel is meant, and another limit is held against all")
    func knowledge() throws {
        let channel = "channels: [{ provider -> businessObject: { hold: static } }]\n"
        #expect(try mistakes("architecture: our\nextends: bviper\n" + channel) == [])
        let found = try mistakes("architecture: our\nextends: bviper\nlayers:\n  provision: { knows: [] }\n" + channel)
        #expect(
            found == [
                "2:10: the channel carries 'dto', which 'provider' may not know: its layer 'provision' 'knows' nothing (in "
                    + "what comes from 'bviper')",
                "5:14: the channel leads without a contract to 'businessObject' of the layer 'business', which 'provider' "
                    + "may not know: its layer 'provision' 'knows' nothing",
            ])
    }

    @Test("says itself what may be known, though it names a role's type or a layer's imports besides")
    func knowledgeOfNamed() throws {
        let text = "architecture: our\nextends: snp\n"
        let channel = "channels: [{ view -> viewController: { hold: weak, as: delegate, says: \"did…\" } }]\n"
        #expect(try mistakes(text + "roles: { view: { type: \"{Unit}Face\" } }\n" + channel) == [])
        let found = try mistakes(text + "roles: { view: { knows: texts } }\n" + channel)
        #expect(found.count == 1 && found[0].contains("which 'view' may not know"))
    }

    @Test("overrides any part: a word of a role, a channel by its ends, a list as a whole")
    func overrides() throws {
        let our = try source(
            """
            architecture: our
            extends: bviper
            roles:
              view: { type: "{Unit}ViewController" }
            layers:
              business: { mayNotImport: [UIKit] }
            channels:
              - view -> presenter: { hold: strong, through: viewHandler, as: presenter, says: "on…" }
            """
        ).definition()
        #expect(our.role("view")?.type.description == "{Unit}ViewController")
        #expect(our.role("view")?.base == "UIViewController")
        #expect(our.layers.first { $0.id == "business" }?.mayNotImport == ["UIKit"])
        #expect(our.channels(from: "view").map(\.says) == [[VerbForm("on…")]])
        #expect(our.channels.count == 24)
    }

    @Test("takes away what it names with nothing behind it")
    func takesAway() throws {
        let our = try source(
            """
            extends: bviper
            files: { builderTests: null }
            roles: { businessObject: }
            kinds: { business-object: }
            channels:
              - presenter -> businessObject:
              - interactor -> businessObject:
              - businessObject -> provider:
              - businessObject -> requester:
              - businessObject -> session:
            """
        ).definition()
        #expect(our.role("businessObject") == nil && our.kind("business-object") == nil)
        #expect(our.channels.count == 19)
        #expect(our.files.count == 13)
    }

    @Test("brings its templates over those of the other")
    func overridesTemplates() throws {
        try write("mine", to: "templates/wireframe.stencil")
        let templates = try source("extends: bviper\n").templates
        #expect(templates["wireframe"] == "mine")
        #expect(templates["builder"] == ArchitectureSource.builtIns["bviper"]?.templates["builder"])
    }

    @Test("may extend a file, which extends another")
    func chains() throws {
        try write("extends: bviper\narchitecture: house\nunit: { word: house }\n", to: "base/house.yml")
        let our = try source("extends: base/house.yml\narchitecture: our\n").definition()
        #expect(our.unit.word == "house")
        #expect(our.id == "our" && our.role("wireframe") != nil)
    }

    @Test("tells its own mistakes at their places, and those that come of both where it names the other")
    func tellsMistakes() throws {
        #expect(
            try mistakes("architecture: our\nextends: bviper\nroles:\n  view: { layr: x }\n")
                == ["4:11: unknown key 'layr' in the role 'view': did you mean 'layer'?"])
        #expect(
            try mistakes("architecture: our\nextends: bviper\nroles: { businessObject: }\n").contains(
                "2:10: unknown role 'businessObject' in the channel 'presenter -> businessObject'; known: 'view', 'cell', 'presenter', 'interactor', "
                    + "'wireframe', 'rootNavigationController', 'rootPresenter', 'rootInteractor', 'rootWireframe', 'rootBuilder', "
                    + "'builder', 'presentationModelBuilder', 'session', 'provider', 'requester', 'sessionStore' (in what comes from 'bviper')"
            ))
        #expect(
            try mistakes("extends: snpp\n")
                == [
                    "1:10: unknown architecture 'snpp' to extend: did you mean 'snp'? (a definition of your own is named "
                        + "by its path: ./snpp.yml)"
                ])
    }

    @Test("cannot extend itself, nor what is not there")
    func refusesCircles() throws {
        try write("extends: ./our.yml\n", to: "other.yml")
        let circle = #expect(throws: UnreadableSource.self) { try self.source("extends: ./other.yml\n") }
        #expect(
            circle?.description.hasSuffix("/other.yml:1:10: error: this definition extends itself, by './our.yml'")
                == true)
        let missing = #expect(throws: UnreadableSource.self) { try self.source("title: x\nextends: ./none.yml\n") }
        #expect(missing?.isMissing == true)
        #expect(missing?.description.hasSuffix("/our.yml:2:10: error: there is no './none.yml' to extend") == true)
    }

    @Test("tells every mistake in what it takes over at the place where that is named")
    func placesOfMistakes() throws {
        let mistakes = try mistakes("architecture: our\nextends: bviper\nroles: { presenter: }\n")
        #expect(!mistakes.isEmpty && mistakes.allSatisfy { $0.hasPrefix("2:10: ") && $0.hasSuffix("from 'bviper')") })
    }

    @Test("takes a name that is nearly one of its own, and that nothing refers to, for a mistake")
    func tellsMisspeltOverrides() throws {
        let text = "architecture: our\nextends: bviper\nroles:\n"
        let tells = "nothing refers to the role 'vieww', and what is extended has 'view': did you mean 'view'?"
        #expect(try mistakes(text + "  vieww: { type: \"{Unit}Vieww\" }\n") == ["4:3: " + tells])
        let file = { (role: String) in "files: { viewFile: { holds: [viewHandler, view, \(role)] } }\n" }
        #expect(try mistakes(text + "  cell: { type: \"{Unit}Cell\" }\n" + file("cell")).isEmpty)
        let held = "  vieww: { type: \"{Unit}Vieww\" }\nchannels: [{ view -> vieww: { hold: strong } }]\n"
        #expect(try mistakes(text + held + file("vieww")).isEmpty)
    }
}

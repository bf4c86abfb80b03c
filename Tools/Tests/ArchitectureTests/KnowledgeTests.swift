import Testing

@testable import Architecture

@Suite("What layers and roles may know")
struct KnowledgeTests {
    /// The sample with a second layer, for its brain, and with more keys of the layers and of the screen.
    private func text(front: String = "", back: String = "", screen: String = "", contracts: Bool = true) -> String {
        let text = SampleDefinition.text
            .replacing(
                "    imports: [UIKit]\n",
                with: "    imports: [UIKit]\n\(front.line(4))  back:\n    imports: [Foundation]\n\(back.line(4))"
            )
            .replacing("    layer: front\n", with: "    layer: front\n\(screen.line(4))")
            .replacing("    implements: brainProtocol\n", with: "    implements: brainProtocol\n    layer: back\n")
        return contracts ? text : text.replacing("      through: brainProtocol\n", with: "")
    }

    @Test("is all where nothing is said")
    func all() throws {
        #expect(SampleDefinition.mistakes(of: text()) == [])
        let definition = try DefinitionReader.read(text(), file: "duo.yml", templates: SampleDefinition.templates)
        let screen = try #require(definition.role("screen"))
        #expect(definition.knowledge(of: screen) == nil)
        #expect(definition.mayKnow(screen, try #require(definition.role("brain"))))
    }

    @Test("is what the layer says, its own roles and Swift's own types; or what the role says itself")
    func said() throws {
        let text = text(front: "knows: picture", back: "knows: picture")
        let definition = try DefinitionReader.read(text, file: "duo.yml", templates: SampleDefinition.templates)
        let screen = try #require(definition.role("screen"))
        #expect(definition.layers.map(\.knows) == [["picture"], ["picture"]])
        #expect(definition.knowledge(of: screen) == ["picture", "front"])
        #expect(definition.mayKnow(screen, try #require(definition.dataKind("text"))))
        #expect(!definition.mayKnow(screen, try #require(definition.role("brain"))))
        let own = try DefinitionReader.read(
            self.text(front: "knows: []", screen: "knows: [picture, brain]"), file: "duo.yml",
            templates: SampleDefinition.templates)
        #expect(own.knowledge(of: try #require(own.role("screen"))) == ["picture", "brain"])
    }

    @Test("names what there is, else what was probably meant is told")
    func unknown() {
        #expect(
            SampleDefinition.mistakes(of: text(front: "knows: pictur")) == [
                "10:12: error: unknown data kind or layer or role 'pictur' in the layer 'front': did you mean 'picture'?"
            ])
        #expect(
            SampleDefinition.mistakes(of: text(screen: "knows: [bck]")).first
                == "28:13: error: unknown data kind or layer or role 'bck' in the role 'screen': did you mean 'back'?")
    }

    @Test("is held against what channels carry, at both of their ends")
    func carried() {
        #expect(
            SampleDefinition.mistakes(of: text(front: "knows: text")) == [
                "39:5: error: the channel carries 'picture', which 'screen' may not know: its layer 'front' 'knows' 'text'"
            ])
        #expect(
            SampleDefinition.mistakes(of: text(back: "knows: []")) == [
                "39:5: error: the channel carries 'picture', which 'brain' may not know: its layer 'back' 'knows' nothing"
            ])
        #expect(
            SampleDefinition.mistakes(of: text(front: "knows: picture", screen: "knows: []")) == [
                "40:5: error: the channel carries 'picture', which 'screen' may not know: it 'knows' nothing"
            ])
    }

    @Test("is held against types: who talks without a contract may know the other by its type")
    func types() {
        #expect(SampleDefinition.mistakes(of: text(front: "knows: picture")) == [])
        #expect(
            SampleDefinition.mistakes(of: text(front: "knows: picture", contracts: false)) == [
                "34:5: error: the channel leads without a contract to 'brain' of the layer 'back', which 'screen' may not "
                    + "know: its layer 'front' 'knows' 'picture'"
            ])
        #expect(SampleDefinition.mistakes(of: text(front: "knows: [picture, back]", contracts: false)) == [])
    }

    @Test("keeps BVIPER's layers apart: providers know no business, views no entity")
    func bviper() throws {
        let bviper = try #require(ArchitectureSource.builtIns["bviper"]).definition()
        let known = { (role: String, kind: String) in
            bviper.role(role).flatMap { role in bviper.dataKind(kind).map { bviper.mayKnow(role, $0) } }
        }
        #expect(known("provider", "dto") == true && known("provider", "entity") == false)
        #expect(known("interactor", "dto") == true && known("interactor", "entity") == true)
        #expect(known("interactor", "viewModel") == false)
        #expect(known("presenter", "entity") == true && known("presenter", "dto") == false)
        #expect(known("view", "viewModel") == true && known("view", "entity") == false)
        let provider = try #require(bviper.role("provider"))
        for role in bviper.roles where role.layer != "provision" { #expect(!bviper.mayKnow(provider, role)) }
    }
}

extension String {
    /// As a line of its own, so far from the margin; nothing of nothing.
    fileprivate func line(_ indentation: Int) -> String {
        isEmpty ? "" : String(repeating: " ", count: indentation) + self + "\n"
    }
}

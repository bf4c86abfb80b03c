import Testing

@testable import Architecture

@Suite("Reading a definition")
struct DefinitionReaderTests {
    @Test("takes everything that the file says")
    func reads() throws {
        let definition = try DefinitionReader.read(
            SampleDefinition.text, file: "duo.yml", templates: SampleDefinition.templates)
        #expect(definition.id == "duo")
        #expect(definition.title == "duo")
        #expect(definition.unit.owner == "screen")
        #expect(definition.roles.map(\.id) == ["screen", "brain"])
        #expect(definition.role("screen")?.implements == ["screenProtocol"])
        #expect(definition.role("brain")?.count == .one)
        let back = try #require(definition.channels(from: "brain").first)
        #expect(back.hold == .weak)
        #expect(back.through == "screenProtocol")
        #expect(back.carries == ["picture"])
        #expect(back.position == SourcePosition(line: 35, column: 5))
        #expect(definition.channels(from: "screen").first?.says == [VerbForm("on…")])
        #expect(definition.dataKind("picture")?.madeOf == ["text"])
        #expect(definition.buildingOrder == ["brain", "screen"])
        #expect(definition.inputs.shows?.standard == "text: String")
        #expect(definition.files.map(\.place) == [.sources, .sources])
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let old: String
        let new: String
        let message: String
        var testDescription: String { message }
    }

    @Test(
        "tells what is wrong, where, and what was probably meant",
        arguments: [
            Mistake(
                old: "  - screen -> brain:", new: "  - screen -> brian:",
                message: "30:15: error: unknown role 'brian' in the channel 'screen -> brian': did you mean 'brain'?"),
            Mistake(
                old: "  - screen -> brain:", new: "  - scren   ->   brain:",
                message: "30:5: error: unknown role 'scren' in the channel 'scren   ->   brain': did you mean 'screen'?"
            ),
            Mistake(
                old: "  - screen -> brain:", new: "  - screen brain:",
                message: "30:5: error: a channel is written 'from -> to', and this is 'screen brain'"),
            Mistake(
                old: "layer: front", new: "layr: front",
                message: "25:5: error: unknown key 'layr' in the role 'screen': did you mean 'layer'?"),
            Mistake(
                old: "layer: front", new: "layer: back",
                message: "25:12: error: unknown layer 'back' in the role 'screen'; known: 'front'"),
            Mistake(
                old: "hold: weak", new: "hold: week",
                message:
                    "36:13: error: unknown word 'week' for 'hold' of the channel 'brain -> screen': did you mean 'weak'?"
            ),
            Mistake(
                old: "      hold: weak\n", new: "",
                message: "35:5: error: the channel 'brain -> screen' lacks 'hold'"),
            Mistake(
                old: "hold: weak", new: "hold: [weak]",
                message:
                    "36:13: error: 'hold' of the channel 'brain -> screen' is one word or sentence, and this is a list"),
            Mistake(
                old: "imports: [UIKit]", new: "imports: [[UIKit]]",
                message: "9:15: error: 'imports' of the layer 'front' lists words, and this is a list"),
            Mistake(
                old: "madeOf: text", new: "madeOf: { text: no }",
                message: "20:13: error: 'madeOf' of the data kind 'picture' is a list of words, and this is a mapping"),
            Mistake(
                old: "type: \"{Unit}Brain\"", new: "type: \"{Unit}Screen\"",
                message: "27:11: error: 'screen' and 'brain' have the same name form '{Unit}Screen'"),
            Mistake(
                old: "type: \"{Unit}Brain\"", new: "type: Brain",
                message: "27:11: error: 'Brain' would be the same in every unit: it needs '{Unit}'"),
            Mistake(
                old: "type: \"{Unit}Brain\"", new: "type: \"{unot}Brain\"",
                message: "27:11: error: unknown placeholder 'unot' in '{unot}Brain': did you mean 'Unit'?"),
            Mistake(
                old: "type: \"{Unit}Brain\"", new: "type: \"{UnitBrain\"",
                message: "27:11: error: '{UnitBrain' has a brace without its partner"),
            Mistake(
                old: "template: brain", new: "template: brian",
                message:
                    "52:15: error: there is no template 'brian.stencil' beside the definition: did you mean 'brain'?"),
            Mistake(
                old: "  brain:\n    type", new: "  picture:\n    type",
                message: "26:3: error: 'picture' is already the id of a data kind, in line 18"),
            Mistake(
                old: "through: screenProtocol\n", new: "through: brainProtocol\n",
                message: "35:5: error: the channel goes through 'brainProtocol', which 'screen' does not implement"),
            Mistake(
                old: "says: \"on…\"", new: "says: onTap",
                message:
                    "22:3: error: events go from 'screen' to 'brain': a channel must lead there and say a form with '…'"
            ),
            Mistake(
                old: "    type: \"{Unit}Picture\"\n", new: "",
                message:
                    "18:3: error: what a unit shows is of 'picture', which has neither a 'type' to declare nor 'types' "
                    + "of Swift"),
            Mistake(old: "  function: make\n", new: "", message: "41:3: error: 'assembly' lacks 'function'"),
            Mistake(
                old: "returns: screen", new: "returns: [screen, brain, screen]",
                message: "44:28: error: 'screen' stands twice in 'returns' of 'assembly'"),
            Mistake(
                old: "creates: [screen, brain]\n  returns: screen", new: "creates: screen\n  returns: [screen, brain]",
                message:
                    "44:21: error: 'brain' is returned beside 'screen' and not among what 'assembly' 'creates'"),
            Mistake(
                old: "standard: \"text: String\"", new: "standard: text",
                message:
                    "60:15: error: 'standard' of 'shows' lists values with their types, as in 'text: String, count: Int', "
                    + "and this is 'text'"),
            Mistake(
                old: "standard: \"text: String\"", new: "standard: \"count: Int?, text: String\"",
                message:
                    "60:15: error: 'standard' of 'shows' has 'count' as 'Int?', and what is shown is of String ('types' of "
                    + "'text')"),
            Mistake(
                old: "  - screen -> brain:", new: "  - screen -> another brain:",
                message:
                    "30:15: error: that the other end is of another unit is told by a key: write 'screen -> brain: { of: "
                    + "another, … }'"),
            Mistake(
                old: "architecture: duo", new: "extends: [snp, bviper]\narchitecture: duo",
                message:
                    "1:10: error: 'extends' of a definition is one word, a built-in or the path of a file, and this is a "
                    + "list"),
            Mistake(
                old: "returns: screen", new: "returns: []",
                message: "44:12: error: 'returns' of 'assembly' lists one word or more, and this is an empty list"),
            Mistake(
                old: "  returns: screen\n",
                new:
                    "  returns: screen\nentry: { by: brain, function: make, creates: screen, returns: [screen, brain] }\n",
                message: "45:72: error: an app begins with one role: 'returns' of 'entry' has one"),
            Mistake(
                old: "about: A screen and its brain.\n", new: "", message: "1:1: error: a definition lacks 'about'"),
            Mistake(
                old: "layer: front\n", new: "layer: front\n    layer: front\n",
                message: "25:5: error: the key 'layer' stands here and again in the same mapping"),
            Mistake(
                old: "layer: front\n", new: "\"layer\": front\n    layer: front\n    layer: front\n",
                message: "25:5: error: the key 'layer' stands here and again in the same mapping"),
        ])
    func tellsMistakes(mistake: Mistake) {
        let text = SampleDefinition.text(replacing: mistake.old, with: mistake.new)
        #expect(text != SampleDefinition.text)
        #expect(SampleDefinition.mistakes(of: text).contains(mistake.message), "\(SampleDefinition.mistakes(of: text))")
    }

    @Test("tells all mistakes at once, in the order of the text")
    func tellsAllAtOnce() {
        let text = SampleDefinition.text
            .replacing("word: screen", with: "word: screen\n  wrod: screen")
            .replacing("  - screen -> brain:", with: "  - screen -> presnter:")
            .replacing("hold: weak", with: "hold: weak\n      hold: weak")
            .replacing("returns: screen", with: "returns: sreen")
        #expect(
            SampleDefinition.mistakes(of: text) == [
                "5:3: error: unknown key 'wrod' in 'unit': did you mean 'word'?",
                "31:15: error: unknown role 'presnter' in the channel 'screen -> presnter'; known: 'screen', 'brain'",
                "37:7: error: the key 'hold' stands here and again in the same mapping",
                "46:12: error: unknown role 'sreen' in 'assembly': did you mean 'screen'?",
            ])
    }

    @Test("tells nothing of what could not be read but that")
    func holdsBackWhatFollows() {
        let text = SampleDefinition.text.replacing("layers:\n  front:\n", with: "layers:\n  - front:\n")
        #expect(
            SampleDefinition.mistakes(of: text) == [
                "8:3: error: 'layers' is written as a mapping, and this is a list"
            ])
    }

    @Test("refuses to write a type that has no one name")
    func refusesOpenNames() throws {
        let text = SampleDefinition.text.replacing("{Unit}Brain\"", with: "{Unit}…Brain\"")
        #expect(text != SampleDefinition.text)
        let error = #expect(throws: InvalidDefinition.self) {
            try DefinitionReader.read(text, file: "duo.yml", templates: SampleDefinition.templates)
        }
        #expect(
            error?.mistakes.first?.message.hasPrefix(
                "'{Unit}…Brain' names several types of a unit, so that none of them can be written, and ") == true)
        let part = SampleDefinition.text.replacing(
            "roles:\n", with: "roles:\n  cells: { type: \"{Unit}…Cell\", count: many }\n")
        #expect(throws: Never.self) {
            try DefinitionReader.read(part, file: "duo.yml", templates: SampleDefinition.templates)
        }
    }

    @Test("refuses an architecture that leaks by design, and shows the cycle")
    func refusesCycles() {
        let text = SampleDefinition.text(replacing: "hold: weak", with: "hold: strong")
        #expect(
            SampleDefinition.mistakes(of: text) == [
                "35:5: error: a cycle of strong holds, so that no unit would ever be released: "
                    + "screen -> brain -> screen; one of them must be weak"
            ])
    }

    @Test("refuses a contract that refines itself, be it through another")
    func refusesCircularContracts() {
        let text = SampleDefinition.text
            .replacing("type: \"{Unit}Thinking\"", with: "type: \"{Unit}Thinking\"\n    refines: screenProtocol")
            .replacing(
                "type: \"{Unit}Showing\"", with: "type: \"{Unit}Showing\"\n    refines: [AnyObject, brainProtocol]")
        #expect(
            SampleDefinition.mistakes(of: text) == [
                "11:3: error: the contract 'brainProtocol' refines itself",
                "14:3: error: the contract 'screenProtocol' refines itself",
            ])
    }

    @Test("refuses an actor that nobody would keep alive")
    func refusesUnheldRoles() {
        let text = SampleDefinition.text(replacing: "hold: strong", with: "hold: weak")
        #expect(
            SampleDefinition.mistakes(of: text) == [
                "26:3: error: 'brain' is created by 'brain', and no chain of strong holds leads to it from 'screen': "
                    + "it would be gone at once"
            ])
    }

    @Test(
        "says of a text that is no definition what it is",
        arguments: [
            ("", "1:1: error: the definition is empty"),
            ("# only a comment", "1:1: error: the definition is empty"),
            ("[a, b]", "1:1: error: a definition is written as a mapping, and this is a list"),
            ("snp", "1:1: error: a definition is written as a mapping, and this is 'snp'"),
            (
                "a: b: c",
                "1:5: error: this is no YAML: mapping values are not allowed in this context (a text with a colon and a space "
                    + "in it stands in quotes)"
            ),
            ("a: *b", "1:4: error: this is no YAML: found undefined alias"),
            (
                "a: { b: GET /items/{id} }",
                "1:20: error: this is no YAML: did not find expected ',' or '}' (a text with braces, brackets or commas stands in "
                    + "quotes)"
            ),
        ])
    func refusesOtherTexts(text: String, message: String) {
        #expect(SampleDefinition.mistakes(of: text) == [message])
    }

    @Test("does not count a byte order mark as a column")
    func skipsByteOrderMark() {
        #expect(SampleDefinition.mistakes(of: "\u{FEFF}" + SampleDefinition.text) == [])
    }

    @Test("Where no type of a unit's own builds it, whoever makes its owner has it")
    func builtByOthers() throws {
        let text = SampleDefinition.text.replacing("  by: brain\n  function: make\n", with: "")
            .replacing("  returns: screen\n", with: "")
        let assembly = try DefinitionReader.read(text, file: "duo.yml", templates: SampleDefinition.templates).assembly
        #expect(assembly.isByOthers)
        #expect((assembly.by, assembly.function.description, assembly.returns) == ("screen", "init", "screen"))
    }
}

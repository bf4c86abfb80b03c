import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("A scaffold")
struct UnitScaffoldTests {
    private static func snp() throws -> ArchitectureSource { try #require(ArchitectureSource.builtIns["snp"]) }

    /// Why a request is refused.
    private func refusal(
        _ request: UnitRequest, in source: ArchitectureSource? = nil
    ) throws -> ScaffoldError? {
        do {
            _ = try UnitScaffold(request, in: source ?? Self.snp())
            return nil
        } catch let error as ScaffoldError {
            return error
        }
    }

    private func request(_ name: String, events: String = "", shows: String? = nil) -> UnitRequest {
        UnitRequest(name: name, into: "/nowhere/App", events: events, shows: shows, tests: false)
    }

    @Test(
        "refuses a name that cannot be one, and says why",
        arguments: [
            ("about", "'about' begins with a lower-case letter, and types are named from it: say 'About'"),
            ("élan", "'élan' begins with a lower-case letter, and types are named from it: say 'Élan'"),
            ("class", "'class' cannot be the name of a scene: it is a keyword of Swift"),
            ("Self", "'Self' cannot be the name of a scene: it is a keyword of Swift"),
            (
                "2About",
                "'2About' cannot be the name of a scene: it is no Swift identifier (letters, digits and '_', beginning "
                    + "with a letter)"
            ),
            (
                "My Scene",
                "'My Scene' cannot be the name of a scene: it is no Swift identifier (letters, digits and '_', beginning "
                    + "with a letter)"
            ),
            (
                "../About",
                "'../About' cannot be the name of a scene: it is no Swift identifier (letters, digits and '_', beginning "
                    + "with a letter)"
            ),
            ("_About", "'_About' cannot be the name of a scene: it must begin with a letter"),
            (
                "写真",
                "'写真' begins with a letter that has no lower case, so that its properties would be named as its types: "
                    + "begin with one that has"
            ),
            ("🎭", "'🎭' cannot be the name of a scene: it must begin with a letter"),
            ("", "a scene needs a name, such as 'About'"),
            (
                "Ab\u{202E}out",
                "'Ab\u{202E}out' cannot be the name of a scene: there is a character in it that is not seen (U+202E)"
            ),
            (
                String(repeating: "LongName", count: 11),
                "'LongNameLongNameLong…' cannot be the name of a scene: it has 88 bytes, and with more than 80 its files' "
                    + "names would be too long for a file system"
            ),
            (
                "Error",
                "'Error' cannot be the name of a scene: its 'ErrorViewModel' would hide the 'ErrorViewModel' that its own "
                    + "code uses. Choose another name, such as 'AppError'"
            ),
            (
                "Scene",
                "'Scene' cannot be the name of a scene: its 'SceneInteractorProtocol' would hide the "
                    + "'SceneInteractorProtocol' that its own code uses. Choose another name, such as 'AppScene'"
            ),
            (
                "UI",
                "'UI' cannot be the name of a scene: its 'UIView' would hide the 'UIView' that its own code uses. Choose "
                    + "another name, such as 'AppUI'"
            ),
        ])
    func refusesNames(name: String, message: String) throws {
        #expect(try refusal(request(name)) == ScaffoldError(.usage, message))
    }

    @Test(
        "refuses events that are none, and says why",
        arguments: [
            ("class", "'class' cannot be the name of an event: it is a keyword of Swift"),
            ("TermsTapped", "'TermsTapped' begins with a capital, as types do: say 'termsTapped'"),
            (
                "termsTap",
                "'termsTap' is no event of snp: its events are named '…Tapped', as in 'termsTapped', or '…Selected', as in "
                    + "'termsTapSelected', or '…Changed', as in 'termsTapChanged', or '…Pulled', as in 'termsTapPulled'"
            ),
            (
                "terms",
                "'terms' is no event of snp: its events are named '…Tapped', as in 'termsTapped', or '…Selected', as in "
                    + "'termsSelected', or '…Changed', as in 'termsChanged', or '…Pulled', as in 'termsPulled'"
            ),
            (
                "rowSelected(Int)",
                "values that are told are written 'name: Type', as in 'item: Item', and this is 'Int'"
            ),
            (
                "rowSelected(index: Int",
                "an event with values is written 'itemSelected(index: Int)', and this is 'rowSelected(index: Int'"
            ),
            (
                "rowSelected(router: Int)",
                "a value that is told cannot be named 'router': something of the unit has that name"
            ),
            ("retryTapped(count: Int)", "'retryTapped' is sent by the runtime, which tells nothing with it"),
            ("_Tapped", "'_Tapped' cannot be the name of an event: it must begin with a letter"),
            (",", "there is an empty name in the list of events"),
            ("termsTapped,", "there is an empty name in the list of events"),
            (
                "termsTapped, termsButtonTapped",
                "the events 'termsTapped' and 'termsButtonTapped' would be sent by the same control"
            ),
            ("aTapped, aTapped", "the event 'aTapped' is there already"),
        ])
    func refusesEvents(events: String, message: String) throws {
        #expect(try refusal(request("About", events: events)) == ScaffoldError(.usage, message))
    }

    @Test(
        "refuses values that a view cannot show, and says why",
        arguments: [
            ("text", "a value to show is written 'name: Type', as in 'text: String', and this is 'text'"),
            ("text: String,", "a value to show is written 'name: Type', as in 'text: String', and this is ''"),
            ("self: String", "'self' cannot be the name of a value: it is a keyword of Swift"),
            ("Text: String", "'Text' begins with a capital, as types do: say 'text'"),
            ("a: String, a: Int", "two values to show are named 'a'"),
            (
                "when: Date",
                "'when' cannot be shown as 'Date': a view is given String, Int, Double, Bool, an optional of these or an "
                    + "array ('types' of 'primitive'). Show it as a String, or have a sheet say 'presents' with its model, which "
                    + "makes text of it"
            ),
            (
                "x: [[Int]]",
                "'x' cannot be shown as '[[Int]]': a view is given String, Int, Double, Bool, an optional of these or an "
                    + "array ('types' of 'primitive')"
            ),
            (
                "viewController: String",
                "a value cannot be named 'viewController': the code that shows it has that name already"
            ),
        ])
    func refusesValues(shows: String, message: String) throws {
        #expect(try refusal(request("About", shows: shows)) == ScaffoldError(.usage, message))
    }

    @Test("is the same on every run")
    func isDeterministic() throws {
        let request = request("About", events: "aTapped, bTapped", shows: "x: Int, y: [String]")
        let first = try UnitScaffold(request, in: Self.snp())
        for _ in 0..<5 { #expect(try UnitScaffold(request, in: Self.snp()).files == first.files) }
    }

    @Test("of an architecture without tests needs no place for them")
    func hasNoTests() throws {
        let duo = DuoArchitecture.source
        let lines = duo.text.split(separator: "\n").filter { !$0.contains("place: tests") }
        let source = ArchitectureSource(
            file: duo.file, text: lines.joined(separator: "\n"), templates: duo.templates)
        let scaffold = try UnitScaffold(UnitRequest(name: "About", into: "/nowhere/App"), in: source)
        #expect(scaffold.folders == ["/nowhere/App/AboutModule"])
        #expect(throws: ScaffoldError.self) {
            try UnitScaffold(UnitRequest(name: "About", into: "/nowhere/App"), in: duo)
        }
    }

    @Test("of an architecture that nobody knew is written from its definition alone")
    func scaffoldsUnknownArchitectures() throws {
        let folder = try TemporaryFolder()
        let request = UnitRequest(
            name: "Café", into: folder.path, events: "onReady, userWaited", shows: "count: Int", module: "App",
            testsInto: folder.path + "/Tests")
        let scaffold = try UnitScaffold(request, in: DuoArchitecture.source)
        #expect(
            scaffold.files.map(\.path) == [
                folder.path + "/CaféModule/CaféModule.swift", folder.path + "/Tests/CaféModule/CaféModuleTests.swift",
            ])
        #expect(
            scaffold.files.first?.text == """
                import UIKit
                protocol CaféThinking {
                    func onReady()
                    func userWaited()
                }
                struct CaféPicture {
                    let count: Int
                }
                enum CaféMaker {
                    static func make() -> CaféScreen {
                        let brain = CaféBrain()
                        let screen = CaféScreen(brain: brain)
                        brain.screen = screen
                        return screen
                    }
                }

                """)
        #expect(
            try refusal(self.request("About", events: "tapped"), in: DuoArchitecture.source)?.description
                == "'tapped' is no event of duo: its events are named 'on…', as in 'onTapped', or 'user…ed', as in "
                + "'userTappeded'"
        )
    }

    @Test("hands an actor in without a contract where the architecture has none")
    func handsInWithoutContract() throws {
        let duo = DuoArchitecture.source
        let source = ArchitectureSource(
            file: "duo.yml", text: duo.text.replacing("through: thinking, ", with: ""),
            templates: duo.templates.merging(["all": "init({{ roles.screen.parameters }})"]) { $1 })
        #expect(try UnitScaffold(request("About"), in: source).files.map(\.text) == ["init(brain: AboutBrain)"])
    }

    @Test("tells the mistakes of the definition and of a template with their lines")
    func tellsWrongSources() throws {
        let duo = DuoArchitecture.source
        let wrong = ArchitectureSource(
            file: "duo.yml", text: duo.text.replacing("by: maker", with: "by: makr"), templates: duo.templates)
        #expect(
            try refusal(request("About"), in: wrong)
                == ScaffoldError(
                    .data, "duo.yml:18:17: error: unknown role 'makr' in 'assembly': did you mean 'maker'?"))
        let unclosed = ArchitectureSource(
            file: "duo.yml", text: duo.text,
            templates: duo.templates.merging(["all": "a\n{% for x in events %}\n"]) { $1 })
        let error = try #require(try refusal(request("About"), in: unclosed))
        #expect(error.kind == .data)
        #expect(error.description.hasPrefix("all.stencil:2: error: "))
    }

    @Test("refuses what a template writes where it is no Swift, with the template and the line")
    func refusesWhatIsNoSwift() throws {
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let router = try #require(snp.templates["router"])
        let wrong = ArchitectureSource(
            file: snp.file, text: snp.text, templates: snp.templates.merging(["router": router + "\nfunc {\n"]) { $1 })
        let error = try #require(try refusal(request("About"), in: wrong))
        #expect(error.kind == .data)
        #expect(
            error.description == "router.stencil: error: what it writes is no Swift: AboutRouter.swift:9: func {")
        // The same is told by who tries the whole architecture.
        let trial = ArchitectureValidation(wrong, try wrong.definition())
        #expect(trial.mistakes.contains { $0.hasPrefix("router.stencil: error: what it writes is no Swift: ") })
    }

    @Test("refuses a declaration in a declaration, which parsers take and compilers do not")
    func refusesTwiceDeclared() throws {
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let view = try #require(snp.templates["view"]).replacing(
            "{{ control.declaration }}", with: "let {{ control.declaration }}")
        let wrong = ArchitectureSource(
            file: snp.file, text: snp.text, templates: snp.templates.merging(["view": view]) { $1 })
        let error = try #require(try refusal(request("About"), in: wrong))
        #expect(
            error.description.hasPrefix("view.stencil: error: what it writes is no Swift: AboutView.swift:5: let let"))
        // Words in a comment are no declaration.
        #expect(SourceNames("// A let let here.\nlet x = 1\n").firstErrorLine == nil)
    }

    @Test(
        "finds nothing wrong with the templates of the built-ins",
        arguments: Soak.all(ArchitectureSource.builtIns.keys.sorted(), orOnly: ["snp", "mvpcf"]))
    func triesBuiltIns(architecture: String) throws {
        let builtIn = try #require(ArchitectureSource.builtIns[architecture])
        // A built-in is not asked for values that its templates are not given, since they are tried here: so this is another.
        let source = builtIn.with(text: builtIn.text + "\n")
        #expect(builtIn.isBuiltIn && !source.isBuiltIn)
        let trial = ArchitectureValidation(source, try source.definition())
        #expect(trial.mistakes == [] && trial.refusals == [])
    }

    @Test("names a contract that another refines as the unit has it")
    func refines() throws {
        let duo = DuoArchitecture.source
        let text = duo.text.replacing(
            #"thinking: { type: "{Unit}Thinking" }"#,
            with: #"thinking: { type: "{Unit}Thinking", refines: [AnyObject, dreaming] }"# + "\n  "
                + #"dreaming: { type: "{Unit}Dreaming" }"#)
        let source = ArchitectureSource(
            file: "duo.yml", text: text,
            templates: duo.templates.merging(["all": "let text = \"{{ contracts.thinking.refines }}\"\n"]) { $1 })
        let scaffold = try UnitScaffold(request("About"), in: source)
        #expect(scaffold.files.first?.text == "let text = \"AnyObject, AboutDreaming\"\n")
    }

    @Test(
        "has contracts refine the same without the runtime, where the definition says nothing else",
        arguments: [
            ("refines: Naming", "Naming", "Naming"), ("refines: Naming, plainRefines: Plain", "Naming", "Plain"),
            ("refines: Naming, plainRefines: []", "Naming", "AnyObject"), ("about: thinks", "AnyObject", "AnyObject"),
        ])
    func plainRefines(said: String, refined: String, plain: String) throws {
        let duo = DuoArchitecture.source
        let text = duo.text.replacing(
            #"thinking: { type: "{Unit}Thinking" }"#, with: #"thinking: { type: "{Unit}Thinking", \#(said) }"#)
        let source = ArchitectureSource(
            file: "duo.yml", text: text,
            templates: duo.templates.merging(["all": "let text = \"{{ contracts.thinking.refines }}\"\n"]) { $1 })
        var request = request("About")
        #expect(try UnitScaffold(request, in: source).files.first?.text == "let text = \"\(refined)\"\n")
        request.runtime = false
        #expect(try UnitScaffold(request, in: source).files.first?.text == "let text = \"\(plain)\"\n")
    }

    @Test("has the text of a value wherever a template has it from")
    func textsOfValues() throws {
        let template =
            "// {%+ for value in shows.values %}{{ value.text }} {{ value.modelText }} {{ value.valueText }} "
            + "{{ value.ownText }}{% endfor +%}\n"
        let duo = DuoArchitecture.source
        let source = ArchitectureSource(
            file: "duo.yml", text: duo.text, templates: duo.templates.merging(["all": template]) { $1 })
        var request = request("About")
        request.shows = "count: Int"
        #expect(
            try UnitScaffold(request, in: source).files.first?.text
                == "// String(viewModel.count) String(model.count) String(value) String(count)\n")
    }

    @Test("tells what a channel lacks where nothing that it says can name another unit")
    func closedNavigation() throws {
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let wrong = ArchitectureSource(
            file: "our.yml",
            text: snp.text.replacing(#"["navigateTo…", navigateBack, "confirm…"]"#, with: "navigate(to:)"),
            templates: snp.templates)
        var request = request("About")
        request.navigates = "Terms"
        #expect(
            try refusal(request, in: wrong)?.description
                == "in snp nothing that the interactor says to the router names another scene: give the channel "
                + "'interactor -> router' a verb form with '…', such as 'says: showNext…'")
    }

    @Test("tells every value that a template is not given, in all templates at once")
    func tellsUnknownValues() throws {
        let duo = DuoArchitecture.source
        let wrong = ArchitectureSource(
            file: "duo.yml", text: duo.text,
            templates: [
                "all": "é {{ roles.scren.type }} {{ unit.name }}\n{% for x in shows.value %}{{ x.any }}{% endfor %}\n"
                    + "{% for x in shows.values %}{{ x.nam }}{% if not x.isPicture and x.isOptionl %}{% endif %}{% endfor %}\n"
                    + "{% if runtme or (unit.group == \"x.y\") %}{% elif given.left %}{% endif %}\n",
                "tests": "{{ modul }}{{ layers.front.imports|upper }}",
            ])
        let request = UnitRequest(
            name: "About", into: "/nowhere/App", module: "App", testsInto: "/nowhere/Tests", tests: true)
        #expect(
            try refusal(request, in: wrong)
                == ScaffoldError(
                    .data,
                    """
                    all.stencil:1:6: error: there is no value 'roles.scren': did you mean 'screen'?
                    all.stencil:2:13: error: there is no value 'shows.value': did you mean 'values'?
                    all.stencil:3:31: error: there is no value 'x.nam': did you mean 'name'?
                    all.stencil:3:65: error: there is no value 'x.isOptionl': did you mean 'isOptional'?
                    all.stencil:4:7: error: there is no value 'runtme': did you mean 'runtime'?
                    tests.stencil:1:4: error: there is no value 'modul': did you mean 'module'?
                    """))
    }
}

import Architecture
import Foundation
import Testing

@testable import Scaffolding

@Suite("Xcode templates")
struct XcodeTemplatesTests {
    private func templates(_ id: String = "snp") throws -> [XcodeTemplate] {
        try XcodeTemplates(of: try #require(ArchitectureSource.builtIns[id])).all
    }

    private static let about = XcodeSubstitution(
        answers: ["sceneName": "About", "sceneProperty": "about"], project: "App")

    @Test("are the whole scene, its unit tests, each part, and what there is beside scenes")
    func areAll() throws {
        let templates = try templates()
        #expect(
            templates.map(\.folder).map { $0.dropFirst("Scaena SNPArchitecture/".count) } == [
                "Scene.xctemplate", "Scene Unit Tests.xctemplate", "Protocols.xctemplate", "Texts.xctemplate",
                "View.xctemplate", "View Controller.xctemplate", "Interactor.xctemplate", "Presenter.xctemplate",
                "Router.xctemplate",
                "Configurator.xctemplate", "Manager.xctemplate", "Manager Unit Tests.xctemplate", "Entity.xctemplate",
                "Entity Unit Tests.xctemplate",
            ])
        #expect(
            templates[0].files.map(\.path) == [
                "TemplateInfo.plist", "___FILEBASENAME___Protocols.swift", "___FILEBASENAME___Texts.swift",
                "___FILEBASENAME___View.swift",
                "___FILEBASENAME___ViewController.swift", "___FILEBASENAME___Interactor.swift",
                "___FILEBASENAME___Presenter.swift", "___FILEBASENAME___Router.swift",
                "___FILEBASENAME___Configurator.swift",
            ])
        #expect(templates[5].files.map(\.path) == ["TemplateInfo.plist", "___FILEBASENAME___.swift"])
    }

    /// The golden scene is compiled in three modes by the tests of scaffolded scenes.
    @Test("become, in Xcode's hands, what is scaffolded under that name")
    func becomeScenes() throws {
        let scaffold = try SampleScenes.scaffold(SampleScenes.all[0], module: "App", package: "/p")
        let expected = Dictionary(
            uniqueKeysWithValues: scaffold.files.map { file in
                (URL(fileURLWithPath: file.path).lastPathComponent, "//\n//  Of a project.\n//\n\n" + file.text)
            })
        let templates = try templates()
        var whole: [String: String] = [:]
        for template in templates.prefix(2) { whole.merge(try Self.about.files(of: template)) { first, _ in first } }
        #expect(whole == expected)
        for part in templates.dropFirst(2).prefix(7) {
            let files = try Self.about.files(of: part)
            #expect(files.count == 1)
            for (name, text) in files { #expect(text == expected[name], "\(name)") }
        }
    }

    /// The code that `scaena new` writes of them is compiled in three modes by the tests of scaffolded scenes.
    @Test(
        "become what there is beside scenes", arguments: [("snp", "manager", "Manager"), ("mvpcf", "entity", "Entity")])
    func becomeKinds(architecture: String, kind: String, title: String) throws {
        let scaffold = try UnitScaffold(
            KindRequest(kind: kind, name: "Ride", into: "/p/Sources/App", module: "App", testsInto: "/p/T"),
            in: #require(ArchitectureSource.builtIns[architecture]))
        let expected = Dictionary(
            scaffold.files.map { file in
                (URL(fileURLWithPath: file.path).lastPathComponent, "//\n//  Of a project.\n//\n\n" + file.text)
            }
        ) { first, _ in first }
        let xcode = XcodeSubstitution(
            answers: ["\(kind)Name": "Ride", "\(kind)Property": "ride"], project: "App")
        var count = 0
        for template in try templates(architecture)
        where [title, title + " Unit Tests"].contains(template.listing.name) {
            for (name, text) in try xcode.files(of: template) {
                #expect(text == expected[name], "\(name)")
                count += 1
            }
        }
        #expect(count >= 2)
    }

    @Test("have a valid TemplateInfo.plist", arguments: ArchitectureSource.builtIns.keys.sorted())
    func haveValidInformation(architecture: String) throws {
        for template in try templates(architecture) {
            let info = try XcodeSubstitution.information(of: template)
            #expect(info["Kind"] as? String == "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")
            #expect(template.files.map(\.path).contains(try #require(info["MainTemplateFile"] as? String)))
            let options = try #require(info["Options"] as? [[String: Any]])
            let identifiers = options.compactMap { $0["Identifier"] as? String }
            #expect(Set(identifiers).count == options.count && identifiers.last == "productName")
            // Nothing but the name is asked, and its shape in properties only where a text has it.
            var answers: [String: String] = [:]
            for identifier in identifiers where identifier != "productName" {
                answers[identifier] = identifier.hasSuffix("Property") ? "about" : "About"
            }
            let files = try XcodeSubstitution(answers: answers, project: "App").files(of: template)
            #expect(files.values.allSatisfy { !$0.contains("zqzq") && !$0.contains("___") })
        }
    }

    @Test("need nothing but a name: what properties begin with is proposed", arguments: ["snp", "bviper"])
    func needNothingButAName(architecture: String) throws {
        for template in try templates(architecture) {
            let options = try XcodeSubstitution.information(of: template)["Options"] as? [[String: Any]] ?? []
            let question = try #require(options.first?["Identifier"] as? String)
            let files = try XcodeSubstitution(answers: [question: "About"], project: "App").files(of: template)
            #expect(!files.isEmpty && files.values.allSatisfy { !$0.contains("about") && !$0.contains("___") })
        }
    }

    @Test("ask for the shape of the name in properties only where it is used")
    func askForLittle() throws {
        let asked = try templates().prefix(10).map { template in
            (try XcodeSubstitution.information(of: template)["Options"] as? [[String: Any]] ?? []).count
        }
        #expect(asked == [3, 2, 2, 2, 2, 3, 2, 2, 2, 2])
    }

    @Test("take another module's name for the tests, and refuse what is none")
    func takeModules() throws {
        let source = try #require(ArchitectureSource.builtIns["snp"])
        let tests = try XcodeTemplates(of: source, module: "PassengerApp").all[1]
        #expect(tests.files.dropFirst().allSatisfy { $0.text.contains("@testable import PassengerApp\n") })
        #expect(throws: ScaffoldError.self) { try XcodeTemplates(of: source, module: "no module") }
    }

    @Test("use nothing of the runtime where a project does not, and stand beside those of what is extended")
    func plain() throws {
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let plain = try XcodeTemplates(of: snp, runtime: false).all.flatMap(\.files)
        #expect(!plain.isEmpty && !plain.contains { $0.text.contains("import Scaena") })
        let ours = ArchitectureSource(
            file: "ours.yml", text: snp.text.replacing("architecture: snp", with: "architecture: ours"),
            templates: snp.templates)
        let folders = Set(try XcodeTemplates(of: ours).all.map(\.folder))
        #expect(folders.isDisjoint(with: try XcodeTemplates(of: snp).all.map(\.folder)))
        #expect(folders.allSatisfy { $0.hasPrefix("Scaena SNPArchitecture (ours)") })
    }

    @Test("escape what XML means otherwise")
    func escape() {
        let list = PropertyList.dictionary([("a<b", .string("c & d > e"))])
        #expect(list.xml.contains("<key>a&lt;b</key>\n\t<string>c &amp; d &gt; e</string>"))
    }
}

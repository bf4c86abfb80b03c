import Architecture
import SourceModel
import TemporaryFolders
import Testing

@testable import Learning

/// The deviations of teams from the architecture that they took.
@Suite("Learning what is otherwise")
struct DeviationTests {
    private let known: [ArchitectureDefinition]

    init() throws {
        known = try ArchitectureSource.builtIns.values.map { try $0.definition() }
    }

    private func learned(_ change: (String, String) -> String) throws -> LearnedArchitecture {
        try #require(AppLearning(ScaffoldedApp.files("snp", change: change)).architectures.first)
    }

    private func definition(_ learned: LearnedArchitecture) throws -> (ArchitectureDefinition, LearnedDefinition) {
        let text = LearnedDefinition(learned, as: .ours, known: known)
        let folder = try TemporaryFolder()
        try folder.write(text.text, to: "ours.yml")
        for (name, template) in text.templates { try folder.write(template, to: "Ours/\(name).stencil") }
        return (try ArchitectureSource(readingFile: folder.path + "/ours.yml").definition(), text)
    }

    @Test func writesWhatATeamChanged() throws {
        let learned = try learned { path, text in
            guard path.hasSuffix("Router.swift") else { return text }
            return text.replacing("weak var viewController", with: "unowned var viewController")
        }
        let (definition, text) = try definition(learned)
        #expect(text.extends == "snp")
        #expect(definition.channels(from: "router").first { $0.to == "viewController" }?.hold == .unowned)
        #expect(text.text.contains("hold: unowned  # 20 of 20"))
        #expect(definition.channels.count == known.first { $0.id == "snp" }?.channels.count)
    }

    @Test func givesNewScenesFilesOfTheirOwnWhereAllShareOne() throws {
        let names = ["About", "Cart", "Chat", "Feed", "Login", "Map", "Orders", "Pin", "Profile", "Wallet"]
        let views = names.map { "class \($0)ViewController: UIViewController { let model = \($0)ViewModel() }" }
        let models = names.map { "final class \($0)ViewModel {}" }
        let texts = [
            "/app/App/Screens.swift": views.joined(separator: "\n"),
            "/app/App/Models.swift": models.joined(separator: "\n"),
        ]
        let files = texts.sorted { $0.key < $1.key }.compactMap { path, text in
            FileFacts(parsing: text, depth: .whole).map { FactReading.file($0, path: path) }
        }
        let learned = try #require(AppLearning(files).architectures.first)
        let (definition, text) = try definition(learned)
        #expect(text.text.contains("path: \"{Unit}ViewController.swift\"  # a guess: nothing tells"))
        #expect(definition.files.count == 2 && definition.roles.count == 2)
    }

    @Test func namesTheUnitThatDeviates() throws {
        let learned = try learned { path, text in
            if path.hasSuffix("/ProfilePresenter.swift") {
                return text.replacing("weak var viewController", with: "var viewController")
            }
            return text
        }
        #expect(learned.outliers.map(\.unit) == ["Profile"])
        let deviation = try #require(learned.outliers.first?.deviations.first)
        #expect(learned.outliers.first?.deviations.count == 1)
        #expect(deviation.text == "ProfilePresenter holds viewController strongly, not weakly as 19 of 20")
        #expect(deviation.file?.hasSuffix("/Profile/ProfilePresenter.swift") == true)
        let hold = try #require(learned.channels.first { $0.from == "presenter" && $0.to == "viewController" }?.hold)
        #expect(hold.value == .weak)
        #expect(hold.evidence == Evidence(19, of: 20))
    }

    @Test func tellsWhatIsMissing() throws {
        let files = try ScaffoldedApp.files("snp").filter { !$0.path.hasSuffix("/MapRouter.swift") }
        let learned = try #require(AppLearning(files).architectures.first)
        let texts = learned.outliers.first { $0.unit == "Map" }?.deviations.map(\.text) ?? []
        #expect(texts.contains("has no MapRouter, as 19 of 20 have"))
    }

    @Test func saysWhatItIsNotSureOf() throws {
        let strong = ["About", "Login", "Map", "Search", "Wallet", "Welcome", "Settings"]
        let learned = try learned { path, text in
            guard strong.contains(where: { path.hasSuffix("/\($0)Router.swift") }) else { return text }
            return text.replacing("weak var viewController", with: "unowned var viewController")
        }
        #expect(learned.doubts == ["router -> viewController is held weak: 13 of 20"])
        let (definition, text) = try definition(learned)
        // In doubt, what is known stands.
        #expect(definition.channels(from: "router").first { $0.to == "viewController" }?.hold == .weak)
        #expect(text.text.contains("router -> viewController: hold weak  # not sure: 13 of 20"))
    }

    @Test func leavesAUnitAtHomeThoughAPartOfItIsElsewhere() throws {
        let files = try ScaffoldedApp.files("snp").map { file in
            var file = file
            file.path = file.path.replacing("/Map/MapConfigurator.swift", with: "/Builders/MapConfigurator.swift")
            return file
        }
        let learned = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        #expect(learned.units.first { $0.name == "Map" }?.folder == "/app/Sources/App/Map")
        #expect(learned.roles.first { $0.id == "configurator" }?.presence == Evidence(20, of: 20))
    }

    /// The type that a function returns may be an alias of a tuple.
    @Test func looksThroughAliases() throws {
        let learned = try learned { path, text in
            guard path.hasSuffix("Configurator.swift") else { return text }
            let name = path.split(separator: "/").last?.dropLast("Configurator.swift".count) ?? ""
            return text.replacing("-> \(name)ViewController", with: "-> \(name)Parts")
                .replacing("return viewController", with: "return (viewController, presenter)")
                + "typealias \(name)Parts = (view: \(name)ViewController, presenter: \(name)Presenter)\n"
        }
        #expect(learned.assembly?.returns == Learned("viewController", Evidence(20, of: 20)))
    }

    @Test func tellsDialectsApart() throws {
        let old = try ScaffoldedApp.files("bviper").map { file in
            var file = file
            file.path = file.path.replacing("/app/Sources/App/", with: "/app/Sources/App/Old/")
            return file
        }
        let learning = AppLearning((old + (try ScaffoldedApp.files("snp"))).sorted { $0.path < $1.path })
        #expect(learning.architectures.map(\.units.count) == [20, 20])
        let extended = try learning.architectures.map { try definition($0).1.extends }
        #expect(Set(extended) == ["bviper", "snp"])
        let report = LearnedReport(learning, root: "/app").text
        #expect(report.contains("where: Sources/App/Old (20)"))
    }
}

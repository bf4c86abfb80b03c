import Architecture
import SourceModel
import TemporaryFolders
import Testing

@testable import Learning

/// The parts of units beside their usual roles.
@Suite("Learning parts of units")
struct PartsOfUnitsTests {
    private func file(_ path: String, _ text: String) throws -> SourceFile {
        FactReading.file(try #require(FileFacts(parsing: text, depth: .whole)), path: path)
    }

    /// In a folder by themselves, a factory and its protocol look like a unit named `AboutViewModel`.
    @Test func findsWhatFoldersOfPartsHold() throws {
        var files = try ScaffoldedApp.files("snp")
        for name in ScaffoldedApp.names {
            files.append(
                try file(
                    "/app/Sources/App/\(name)/Model/\(name)CellModelFactory.swift",
                    "protocol \(name)CellModelFactoryProtocol {}\nclass \(name)CellModelFactory {}"))
            files.append(try file("/app/Sources/Helpers/\(name)Factory.swift", "class \(name)RequestFactory {}"))
            files.append(
                try file(
                    "/app/Sources/Helpers/\(name)FactoryProtocol.swift", "protocol \(name)RequestFactoryProtocol {}"))
        }
        let learned = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        #expect(learned.units.count == 20)
        let factory = learned.roles.first { $0.form == "{Unit}CellModelFactory" }
        #expect(factory?.presence == Evidence(20, of: 20))
        #expect(learned.contracts.contains { $0.form == "{Unit}CellModelFactoryProtocol" })
        #expect(learned.units.first { $0.name == "About" }?.folder == "/app/Sources/App/About")
    }

    /// Three of forty have a comparator, and one alone has a rate, which says nothing of the others.
    @Test func tellsRolesThatOnlySomeUnitsHave() throws {
        var files: [SourceFile] = []
        for prefix in ["", "Big"] {
            files += try ScaffoldedApp.files("snp") { path, text in
                let name = String(path.split(separator: "/").dropLast().last ?? "")
                return text.replacing(name, with: prefix + name)
            }.map { file in
                var file = file
                let name = String(file.path.split(separator: "/").dropLast().last ?? "")
                file.path = file.path.replacing("/\(name)", with: "/\(prefix)\(name)")
                return file
            }
        }
        for (unit, word) in [("Map", "Price"), ("Login", "Name"), ("Wallet", "Rate")] {
            files.append(
                try file(
                    "/app/Sources/App/\(unit)/\(unit)Comparator.swift",
                    "struct \(unit)\(word)Comparator {}\nstruct \(unit)\(word) {}"))
        }
        let learning = AppLearning(files.sorted { $0.path < $1.path })
        let learned = try #require(learning.architectures.first)
        #expect(learned.units.count == 40)
        #expect(learned.rareRoles.map(\.form) == ["{Unit}…Comparator"])
        #expect(learned.rareRoles.first?.presence == Evidence(3, of: 40))
        #expect(learned.withoutRole.map(\.name).sorted() == ["LoginName", "MapPrice", "WalletRate"])
        #expect(learned.placedTypes == learned.namedTypes - 3)
        let report = LearnedReport(learning, root: "/app").text
        #expect(report.contains("in few units: {Unit}…Comparator (3)"))
    }

    /// The written file, read again as a check of the sources would, names as many types as learning says.
    @Test func writesWhatNamesAllTypesWithARole() throws {
        let some = ScaffoldedApp.names.prefix(4)
        var files = try ScaffoldedApp.files("snp")
        for (name, word) in zip(some, ["Header", "Footer", "Side", "Title"]) {
            files.append(
                try file(
                    "/app/Sources/App/\(name)/\(name)Parts.swift",
                    """
                    final class \(name)\(word)View: UIView {}
                    struct \(name)Model {}
                    protocol \(name)Model2Delegate {}
                    enum \(name)Only\(name) {}
                    """))
        }
        let learned = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        let folder = try TemporaryFolder()
        let known = try ArchitectureSource.builtIns.values.map { try $0.definition() }
        for known in [known, []] {
            let text = LearnedDefinition(learned, as: .ours, known: known)
            #expect(text.text.contains("{Unit}…View"))
            try folder.write(text.text, to: "ours.yml")
            for (name, template) in text.templates { try folder.write(template, to: "Ours/\(name).stencil") }
            let written = try ArchitectureSource(readingFile: folder.path + "/ours.yml").definition()
            let contracts = written.contracts.map(\.type)
            let others = written.roles.map(\.type) + written.data.compactMap(\.type)
            var named = 0
            for file in files {
                let unit = UnitName(String(file.path.split(separator: "/").dropLast().last ?? ""))
                named += file.types.count { type in
                    type.nesting.isEmpty
                        && (type.kind == .protocol ? contracts : others).contains { $0.matches(type.name, of: unit) }
                }
            }
            #expect(learned.namedTypes - learned.placedTypes == some.count)
            #expect(named == learned.placedTypes)
            #expect(learned.withoutRole.allSatisfy { $0.name.contains("Only") })
            // A new unit is made without.
            #expect(!written.files.flatMap(\.holds).contains { learned.actor($0)?.form.contains("…") == true })
        }
    }

    /// Each scene has use cases of its own; what crosses the boundaries is named alike.
    @Test func findsNestedDataOfManyNames() throws {
        let files = try ScaffoldedApp.files("clean-swift") { path, text in
            let name = path.split(separator: "/").dropLast().last ?? ""
            return text.replacing("enum Load ", with: "enum Load\(name) ").replacing(".Load.", with: ".Load\(name).")
        }
        let learned = try #require(AppLearning(files).architectures.first)
        #expect(Set(learned.data.map(\.form)) == ["{Unit}.….Request", "{Unit}.….Response", "{Unit}.….ViewModel"])
        #expect(learned.data.allSatisfy { $0.presence == Evidence(20, of: 20) })
        let asked = learned.channels.first { $0.from == "viewController" && $0.to == "interactor" }
        #expect(asked?.carries == [Learned("request", Evidence(20, of: 20))])
        let text = LearnedDefinition(learned, as: .ours, known: []).text
        #expect(text.contains("type: \"{Unit}.….Request\"  # 20 of 20"))
        let folder = try TemporaryFolder()
        try folder.write(text, to: "ours.yml")
        for (name, template) in LearnedDefinition(
            learned, as: .ours, known: []
        ).templates { try folder.write(template, to: "Ours/\(name).stencil") }
        #expect(throws: Never.self) {
            try ArchitectureSource(readingFile: folder.path + "/ours.yml").definition()
        }
    }

    /// A new scene is made without what only some have, so nothing of it may name that.
    @Test func leavesOutOfNewScenesWhatOnlySomeHave() throws {
        let some = ScaffoldedApp.names.prefix(7)
        var files = try ScaffoldedApp.files("snp") { path, text in
            guard let name = some.first(where: { path.hasSuffix("/\($0)/\($0)Interactor.swift") }) else { return text }
            return text.replacing(
                "    private let presenter",
                with: "    private let formatter = \(name)Formatter()\n    private let presenter")
        }
        for name in some {
            files.append(
                try file("/app/Sources/App/\(name)/\(name)Formatter.swift", "final class \(name)Formatter {}"))
        }
        let learned = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        #expect(learned.roles.first { $0.id == "formatter" }?.presence == Evidence(7, of: 20))
        let channel = learned.channels.first { $0.from == "interactor" && $0.to == "formatter" }
        #expect(channel?.hold == Learned(.strong, Evidence(7, of: 7)))
        let definition = LearnedDefinition(learned, as: .ours, known: [])
        #expect(definition.text.contains("- interactor -> formatter:  # 7 of 7"))
        #expect(definition.text.contains("optional: true  # 7 of 20 have formatter"))
        #expect(definition.templates.values.allSatisfy { !$0.contains("ormatter") })
        #expect(definition.templates["interactorFile"]?.contains("reference") == true)
    }

    @Test func tellsWhatIsNotHeldAndWhatMovedTogether() throws {
        let files = try ScaffoldedApp.files("snp") { path, text in
            guard path.hasSuffix("/ProfilePresenter.swift") else { return text }
            return text.replacing(
                "weak var viewController: (any ProfileViewControllerProtocol)?", with: "var count = 0")
        }.map { file in
            var file = file
            let moved = ["MapPresenter", "MapRouter", "MapView"]
            for name in moved where file.path.hasSuffix("/Map/\(name).swift") {
                file.path = file.path.replacing("/Map/", with: "/Map/Parts/")
            }
            return file
        }
        let learned = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        let texts = learned.outliers.map { "\($0.unit): " + $0.deviations.map(\.text).joined(separator: "; ") }
        #expect(
            texts.sorted() == [
                "Map: 3 of its types stand in Parts, not beside it: MapPresenter in Parts/MapPresenter.swift, "
                    + "MapRouter in Parts/MapRouter.swift and 1 more"
            ])
    }

    @Test func seesAViewThatALocalBecomes() throws {
        let text = """
            final class AboutViewController: UIViewController {
                override func loadView() {
                    let aboutView = AboutView(frame: .zero)
                    self.view = aboutView
                }
            }
            """
        let read = try file("/app/About/AboutViewController.swift", text)
        #expect(read.types[0].functions.flatMap(\.placements).map(\.type) == ["AboutView"])
    }
}

import Architecture
import Foundation
import SwiftParser
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("Scenes that grow, and follow their definition")
struct GrowingTests {
    private let project: ScaffoldedProject

    init() throws { project = try ScaffoldedProject() }

    private var folder: TemporaryFolder { project.folder }
    private var into: String { project.into }

    private func request(workers: String? = nil) -> UnitRequest {
        UnitRequest(
            name: "List", into: into, events: "onRow(index: Int)", returns: "picked: Int",
            further: workers.map { ["worker": $0] } ?? [:], group: "Items")
    }

    @Test("are what was to be had by asking for all at once, with another actor")
    func furtherActors() throws {
        let source = try project.source("viper-s")
        try UnitWriter.write(UnitScaffold(request(), in: source), replacing: false)
        for name in ["Upload", "URLCache"] {
            let merge = try project.grown("worker", name, unit: "ItemsList", in: source)
            #expect(merge.sentences.isEmpty)
            _ = try UnitWriter.write(merge)
        }
        try project.expectFiles(of: UnitScaffold(request(workers: "Upload, URLCache"), in: source))
        // It is noted, so that nobody gets it twice.
        #expect(throws: ScaffoldError.self) { try project.grown("worker", "Upload", unit: "List", in: source) }
    }

    @Test(
        "are what was to be had by asking for all at once, in every architecture",
        arguments: Soak.all(["snp", "mvpcf", "viper-s", "bviper", "viper", "clean-swift"], orOnly: ["snp", "viper-s"]))
    func likeAtOnce(architecture: String) throws {
        let source = try project.source(architecture)
        let event = architecture == "viper-s" ? "onRow" : architecture == "bviper" ? "rowTapped" : "rowTapped"
        try UnitWriter.write(UnitScaffold(UnitRequest(name: "Detail", into: into), in: source), replacing: false)
        try UnitWriter.write(UnitScaffold(UnitRequest(name: "Home", into: into), in: source), replacing: false)
        let additions = [
            ("event", event), ("takes", "count: Int"), ("output", "picked: Int"), ("navigation", "Detail"),
        ]
        for (word, text) in additions {
            _ = try UnitWriter.write(try project.grown(word, text, unit: "Home", in: source))
        }
        var whole = UnitRequest(
            name: "Home", into: into, events: event, navigates: "Detail", takes: "count: Int", returns: "picked: Int")
        for manager in try source.definition().inputs.managers {
            _ = try UnitWriter.write(try project.grown(manager, "Ride", unit: "Home", in: source))
            whole.managers += (whole.managers.isEmpty ? "" : ", ") + "\(manager):Ride"
        }
        // What a unit may have or not: an analytics, a worker, a view of its own.
        for role in try source.definition().writtenOptionalRoles {
            _ = try UnitWriter.write(try project.grown("role", role, unit: "Home", in: source))
            whole.with += (whole.with.isEmpty ? "" : ", ") + role
        }
        try project.expectFiles(of: UnitScaffold(whole, in: source))
    }

    @Test("keep what a person changed, and get the rest")
    func keepsByHand() throws {
        let source = try project.source("viper-s")
        try UnitWriter.write(UnitScaffold(request(), in: source), replacing: false)
        let name = "Sources/App/Items/List/ItemsListDirector.swift"
        try folder.write("// Ours.\n" + (try folder.text(of: name)), to: name)
        let merge = try project.grown("worker", "Upload", unit: "ItemsList", in: source)
        #expect(merge.files.first { $0.path.hasSuffix(name) }?.change == .merged)
        #expect(try UnitWriter.write(merge).count == 1)
        let merged = try folder.text(of: name)
        #expect(merged.hasPrefix("// Ours.\n"))
        #expect(merged.contains("    private let uploadDataManager: any ItemsListUpload_ManageData"))
        // What was merged is merged again.
        #expect(try project.grown("worker", "Cache", unit: "ItemsList", in: source).isUnfinished == false)
    }

    @Test("get nothing where it meets what a person changed, and it is told what to write at which line")
    func refuses() throws {
        let source = try project.source("snp")
        try UnitWriter.write(UnitScaffold(UnitRequest(name: "Home", into: into), in: source), replacing: false)
        let name = "Sources/App/Home/HomeInteractor.swift"
        let changed = try folder.text(of: name).replacing("init(presenter: any", with: "init(presenting: any")
        try folder.write(changed, to: name)
        let merge = try project.grown("takes", "count: Int", unit: "Home", in: source)
        let line = try #require(
            changed.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains("init(presenting") })
        let error = #expect(throws: ScaffoldError.self) { try merge.refuseUnfinished() }
        #expect(error?.kind == .cannotCreate)
        #expect(error?.description.contains("\(folder.path)/\(name):\(line + 1): was changed by hand") == true)
        #expect(error?.description.contains("init(presenter: any HomePresenterProtocol") == true)
        #expect(try folder.text(of: name) == changed)
    }

    @Test("leave away what a person removed, unless it changes with what is added")
    func removed() throws {
        let source = try project.source("viper-s")
        try UnitWriter.write(UnitScaffold(request(), in: source), replacing: false)
        let unit = try RecordedUnit.named("ItemsList", in: into, by: try source.definition())
        let scaffold = try unit.scaffold(
            in: source, at: .init(), adding: [UnitAddition(word: "event", text: "shareTapped(index: Int)")])
        for (name, change) in [("ItemsListWorker", UnitMerge.Change.removed), ("ItemsListDirector", .added)] {
            let path = try #require(scaffold.files.first { $0.path.hasSuffix("/\(name).swift") }?.path)
            try FileManager.default.removeItem(atPath: path)
            let merge = UnitMerge(scaffold, removed: .comesBackChanged)
            #expect(merge.files.first { $0.path == path }?.change == change)
        }
    }

    @Test("get an event that tells a value, whether they were ordered by a sheet or not", arguments: ["", "ready: {}"])
    func eventsWithValues(sheet: String) throws {
        let source = try project.source("snp")
        try project.write(UnitRequest(name: "Home", into: into, events: "closeTapped"), source)
        let unit = try RecordedUnit.named("Home", in: into, by: try source.definition())
        var additions = [UnitAddition(word: "event", text: "rowTapped(index: Int)")]
        if !sheet.isEmpty { additions.insert(UnitAddition(word: "event", text: "saveTapped: {leaves: true}"), at: 0) }
        let scaffold = try unit.scaffold(in: source, at: .init(), adding: additions)
        #expect(scaffold.files.contains { $0.text.contains("func rowTapped(index: Int)") })
    }

    @Test("have their tests where these were written, whatever place is named")
    func testsStay() throws {
        let source = try project.source("snp")
        var request = UnitRequest(name: "Fare", into: project.into + "/SNP")
        request.testsInto = project.path + "/Tests/AppTests/SNP"
        try project.write(request, source)
        let unit = try RecordedUnit.named("Fare", in: project.into, by: try source.definition())
        let scaffold = try unit.scaffold(
            in: source, at: .init(testsInto: project.path + "/Tests/AppTests/SNP/Fare"), adding: [])
        #expect(UnitMerge(scaffold).changesNothing, "\(scaffold.files.map(\.path))")
    }

    @Test("are refused where nothing is noted, or nothing can be added")
    func refusesUnknown() throws {
        let source = try project.source("viper-s")
        try UnitWriter.write(UnitScaffold(request(), in: source), replacing: false)
        let cases = [
            ("worker", "Upload", "Other", "nothing is noted of a module 'Other' in '\(into)'"),
            (
                "worker", "Upload", "ItemsLst",
                "nothing is noted of a module 'ItemsLst' in '\(into)': did you mean 'ItemsList'?"
            ),
            ("evnt", "onRow", "List", "nothing called 'evnt' is added to a module of viper-s: did you mean 'event'?"),
        ]
        for (word, text, unit, message) in cases {
            let error = #expect(throws: ScaffoldError.self) { try project.grown(word, text, unit: unit, in: source) }
            #expect(error?.kind == .usage)
            #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
        }
    }

    // MARK: Written again

    private func written(again source: ArchitectureSource, _ conflicts: UnitMerge.Conflicts) throws -> UnitMerge {
        let recorded = try RecordedUnit.named("Home", in: into, by: try source.definition())
        return UnitMerge(
            try recorded.scaffold(in: source, at: .init()), conflicts: conflicts,
            removed: conflicts == .marked ? .staysAway : .comesBack)
    }

    /// SNP whose presenters are public, and whose routers have one line more.
    private func changed() throws -> ArchitectureSource {
        let snp = try project.source("snp")
        var templates = snp.templates
        templates["presenter"] = templates["presenter"]?.replacing("@MainActor\nfinal", with: "@MainActor\npublic")
        templates["router"] = templates["router"]?.replacing("@MainActor\nfinal", with: "// New.\n@MainActor\nfinal")
        return ArchitectureSource(file: snp.file, text: snp.text, templates: templates)
    }

    @Test(
        "follow their templates: what nobody touched is replaced, changes of both are merged, and conflicts are marked")
    func follows() throws {
        for name in ["Home", "Other"] {
            try UnitWriter.write(
                UnitScaffold(UnitRequest(name: name, into: into), in: project.source("snp")), replacing: false)
        }
        #expect(try written(again: project.source("snp"), .marked).changesNothing)
        let place = "Sources/App/Home/Home"
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(place)View.swift")
        try folder.write(try folder.text(of: place + "Router.swift") + "// Mine.\n", to: place + "Router.swift")
        try folder.write(
            try folder.text(of: place + "Presenter.swift").replacing("@MainActor\nfinal", with: "@MainActor\nopen"),
            to: place + "Presenter.swift")
        let merge = try written(again: changed(), .marked)
        let changes = merge.files.filter { $0.change != .unchanged }.map {
            "\($0.path.dropFirst(folder.path.count + place.count + 1)) \($0.change)"
        }
        #expect(changes.sorted() == ["Presenter.swift marked", "Router.swift merged", "View.swift removed"])
        _ = try UnitWriter.write(merge)
        let router = try folder.text(of: place + "Router.swift")
        #expect(router.hasSuffix("// Mine.\n") && router.contains("// New."))
        #expect(!folder.contents.contains(place + "View.swift"))
        #expect(
            try folder.text(of: place + "Presenter.swift").contains(
                "@MainActor\n<<<<<<< as it is\nopen class HomePresenter {\n||||||| as it was written\nfinal class HomePresenter {\n"
                    + "=======\npublic class HomePresenter {\n>>>>>>> as it is written now\n"))
        // What was brought up to date is up to date, conflicts too: they are the person's now.
        #expect(try written(again: changed(), .marked).changesNothing)
        let other = try RecordedUnit.named("Other", in: into, by: try project.source("snp").definition())
        let untouched = UnitMerge(try other.scaffold(in: changed(), at: .init()))
        #expect(Set(untouched.files.map(\.change)) == [.unchanged, .replaced])
    }

    @Test("lose nothing where files are written over: theirs stays, and ours stands beside until it is merged")
    func beside() throws {
        try project.write(UnitRequest(name: "Home", into: into), project.source("snp"))
        let name = "Sources/App/Home/HomePresenter.swift"
        let ours = try folder.text(of: name)
        let mine = ours.replacing("@MainActor\nfinal", with: "@MainActor\nopen")
        try folder.write(mine, to: name)
        let merge = try written(again: changed(), .beside)
        #expect(merge.isUnfinished)
        let notes = try UnitWriter.write(merge)
        #expect(notes.contains { $0.contains("it is kept, and the new text is '") })
        #expect(try folder.text(of: name) == mine)
        #expect(try folder.text(of: ".scaena/unmerged/" + name).contains("@MainActor\npublic"))
        // Merged by hand, it is known as such, and what was beside it goes.
        try folder.write(mine.replacing("open", with: "public"), to: name)
        _ = try UnitWriter.write(try written(again: changed(), .beside))
        #expect(!folder.contents.contains(".scaena/unmerged/" + name))
    }

    @Test("leave what nobody knows as it is")
    func unknown() throws {
        try folder.write("mine", to: "Sources/App/Home/HomePresenter.swift")
        let merge = UnitMerge(try UnitScaffold(UnitRequest(name: "Home", into: into), in: project.source("snp")))
        let notes = try UnitWriter.write(merge)
        #expect(notes.count == 1 && notes[0].contains("is not of a text that is known here"))
        #expect(try folder.text(of: "Sources/App/Home/HomePresenter.swift") == "mine")
        #expect(
            try folder.text(of: ".scaena/unmerged/Sources/App/Home/HomePresenter.swift").contains("class HomePresenter")
        )
    }

    @Test("take over what something else that was scaffolded wrote, and merge it where it was changed")
    func takesOver() throws {
        try project.write(UnitRequest(name: "Home", into: into), project.source("snp"))
        for place in ["units", "written"] {
            let own = "\(folder.path)/.scaena/\(place)/Sources.App.Home.scene.Home.json"
            try FileManager.default.moveItem(atPath: own, toPath: "\(folder.path)/.scaena/\(place)/app.json")
        }
        let router = "Sources/App/Home/HomeRouter.swift"
        try folder.write(try folder.text(of: router) + "// Mine.\n", to: router)
        let merge = UnitMerge(try UnitScaffold(UnitRequest(name: "Home", into: into), in: changed()))
        let changes = merge.files.filter { $0.change != .unchanged }.map {
            "\($0.path.split(separator: "/").last ?? "") \($0.change)"
        }
        #expect(changes.sorted() == ["HomePresenter.swift replaced", "HomeRouter.swift merged"])
        #expect(!merge.isUnfinished)
    }

    // MARK: Everything that can be added

    @Test(
        "get each thing that they can have as if it had been asked for at once",
        arguments: Soak.all(["snp", "mvpcf", "viper-s", "bviper", "viper", "clean-swift"], orOnly: ["snp", "mvpcf"]))
    func eachThing(architecture: String) throws {
        let source = try project.source(architecture)
        let definition = try source.definition()
        try project.write(UnitRequest(name: "Detail", into: into), source)
        for role in definition.inputs.managers where definition.kind(role) != nil {
            try UnitWriter.write(
                UnitScaffold(KindRequest(kind: role, name: "Ride", into: into), in: source), replacing: false)
        }
        let pieces = Set(SheetKey.allCases.map(\.addition)).subtracting(["event", "takes", "output", "shows"])
        var tried: [String] = []
        for (number, word) in UnitAddition.words(in: definition).enumerated() where !pieces.contains(word) {
            let name = "Home\(["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"][number])"
            let without = UnitRequest(name: name, into: into)
            var with = without
            let text: String
            switch word {
            case "event": (text, with.events) = twice(architecture == "viper-s" ? "onRow" : "rowTapped")
            case "navigation": (text, with.navigates) = twice("Detail")
            case "takes": (text, with.takes) = twice("count: Int")
            case "output": (text, with.returns) = twice("picked: Int")
            case "shows":
                text = "count: Int"
                with.shows = ((definition.inputs.shows?.standard).map { $0 + ", " } ?? "") + text
            case "role":
                guard let role = definition.writtenOptionalRoles.first else { continue }
                (text, with.with) = twice(role)
            case _ where definition.inputs.managers.contains(word): (text, with.managers) = ("Ride", "\(word):Ride")
            default: (text, with.further) = ("Upload", [word: "Upload"])
            }
            try project.write(without, source)
            let merge = try project.grown(word, text, unit: name, in: source)
            #expect(merge.sentences.isEmpty, "\(word)")
            _ = try UnitWriter.write(merge)
            try project.expectFiles(of: UnitScaffold(with, in: source, besides: []))
            tried.append(word)
        }
        #expect(Set(tried).isSuperset(of: ["event", "navigation", "takes", "output", "shows"]))
        #expect(Set(tried).isSuperset(of: definition.inputs.managers))
        try project.expectFollowing(source)
    }

    private func twice(_ text: String) -> (String, String) { (text, text) }

    // MARK: What people do to files

    /// The architecture with other templates: classes are open to all, and files say whose they are.
    private func moved(_ source: ArchitectureSource) -> ArchitectureSource {
        ArchitectureSource(
            file: source.file, text: source.text,
            templates: source.templates.mapValues {
                $0.replacing("@MainActor\nfinal class", with: "@MainActor\npublic final class") + "// Ours.\n"
            })
    }

    @Test("lose none of 30 random edits (504 in make soak) when they grow or follow, and merge four in five")
    func randomEdits() throws {
        var random = SeededGenerator(seed: 25)
        let rounds = RandomEdit.isSoak ? 84 : 5
        var (edits, clean) = (0, 0)
        for (name, source) in ArchitectureSource.builtIns.sorted(by: { $0.key < $1.key }) {
            let project = try ScaffoldedProject()
            try project.write(UnitRequest(name: "Detail", into: project.into), source)
            try project.write(UnitRequest(name: "Home", into: project.into), source)
            let recorded = try RecordedUnit.named("Home", in: project.into, by: try source.definition())
            let additions = [
                ("event", name == "viper-s" ? "onRow" : "rowTapped"), ("takes", "count: Int"),
                ("output", "picked: Int"),
                ("navigation", "Detail"),
            ]
            var next = try additions.map { word, text in
                try recorded.scaffold(in: source, at: .init(), adding: [UnitAddition(word: word, text: text)])
            }
            next.append(try recorded.scaffold(in: moved(source), at: .init()))
            for round in 0..<rounds {
                let scaffold = next[round % next.count]
                let changing = scaffold.files.filter { file in
                    FileManager.default.contents(atPath: file.path).map { $0 != Data(file.text.utf8) } ?? false
                }
                let path = try #require(changing.randomElement(using: &random)).path
                let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
                let edit = RandomEdit(of: text, mark: "edit\(round)", by: &random)
                try Data(edit.text.utf8).write(to: URL(fileURLWithPath: path))
                // The other files are as they were: of them nothing is asked here.
                var one = scaffold
                one.files.removeAll { $0.path != path }
                let merge = UnitMerge(one, conflicts: round % next.count == 4 ? .marked : .beside)
                let file = try #require(merge.files.first { $0.path == path })
                edits += 1
                #expect(edit.isKept(in: file.after), "\(path)\n\(edit.text)")
                if [.merged, .replaced].contains(file.change) {
                    clean += 1
                    let parsed = Parser.parse(source: edit.text).hasError || !Parser.parse(source: file.after).hasError
                    #expect(parsed, "\(file.after)")
                }
                try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            }
        }
        #expect(edits == 6 * rounds)
        #expect(clean * 100 >= edits * 80, "\(clean) of \(edits)")
    }
}

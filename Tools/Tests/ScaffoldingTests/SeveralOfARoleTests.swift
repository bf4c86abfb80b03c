import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Roles of which a unit has several: workers, wireframes.
@Suite("Several of a role")
struct SeveralOfARoleTests {
    private func scaffold(_ architecture: String, _ further: [String: String]) throws -> UnitScaffold {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        return try UnitScaffold(
            UnitRequest(
                name: "List", into: "/nowhere/App", further: further, module: "App", testsInto: "/nowhere/Tests",
                group: architecture == "viper-s" ? "Items" : nil), in: source)
    }

    private func text(_ scaffold: UnitScaffold, _ file: String) throws -> String {
        try #require(scaffold.files.first { $0.path.hasSuffix("/" + file) }).text
    }

    private func refusal(_ architecture: String, _ further: [String: String]) -> String? {
        do {
            _ = try scaffold(architecture, further)
            return nil
        } catch {
            return (error as? ScaffoldError)?.description
        }
    }

    @Test("of which a unit has one or none are there where they are asked for")
    func optional() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            architecture: our
            extends: snp
            contracts:
              counting: { type: "{Unit}Counting" }
            roles:
              analytics: { type: "{Unit}Analytics", layer: business, implements: counting, count: optional }
            channels:
              - interactor -> analytics: { hold: strong, through: counting, as: analytics }
            assembly: { creates: [viewController, presenter, router, interactor, analytics] }
            files:
              analyticsFile: { path: "{Unit}Analytics.swift", template: analytics, holds: analytics }
              countingFile: { path: "{Unit}Counting.swift", template: counting, holds: counting }
              noteFile: { path: "{Unit}Note.swift", template: note }

            """, to: "our.yml")
        try folder.write(
            "final class {{ roles.analytics.type }}: {{ contracts.counting.type }} {}\n",
            to: "templates/analytics.stencil")
        try folder.write(
            "protocol {{ contracts.counting.type }}: AnyObject {}\n", to: "templates/counting.stencil")
        try folder.write(
            """
            {% if roles.analytics.isUsed %}
            let note = "{{ roles.interactor.to.analytics.property }} counts"
            {% else %}
            let note = "nobody counts"
            {% endif %}

            """, to: "templates/note.stencil")
        let source = try ArchitectureSource(readingFile: folder.path + "/our.yml")
        func scaffold(_ with: String) throws -> UnitScaffold {
            try UnitScaffold(
                UnitRequest(name: "List", into: "/nowhere/App", with: with, module: "App", tests: false), in: source)
        }
        let without = try scaffold("")
        #expect(!without.files.contains { $0.text.contains("nalytics") || $0.text.contains("Counting") })
        #expect(try text(without, "ListNote.swift") == "let note = \"nobody counts\"\n")
        #expect(without.notes.isEmpty, "its templates are asked for, if not now")
        let with = try scaffold("analytics")
        #expect(try text(with, "ListAnalytics.swift").contains("final class ListAnalytics: ListCounting {}"))
        #expect(try text(with, "ListCounting.swift").contains("protocol ListCounting"))
        #expect(try text(with, "ListNote.swift") == "let note = \"analytics counts\"\n")
        #expect(try text(with, "ListInteractor.swift").contains("analytics: any ListCounting"))
        #expect(try text(with, "ListConfigurator.swift").contains("let analytics = ListAnalytics()"))
        #expect(with.files.count == without.files.count + 2)
        #expect(throws: ScaffoldError.self) { try scaffold("router") }
        #expect(throws: ScaffoldError.self) { try scaffold("analytic") }
    }

    @Test("of which most units have one are there unless they are asked away")
    func usual() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            architecture: our
            extends: snp
            roles:
              analytics: { type: "{Unit}Analytics", layer: business, count: usual }
            channels:
              - interactor -> analytics: { hold: strong, as: analytics }
            assembly: { creates: [viewController, presenter, router, interactor, analytics] }
            files:
              analyticsFile: { path: "{Unit}Analytics.swift", template: analytics, holds: analytics }

            """, to: "our.yml")
        try folder.write("final class {{ roles.analytics.type }} {}\n", to: "templates/analytics.stencil")
        let source = try ArchitectureSource(readingFile: folder.path + "/our.yml")
        func scaffold(with: String = "", without: String = "") throws -> UnitScaffold {
            try UnitScaffold(
                UnitRequest(
                    name: "List", into: "/nowhere/App", with: with, without: without, module: "App", tests: false),
                in: source)
        }
        let plain = try scaffold()
        #expect(try text(plain, "ListAnalytics.swift") == "final class ListAnalytics {}\n")
        #expect(try text(plain, "ListConfigurator.swift").contains("let analytics = ListAnalytics()"))
        #expect(try scaffold(with: "analytics").files.map(\.text) == plain.files.map(\.text))
        let without = try scaffold(without: "analytics")
        #expect(
            !without.files.contains { $0.text.contains("nalytics") } && without.files.count == plain.files.count - 1)
        #expect(throws: ScaffoldError(.usage, "the scene is asked to be with and without 'analytics': say one of them"))
        {
            try scaffold(with: "analytics", without: "analytics")
        }
        #expect(throws: ScaffoldError.self) { try scaffold(without: "router") }
    }

    @Test("that a unit was asked to be without are noted, until they are added")
    func noted() throws {
        let definition = try #require(ArchitectureSource.builtIns["snp"]).definition()
        let asked = UnitRequest(name: "List", into: "/nowhere/App", without: "analytics, tracker").asked(as: "scene")
        var noted = UnitRequest(asked, into: "/nowhere/App", definition)
        #expect(noted.without == "analytics, tracker")
        try noted.add(UnitAddition(word: "role", text: "analytics"), in: definition)
        #expect(noted.with == "analytics" && noted.without == "tracker")
    }

    @Test("have files, contracts, and places in the unit of their own")
    func workers() throws {
        let scaffold = try scaffold("viper-s", ["worker": "Upload, URLCache"])
        #expect(try text(scaffold, "ItemsListUploadWorker.swift").contains(": ItemsListUpload_ManageData {"))
        #expect(try text(scaffold, "ItemsListURLCacheWorkerTests.swift").contains("ItemsListURLCacheWorker()"))
        #expect(
            try text(scaffold, "ItemsListProtocol.swift").contains("protocol ItemsListUpload_PresentData: AnyObject {"))
        let director = try text(scaffold, "ItemsListDirector.swift")
        #expect(director.contains("private let urlCacheDataManager: any ItemsListURLCache_ManageData"))
        #expect(director.contains("extension ItemsListDirector: ItemsListUpload_PresentData {"))
        let navigator = try text(scaffold, "ItemsListNavigator.swift")
        #expect(navigator.contains("let uploadWorker = ItemsListUploadWorker()"))
        #expect(navigator.contains("uploadWorker.presenter = director"))
    }

    @Test("are held as the first one is, with a contract or without")
    func held() throws {
        let bviper = try scaffold("bviper", ["wireframe": "Help"])
        #expect(try text(bviper, "ListPresenter.swift").contains("private let helpWireframe: ListHelpWireframe"))
        #expect(try text(bviper, "ListHelpWireframe.swift").contains("final class ListHelpWireframe {}"))
        let clean = try scaffold("clean-swift", ["worker": "Cache"])
        #expect(try text(clean, "ListInteractor.swift").contains("private let cacheWorker = ListCacheWorker()"))
    }

    @Test("leave the rest of a unit as it is without them")
    func leavesTheRest() throws {
        let plain = try scaffold("viper-s", [:])
        let several = try scaffold("viper-s", ["worker": "Upload"])
        #expect(try text(plain, "ItemsListWorker.swift") == text(several, "ItemsListWorker.swift"))
        #expect(several.files.count == plain.files.count + 2)
    }

    @Test("are refused where there is only one, or none, and told what there may be several of")
    func refused() {
        #expect(
            refusal("viper-s", ["navigator": "Other"])
                == "a module of viper-s does not have several of 'navigator'; of these it may: worker")
        #expect(refusal("snp", ["router": "Other"]) == "a scene of snp does not have several of 'router'")
        #expect(refusal("viper-s", ["wireframe": "Other"])?.hasPrefix("viper-s has no role 'wireframe'") == true)
        #expect(refusal("viper-s", ["worker": "Upload, Upload"]) == "the worker 'Upload' is asked for twice")
        #expect(refusal("viper-s", ["worker": "upload"])?.contains("say 'Upload'") == true)
    }
}

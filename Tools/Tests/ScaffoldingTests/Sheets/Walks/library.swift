import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Library

@MainActor
@Suite("Library, walked", .serialized)
struct LibraryWalk {
    private let server: URL
    private let window: SceneWindow
    private let flow: AnyCoordinator

    private init(width: Double) throws {
        server = try #require(ProcessInfo.processInfo.environment["WALK_API"].flatMap { URL(string: $0) })
        window = SceneWindow(UIViewController(), size: CGSize(width: width, height: 852))
        let provider = HTTPProvider(baseURL: server)
        flow = LibraryApp(container: ApplicationContainer.build(provider: provider)).start(in: window.window)
    }

    private func follow(_ action: any FlowAction) async {
        let outcome = await flow.send(action)
        guard case .arrived = outcome else {
            Issue.record("\(outcome)")
            return
        }
        await window.settle()
    }

    private func link(_ path: String) throws -> OpenURLAction {
        OpenURLAction(url: try #require(URL(string: "library:/\(path)")))
    }

    @Test("shows tabs, columns one over the other, and where links and notifications lead")
    static func onAPhone() async throws {
        let walk = try LibraryWalk(width: 393)
        let window = walk.window
        try await window.waitFor("Emma")
        try await window.tap("Emma")
        try await window.wait(for: "The detail") { window.screen is BookDetailViewController && window.shows("Emma") }
        try await window.goBack()
        #expect(window.screen is BookListViewController)
        try await window.select("Settings")
        #expect(window.screen is SettingsListViewController)

        // Into the tab that is not seen.
        await walk.follow(try walk.link("/books/2"))
        try await window.wait(for: "The other") { window.screen is BookDetailViewController && window.shows("Ulysses") }
        // What stands above goes, and another comes in its place.
        await walk.follow(try walk.link("/books/new"))
        try await window.wait(for: "The form") { window.screen is AddOneViewController }
        await walk.follow(try walk.link("/books/1"))
        try await window.wait(for: "The first") { window.screen is BookDetailViewController && window.shows("Emma") }
        await walk.follow(PushPayloadAction(payload: ["url": "https://library.example/about"]))
        #expect(window.screen is AboutViewController)
        guard case .stopped(_, .notKnown) = await walk.flow.send(try walk.link("/nowhere")) else {
            Issue.record("Somebody knows an address of nobody's")
            return
        }

        try await window.select("Books")
        try await window.goBack()
        try await window.tap("Add")
        try await window.wait(for: "The form") { window.screen is AddOneViewController }
        try await window.type("Middlemarch", into: "Name")
        try await window.tap("Add")
        try await window.wait(for: "The new one") {
            window.screen is BookDetailViewController && window.shows("Middlemarch")
        }
    }

    @Test("shows columns beside each other where there is room")
    static func onAPad() async throws {
        let walk = try LibraryWalk(width: 1024)
        let window = walk.window
        try await window.waitFor("Ulysses")
        await walk.follow(try walk.link("/books/1"))
        try await window.wait(for: "The detail") { window.texts.filter { $0 == "Emma" }.count == 2 }
        #expect(window.shows("Ulysses"))
    }
}

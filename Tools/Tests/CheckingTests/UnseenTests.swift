import Testing

@testable import Checking

/// Files that could not be read, or have a syntax error.
@Suite("Files that were not read to their end")
struct UnseenTests {
    private func messages(
        _ changes: [String: String?], unread: [String: String?], _ rules: [any Rule.Type]
    ) throws -> [String] {
        try SampleModule.app(changes).report(SampleModule.source, rules, unread: unread).findings.map(\.message)
    }

    /// Of another module, of the one at hand, and one that cannot be opened.
    private static func files(_ name: String, _ text: String) -> [(unread: [String: String?], isTold: Bool)] {
        [
            ([:], true), (["Cart/CartPresenter.swift": "final class CartPresenter {}"], true), ([name: text], false),
            ([name: String?.none], false), (["Cart/CartPresenter.swift": String?.none], false),
        ]
    }

    @Test("A part that one of them may hold is not missed")
    func parts() throws {
        let name = "Login/LoginPresenter.swift"
        for (unread, isTold) in Self.files(name, SampleModule.text(of: name)) {
            let told = try messages([name: String?.none], unread: unread, [UnitRule.self])
            #expect(told.isEmpty == !isTold, "\(unread.keys): \(told)")
        }
    }

    @Test("A conformance that one of them may hold is not missed")
    func conformances() throws {
        let name = "Login/LoginPresenter.swift"
        let text = SampleModule.text(of: name).replacing(
            "extension LoginPresenter: LoginViewOutput", with: "extension LoginPresenter")
        for (unread, isTold) in Self.files(
            "Login/LoginPresenter+View.swift", "extension LoginPresenter: LoginViewOutput {}")
        {
            let told = try messages([name: text], unread: unread, [ContractRule.self])
            #expect(told.isEmpty == !isTold, "\(unread.keys): \(told)")
        }
    }

    @Test("A registration that one of them may hold is not missed")
    func registrations() throws {
        let text = """
            protocol Clock {}
            func use(_ container: Container) { container.register(Timer.self) { Timer() }; container.resolve(Timer.self) }
            func ask(_ container: Container) { container.resolve((any Clock).self) }
            final class Timer {}
            """
        for (unread, isTold) in Self.files("Registrations.swift", "container.register((any Clock).self) { Watch() }") {
            let told = try messages(["App.swift": text], unread: unread, [ContainersRule.self])
            #expect(told.isEmpty == !isTold, "\(unread.keys): \(told)")
        }
    }

    @Test(
        "A wire is not missed while its builder is half written, and is where another file is",
        arguments: [true, false])
    func wires(isOfBuilder: Bool) throws {
        let name = "Login/LoginBuilder.swift"
        let text = SampleModule.text(of: name).replacing(
            "presenter.view = view\n", with: isOfBuilder ? "presenter.(\n" : "\n")
        #expect(text != SampleModule.text(of: name))
        let broken = isOfBuilder ? [:] : ["Cart.swift": "final class Cart { func ( }"]
        let told = try messages([name: text].merging(broken) { $1 }, unread: [:], [AssemblyRule.self])
        #expect(told == (isOfBuilder ? [] : ["nobody sets 'view' of LoginPresenter"]))
    }

    @Test("A comment whose finding one of them may hold is not told to be without use", arguments: [true, false])
    func comments(isOfUnit: Bool) throws {
        let name = "Login/LoginPresenter.swift"
        let text = SampleModule.text(of: name).replacing(
            "weak var view", with: "// scaena:ignore hold: it stays\n    weak var view")
        let unread =
            isOfUnit ? ["Login/LoginView.swift": "protocol LoginPresenterInput {}"] : ["Cart.swift": "struct Cart {}"]
        let told = try messages([name: text], unread: unread, Rules.all)
        #expect(told == (isOfUnit ? [] : ["nothing is found here that is ignored"]))
    }

    @Test("What is there is told as before")
    func findings() throws {
        let name = "Login/LoginPresenter.swift"
        let text = SampleModule.text(of: name).replacing("weak var view", with: "var view")
        let told = try messages([name: text], unread: [name: String?.none], [HoldRule.self])
        #expect(told == ["'view' of LoginPresenter is strong, and the view is held weak"])
    }
}

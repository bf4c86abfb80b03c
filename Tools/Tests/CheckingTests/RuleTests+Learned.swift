import Architecture
import Findings
import Testing

@testable import Checking

/// Statements that were learned and may be wrong.
extension RuleTests {
    @Test("What learn was not sure of is no rule; a circle is told of each unit, however many have one")
    func doubts() throws {
        func app() throws -> MarkedApp {
            var files: [String: String?] = [:]
            for name in ["Login", "Note", "Item"] {
                for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                    files[path.replacing("Login", with: name)] = text.replacing("Login", with: name).replacing(
                        "weak var view:", with: "var view:")
                }
            }
            return SampleModule.app(files)
        }
        func source(_ evidence: String) -> ArchitectureSource {
            SampleModule.source.with(text: SampleModule.definition.replacing("# 69 of 69", with: evidence))
        }
        let all = try app().report(source("# because a screen owns itself"))
        #expect(all.findings.map(\.rule) == ["hold", "hold", "hold"])
        let counted = try app().report(source("# 69 of 69"))
        #expect(counted.findings.map(\.rule) == ["hold", "hold", "hold"])
        let unsure = try app().report(source("# not sure: 5 of 9"))
        // That they lead in a circle is so, whatever was learned.
        #expect(unsure.findings.map(\.rule) == ["cycle", "cycle", "cycle"] && unsure.rules["hold"]?.unjudged == 3)
        #expect(unsure.findings.allSatisfy { $0.remedy == "Hold 'view' weakly." })
    }

    @Test("Where many go a way that a learned definition has not, it lacks the way")
    func unseenWays() throws {
        func findings(going count: Int, _ source: ArchitectureSource) throws -> [Finding] {
            var files: [String: String?] = [:]
            let names = ["Login", "Note", "Item", "Order", "Cart", "Wish"] + (1...14).map { "Ride\($0)" }
            for (number, name) in names.enumerated() {
                for (path, text) in SampleModule.healthy where path.hasPrefix("Login/") {
                    files[path.replacing("Login", with: name)] = text.replacing("Login", with: name).replacing(
                        "    func load()",
                        with: number < count
                            ? "    private let router = \(name)Router()\n    func load()" : "    func load()")
                }
            }
            return try SampleModule.app(files).report(source, [ChannelRule.self]).findings
        }
        let learned = SampleModule.source.with(
            text: SampleModule.definition.replacing(
                "interactor: { type: \"{Unit}Interactor\", implements: interactorInput, layer: business }",
                with:
                    "interactor:\n    type: \"{Unit}Interactor\"  # 10 of 10\n    implements: interactorInput\n    layer: business"
            ))
        #expect(try findings(going: 3, learned) == [])
        #expect(try findings(going: 2, learned).count == 2)
        #expect(try findings(going: 3, SampleModule.source).count == 3)
    }
}

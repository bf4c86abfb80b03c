import Architecture
import Testing

@testable import Learning

/// Builders that are called otherwise than builders are.
@Suite("Learning who builds, by other names")
struct NamedOtherwiseBuildersTests: SceneTexts {
    private static let controllers = [
        "NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController { var model: NAMEViewModel? }",
        "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
    ]

    private func told(_ files: [String: String], _ more: [String: String]) throws -> String {
        try #require(learning(files.merging(more) { $1 }).architectures.first).nobodyBuilds
    }

    private static func making(_ names: [String]) -> String {
        names.map { "_ = \($0)ViewController()" }.joined(separator: "\n")
    }

    @Test("An enumeration with a case for each scene makes it", arguments: ["Scene", "Place"])
    func cases(name: String) throws {
        let cases = Self.names.map { "case \($0.lowercased())" }.joined(separator: "\n")
        let made = Self.names.map { "case .\($0.lowercased()): return \($0)ViewController()" }.joined(separator: "\n")
        let told = try told(
            scenes(Self.controllers),
            [
                "Start/\(name).swift":
                    "enum \(name) {\n\(cases)\n}\nextension \(name) { func make() -> UIViewController { switch self {\n\(made)\n} } }"
            ])
        let expected = "others build 10 of 10, Scene 10 of these"
        #expect(told == (name == "Scene" ? expected : "nobody is seen to build a whole scene"))
    }

    @Test(
        "A builder's name with a slip in it is one, and one of several is another",
        arguments: ["MainContainter", "MainContainers"])
    func slips(name: String) throws {
        let more = [
            "Start/\(name).swift": "class \(name) { func make() {\n\(Self.making(Self.names))\n} }",
            "Start/OtherContainer.swift": "class OtherContainer { func make() { \(Self.making(["Cart"])) } }",
        ]
        let told = try told(scenes(Self.controllers), more)
        #expect(
            told
                == (name == "MainContainter"
                    ? "others build 10 of 10, a …Container 10 of these, MainContainter for one"
                    : "others build 10 of 10, a …Containers 10 of these, MainContainers for one"))
    }

    @Test("A view that shows another's builds none that a builder makes, and builders of other names are told")
    func parents() throws {
        var files = scenes([
            "NAME/NAMEView.swift":
                "struct NAMEView: View { @StateObject var model: NAMEViewModel; var body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
        ])
        func builder(_ name: String, _ scene: String) -> String {
            "struct \(name)RouteBuilder { var build: (Int) -> Any { { _ in \(scene)View(model: \(scene)ViewModel()) } } }"
        }
        for name in Self.names.prefix(5) { files["\(name)/\(name)RouteBuilder.swift"] = builder(name, name) }
        for (name, scene) in [("First", "Orders"), ("Second", "Pin")] {
            files["Routes/\(name)RouteBuilder.swift"] = builder(name, scene)
        }
        let shown = Self.names.prefix(7).map { "\($0)View(model: \($0)ViewModel())" }.joined(separator: "\n")
        files["Start/SideView.swift"] = "struct SideView: View { var body: some View { VStack {\n\(shown)\n} } }"
        let told = try told(files, [:])
        #expect(
            told
                == "the units' own routeBuilder in 'build' builds 5 of 10, a …RouteBuilder of another name 2", "\(told)"
        )
    }
}

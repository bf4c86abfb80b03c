import Architecture
import Testing

@testable import Learning

/// Scenes that act by enumerations, and those whose screens are called in two ways.
@Suite("Learning reducers that are enumerations, and screens of two names")
struct ReducersAndPagesTests: SceneTexts {
    @Test(
        "An enumeration with a state and actions that is called as reducers are acts for a view",
        arguments: [true, false])
    func reducers(hasActions: Bool) {
        let actions = hasActions ? "    enum Action: Equatable { case appeared }\n" : ""
        let files = scenes(
            of: Array(Self.names.prefix(5)),
            [
                "NAME/NAMEFeature.swift": """
                enum NAMEFeature {
                    struct State: Equatable { var isEmpty = true }
                \(actions)
                    static func reducer(state: inout State) { state.isEmpty = false }
                }
                """,
                "NAME/NAMEView.swift": """
                import SwiftUI

                struct NAMEView: View {
                    @StateObject private var store: Store<NAMEFeature.State, NAMEFeature.Action>

                    var body: some View { Text("") }
                }
                """,
            ])
        let learned = learning(files).architectures
        #expect(learned.count == (hasActions ? 1 : 0))
        #expect((learned.first?.roles.map(\.id) ?? []) == (hasActions ? ["feature", "view"] : []))
    }

    @Test("Pages that build themselves as views do are told beside these")
    func pages() throws {
        var files: [String: String] = [:]
        for (number, scene) in Self.names.enumerated() {
            let screen = number < 6 ? "View" : "Page"
            files.merge(
                scenes(
                    of: [scene],
                    [
                        "NAME/NAME\(screen).swift": """
                        import SwiftUI

                        struct NAME\(screen): View {
                            @StateObject var intent: NAMEIntent
                            @StateObject var model: NAMEModel

                            var body: some View { Text("") }

                            static func build() -> some View {
                                let model = NAMEModel()
                                let intent = NAMEIntent(model: model)
                                return NAME\(screen)(intent: intent, model: model)
                            }
                        }
                        """,
                        "NAME/NAMEIntent.swift":
                            "import Combine\nfinal class NAMEIntent: ObservableObject { weak var model: NAMEModel?\ninit(model: NAMEModel) { self.model = model } }",
                        "NAME/NAMEModel.swift":
                            "import Combine\nfinal class NAMEModel: ObservableObject { func load() {} }",
                    ])
            ) { $1 }
        }
        let assembly = try #require(learning(files).architectures.first?.assembly)
        #expect(assembly.by == Learned("view", Evidence(6, of: 10)) && assembly.function.value == "build")
        #expect(assembly.others == "the page builds 4 of 10")
    }
}

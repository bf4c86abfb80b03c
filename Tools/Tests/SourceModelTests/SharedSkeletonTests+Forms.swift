import SourceModel
import Testing

/// Parts that each unit writes in a form of its own.
extension SharedSkeletonTests {
    /// A SwiftUI screen, as each writes it.
    private static func screen(_ name: String, model: String, content: String, title: String) -> SharedSkeleton.Unit {
        SharedSkeleton.Unit(
            name: name, property: name.lowercased(),
            roles: ["\(name)Screen": "screen", "\(name)ViewModel": "viewModel"],
            files: [
                (
                    "\(name).swift",
                    """
                    import SwiftUI

                    final class \(name)ViewModel: ObservableObject {}

                    struct \(name)Screen: View {
                        @StateObject private var \(model) = \(name)ViewModel()

                        var title: String { "\(title)" }

                        var body: some View {
                            \(content)
                        }

                        private func rowCount(in section: Int) -> Int? {
                            print(section)
                            return \(model).\(title)
                        }
                    }

                    """
                )
            ])
    }

    @Test("What each says in its own words stays with an empty value: body, title, counts; and a part by whatever name")
    func emptyValues() {
        let text = Self.skeleton([
            Self.screen("About", model: "vm", content: "List(vm.links) { Text($0) }", title: "links"),
            Self.screen("Login", model: "viewModel", content: "VStack {}", title: "fields"),
            Self.screen("Trip", model: "model", content: "Map()", title: "stops"),
        ])
        let expected = """
            import SwiftUI

            final class {Unit}ViewModel: ObservableObject {}

            struct {Unit}Screen: View {
                @StateObject private var vm = {Unit}ViewModel()

                var title: String { "" }

                var body: some View {
                    EmptyView()
                }

                private func rowCount(in section: Int) -> Int? {
                    print(section)
                    return nil
                }
            }

            """
        #expect(text == expected)
    }

    @Test("Parts nested in the unit's own type keep what they are; a view model that is observed stays observable")
    func nested() {
        func unit(_ name: String, _ model: String, base: String) -> SharedSkeleton.Unit {
            SharedSkeleton.Unit(
                name: name, property: name.lowercased(),
                roles: ["\(name).RootView": "rootView", "\(name).StateModel": "stateModel"],
                files: [
                    (
                        "\(name).swift",
                        """
                        extension \(name) {
                            final class StateModel: \(base) {}
                        }

                        extension \(name) {
                            struct RootView: View {
                                @ObservedObject var \(model): StateModel

                                init(\(model): StateModel) {
                                    self.\(model) = \(model)
                                }

                                var body: some View {
                                    Text("\(model)")
                                }
                            }
                        }

                        """
                    )
                ])
        }
        let text = Self.skeleton([
            unit("About", "state", base: "ObservableObject"), unit("Login", "model", base: "BaseModel"),
            unit("Trip", "tripState", base: "TripModel"),
        ])
        let expected = """
            extension {Unit} {
                final class StateModel: ObservableObject {}
            }

            extension {Unit} {
                struct RootView: View {
                    @ObservedObject var state: StateModel

                    init(state: StateModel) {
                        self.state = state
                    }

                    var body: some View {
                        EmptyView()
                    }
                }
            }

            """
        #expect(text == expected)
    }

    @Test("A part is held in many forms, and the unit built by functions of many names")
    func forms() {
        func unit(_ name: String, _ property: String, _ function: String) -> SharedSkeleton.Unit {
            SharedSkeleton.Unit(
                name: name, property: name.lowercased(),
                roles: ["\(name)View": "view", "\(name)Model": "model", "\(name)Flow": "flow"],
                files: [
                    (
                        "\(name).swift",
                        """
                        final class \(name)Model {}

                        final class \(name)View {
                            \(property)
                        }

                        final class \(name)Flow {
                            static func \(function)(in window: Window) {
                                let view = \(name)View()
                                view.model = \(name)Model()
                                window.show(view)
                            }
                        }

                        """
                    )
                ])
        }
        let example = unit("About", "var model: AboutModel?", "push")
        let text = Self.skeleton([
            example, unit("Login", "var viewModel: LoginModel!", "present"),
            unit("Trip", "var model: TripModel { didSet { bind() } }", "open"),
            unit("Key", "private let model = KeyModel()", "show"),
        ])
        #expect(text == example.files[0].text.replacing("About", with: "{Unit}"))
    }
}

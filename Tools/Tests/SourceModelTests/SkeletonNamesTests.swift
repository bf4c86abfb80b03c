import SourceModel
import Testing

/// Names that mean one thing inside of a part and another outside, and names by which parts are held.
@Suite("Names in skeletons")
struct SkeletonNamesTests {
    private static let names = ["About", "Login", "Receipt", "Trip", "Wallet"]

    private static func text(
        _ roles: [String: String], _ text: (String) -> String
    ) -> String {
        let units = names.map { name in
            let named = Dictionary(uniqueKeysWithValues: roles.map { (name + $0.key, $0.value) })
            return SharedSkeleton.Unit(
                name: name, property: name.lowercased(), roles: named,
                files: [("\(name).swift", text(name).replacing("NAME", with: name) + "\n")])
        }
        return SharedSkeleton(units, builder: nil, jobs: 1).files(of: 0) { _, form in form }.map(\.text).joined()
    }

    /// A number that is one unit's own.
    private static func own(_ name: String) -> Int { names.firstIndex(of: name) ?? 0 }

    @Test("A case that most have keeps what it carries, though some call that otherwise")
    func carriedOtherwise() {
        let text = Self.text(["Feature": "feature"]) { name in
            let type = ["Told", "Told", "Told", "Heard", "Word"][(Self.own(name) + 3) % 5]
            return """
                struct NAMEFeature {
                    enum Action: Equatable {
                        case open
                        case tell(\(type))
                        case own\(Self.own(name))(Own\(Self.own(name)))

                        enum \(type): Equatable { case own\(Self.own(name)) }
                        enum Own\(Self.own(name)): Equatable { case all }
                    }
                }
                """
        }
        #expect(text.contains("case tell(Heard)"), "\(text)")
        #expect(text.contains("enum Heard: Equatable {}") || text.contains("enum Heard {}"), "\(text)")
        #expect(!text.contains("Own0"), "\(text)")
    }

    @Test(
        "A value outside of types that is called after the scene stays where nothing in it goes",
        arguments: [true, false])
    func globals(isOwn: Bool) {
        let text = Self.text(["State": "state"]) { name in
            let value = isOwn ? ".run { $0.own\(Self.own(name)) }" : ".empty.named(\"\(Self.own(name))\")"
            return """
                struct NAMEState {
                    var own\(Self.own(name)): Int
                }

                let \(name.lowercased())Reducer = Reducer<NAMEState>\(value)
                """
        }
        #expect(text.contains("let {unit}Reducer = Reducer<{Unit}State>") == !isOwn, "\(text)")
    }

    @Test("A type inside of one part that goes is not meant by its name in another")
    func innerTypes() {
        let text = Self.text(["View": "view", "Feature": "feature"]) { name in
            """
            struct NAMEFeature {
                enum Action {
                    case own\(Self.own(name))(View)
                    enum View { case own\(Self.own(name)) }
                }
                func take(_ view: View) {}
            }

            struct NAMEView: View {
                let store: StoreOf<NAMEFeature>
                var body: some View {
                    Text("\(name)")
                }
            }
            """
        }
        #expect(text.contains("struct {Unit}View: View {"), "\(text)")
        #expect(text.contains("var body: some View {"), "\(text)")
    }

    @Test("A part that is held by a protocol which goes is held by its own type", arguments: [true, false])
    func heldByProtocols(isUsual: Bool) {
        let text = Self.text(["Screen": "screen", "Model": "model"]) { name in
            let isAbout = isUsual || name == "About"
            return """
                final class NAMEModel\(isAbout ? ": Paging" : "") {}

                final class NAMEScreen {
                    var model: \(isAbout ? "Paging" : "NAMEModel")?

                    init(model: NAMEModel) {
                        self.model = model
                    }
                }
                """
        }
        #expect(text.contains(isUsual ? "var model: Paging?" : "var model: {Unit}Model?"), "\(text)")
        #expect(text.contains("init(model: {Unit}Model) {"), "\(text)")
        #expect(text.contains("class {Unit}Model: Paging {}") == isUsual, "\(text)")
    }
}

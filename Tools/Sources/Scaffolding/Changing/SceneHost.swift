import Conformance
import SourceModel

/// The type of a unit that people see, and where what it shows is kept.
struct SceneHost {
    /// The framework that it is made with.
    enum Kit {
        case swiftUI, uiKit
    }

    /// The state that a view of SwiftUI observes.
    struct State {
        /// The view's property: `viewModel`.
        let property: String
        /// The class.
        let type: TypeIndex.ID
        /// The protocol by which the view knows it; nil where it knows the class.
        let contract: TypeIndex.ID?
        /// The mark of its properties that makes them observed: `@Published `, or none.
        let mark: String
        /// True if `$viewModel.name` binds a control to it.
        let isBindable: Bool
    }

    let type: TypeIndex.ID
    let part: IndexedType.Part
    let kit: Kit
    /// The observed state; nil where it keeps all by itself, and in UIKit.
    let state: State?

    /// Finds it; nil where nobody of the unit is seen, or it is not known how.
    init?(of reading: UnitReading) {
        guard let owner = reading.owner, let part = reading.declaration(of: owner) else { return nil }
        let index = reading.index
        let ancestors = index.ancestors(of: owner).compactMap(\.type.lastName)
        if index[owner].kind == .struct, ancestors.contains("View") {
            (type, self.part, kit, state) = Self.views(of: owner, part, in: reading)
            return
        }
        type = owner
        self.part = part
        switch index[owner].kind {
        case .class where ancestors.contains { $0.hasPrefix("UI") || $0.hasSuffix("ViewController") }:
            kit = .uiKit
            state = nil
        case .class where ["ViewController", "Controller", "VC", "View"].contains { index[owner].name.hasSuffix($0) }:
            kit = .uiKit
            state = nil
        default: return nil
        }
    }

    /// The view of SwiftUI that observes something: the owner, or the one in its file that it shows in its stead, `HomeViewContent`.
    private static func views(
        of owner: TypeIndex.ID, _ part: IndexedType.Part, in reading: UnitReading
    ) -> (TypeIndex.ID, IndexedType.Part, Kit, State?) {
        let index = reading.index
        if let state = state(of: owner, in: reading) { return (owner, part, .swiftUI, state) }
        let players = Set(reading.map.units[reading.unit].types.values.joined())
        let inner = index.types.filter { id in
            id != owner && index[id].file == part.file && index[id].kind == .struct && reading.isOnScreen(id)
                && index[id].name.hasPrefix(index[owner].name)
        }
        for id in inner {
            guard let part = reading.declaration(of: id), let state = state(of: id, in: reading),
                players.contains(state.type)
            else { continue }
            return (id, part, .swiftUI, state)
        }
        return (owner, part, .swiftUI, nil)
    }

    private static let wrappers = ["@ObservedObject", "@StateObject", "@EnvironmentObject", "@Bindable"]

    private static func state(of owner: TypeIndex.ID, in reading: UnitReading) -> State? {
        let index = reading.index
        let properties = index.members(of: owner).filter { $0.fact.kind == .property && $0.fact.storage != nil }
        let own = reading.map.units[reading.unit].types.values.joined().filter { mark(of: $0, in: reading) != nil }
        for member in properties {
            let isWrapped = wrappers.contains { wrapper in member.fact.attributes.contains { $0.hasPrefix(wrapper) } }
            // '@StateObject private var model = HomeModel()' says the type by its value.
            guard let written = member.fact.type ?? member.fact.storage?.initialValue?.type else { continue }
            let held = index.resolveHeld(written, in: index.scope(of: member)).id
            if let held, index[held].kind == .class, let mark = mark(of: held, in: reading) {
                return State(
                    property: member.fact.name, type: held, contract: nil, mark: mark, isBindable: isWrapped)
            }
            // Known by a contract, or by a type parameter that stands for one.
            guard isWrapped else { continue }
            let found = own.first { id in held.map { index.inherits(id, from: $0) == .yes } ?? true }
            guard let found, let mark = mark(of: found, in: reading) else { continue }
            let contract =
                held
                ?? index.ancestors(of: found).compactMap(\.meaning.id).first {
                    index[$0].kind == .protocol && index[$0].name.hasPrefix(reading.name.typeName)
                }
            guard let contract else { continue }
            return State(
                property: member.fact.name, type: found, contract: contract, mark: mark, isBindable: isWrapped)
        }
        return nil
    }

    /// Returns true if changes of a class are seen by `@Published`.
    static func isObserved(_ id: TypeIndex.ID, in reading: UnitReading) -> Bool {
        mark(of: id, in: reading) == "@Published "
    }

    /// Returns the mark with which an observed class declares its properties; nil where it is not observed.
    private static func mark(of id: TypeIndex.ID, in reading: UnitReading) -> String? {
        let index = reading.index
        guard index[id].kind == .class, let part = reading.declaration(of: id) else { return nil }
        if index.ancestors(of: id).contains(where: { $0.type.lastName == "ObservableObject" }) { return "@Published " }
        let lines = reading.text(of: index.files[part.file].path).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let before = lines.prefix(part.line).suffix(4)
        return before.contains { $0.contains("@Observable") } ? "" : nil
    }
}

import Architecture

/// The container in which a flow shows what it opens, and the place of each.
struct FlowShape: Equatable {
    /// The kinds of containers.
    enum Container {
        /// A stack of modules.
        case stack
        /// A bar of tabs, each a flow.
        case tabs
        /// Columns beside each other, each a module or a flow.
        case split
    }

    /// The container.
    let container: Container
    private let places: [FlowPlace]

    /// Works out the places.
    ///
    /// - Parameter places: What was asked for.
    init(_ places: [FlowPlace]) {
        self.places = places
        if places.contains(where: { $0.kind == .tab }) {
            container = .tabs
        } else {
            container = places.contains(where: \.kind.isColumn) ? .split : .stack
        }
    }

    /// True if there is a column between the two.
    var isTriple: Bool { places.contains { $0.kind == .supplementary } }

    /// The place of something that is opened; nil where nothing is said.
    func kind(of opened: OpenedUnit) -> FlowPlace.Kind? {
        places.first { UnitName($0.flow.text) == opened.unit }?.kind
    }

    /// The units that are shown when the flow begins.
    func begins(among opened: [OpenedUnit]) -> [OpenedUnit] {
        switch container {
        case .stack: opened.first(where: \.isFirst).map { [$0] } ?? []
        case .tabs: all(.tab, among: opened)
        case .split: first(in: .primary, among: opened)
        }
    }

    /// The units that are shown besides where there is room for them.
    func beside(among opened: [OpenedUnit]) -> [OpenedUnit] {
        [.supplementary, .secondary].flatMap { first(in: $0, among: opened) }
    }

    private func all(_ kind: FlowPlace.Kind, among opened: [OpenedUnit]) -> [OpenedUnit] {
        places.filter { $0.kind == kind }.compactMap { place in opened.first { $0.unit == UnitName(place.flow.text) } }
    }

    private func first(in column: FlowPlace.Kind, among opened: [OpenedUnit]) -> [OpenedUnit] {
        all(column, among: opened).first(where: \.isOpenedWithNothing).map { [$0] } ?? []
    }

    // MARK: Mistakes

    /// The mistakes in what was asked for.
    func mistakes(opening opened: [OpenedUnit]) -> [DefinitionMistake] {
        let unknown = places.compactMap { mistake(in: $0, opening: opened) }
        guard unknown.isEmpty, container != .stack, let word = places.first?.flow else { return unknown }
        if container == .tabs, let column = places.first(where: \.kind.isColumn) {
            let name = column.flow.text
            return [column.flow.mistake("a flow with tabs has no columns: place '\(name)' in a flow of its own")]
        }
        let what = container == .tabs ? "tabs" : "columns"
        if let pushed = places.first(where: { $0.kind == .pushed }) {
            return [
                pushed.flow.mistake("a flow of \(what) has no stack to push onto: have '\(pushed.flow.text)' presented")
            ]
        }
        if container == .split, begins(among: opened).isEmpty {
            return [
                word.mistake(
                    "nothing is seen in the primary column at first: place a module there that takes nothing, or a flow"
                )
            ]
        }
        let advice =
            container == .tabs
            ? "put it into the flow of a tab" : "place it in a column, or put it into another flow"
        return opened.filter { !$0.isFlow && kind(of: $0) == nil }.map { opened in
            word.mistake("a flow of \(what) has no stack for '\(opened.unit.typeName)': \(advice)")
        }
    }

    private func mistake(in place: FlowPlace, opening opened: [OpenedUnit]) -> DefinitionMistake? {
        let name = place.flow.text
        if opened.contains(where: { $0.unit == UnitName(name) && ($0.isFlow || place.kind.isColumn) }) { return nil }
        let flows = opened.filter(\.isFlow).map(\.unit.typeName)
        if opened.contains(where: { $0.unit == UnitName(name) }) {
            return place.flow.mistake(
                "'\(name)' is no flow, and has no place as '\(place.kind.rawValue)': place the flow that opens it")
        }
        let mend =
            NearestWord.question(for: name, among: flows)
            ?? ": write one ('scaena new flow \(name)', or '\(name):' below an app's 'flows:')"
        return place.flow.mistake("there is no flow '\(name)' to place\(mend)")
    }
}

import Architecture
import Foundation
import SourceModel

/// Lists that a unit gets which nobody noted: the view gets a table, the type that fills it a message, the one that
/// decides the choice.
extension UnitGrowth {
    mutating func addList(_ text: String) throws(ScaffoldError) {
        let list = try GrownList(text, in: reading)
        let host = try host(for: "a list of \(list.name)")
        let chosen = try UnitMessage("\(list.one)Selected(index: Int)")
        switch host.kit {
        case .swiftUI: try add(list, chosen, inSwiftUI: host)
        case .uiKit: try add(list, chosen, inUIKit: host)
        }
    }

    /// Returns the host of the unit's screen; refuses where there is none.
    func host(for what: String) throws(ScaffoldError) -> SceneHost {
        guard let host = SceneHost(of: reading) else {
            throw missing(
                "nobody of '\(name.typeName)' is seen to be a view of SwiftUI or of UIKit",
                "write \(what) where it is shown",
                definition.unit.owner)
        }
        return host
    }

    // MARK: SwiftUI

    private mutating func add(
        _ list: GrownList, _ chosen: UnitMessage, inSwiftUI host: SceneHost
    ) throws(ScaffoldError) {
        let view = "\(list.name)List"
        try refuse(view, in: host.type)
        let values = try keep(list.name, "[\(list.element)]", "[]", in: host)
        let code = try hear(chosen, by: host)
        try insert(
            """
            private var \(view): some View {
            \tList(\(values).indices, id: \\.self) { index in
            \t\tlet item = \(values)[index]
            \t\tButton(\(list.text)) { \(code) }
            \t}
            }
            """, into: host.part, of: host.type, behind: [])
        notes.append(
            "nobody shows it yet: put '\(view)' where it belongs in \(index[host.type].name) "
                + "(\(reading.place(of: host.type)))")
    }

    /// Has a view of SwiftUI have a value that changes.
    ///
    /// - Returns: the code with which the view reads it.
    mutating func keep(
        _ name: String, _ type: String, _ initial: String, in host: SceneHost
    ) throws(ScaffoldError) -> String {
        guard let state = host.state, let part = reading.declaration(of: state.type) else {
            try refuse(name, in: host.type)
            try insert(
                "@State private var \(name): \(type) = \(initial)", into: host.part, of: host.type, behind: [],
                .valued("@State private var"))
            return name
        }
        if index.members(of: state.type).contains(where: { $0.fact.name == name && $0.fact.type?.description == type })
        {
            return "\(state.property).\(name)"
        }
        try refuse(name, in: state.type)
        try insert(
            "\(state.mark)var \(name): \(type) = \(initial)", into: part, of: state.type, behind: [],
            .valued("\(state.mark)var"))
        if let contract = state.contract, let part = index[contract].parts.first(where: \.isProtocol) {
            try insert("var \(name): \(type) { get set }", into: part, of: contract, behind: [], .property)
            for id in reading.conformers(of: contract) where id != state.type {
                guard let part = reading.declaration(of: id) else { continue }
                try insert(
                    "\(SceneHost.isObserved(id, in: reading) ? "@Published " : "")var \(name): \(type) = \(initial)",
                    into: part, of: id, behind: [], .property)
            }
        }
        return "\(state.property).\(name)"
    }

    // MARK: UIKit

    private mutating func add(
        _ list: GrownList, _ chosen: UnitMessage, inUIKit host: SceneHost
    ) throws(ScaffoldError) {
        let (table, type) = ("\(list.name)Table", "\(name.typeName)\(list.title)Table")
        try refuse(table, in: host.type)
        guard index.types(named: type).isEmpty else {
            throw missing("there is a type '\(type)' already", "give the list another name", nil, at: host.type)
        }
        let code = try hear(chosen, by: host)
        let call = code.hasPrefix("self.") ? String(code.dropFirst("self.".count)) : code
        try insert(
            """
            private lazy var \(table): \(type) = {
            \tlet table = \(type)()
            \ttable.onSelect = { [weak self] index in
            \t\tself?.\(call)
            \t}
            \treturn table
            }()
            """, into: host.part, of: host.type, behind: [], .lazy)
        try append(Self.table(type, of: list), to: host)
        try show(
            UnitMessage("show(\(list.name): [\(list.element)])"),
            own(
                "\(table).rows = \(list.name)" + (list.element == "String" ? "" : ".map { item in \(list.text) }"),
                in: index.files[host.part.file].path), in: host
        )
        notes.append(
            "nobody sees it yet: put '\(table)' into the view of \(index[host.type].name) "
                + "(\(reading.place(of: host.type)))")
    }

    /// Has the type that is seen be told something to show: through the type that tells it things, where there is one.
    private mutating func show(
        _ message: UnitMessage, _ body: String, in host: SceneHost
    ) throws(ScaffoldError) {
        let owner = reading.ownerRole
        let all = reading.actors.filter { $0.role != owner }.flatMap(reading.lines).filter { line in
            line.link.to == owner && !line.link.leavesUnit && !map.builds(line.from.role)
                && (line.target == host.type
                    || reading.conformers(of: line.target).filter { !reading.isOfTests($0) } == [host.type])
        }
        guard let line = all.first else {
            try implement(message, by: host.type, behind: [], body)
            notes.append(
                "nobody says it yet: have whoever has them call '\(message.call)' (\(reading.place(of: host.type)))")
            return
        }
        try declare(message, at: line.target, body: body)
        notes.append(
            "nobody says it yet: have \(index[line.from.player.type].name) call "
                + "'\(line.property)\(reading.optionalMark(line)).\(message.call)' (\(reading.place(line.from.declaration)))"
        )
    }

    private mutating func append(_ code: String, to host: SceneHost) throws(ScaffoldError) {
        if let (path, change) = place(code, beside: host.part, isBefore: false) {
            edit(path, change.range, change.text)
            return
        }
        let path = index.files[host.part.file].path
        let before = reading.text(of: path)
        let newline = before.contains("\r\n") ? "\r\n" : "\n"
        let step = MemberPlace(in: before, typeAt: host.part.line)?.step ?? "    "
        let lines = code.components(separatedBy: "\n").map { line -> String in
            let depth = line.prefix { $0 == "\t" }.count
            return String(repeating: step, count: depth) + line.dropFirst(depth)
        }
        let end = before.utf8.count
        edit(
            path, end..<end,
            (before.hasSuffix("\n") ? "" : newline) + newline + lines.joined(separator: newline) + newline)
    }

    private static func table(_ type: String, of list: GrownList) -> String {
        """
        /// A row for each of the \(list.name).
        private final class \(type): UITableView, UITableViewDataSource, UITableViewDelegate {
        \tvar rows: [String] = [] {
        \t\tdidSet { reloadData() }
        \t}
        \tvar onSelect: (Int) -> Void = { _ in }

        \tinit() {
        \t\tsuper.init(frame: .zero, style: .plain)
        \t\tdataSource = self
        \t\tdelegate = self
        \t\tregister(UITableViewCell.self, forCellReuseIdentifier: "\(list.one)")
        \t}

        \t@available(*, unavailable)
        \trequired init?(coder: NSCoder) { fatalError("\(type) is built in code") }

        \tfunc tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        \tfunc tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        \t\tlet cell = tableView.dequeueReusableCell(withIdentifier: "\(list.one)", for: indexPath)
        \t\tcell.textLabel?.text = rows[indexPath.row]
        \t\treturn cell
        \t}

        \tfunc tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        \t\ttableView.deselectRow(at: indexPath, animated: true)
        \t\tonSelect(indexPath.row)
        \t}
        }
        """
    }
}

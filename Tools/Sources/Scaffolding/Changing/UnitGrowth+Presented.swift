import Architecture
import Conformance
import SourceModel

/// Ways that a view of SwiftUI goes by itself: by a link, or by a modifier that shows another view.
extension UnitGrowth {
    /// Has the unit's view show another one as the app's views do; false where it is no view of SwiftUI, or the other one cannot be
    /// made from there.
    mutating func addPresented(_ target: UnitName) throws(ScaffoldError) -> Bool {
        guard let host = SceneHost(of: reading), host.kit == .swiftUI,
            let presentation = ViewPresentation.usual(in: reading)
        else { return false }
        let flag = "is\(target.typeName)Shown"
        guard let view = PresentedView(of: target, shownBy: flag, in: host, reading) else { return false }
        guard let modifier = presentation.modifier else {
            if view.code.contains("$" + flag) { return false }
            try addLink(to: target, view, presentation, in: host)
            return true
        }
        guard let place = BodyPlace(of: host, behind: modifier, in: reading),
            let way = ComposedWay(named: "show\(target.typeName)", with: view.values, "")
        else { return false }
        guard view.values.lacking.count < 3 else {
            let values = view.values.lacking.map { "'\($0.label): \($0.type)'" }.joined(separator: ", ")
            throw missing(
                "'\(target.typeName)' is made of \(values) (\(view.place)), and '\(index[host.type].name)' has none of them",
                "make it where they are, and show it by '.\(modifier)(item: …)'", nil, at: host.type)
        }
        let kept = view.values.lacking.map { value in
            (value: value, name: target.propertyName + value.label.prefix(1).uppercased() + value.label.dropFirst())
        }
        try refuse(flag, in: host.type)
        for (value, name) in kept {
            let bare = value.type.replacing("@escaping ", with: "")
            let optional = bare.hasSuffix("?") ? bare : bare.contains(" ") ? "(\(bare))?" : bare + "?"
            try insert(
                "@State private var \(name): \(optional)", into: host.part, of: host.type, behind: [],
                .valued("@State private var"))
        }
        try insert(
            "@State private var \(flag) = false", into: host.part, of: host.type, behind: [],
            .valued("@State private var"))
        let names = kept.map { "let \($0.value.label) = \($0.name)" }.joined(separator: ", ")
        let shown = names.isEmpty ? view.lines(1) : ["\tif \(names) {"] + view.lines(2) + ["\t}"]
        let change = place.change([".\(modifier)(isPresented: $\(flag)) {"] + shown + ["}"])
        edit(index.files[host.part.file].path, change.range, change.text)
        let statements = kept.map { "\t\($0.name) = \($0.value.label)" } + ["\t\(flag) = true"]
        try insert(
            "private func \(way.message.signature) {\n\(statements.joined(separator: "\n"))\n}", into: host.part,
            of: host.type, behind: [])
        notes += way.notes
        notes.append(
            "nobody goes there yet: have a control of \(index[host.type].name) call '\(way.message.call)' "
                + "(\(reading.place(of: host.type)))")
        return true
    }

    private mutating func addLink(
        to target: UnitName, _ view: PresentedView, _ presentation: ViewPresentation, in host: SceneHost
    ) throws(ScaffoldError) {
        let name = target.propertyName + "Link"
        try refuse(name, in: host.type)
        guard let way = ComposedWay(named: name, with: view.values, "") else { return }
        let title = "Text(\"\(target.words)\")"
        let link =
            presentation == .linkOfDestination
            ? "\tNavigationLink(destination: \(view.lines(1).joined(separator: "\n").trimmed)) {\n\t\t\(title)\n\t}"
            : "\tNavigationLink {\n\(view.lines(2).joined(separator: "\n"))\n\t} label: {\n\t\t\(title)\n\t}"
        let head =
            view.values.lacking.isEmpty
            ? "private var \(name): some View" : "private func \(way.message.signature) -> some View"
        try insert("\(head) {\n\(link)\n}", into: host.part, of: host.type, behind: [])
        notes += way.notes
        let shown = view.values.lacking.isEmpty ? name : way.message.call
        notes.append(
            "nobody shows it yet: put '\(shown)' where it belongs in \(index[host.type].name) "
                + "(\(reading.place(of: host.type)))")
    }
}

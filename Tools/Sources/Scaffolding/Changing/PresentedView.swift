import Architecture
import Conformance
import Foundation
import SourceModel
import SwiftSyntax

/// The way in which an app's views of SwiftUI show others by themselves.
enum ViewPresentation: CaseIterable {
    case link, linkOfDestination, sheet, cover, push

    /// The beginning of its code.
    private var beginning: String {
        switch self {
        case .link: "NavigationLink {"
        case .linkOfDestination: "NavigationLink(destination:"
        case .sheet: ".sheet(isPresented:"
        case .cover: ".fullScreenCover(isPresented:"
        case .push: ".navigationDestination(isPresented:"
        }
    }

    /// The modifier that shows a view while something is true; nil for links.
    var modifier: String? {
        switch self {
        case .link, .linkOfDestination: nil
        case .sheet: "sheet"
        case .cover: "fullScreenCover"
        case .push: "navigationDestination"
        }
    }

    /// The one that an app's scenes use most; nil where they use none.
    static func usual(in reading: UnitReading) -> ViewPresentation? {
        let seen = reading.map.units.flatMap { $0.types.values.joined() }.filter { reading.isOnScreen($0) }
        let paths = Set(seen.flatMap { id in reading.index[id].parts.map { reading.index.files[$0.file].path } })
        var counts: [ViewPresentation: Int] = [:]
        for path in paths {
            let text = reading.text(of: path)
            for one in allCases { counts[one, default: 0] += text.ranges(of: one.beginning).count }
        }
        let used = allCases.filter { counts[$0, default: 0] > 0 }
        return used.max { counts[$0, default: 0] < counts[$1, default: 0] }
    }
}

/// Code of a view of SwiftUI, made with what is at hand in another one.
struct PresentedView {
    /// The code that makes it.
    let code: String
    /// The values at hand, and those that are not.
    let values: ValuesAtHand
    /// Where it is said what the view needs.
    let place: String

    /// The code as lines of something around it, which is so many tabs in.
    func lines(_ depth: Int) -> [String] {
        code.components(separatedBy: "\n").map { String(repeating: "\t", count: depth) + $0 }
    }

    /// Makes one; nil where it cannot be made from there.
    ///
    /// - Parameters:
    ///   - target: the unit whose view it is.
    ///   - flag: the property that is true while it is shown.
    ///   - host: the view that shows it.
    ///   - reading: the unit of that view.
    init?(of target: UnitName, shownBy flag: String, in host: SceneHost, _ reading: UnitReading) {
        let index = reading.index
        guard let unit = reading.map.units.first(where: { $0.name.typeName == target.typeName }) else { return nil }
        let players = unit.types.values.joined().filter { !reading.isOfTests($0) }
        let views = players.filter { index[$0].kind == .struct && reading.isOnScreen($0) && index[$0].generics.isEmpty }
        let owner = unit.players(of: reading.ownerRole).first { views.contains($0) }
        guard let view = owner ?? views.min(by: { index[$0].name.count < index[$1].name.count }),
            reading.isVisible(view, from: host.type), let making = reading.initializer(of: view), !making.isFailable
        else { return nil }
        var known: [String: (type: String?, code: String)] = [:]
        for parameter in making.parameters where !parameter.hasDefault {
            let member = index.members(of: view).first { $0.fact.name == parameter.label }
            let isBinding =
                parameter.type.lastName == "Binding"
                || member?.fact.attributes.contains { $0.hasPrefix("@Binding") } == true
            guard isBinding else { continue }
            guard parameter.type.description.contains("Bool"),
                ["shown", "present", "show", "open", "visible"].contains(where: parameter.label.lowercased().contains)
            else { return nil }
            known[parameter.label] = (nil, "$" + flag)
        }
        var values = ValuesAtHand(by: host.type, making: Set(players), in: reading)
        let arguments = values.arguments(of: making, known: known)
        code = ValuesAtHand.call(index[view].name, arguments)
        place = making.place
        self.values = values
    }
}

/// The place in a view of SwiftUI where one modifier more goes: behind the last of its name, or behind all of what it shows.
struct BodyPlace {
    private let source: ParsedSource
    private let root: ExprSyntax
    private let name: String

    /// Finds it; nil where the body decides what it shows.
    init?(of host: SceneHost, behind name: String, in reading: UnitReading) {
        let path = reading.index.files[host.part.file].path
        source = ParsedSource(path: path, text: reading.text(of: path))
        self.name = name
        let finder = TypeBlock(line: host.part.line, lines: SourceLocationConverter(fileName: "", tree: source.tree))
        finder.walk(source.tree)
        let variables = finder.block?.members.compactMap { $0.decl.as(VariableDeclSyntax.self) } ?? []
        let body = variables.lazy.flatMap(\.bindings).first {
            $0.pattern.trimmedDescription == "body"
        }
        guard case .getter(let items) = body?.accessorBlock?.accessors, let last = items.last,
            items.dropLast().allSatisfy({ $0.item.is(DeclSyntax.self) }),
            let shown = last.item.as(ReturnStmtSyntax.self)?.expression ?? last.item.as(ExprSyntax.self),
            shown.is(FunctionCallExprSyntax.self)
        else { return nil }
        root = shown
    }

    /// The change that puts a modifier there, its further lines indented by tabs.
    func change(_ lines: [String]) -> ParsedSource.Change {
        var (links, node) = ([(call: FunctionCallExprSyntax, member: MemberAccessExprSyntax)](), root)
        while let call = node.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
        {
            links.append((call, member))
            node = base
        }
        let anchor = links.first { $0.member.declName.baseName.text == name }.map { ExprSyntax($0.call) } ?? root
        let own = links.first { $0.member.period.leadingTrivia.contains(where: \.isNewline) }?.member.period
        let outer = source.column(of: root)
        let isDeeper =
            own.map { source.column(of: $0) > outer } ?? (source.line(of: root) == source.lastLine(of: root))
        return source.following(anchor, lines.map { isDeeper ? "\t" + $0 : $0 })
    }
}

extension ParsedSource {
    /// The column at which a piece of code begins.
    fileprivate func column(of node: some SyntaxProtocol) -> Int {
        SourceLocationConverter(fileName: "", tree: tree).location(for: node.positionAfterSkippingLeadingTrivia).column
    }

    /// The line on which a piece of code ends.
    fileprivate func lastLine(of node: some SyntaxProtocol) -> Int {
        SourceLocationConverter(fileName: "", tree: tree).location(for: node.endPositionBeforeTrailingTrivia).line
    }
}

/// A scene, a flow or a component that was seen in the sources, be it in a way or in none.
package struct SeenMember: Sendable, Hashable {
    /// The kind of the member.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A unit with a screen, or a screen by itself.
        case scene
        /// A type that goes from scene to scene: a coordinator, a flow.
        case flow
        /// A view with parts of its own, which screens hold: a cell with its view model.
        case component
    }

    /// The kind of the member.
    package var kind: Kind
    /// Its name: of a unit what its types begin with, else the type's.
    package var name: String
    /// The absolute path of the file with its screen, or of its first type's.
    package var file: String
    /// The line there.
    package var line: Int
    /// The number of the way that it is made in, from 1; `nil` where it is in none.
    package var way: Int?
    /// Why it is in none.
    package var reason: String?
}

/// Lists what was seen.
struct SeenMembers {
    private let app: SourceApp
    private let units: [AppUnit]
    /// The units of each way, each with its members.
    private let ways: [[AppUnit]]
    /// The screens like those of each way.
    private let alike: [[AlikeScreens.Pair]]
    /// The types that belong to the units of each way.
    private let owned: [Int: Int]
    /// The names of the units of ways that types belong to.
    private let owners: [Int: String]
    /// The names of the coordinators that SwiftUI makes for views of UIKit's: delegates, which lead nowhere.
    private let delegates: Set<String>
    private let controllers: [Int]
    /// The views of SwiftUI in no way that are called as the screens of ways are.
    private let views: [Int]
    private let without: KeptParts
    /// The roles that nearly all scenes of each way have.
    private let usual: [Set<RoleName>]
    /// The places of the view controllers among all, by their names, the first of each.
    private let places: [String: Int]

    /// Takes what was found.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - found: The scenes.
    ///   - otherViews: The views of SwiftUI in no way that are called as the screens of ways are.
    init(_ app: SourceApp, _ found: FoundScenes, otherViews: [Int]) {
        self.app = app
        views = otherViews
        without = KeptParts(app, found.units)
        (units, ways, alike) = (found.all, found.units, found.alike)
        var (owned, owners): ([Int: Int], [Int: String]) = ([:], [:])
        for (way, types) in found.named.enumerated() {
            for (type, unit) in types { (owned[type], owners[type]) = (way, found.units[way][unit].stem) }
        }
        for (way, pairs) in found.alike.enumerated() {
            for type in pairs.flatMap(\.own) { owned[type] = way }
        }
        (self.owned, self.owners) = (owned, owners)
        usual = found.units.map { units in
            var counts = Tally<RoleName>()
            for role in units.flatMap(\.roles) where !role.isOpen { counts.add(role) }
            return Set(counts.counts.filter { $0.value * 10 >= units.count * 9 }.keys)
        }
        controllers = app.controllers
        places = Dictionary(
            controllers.enumerated().map { (app.types[$0.element].name, $0.offset) }, uniquingKeysWith: min)
        delegates = Set(
            app.types.filter(\.isRepresentable).flatMap(\.functions).filter { $0.name == "makeCoordinator" }
                .flatMap { $0.result + $0.creates })
    }

    /// All members, sorted by kind, file and line.
    func members() -> [SeenMember] {
        var seen: Set<Int> = []
        let found = inWays(&seen) + inNone(&seen)
        let members = found + pieces(besides: seen) + lonely(besides: seen) + otherViews(besides: seen) + flows()
        return members.sorted { left, right in
            (order(left.kind), left.file, left.line, left.name) < (
                order(right.kind), right.file, right.line, right.name
            )
        }
    }

    /// The scenes of the ways; notes their screens.
    private func inWays(_ seen: inout Set<Int>) -> [SeenMember] {
        var members: [SeenMember] = []
        for (way, units) in ways.enumerated() {
            for unit in units {
                let types = unit.members.map(\.type)
                guard
                    let shown = types.first(where: app.isViewController) ?? types.first(where: app.isScreen)
                        ?? types.first
                else { continue }
                seen.insert(shown)
                members.append(member(.scene, unit.stem, shown, way: way + 1))
            }
        }
        for (way, pairs) in alike.enumerated() {
            seen.formUnion(pairs.map(\.screen))
            members += pairs.map { member(.scene, app.types[$0.screen].name, $0.screen, way: way + 1) }
        }
        return members
    }

    /// The units of several roles that are in no way; notes their types.
    private func inNone(_ seen: inout Set<Int>) -> [SeenMember] {
        var members: [SeenMember] = []
        for unit in units where !unit.members.contains(where: { owned[$0.type] != nil }) {
            let types = unit.members.map(\.type)
            let controller = types.first(where: app.isViewController)
            guard let shown = controller ?? types.first(where: isView), unit.roles.count > 1 else { continue }
            seen.formUnion(types)
            if let controller {
                members.append(member(.scene, unit.stem, shown, reason: reason(of: unit, controller)))
            } else {
                let kept = without.kept(shown)
                members.append(
                    member(kept == nil ? .component : .scene, unit.stem, shown, reason: kept ?? reason(ofView: unit)))
            }
        }
        return members
    }

    /// The view controllers that belong to scenes which other screens show: their names begin with those of the scenes, or are theirs.
    private func pieces(besides seen: Set<Int>) -> [SeenMember] {
        controllers.filter { !seen.contains($0) }.compactMap { index in
            owners[index].map { member(.scene, app.types[index].name, index, reason: "counts as a piece of \($0)") }
        }
    }

    /// The view controllers that are in no unit.
    private func lonely(besides seen: Set<Int>) -> [SeenMember] {
        let lonely = controllers.filter { owned[$0] == nil && !seen.contains($0) }
        let folders = Set(lonely.map(app.folder))
        let byFolder = Dictionary(
            grouping: app.types.indices.filter {
                app.types[$0].nesting.isEmpty && folders.contains(app.folder(of: $0))
            },
            by: app.folder)
        return lonely.map { index in
            let reason =
                inherited(index) ?? without.container(index) ?? without.kept(index) ?? beside(index, byFolder)
                ?? "nothing else in its folder carries its name\(without.keepsNone.map { ", and it \($0)" } ?? "")"
            return member(.scene, app.types[index].name, index, reason: reason)
        }
    }

    /// The views of SwiftUI that are called as screens are.
    private func otherViews(besides seen: Set<Int>) -> [SeenMember] {
        views.filter { !seen.contains($0) }.map { index in
            // One that keeps nothing may be a screen that needs nothing, or a piece of one.
            let kept = without.isPiece(index) ? nil : without.kept(index)
            return member(
                kept == nil ? .component : .scene, app.types[index].name, index,
                reason: kept ?? "a view\(without.keepsNone.map { " that \($0)" } ?? " without parts of its name")")
        }
    }

    /// The types that lead from scene to scene.
    private func flows() -> [SeenMember] {
        app.types.indices.filter(isFlow).map { index in
            let way = owned[index]
            return member(
                .flow, app.types[index].name, index, way: way.map { $0 + 1 },
                reason: way == nil ? "belongs to no scene: it leads to some" : nil)
        }
    }

    private func order(_ kind: SeenMember.Kind) -> Int { SeenMember.Kind.allCases.firstIndex(of: kind) ?? 0 }

    private func member(
        _ kind: SeenMember.Kind, _ name: String, _ type: Int, way: Int? = nil, reason: String? = nil
    ) -> SeenMember {
        SeenMember(
            kind: kind, name: name, file: app.files[app.types[type].file].path, line: app.types[type].line, way: way,
            reason: reason)
    }

    private func reason(of unit: AppUnit, _ controller: Int) -> String { inherited(controller) ?? lacking(unit) }

    /// Returns what a unit has, and what nearly all scenes of the way that it is nearest to have besides.
    private func lacking(_ unit: AppUnit) -> String {
        let own = "has \(forms(unit.roles))"
        let shared = usual.map { unit.roles.intersection($0).count }
        guard let most = shared.max(), most > 0, let way = shared.firstIndex(of: most) else {
            return "\(own), which make no way"
        }
        let missing = usual[way].subtracting(unit.roles)
        return missing.isEmpty
            ? "\(own), which make no way" : "\(own), but no \(forms(missing)) as way \(way + 1) has"
    }

    private func forms(_ roles: Set<RoleName>) -> String { roles.sorted().map(\.form).joined(separator: ", ") }

    private func reason(ofView unit: AppUnit) -> String {
        let first = Self.controllerWords.compactMap { places[unit.stem + $0] }.min()
        if let first { return "a view with parts of its own; \(app.types[controllers[first]].name) stands elsewhere" }
        // Where screens are views, a view may be one.
        let screens = ways.joined().compactMap(app.screen)
        let isOfViews = screens.contains { !app.isViewController($0) }
        return isOfViews
            ? lacking(unit)
            : "a view with parts of its own, and no view controller"
    }

    private static let controllerWords = ["ViewController", "Controller", "VC"]

    /// Returns what stands beside a controller and begins with its name, in words; `nil` where nothing does.
    private func beside(_ controller: Int, _ byFolder: [String: [Int]]) -> String? {
        let name = app.types[controller].name
        guard let word = Self.controllerWords.first(where: name.hasSuffix), name.count > word.count else { return nil }
        let stem = name.dropLast(word.count)
        let others = (byFolder[app.folder(of: controller)] ?? []).filter { index in
            let other = app.types[index].name
            return index != controller && other.hasPrefix(stem)
                && other.dropFirst(stem.count).first?.isUppercase ?? false
        }
        guard let first = others.first else { return nil }
        let more = others.count > 1 ? " and \(others.count - 1) more" : ""
        return "has \(app.types[first].name)\(more) beside it, "
            + (without.keepsNone.map { "and \($0)" } ?? "which make no way")
    }

    /// Returns the number of types that inherit from a controller, in words; `nil` where none does.
    private func inherited(_ controller: Int) -> String? {
        guard let heirs = app.heirs[app.types[controller].name]?.count else { return nil }
        return "\(heirs) \(heirs == 1 ? "type inherits" : "types inherit") from it"
    }

    private func isView(_ type: Int) -> Bool {
        let names = app.types[type].kind == .class ? app.ancestors(of: type) : app.types[type].inherits
        return names.contains { $0 == "View" || $0.hasPrefix("UI") && ($0.hasSuffix("View") || $0.hasSuffix("Cell")) }
    }

    private static let flowWords = ["Coordinator", "Flow", "FlowController", "Wireframe"]

    private func isFlow(_ index: Int) -> Bool {
        let type = app.types[index]
        guard type.kind == .class, type.nesting.isEmpty, !app.files[type.file].isTest, !app.isViewController(index)
        else {
            return false
        }
        // A base of others is none itself.
        return Self.flowWords.contains { type.name.utf8.count > $0.utf8.count && type.name.hasSuffix($0) }
            && app.heirs[type.name] == nil && !delegates.contains(type.name)
    }
}

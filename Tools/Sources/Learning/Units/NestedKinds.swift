/// Finds the kinds of data that units declare inside a type which is no more than their place: `About.Load.Request`, or
/// `AboutModels.Load.Request`.
struct NestedKinds {
    private let app: SourceApp
    /// The types directly or deeper inside a type, by its name and folder.
    private var inside: [Home: [Int]] = [:]

    private struct Home: Hashable {
        var name: String
        var folder: String
    }

    init(_ app: SourceApp) {
        self.app = app
        for (index, type) in app.types.enumerated() where type.nesting.count > 0 && !app.files[type.file].isTest {
            inside[Home(name: type.nesting[0], folder: app.files[type.file].folder), default: []].append(index)
        }
    }

    /// The units with these as members more.
    ///
    /// - Parameter units: The units of one dialect.
    func added(to units: [AppUnit]) -> [AppUnit] {
        let found = units.map(kinds)
        var whole: [String: Int] = [:]
        var last: [String: Int] = [:]
        for unit in found {
            for path in Set(unit.map(\.path)) { whole[path, default: 0] += 1 }
            for path in Set(unit.map(\.open)) { last[path, default: 0] += 1 }
        }
        return zip(units, found).map { unit, found in
            var unit = unit
            for kind in found {
                // Where each unit has use cases of its own, only the last name says what it is.
                let isSame = (whole[kind.path] ?? 0) * 2 >= (last[kind.open] ?? 0)
                unit.members.append(
                    .init(
                        type: kind.type,
                        role: RoleName(prefix: "", suffix: isSame ? kind.path : kind.open, isProtocol: false)))
            }
            return unit
        }
    }

    private struct Kind {
        var type: Int
        /// The path after the unit's name.
        var path: String
        /// The same with what is between its first and last names left open.
        var open: String
    }

    private func kinds(of unit: AppUnit) -> [Kind] {
        let folders = Set(unit.members.map { app.files[app.types[$0.type].file].folder } + [unit.folder]).sorted()
        let homes = [unit.stem] + unit.members.map { app.types[$0.type] }.filter(Self.isPlace).map(\.name)
        var kinds: [Kind] = []
        for home in Set(homes).sorted() where home.hasPrefix(unit.stem) {
            let rest = home.dropFirst(unit.stem.count)
            for folder in folders {
                for index in inside[Home(name: home, folder: folder)] ?? [] {
                    let type = app.types[index]
                    // Two names below, as use cases have them; one alone is a part of a type.
                    guard type.nesting.count == 2, type.kind == .struct || type.kind == .enum else { continue }
                    kinds.append(
                        Kind(
                            type: index, path: "\(rest).\(type.nesting[1]).\(type.name)",
                            open: "\(rest).\(RoleName.gap).\(type.name)"))
                }
            }
        }
        return kinds
    }

    /// Returns true if a type is nothing but the place of others.
    private static func isPlace(_ type: SourceType) -> Bool {
        (type.kind == .enum || type.kind == .struct) && type.properties.isEmpty && type.functions.isEmpty
    }
}

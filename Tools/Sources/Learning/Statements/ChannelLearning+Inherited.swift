import Architecture

/// The holds of types by their bases.
extension ChannelLearning {
    /// Returns what a base class holds: a base type, `var viewModel: BaseViewModel?`, which in each unit is the one
    /// role that inherits from that, or a type that its heirs name, `BaseViewController<AboutViewModel>`.
    func inherited(by type: SourceType, _ role: RoleName, _ unit: Int) -> [(SourceType.Property, End)] {
        var found: [(SourceType.Property, End)] = []
        // What each other role of the unit stands on, asked for once, and only where a base class holds something of the app's.
        lazy var ancestry: [(role: RoleName, names: Set<String>)] = sheet.types[unit].compactMap { other, types in
            guard other != role, sheet.entry(other)?.kind == .role else { return nil }
            return (other, Set(types.flatMap(sheet.app.ancestors)))
        }
        var base = type
        var bases: Set<String> = []
        var arguments = type.baseArguments
        for _ in 0..<Self.deepest {
            guard let name = base.inherits.first else { break }
            guard let index = sheet.app.index(of: name, near: base.file), sheet.app.types[index].kind == .class
            else {
                let imports = sheet.app.files[base.file].imports
                for property in WellKnownBases.properties(of: name, imports, line: type.line) {
                    found += named(property, arguments, type, role, unit)
                }
                break
            }
            base = sheet.app.types[index]
            bases.insert(name)
            for property in base.properties where property.isStored && !property.isStatic {
                guard property.parameter == nil else {
                    found += named(property, arguments, type, role, unit)
                    continue
                }
                if let hosted = base.hosted(by: property) {
                    found += named(hosted, arguments, type, role, unit)
                    continue
                }
                guard let held = property.types.first, sheet.app.index(of: held, near: base.file) != nil else {
                    continue
                }
                if leads(property, of: role, unit, byName: held) {
                    found.append((property, (Ends(from: role, to: role, leavesUnit: true), nil)))
                    continue
                }
                var roles = ancestry.filter { $0.names.contains(held) }
                // Of a tree whose members all stand on one base, who leads is the parent of the others, and another scene's
                // leader is the parent of that.
                if bases.contains(held) { roles.removeAll { FlowHolds.word(of: $0.role.suffix) == nil } }
                guard roles.count == 1, !bases.contains(held) || FlowHolds.word(of: role.suffix) == nil else {
                    continue
                }
                found.append((property, (Ends(from: role, to: roles[0].role, leavesUnit: false), nil)))
            }
            arguments = base.baseArguments.map { name in
                guard let number = base.parameters.firstIndex(of: name) else { return name }
                return number < arguments.count ? arguments[number] : ""
            }
        }
        return found
    }

    /// So many base classes are looked at.
    private static let deepest = 8

    /// Returns what a property of a generic base holds that is made for some types.
    private func named(
        _ property: SourceType.Property, _ arguments: [String], _ type: SourceType, _ role: RoleName, _ unit: Int
    ) -> [(SourceType.Property, End)] {
        guard let number = property.parameter, number < arguments.count else { return [] }
        var named = property
        named.types = [arguments[number]]
        guard let end = end(of: named, from: role, unit, file: type.file), !end.ends.leavesUnit else { return [] }
        return [(property, end)]
    }
}

/// The properties of generic base classes from libraries that many apps use.
enum WellKnownBases {
    /// The names of the properties that hold what each is made for, in order.
    private static let held: [String: [String]] = [
        // RIBs
        "Router": ["interactor"], "ViewableRouter": ["interactor", "viewController"],
        "LaunchRouter": ["interactor", "viewController"], "PresentableInteractor": ["presenter"],
    ]

    /// UIKit's controller of a view of SwiftUI, which needs no import of its own.
    static let host = "UIHostingController"

    /// Returns the properties of a base, where a file that imports its library names it.
    static func properties(of name: String, _ imports: [String], line: Int) -> [SourceType.Property] {
        if name == host {
            return [
                .init(
                    name: "rootView", types: [], hold: .strong, isStored: true, isStatic: false, parameter: 0,
                    line: line)
            ]
        }
        guard let names = held[name], imports.contains(where: { $0.hasSuffix("RIBs") }) else { return [] }
        return names.enumerated().map { number, name in
            .init(
                name: name, types: [], hold: .strong, isStored: true, isStatic: false, parameter: number, line: line)
        }
    }
}

extension SourceType {
    /// A property that keeps the view which a type is made for in UIKit's controller of it, `let controller: UIHostingController<Content>`,
    /// as one that holds the view; `nil` of all others.
    func hosted(by property: Property) -> Property? {
        guard property.types == [WellKnownBases.host], property.arguments.count == 1,
            let number = self.parameters.firstIndex(of: property.arguments[0])
        else { return nil }
        var hosted = property
        hosted.parameter = number
        return hosted
    }
}

import Findings
import SourceModel

/// The units of one name that different modules have: each is known by its module, too.
struct TwinUnits {
    private let names: Set<String>
    private let modules: [String: String]

    init(_ app: CheckedApp) {
        let named = Dictionary(grouping: app.map.units, by: \.name.typeName).filter { $0.value.count > 1 }
        names = Set(named.keys)
        var modules: [String: String] = [:]
        if !named.isEmpty {
            for file in app.map.index.files where file.modules.count == 1 { modules[file.path] = file.modules.first }
        }
        self.modules = modules
    }

    /// The name by which a finding's unit is known: `Feed.Login`, where another module has a Login, too.
    func unit(of finding: Finding, _ app: CheckedApp) -> String {
        let unit = finding.identity.unit
        guard names.contains(unit), let module = modules[finding.place.path] else { return unit }
        return "\(module).\(unit)"
    }
}

extension CheckedApp {
    /// Tells two types that two modules have: who sets a property of the one does not set the other's.
    func areApart(_ one: TypeIndex.ID, _ other: TypeIndex.ID) -> Bool {
        func modules(_ type: TypeIndex.ID) -> [String] { map.index.files[map.index[type].file].modules }
        let (own, others) = (modules(one), modules(other))
        return one != other && !own.isEmpty && !others.isEmpty && Set(own).isDisjoint(with: others)
    }
}

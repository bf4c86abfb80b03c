import Architecture
import SourceModel

/// The modules that are named after what units are put into: a scene of `StampFeature` has its contract in `StampFeatureInterface`.
struct GroupModules {
    /// The folder that the groups lie in; `nil` where units are put into none.
    private let place: String?

    /// Finds where the groups are.
    ///
    /// - Parameters:
    ///   - learned: The architecture.
    ///   - units: Its units.
    init(_ learned: LearnedArchitecture, _ units: [AppUnit]) {
        let form = learned.folder.value
        place =
            form.hasPrefix("{Group}")
            ? LearnedArchitecture.place(of: units.map(\.folder), below: form).map { $0 + "/" } : nil
    }

    /// The forms of those of some modules' names that hold the name of a unit's group, by these names.
    func forms(of modules: Set<String>, in unit: AppUnit) -> [String: String] {
        guard let place, unit.folder.hasPrefix(place),
            let group = unit.folder.dropFirst(place.count).split(separator: "/").first.map(String.init)
        else { return [:] }
        let words = UnitWords(name: group, property: UnitName(group).propertyName)
        return modules.reduce(into: [:]) { forms, module in
            guard let form = words.form(of: module[...]), form.contains("{Unit}") else { return }
            forms[module] = form.replacing("{Unit}", with: "{Group}")
        }
    }
}

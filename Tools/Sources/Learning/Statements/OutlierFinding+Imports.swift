import SourceModel

/// Imports of what shows things, in files of a layer that nearly all does without them.
extension OutlierFinding {
    /// Returns the imports of a layer's files that nearly all others of it do not have, where nothing of them is used, or something that is
    /// seen on a screen. What needs a value or a service of UIKit's, such as the pasteboard, has no other way to it.
    func imports(_ number: Int) -> [Outlier.Deviation] {
        learned.layers.flatMap { layer in
            layer.forbidden.flatMap { (module: Learned<String>) -> [Outlier.Deviation] in
                files(of: layer, number).compactMap { (index: Int) -> Outlier.Deviation? in
                    let file = sheet.app.files[index]
                    guard let place = file.imports.firstIndex(of: module.value), !showsSomething(index),
                        !file.imports.contains("AppKit"),
                        let use = module.value == "SwiftUI" ? useOfSwiftUI(index) : useOfUIKit(index),
                        !isBroughtAlong(module.value, in: layer)
                    else { return nil }
                    return Outlier.Deviation(
                        text: "imports \(module.value)\(use), as \(module.evidence) files of \(layer.id) do not",
                        file: file.path, line: file.importLines[place], cause: .imports,
                        others: "\(module.evidence) files of \(layer.id) do not import \(module.value)",
                        meant: "// scaena:ignore imports: why, behind the import")
                }
            }
        }
    }

    /// Returns true if many files of a layer import SwiftUI, which brings UIKit along: then an import says little of what is used.
    private func isBroughtAlong(_ module: String, in layer: LearnedLayer) -> Bool {
        guard module == "UIKit" else { return false }
        let all = sheet.units.indices.flatMap { files(of: layer, $0) }
        return all.count { sheet.app.files[$0].imports.contains("SwiftUI") } * 4 >= all.count
    }

    /// The files of a unit's roles in a layer.
    private func files(of layer: LearnedLayer, _ number: Int) -> [Int] {
        let roles = learned.roles.filter { $0.layer == layer.id }
        return Set(roles.flatMap { sheet.types[number][$0.name] ?? [] }.map { sheet.app.types[$0].file }).sorted()
    }

    /// Returns what a file uses of UIKit, in words; `nil` where it needs UIKit for what nobody sees.
    private func useOfUIKit(_ file: Int) -> String? {
        let names = sheet.app.names(file)
        let used = names.filter { InterfaceNames.isOfUIKit($0) && sheet.app.indices[$0] == nil && $0 != "UIKit" }
        if used.isEmpty {
            let isUsed = names.contains(where: InterfaceNames.isNearlyOfUIKit) || !Self.members.isDisjoint(with: names)
            return isUsed ? nil : Self.usesNothing
        }
        guard let seen = used.filter({ InterfaceNames.isSeen($0) && !Self.services.contains($0) }).min() else {
            return nil
        }
        return " for \(seen)"
    }

    /// Returns what a file uses of SwiftUI, in words; `nil` where it needs SwiftUI for a value, or for what views observe.
    private func useOfSwiftUI(_ file: Int) -> String? {
        let imports = sheet.app.files[file].imports
        let names = sheet.app.names(file)
        // It brings UIKit along.
        let isForUIKit = !imports.contains("UIKit") && names.contains(where: InterfaceNames.isOfUIKit)
        guard !isForUIKit, !isObserved(file), InterfaceNames.overlaid.isDisjoint(with: imports),
            Self.ofSwiftUI.isDisjoint(with: names.filter { sheet.app.indices[$0] == nil })
        else { return nil }
        return Self.usesNothing
    }

    /// Members that only UIKit gives to what other modules declare.
    private static let members: Set = [
        "IndexPath", "cgImage", "foregroundColor", "indexPath", "jpegData", "paragraphStyle", "pngData",
        "popViewController", "pushViewController", "rootViewController",
    ]
    private static let usesNothing = " and uses nothing of it"

    /// The classes of UIKit's that only look as if they were seen.
    private static let services: Set = ["UIApplication", "UIWindow"]

    /// The names of SwiftUI that files without a view use.
    private static let ofSwiftUI = InterfaceNames.ofSwiftUI.union([
        "AppStorage", "FocusState", "SceneStorage", "ScenePhase", "StateObject", "ViewBuilder", "withAnimation",
    ])

    /// Tells a file of what views of SwiftUI observe: `ObservableObject` comes with that import.
    private func isObserved(_ file: Int) -> Bool {
        sheet.app.types.contains { $0.file == file && $0.inherits.contains("ObservableObject") }
    }

    /// Returns true if a file has a view in it, which needs the import.
    private func showsSomething(_ file: Int) -> Bool {
        sheet.app.types.indices.contains { sheet.app.types[$0].file == file && sheet.app.isShown($0) }
    }
}

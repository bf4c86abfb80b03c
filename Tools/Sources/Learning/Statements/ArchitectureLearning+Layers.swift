import Architecture
import SourceModel

/// The layers that an app's roles stand in, by what their files show and import.
extension ArchitectureLearning {
    private static let interfaceModules = ["UIKit", "SwiftUI"]
    /// The layers: one that names types of the interface, and one that names none: a view model is no business of the
    /// app's, and yet logic.
    static let layerIDs = ["interface", "logic"]
    private static let desktopModules = ["AppKit", "Cocoa"]

    func layers(_ learned: inout LearnedArchitecture) {
        var groups: [[String: Int]] = [[:], [:]]
        var files = [0, 0]
        // Business files that could do without the interface: with nothing in them that shows something.
        var plain: Set<Int> = []
        for (index, role) in learned.roles.enumerated() {
            let own = Set(sheet.types.flatMap { $0[role.name] ?? [] }.map { app.types[$0].file })
            let using = Set(
                sheet.types.flatMap { $0[role.name] ?? [] }.filter { isOfInterface($0) || makesScreen(app.types[$0]) }
                    .map { app.types[$0].file })
            // An import of UIKit alone proves little: Xcode's templates write it into every file.
            let seen = own.filter { file in
                using.contains(file) || app.files[file].imports.contains { $0.hasSuffix("UIKit") && $0 != "UIKit" }
            }
            // Who observes nothing but objects imports SwiftUI for `ObservableObject` alone.
            let naming = Set(
                sheet.types.flatMap { $0[role.name] ?? [] }.filter { namesSwiftUI(app.types[$0]) }
                    .map { app.types[$0].file })
            let isOfViews =
                own.count {
                    app.files[$0].imports.contains("SwiftUI") && (using.contains($0) || naming.contains($0))
                } * 2 > own.count
            let layer = isOfViews || seen.count * 2 > own.count ? 0 : 1
            learned.roles[index].layer = Self.layerIDs[layer]
            learned.roles[index].withoutInterface = Self.interfaceModules.map { module in
                Learned(module, Evidence(own.count { !app.files[$0].imports.contains(module) }, of: own.count))
            }
            files[layer] += own.count
            for file in own {
                for module in Set(app.files[file].imports) { groups[layer][module, default: 0] += 1 }
            }
            if layer == 1 { plain.formUnion(own) }
        }
        let shown = files[0]
        plain.formUnion(filesElsewhere(of: learned.roles.filter { $0.layer == Self.layerIDs[1] }))
        let shownIn = Set(
            app.types.indices.filter { plain.contains(app.types[$0].file) && app.isShown($0) }.map {
                app.types[$0].file
            })
        plain = plain.filter { file in
            // Code for the Mac imports no UIKit, and proves nothing by that.
            !shownIn.contains(file) && app.files[file].imports.allSatisfy { !Self.desktopModules.contains($0) }
        }
        for (layer, id) in Self.layerIDs.enumerated() where files[layer] > 0 {
            let total = files[layer]
            let imports = groups[layer].filter { Evidence($0.value, of: total).isSure }.sorted { $0.key < $1.key }
            let forbidden: [Learned<String>] =
                layer == 0
                ? []
                : Self.interfaceModules.filter { module in
                    // What nearly all of them import, they may. That nobody imports what the others do without, too, says nothing of a layer; but where views are of
                    // SwiftUI, UIKit is the interface's all the same.
                    !imports.contains { $0.key == module }
                        && (groups[0][module, default: 0] * 5 > shown
                            || module == "UIKit" && groups[0]["SwiftUI", default: 0] * 2 > shown)
                }.map { module in
                    let without = plain.count { !app.files[$0].imports.contains(module) }
                    return Learned(module, Evidence(without, of: plain.count))
                }
            learned.layers.append(
                LearnedLayer(
                    id: id, imports: imports.map { Learned($0.key, Evidence($0.value, of: total)) },
                    mayNotImport: forbidden))
        }
    }

    /// The types of SwiftUI's that show something, or are about that.
    private static let shown = InterfaceNames.ofSwiftUI.union([
        "Alignment", "Angle", "AnyTransition", "AnyView", "App", "Button", "ButtonStyle", "EnvironmentKey",
        "GeometryProxy", "Gradient", "GridItem", "Path", "PhotosPickerItem", "PreferenceKey", "Scene", "Shape",
        "ToolbarContent", "UnitPoint", "View",
    ])

    /// Returns true if a type names one of SwiftUI's.
    private func namesSwiftUI(_ type: SourceType) -> Bool {
        type.namesUsed.contains { Self.shown.contains($0) && app.indices[$0] == nil }
    }

    /// Returns true if a type names one of the interface's, or inherits from one over a base of the app's own.
    private func isOfInterface(_ type: Int) -> Bool {
        app.types[type].usesInterface(ancestors: app.ancestors(of: type)) { app.indices[$0] != nil }
    }

    /// The files of the app's other types that are called as roles are, whatever scene they belong to: what is forbidden is
    /// forbidden to them, too.
    private func filesElsewhere(of roles: [LearnedRole]) -> Set<Int> {
        let names = Set(roles.map(\.name))
        return Set(
            app.types.indices.filter { index in
                let type = app.types[index]
                guard type.kind == .class, type.nesting.isEmpty, !app.files[type.file].isTest else { return false }
                return sheet.role(named: type.name).map(names.contains) ?? false
            }.map { app.types[$0].file })
    }
}

import Foundation
import Project

/// The modules of a `Package.swift`, as far as it writes them out.
struct PackageManifest {
    /// The modules of its targets. Targets whose name or path is computed are not among them.
    let modules: [ModuleFact]

    /// Reads a manifest.
    ///
    /// - Parameter path: The manifest's path. `nil` where it cannot be read.
    init?(path: String) {
        guard let bytes = try? FileBytes.read(path), let end = path.lastIndex(of: "/"), bytes.isUTF8 else {
            return nil
        }
        let folder = String(path[..<end])
        modules = bytes.withSource { Self.modules(of: $0, folder: folder) }
    }

    private static func modules(of source: UnsafeBufferPointer<UInt8>, folder: String) -> [ModuleFact] {
        guard ParserLimits.allow(source) else { return [] }
        let manifest = ManifestTargets(package: String(decoding: source, as: UTF8.self))
        let plainCount = manifest.targets.filter { $0.kind == .plain || $0.kind == .macro }.count
        return manifest.targets.filter { !$0.isPathComputed }.map { target in
            let place = target.path ?? Self.place(of: target, in: folder, isOnly: plainCount == 1)
            let settings =
                target.settings + manifest.constants.filter { target.settings.contains($0.key) }.values.joined()
            let isMainActor = settings.contains("defaultIsolation(MainActor.self)")
            // Settings that are put together after the targets were made cannot be followed.
            let isOpen = !isMainActor && manifest.setsIsolationElsewhere
            let root = SourceFileList.absolutePath(folder + "/" + place)
            var module = ModuleFact(
                name: ModuleName.of(target: target.name), folder: root,
                defaultIsolation: isMainActor ? .mainActor : isOpen ? .unknown : .nonisolated,
                isTest: target.kind == .test)
            module.excluded = target.excluded.map { SourceFileList.absolutePath(root + "/" + $0) }
            return module
        }
    }

    /// The folder that the package manager takes where the manifest names none.
    private static func place(of target: ManifestTargets.Target, in folder: String, isOnly: Bool) -> String {
        let plain = ["Sources", "Source", "src", "srcs"]
        let places: [String]
        switch target.kind {
        case .plain, .macro: places = plain
        case .test: places = ["Tests"] + plain
        case .plugin: places = ["Plugins"]
        }
        func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/" + path) }
        for place in places where exists(place + "/" + target.name) { return place + "/" + target.name }
        // The only target of a package may have `Sources` for itself.
        if isOnly, target.kind == .plain, let place = plain.first(where: exists) { return place }
        return places[0] + "/" + target.name
    }
}

import Foundation

/// The package whose app is run: which product shows it, and where its sources are.
struct RunPackage {
    /// The package's folder, absolute.
    let folder: String
    /// The executable product that uses ScaenaStage.
    let product: String
    /// Files and folders, a change of which means to build again.
    let watched: [String]

    /// Finds the product.
    ///
    /// - Parameters:
    ///   - path: the package's folder, or one in it.
    ///   - wanted: the product's name, where one was told.
    /// - Throws: ``Failure`` where there is no package, or not exactly one product that can be meant.
    init(at path: String, product wanted: String?) throws {
        let folder = try Self.packageFolder(around: path)
        let description = try Self.description(of: folder)
        let name = description.name
        let executables = description.products.filter(\.isExecutable)
        let shown = executables.filter { product in
            description.targets(of: product).contains { $0.productDependencies.contains("ScaenaStage") }
        }
        let product: PackageDescription.Product
        if let wanted {
            guard let found = executables.first(where: { $0.name == wanted }) else {
                throw Failure(
                    .usage,
                    "package '\(name)' has no executable product '\(wanted)'"
                        + Self.list(shown, orElse: "; none uses ScaenaStage"))
            }
            guard shown.contains(where: { $0.name == wanted }) else {
                throw Failure(
                    .usage,
                    "'\(wanted)' does not use ScaenaStage, so it shows nothing in a browser"
                        + Self.list(shown, orElse: ""))
            }
            product = found
        } else if shown.count == 1 {
            product = shown[0]
        } else if shown.isEmpty {
            throw Failure(
                .noInput,
                "no executable of package '\(name)' uses ScaenaStage, which shows an app in a browser: 'scaena new app' "
                    + "writes a package that has one; docs/STAGE.md of Scaena tells how to add it to yours")
        } else {
            throw Failure(.usage, "several executables show an app: say --product" + Self.list(shown, orElse: ""))
        }
        try Self.requireTrait(of: folder, name)

        self.folder = folder
        self.product = product.name
        let own = description.targets(of: product).map { Self.place($0.path, in: folder) }
        let local = description.dependencies.filter { $0.type == "fileSystem" }.compactMap(\.path)
        watched =
            [folder + "/Package.swift"] + own
            + local.flatMap { [$0 + "/Package.swift", $0 + "/Sources"] }
    }

    private static func list(_ products: [PackageDescription.Product], orElse: String) -> String {
        guard !products.isEmpty else { return orElse }
        return "; these do: " + products.map(\.name).sorted().joined(separator: ", ")
    }

    private static func place(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : folder + "/" + path
    }

    private static func packageFolder(around path: String) throws -> String {
        let start = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
        guard FileManager.default.fileExists(atPath: start.path) else {
            throw Failure(.noInput, "there is no folder '\(path)'")
        }
        var folder = start
        while true {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.path
            }
            guard folder.path != "/" else { break }
            folder.deleteLastPathComponent()
        }
        let project = try? FileManager.default.contentsOfDirectory(atPath: start.path).sorted().first {
            $0.hasSuffix(".xcodeproj")
        }
        throw Failure(
            .noInput,
            "there is no Package.swift in '\(path)' or above it"
                + (project.map {
                    ", only \($0): in a browser runs a Swift package of the same sources; docs/STAGE.md of Scaena tells how to "
                        + "write it"
                } ?? ": an app that runs in a browser is a Swift package, as 'scaena new app' writes one"))
    }

    private static func description(of folder: String) throws -> PackageDescription {
        let text = try swift(["package", "--package-path", folder, "describe", "--type", "json"], of: folder)
        do {
            return try JSONDecoder().decode(PackageDescription.self, from: Data(text.utf8))
        } catch {
            throw Failure(.data, "what 'swift package describe' says of '\(folder)' cannot be read: \(error)")
        }
    }

    /// Without the trait, ScaenaStage is there and empty: the compiler would miss each of its names.
    private static func requireTrait(of folder: String, _ name: String) throws {
        let text = try swift(["package", "--package-path", folder, "dump-package"], of: folder)
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(text.utf8)) else { return }
        let traits = manifest.dependencies.flatMap { $0.values.flatMap { $0 } }.flatMap { $0.traits ?? [] }
        guard !traits.contains(where: { $0.name == "Stage" }), manifest.name != "Scaena" else { return }
        throw Failure(
            .data,
            "\(folder)/Package.swift: error: ScaenaStage is used without its trait: write traits: [\"Stage\"] in the "
                + ".package(…) of Scaena", isMarked: true)
    }

    private struct Manifest: Decodable {
        struct Source: Decodable { let traits: [Trait]? }
        struct Trait: Decodable { let name: String }
        let name: String
        let dependencies: [[String: [Source]]]
    }

    /// Runs a `swift` command, which must succeed, and returns its output.
    static func swift(_ arguments: [String], of folder: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        do { try process.run() } catch { throw Failure(.noInput, "'swift' cannot be started: \(error)") }
        let said = ReadPipe(errors)
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let complaint = said.wait().trimmingCharacters(in: .whitespacesAndNewlines)
        guard process.terminationStatus == 0 else {
            throw Failure(
                .data, complaint.isEmpty ? "'swift' cannot read the package in '\(folder)'" : complaint,
                isMarked: complaint.contains("error:"))
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// Reads a pipe while another is read.
private final class ReadPipe: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var data = Data()

    init(_ pipe: Pipe) {
        Thread { [self] in
            data = pipe.fileHandleForReading.readDataToEndOfFile()
            done.signal()
        }.start()
    }

    func wait() -> String {
        done.wait()
        return String(decoding: data, as: UTF8.self)
    }
}

/// The output of `swift package describe --type json`, as far as it is needed.
struct PackageDescription: Decodable {
    struct Product: Decodable {
        let name: String
        let targets: [String]
        let isExecutable: Bool

        private enum Key: String, CodingKey { case name, targets, type }
        private struct Kind: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init?(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            targets = try values.decode([String].self, forKey: .targets)
            let kinds = try values.nestedContainer(keyedBy: Kind.self, forKey: .type)
            isExecutable = kinds.allKeys.contains { $0.stringValue == "executable" }
        }
    }

    struct Target: Decodable {
        let name: String
        let path: String
        let targetDependencies: [String]
        let productDependencies: [String]

        private enum Key: String, CodingKey {
            case name, path
            case targetDependencies = "target_dependencies"
            case productDependencies = "product_dependencies"
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            path = try values.decode(String.self, forKey: .path)
            targetDependencies = try values.decodeIfPresent([String].self, forKey: .targetDependencies) ?? []
            productDependencies = try values.decodeIfPresent([String].self, forKey: .productDependencies) ?? []
        }
    }

    struct Dependency: Decodable {
        let type: String
        let path: String?
    }

    let name: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [Dependency]

    /// The targets that a product is built of, of this package.
    func targets(of product: Product) -> [Target] {
        var names = product.targets
        var next = 0
        while next < names.count {
            let target = targets.first { $0.name == names[next] }
            names += (target?.targetDependencies ?? []).filter { !names.contains($0) }
            next += 1
        }
        return targets.filter { names.contains($0.name) }
    }
}

import Architecture
import Foundation
import Project
import SwiftParser

/// Where a unit's files go.
struct Destination: Equatable {
    /// The folder in which the unit's folder is made.
    let sources: String
    /// The folder in which the folder of its tests is made, or nil when it has none.
    let tests: String?
    /// The module that the sources belong to, or nil when nothing tells.
    let module: String?
    /// The package's manifest, or nil outside of packages.
    let manifest: String?
    /// The package's target that the sources belong to, or nil outside of packages.
    let target: String?
    /// The package's target that the tests belong to, where it is not named after that of the sources.
    let testTarget: String?

    /// Decides where files go.
    ///
    /// Inside of a Swift package's `Sources/M/…` tests go to `Tests/MTests/…`.
    ///
    /// - Parameters:
    ///   - folder: where the unit's folder is to be made.
    ///   - testsFolder: where the folder of its tests is to be made, if a person says.
    ///   - module: the module, if a person says.
    ///   - wantsTests: true if there are to be tests.
    ///   - word: the architecture's word for a unit.
    init(
        into folder: String, testsFolder: String?, module: String?, wantsTests: Bool, word: String
    ) throws(ScaffoldError) {
        sources = Self.absolute(folder)
        let place = PackagePlace(of: sources)
        self.module = module ?? place?.module
        manifest = place?.manifest
        target = place?.target
        testTarget = testsFolder.flatMap { place?.testTarget(of: Self.absolute($0)) }
        if let module { _ = try SwiftNames.module(module) }
        guard wantsTests else {
            tests = nil
            return
        }
        if let testsFolder {
            tests = Self.absolute(testsFolder)
        } else if let place {
            tests = place.tests
        } else {
            if let targets = Self.targets(around: sources) {
                throw ScaffoldError(
                    .usage,
                    "'\(folder)' is in no target of Package.swift, which has \(targets): say one of them with --into, add "
                        + "a target, or say --tests-into DIR and --module NAME")
            }
            throw ScaffoldError(
                .usage,
                "'\(folder)' is not inside a Swift package's 'Sources/…', so nothing tells where tests go: "
                    + "say --tests-into DIR, or --no-tests")
        }
        guard self.module != nil else {
            throw ScaffoldError(
                .usage,
                "the tests of the \(word) import its module, and nothing tells which one that is: say --module NAME, "
                    + "or --no-tests")
        }
    }

    /// The folders of the targets of the package around a folder, as a list in words; nil where there is none or they are not known.
    private static func targets(around folder: String) -> String? {
        guard let root = FoldersAbove(from: folder).first(holding: "Package.swift"),
            let data = FileManager.default.contents(atPath: root + "/Package.swift")
        else { return nil }
        let targets = ProjectFacts.Target.all(inPackage: String(decoding: data, as: UTF8.self)).filter { !$0.isTests }
        let list = targets.map { "\($0.name) ('\($0.folders.first ?? "")')" }
        return list.isEmpty ? nil : list.joined(separator: ", ")
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }
}

extension SwiftNames {
    /// Checks the name of a module.
    static func module(_ name: String) throws(ScaffoldError) -> String {
        guard name.isValidSwiftIdentifier(for: .variableName) else {
            throw ScaffoldError(.usage, "'\(name)' cannot be the name of a module: it is no Swift identifier")
        }
        return name
    }
}

extension [UnitFile] {
    /// True if any of them is a test: a unit without one needs no place for them.
    var hasTests: Bool { contains { $0.place == .tests } }
}

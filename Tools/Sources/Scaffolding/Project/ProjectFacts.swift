import Foundation

/// What a folder's project is made of, as its own file says: where sources and tests of its targets lie.
public struct ProjectFacts: Sendable, Equatable {
    /// Who makes targets of folders.
    public enum Kind: String, Sendable {
        /// A Swift package.
        case package
        /// XcodeGen's `project.yml`.
        case xcodeGen
        /// Tuist's `Project.swift`.
        case tuist
        /// An Xcode project.
        case xcode
    }

    /// A target.
    public struct Target: Sendable, Equatable {
        /// Its name.
        public let name: String
        /// Whether it holds tests.
        public let isTests: Bool
        /// Whether it is an app.
        public let isApp: Bool
        /// The folders whose files are its sources, as seen from the project's folder.
        public let folders: [String]
    }

    /// Who makes targets of folders.
    public let kind: Kind
    /// The file that says so, as seen from the project's folder.
    public let file: String
    /// The targets, in the order of the file.
    public let targets: [Target]

    /// Reads what is known of a folder's project; nil when there is none.
    ///
    /// Where several files describe a project, the one counts from which the others are made.
    ///
    /// - Parameter folder: the folder.
    public init?(of folder: String) {
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        func text(_ name: String) -> String? {
            FileManager.default.contents(atPath: folder + "/" + name).map { String(decoding: $0, as: UTF8.self) }
        }
        if entries.contains("project.yml"), let text = text("project.yml"),
            let targets = XcodeGenProject.targets(in: text)
        {
            self.init(kind: .xcodeGen, file: "project.yml", targets: targets)
        } else if entries.contains("Project.swift"), let text = text("Project.swift") {
            self.init(kind: .tuist, file: "Project.swift", targets: ManifestTargets.tuist(in: text))
        } else if let project = entries.first(where: { $0.hasSuffix(".xcodeproj") }),
            let text = text(project + "/project.pbxproj"), let targets = XcodeProject.targets(in: text)
        {
            self.init(kind: .xcode, file: project, targets: targets)
        } else if entries.contains("Package.swift"), let text = text("Package.swift") {
            self.init(kind: .package, file: "Package.swift", targets: ManifestTargets.package(in: text))
        } else {
            return nil
        }
    }

    private init(kind: Kind, file: String, targets: [Target]) {
        self.kind = kind
        self.file = file
        self.targets = targets
    }

    /// The target that scenes most likely belong to: the app's, or the first that holds no tests.
    public var mainTarget: Target? {
        targets.first { $0.isApp && !$0.isTests } ?? targets.first { !$0.isTests }
    }

    /// The target that tests another.
    ///
    /// - Parameter target: the other.
    public func tests(of target: Target) -> Target? {
        targets.first { $0.isTests && $0.name == target.name + "Tests" } ?? targets.first { $0.isTests }
    }

    /// What is left to do before a new folder's files belong to a target; nil when nothing is.
    ///
    /// - Parameters:
    ///   - path: the folder, as seen from the project's.
    ///   - isTests: whether its files are tests.
    public func membershipNote(for path: String, isTests: Bool) -> String? {
        let candidates = targets.filter { $0.isTests == isTests }
        let owner = candidates.first { target in
            target.folders.contains { $0 == "." || (path + "/").hasPrefix($0 + "/") }
        }
        let main = mainTarget
        let name =
            (owner ?? (isTests ? main.flatMap { tests(of: $0) } : main))?.name ?? (isTests ? "the tests" : "the app")
        switch kind {
        case .package:
            return nil
        case .xcodeGen where owner != nil:
            return "run 'xcodegen generate', so that '\(path)' is in the Xcode project"
        case .xcodeGen:
            return "add '- path: \(path)' to the 'sources' of \(name) in \(file), then run 'xcodegen generate'"
        case .tuist where owner != nil:
            return "run 'tuist generate', so that '\(path)' is in the Xcode project"
        case .tuist:
            return "add \"\(path)/**\" to the 'sources' of \(name) in \(file), then run 'tuist generate'"
        case .xcode where owner != nil:
            return nil
        case .xcode:
            return "'\(path)' is in no folder that \(file) synchronises: in Xcode, choose File > Add Files to "
                + "\"\(file.dropLast(".xcodeproj".count))\"…, select the folder, and tick the target \(name)"
        }
    }
}

import Foundation
import SourceModel

/// The facts of a folder's project, as its own file says: the folders with the sources and tests of its targets.
package struct ProjectFacts: Sendable, Equatable {
    /// The kind of tool that makes targets of folders.
    package enum Kind: String, Sendable {
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
    package struct Target: Sendable, Equatable {
        /// Its name.
        package let name: String
        /// True if it holds tests.
        package let isTests: Bool
        /// True if it is an app.
        package let isApp: Bool
        /// The folders whose files are its sources, as seen from the project's folder.
        package let folders: [String]
        /// Those of the folders whose new files are its own at once, where others wait for the project to be made again.
        package var synchronised: [String] = []
        /// Where the files lie that it lists one by one.
        package var listed = ListedFiles([])

        /// The folder that new scenes most likely go to, or nil.
        package var mainFolder: String? { folders.first ?? listed.main }
    }

    /// The kind of tool that makes targets of folders.
    package let kind: Kind
    /// The file that says so, as seen from the project's folder.
    package let file: String
    /// The targets, in the order of the file.
    package let targets: [Target]
    /// The project's folder.
    package let folder: String
    /// The text of the file, for names that are looked for in it.
    let text: String

    /// Reads what is known of a folder's project; nil when there is none.
    ///
    /// Where several files describe a project, the one counts from which the others are made.
    ///
    /// - Parameter folder: the folder.
    package init?(of folder: String) {
        // `._App.xcodeproj` is what macOS writes of a file's attributes where the disk keeps none.
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            .filter { !$0.hasPrefix("._") }
        func text(_ name: String) -> String? {
            FileManager.default.contents(atPath: folder + "/" + name).map { String(decoding: $0, as: UTF8.self) }
        }
        if entries.contains("project.yml"), let text = text("project.yml"),
            let targets = XcodeGenProject.targets(in: text, at: folder)
        {
            self.init(kind: .xcodeGen, file: "project.yml", targets: targets, at: folder, text: text)
        } else if entries.contains("Project.swift"), let text = text("Project.swift") {
            self.init(
                kind: .tuist, file: "Project.swift", targets: ManifestTargets(tuist: text).targets.map(Target.init),
                at: folder, text: text)
        } else if let project = entries.first(where: { $0.hasSuffix(".xcodeproj") }),
            let text = text(project + "/project.pbxproj"), let read = XcodeProject(path: folder + "/" + project)
        {
            let root = SourceFileList.absolutePath(folder)
            self.init(
                kind: .xcode, file: project, targets: read.targets.map { Target($0, seenFrom: root) }, at: folder,
                text: text)
        } else if entries.contains("Package.swift"), let text = text("Package.swift") {
            self.init(
                kind: .package, file: "Package.swift", targets: Target.all(inPackage: text), at: folder,
                text: text)
        } else {
            return nil
        }
    }

    private init(kind: Kind, file: String, targets: [Target], at folder: String, text: String) {
        self.folder = folder
        self.text = text
        self.kind = kind
        self.file = file
        self.targets = targets
    }

    /// True if there may be targets that cannot be read, since the file makes them by code.
    package var hasComputedTargets: Bool {
        kind == .package && text.contains("Package(") && ManifestTargets(package: text).areComputed
    }

    /// True if code of the manifest may make targets under names that are written nowhere.
    private var mayHaveOthers: Bool {
        hasComputedTargets && ["\\(", ".map", "for "].contains(where: text.contains)
    }

    /// The target that scenes most likely belong to: the app's, or of those that hold no tests the first that has some, or
    /// else the first.
    package var mainTarget: Target? {
        let candidates = targets.filter { !$0.isTests }
        return candidates.first(where: \.isApp)
            ?? candidates.first { candidate in targets.contains { $0.isTests && $0.name == candidate.name + "Tests" } }
            ?? candidates.first
    }

    /// The target that tests another: the one of its name, or the only one that there is.
    ///
    /// - Parameter target: the other.
    package func tests(of target: Target) -> Target? {
        let tests = targets.filter(\.isTests)
        let isOnly = kind != .package || targets.count { !$0.isTests } == 1
        return tests.first { $0.name == target.name + "Tests" } ?? (isOnly ? tests.first : nil)
    }

    /// The folder for the tests of scenes: that of the target's files, below which the scenes' own folder has its like.
    ///
    /// - Parameters:
    ///   - target: the tests.
    ///   - main: the target that they test.
    package func testsFolder(_ target: Target, of main: Target) -> String? {
        guard target.folders.isEmpty, let top = target.listed.root ?? target.listed.main else {
            return target.folders.first
        }
        guard let own = main.listed.root, let scenes = main.listed.main, scenes.hasPrefix(own + "/") else { return top }
        let like = top + scenes.dropFirst(own.count)
        return FileManager.default.fileExists(atPath: folder + "/" + like) ? like : top
    }

    /// Returns the steps that are left before a new folder's files belong to a target; nil when there is none.
    ///
    /// - Parameters:
    ///   - path: the folder, as seen from the project's.
    ///   - isTests: true if its files are tests.
    package func membershipNote(for path: String, isTests: Bool) -> String? {
        let candidates = targets.filter { $0.isTests == isTests }
        let owner = candidates.first { target in
            target.folders.contains { $0 == "." || (path + "/").hasPrefix($0 + "/") }
        }
        let main = mainTarget
        let name =
            (owner ?? (isTests ? main.flatMap { tests(of: $0) } : main))?.name ?? (isTests ? "the tests" : "the app")
        switch kind {
        case .package where owner != nil || candidates.isEmpty:
            return nil
        case .package where mayHaveOthers && ["Sources", "Tests"].contains(path.prefix { $0 != "/" }):
            // A manifest may compute targets, whose folders are these.
            return nil
        case .package:
            return "'\(path)' is in no target of Package.swift"
        case .xcodeGen where owner != nil:
            return "run 'xcodegen generate', so that '\(path)' is in the Xcode project"
        case .xcodeGen:
            return "add '- path: \(path)' to the 'sources' of \(name) in \(file), then run 'xcodegen generate'"
        case .tuist where owner?.synchronised.contains(where: { (path + "/").hasPrefix($0 + "/") }) == true:
            return nil
        case .tuist where owner != nil:
            return "run 'tuist generate', so that '\(path)' is in the Xcode project"
        case .tuist where candidates.isEmpty:
            // A function of the team's own makes the targets, and says where these take their sources.
            return "run 'tuist generate', and see that '\(path)' is among the sources of \(name)"
        case .tuist:
            return "add \"\(path)/**\" to the 'sources' of \(name) in \(file), then run 'tuist generate'"
        case .xcode where owner != nil:
            return nil
        case .xcode:
            let thing = path.hasSuffix(".swift") ? "file" : "folder"
            return "'\(path)' is in no folder that \(file) synchronises: in Xcode, choose File > Add Files to "
                + "\"\(file.dropLast(".xcodeproj".count))\"…, select the \(thing), and tick the target \(name)"
        }
    }
}

extension ProjectFacts.Target {
    /// The targets of a Swift package that scenes and their tests may belong to.
    ///
    /// - Parameter manifest: The text of its manifest.
    static func all(inPackage manifest: String) -> [ProjectFacts.Target] {
        ManifestTargets(package: manifest).targets.filter { target in
            (target.kind == .plain || target.kind == .test) && !target.isPathComputed
        }.map { target in
            var target = target
            target.folders = [target.path ?? (target.kind == .test ? "Tests/" : "Sources/") + target.name]
            return Self(target)
        }
    }

    /// A target of a manifest, with the folders that it names.
    fileprivate init(_ target: ManifestTargets.Target) {
        self.init(
            name: target.name, isTests: target.kind == .test, isApp: target.isApp, folders: target.folders,
            synchronised: target.synchronised)
    }

    /// A target of an Xcode project.
    ///
    /// - Parameters:
    ///   - target: the target.
    ///   - root: the absolute path of the project's folder.
    fileprivate init(_ target: XcodeProject.Target, seenFrom root: String) {
        let parts = root.split(separator: "/")
        func seen(_ path: String) -> String {
            let own = path.split(separator: "/")
            let shared = zip(parts, own).prefix { $0 == $1 }.count
            return (Array(repeating: "..", count: parts.count - shared) + own.dropFirst(shared)).joined(separator: "/")
        }
        self.init(
            name: target.name, isTests: target.isTest, isApp: target.isApp,
            folders: target.folders.map(seen).filter { !$0.isEmpty },
            listed: ListedFiles(target.files.map(seen)))
    }
}

import Architecture
import Findings
import Foundation

/// Looks for what `scaena.yml` names and what is nowhere: whatever it says of that judges nothing.
package struct SettingsCheck {
    /// The rule that finds folders, modules and roles that are not there.
    package static let ruleID = "settings"

    package static let explanation = RuleExplanation(
        wants: "The folders, modules and roles that scaena.yml names are there.",
        why: "A word with a mistake in it judges nothing, and nobody sees that.",
        judged: [
            "Folders, as seen from scaena.yml.",
            "A module with a line, or in a layer, is there if a file belongs to it or its folders are said.",
            "A name in `knows` is found only if no file imports it and a module has nearly that name.",
            "A role of the team's own `rules` is there if a definition of the project has it.",
            "A team's own rule with the name of a built-in one is found, too.",
            "Findings on modules are notes.",
        ],
        silent: [
            "A name in `knows` that resembles no module: it may come later.",
            "Checks of a part of the project alone.",
        ],
        good: """
            // areas: { Sources/Login: viper }, and that folder is there
            """,
        bad: """
            // areas: { Sources/Logn: viper }
            """)

    private let settings: CheckedSettings
    private let apps: [CheckedApp]

    init?(_ apps: [CheckedApp]) {
        guard let settings = apps.first?.settings, !settings.file.isEmpty, settings.isWhole else { return nil }
        (self.settings, self.apps) = (settings, apps)
    }

    /// The folders that settings name and that are not there, by where they are named.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - folder: The folder from which their paths are seen.
    package static func missing(
        _ settings: ProjectSettings, in folder: String
    ) -> [(keys: [String], isKey: Bool, path: String)] {
        let areas = settings.areas.keys.sorted().map { (keys: ["areas", $0], isKey: true, path: $0) }
        let modules = settings.modules.sorted { $0.key < $1.key }.flatMap { name, folders in
            folders.map { (keys: ["modules", name], isKey: true, path: $0) }
        }
        return (areas + modules).filter { !FileManager.default.fileExists(atPath: absolute($0.path, in: folder)) }
    }

    private static func absolute(_ path: String, in folder: String) -> String {
        URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL.path
    }

    /// The findings.
    var findings: [Finding] { folders + modules + rules }

    private var folders: [Finding] {
        settings.missingFolders.map { missing in
            let position = ProjectSettings.position(of: missing.keys, isKey: missing.isKey, in: settings.text)
            let near = NearestWord.question(for: missing.path, among: neighbours(of: missing.path)) ?? ""
            return finding(
                "there is no folder '\(missing.path)', which '\(missing.keys[0])' names\(near)", position?.line,
                position?.column, missing.path,
                "Write its path as it is seen from scaena.yml, or delete the line.")
        }
    }

    /// The folders beside one that is not there.
    private func neighbours(of path: String) -> [String] {
        let folder = URL(fileURLWithPath: settings.file).deletingLastPathComponent().path
        let parent = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) + "/" : ""
        let place = Self.absolute(parent.isEmpty ? "." : parent, in: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(place)/\(name)", isDirectory: &isFolder)
                && isFolder.boolValue && !name.hasPrefix(".")
        }.map { parent + $0 }
    }

    private var modules: [Finding] {
        guard let index = apps.first?.map.index, !settings.knowledge.isEmpty || !settings.layers.isEmpty else {
            return []
        }
        let there = index.modules.union(settings.moduleNames)
        let known = there.union(index.files.flatMap { $0.imports.map(\.module) })
        var findings: [Finding] = []
        func tell(_ name: String, _ sentence: String, _ near: String?, _ place: DefinitionPlace) {
            var found = finding(
                sentence + (near ?? ""), place.line, place.column, name,
                "Write the module's name as imports have it, or delete it.")
            found.severity = .note
            findings.append(found)
        }
        func tellEmpty(_ name: String, _ place: DefinitionPlace) {
            guard !there.contains(name) else { return }
            tell(name, "no file belongs to the module '\(name)'", NearestWord.question(for: name, among: there), place)
        }
        for module in settings.knowledge {
            tellEmpty(module.name, module.place)
            for name in module.knows ?? [] where !known.contains(name) {
                // A library that nobody imports yet may be known; one that is called nearly so is meant.
                guard let near = NearestWord.question(for: name, among: known) else { continue }
                tell(
                    name, "'\(module.name)' may know '\(name)', which is no module, and which no file imports", near,
                    module.place(of: "knows", name))
            }
        }
        for layer in settings.layers {
            for name in layer.modules { tellEmpty(name, layer.place(of: "modules", name)) }
        }
        return findings
    }

    private var rules: [Finding] {
        let roles = Set(apps.flatMap { $0.definition.roles.map(\.id) })
        return settings.rules.flatMap { rule -> [Finding] in
            var findings: [Finding] = []
            for role in rule.roles where !roles.contains(role) {
                let place = rule.place(of: "of", role)
                findings.append(
                    finding(
                        "the rule '\(rule.id)' is for the role '\(role)', which no definition has"
                            + (NearestWord.question(for: role, among: roles) ?? ""), place.line, place.column, role,
                        "Name a role of the project's architecture, or say for which 'types' the rule is."))
            }
            if RuleNames.builtIn.contains(rule.id) {
                findings.append(
                    finding(
                        "the rule '\(rule.id)' is called as one that scaena check has itself", rule.place.line,
                        rule.place.column, rule.id,
                        "Give it another name, so that comments and settings can tell them apart."))
            }
            return findings
        }
    }

    private func finding(
        _ message: String, _ line: Int?, _ column: Int?, _ subject: String, _ remedy: String
    ) -> Finding {
        let identity = Finding.Identity(rule: Self.ruleID, unit: "", role: "", subject: message)
        let place = SourceSpot(path: settings.file, line: line ?? 1, column: column ?? 1)
        var finding = Finding(identity, message, at: place, subject: subject)
        finding.reason = "What it says there judges nothing."
        finding.remedy = remedy
        return finding
    }
}

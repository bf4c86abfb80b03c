import Architecture
import Foundation

/// The files and folders that settings name and that are not there, each with its place in them.
extension ProjectDefaults {
    /// Something that is wrong, and where.
    struct Mistake {
        let place: String
        let sentence: String
    }

    /// The notes for a person who is about something else: areas without a folder or a definition.
    var areaNotes: [String] { areaMistakes.map { "\($0.place): \($0.sentence)" } }

    /// All that is wrong: of areas, and of what holds for the whole project.
    var mistakes: [Mistake] {
        var mistakes = areaMistakes
        let areas = settings.areas.map { (["areas", $0.key], $0.value) }
        let own = settings.architecture == "./" + ProjectSettings.fileName ? nil : settings.architecture
        for (keys, name) in areas.sorted(by: { $0.1 < $1.1 }) + (own.map { [(["architecture"], $0)] } ?? []) {
            guard !isMissing(name) || keys.count == 1, let reason = unreadable(name) else { continue }
            mistakes.append(Mistake(place: place(of: keys), sentence: reason))
        }
        for name in settings.ways {
            guard let reason = isMissing(name) ? "there is no file '\(name)'" : unreadable(name) else { continue }
            mistakes.append(Mistake(place: place(of: ["ways"]), sentence: reason))
        }
        // The folder of tests comes with the first of them.
        if let path = settings.into, !FileManager.default.fileExists(atPath: absolute(path)) {
            mistakes.append(Mistake(place: place(of: ["into"]), sentence: "there is no folder '\(path)'"))
        }
        return mistakes
    }

    private var areaMistakes: [Mistake] {
        settings.areas.sorted { $0.key < $1.key }.flatMap { area, name -> [Mistake] in
            var mistakes: [Mistake] = []
            if !FileManager.default.fileExists(atPath: absolute(area)) {
                mistakes.append(
                    Mistake(
                        place: place(of: ["areas", area], isKey: true),
                        sentence: "there is no folder '\(area)', which 'areas' names"))
            }
            if isMissing(name) {
                mistakes.append(
                    Mistake(
                        place: place(of: ["areas", area]),
                        sentence: "there is no file '\(name)', which is to rule '\(area)'"))
            }
            return mistakes
        }
    }

    /// Returns true if a definition's file is not there.
    private func isMissing(_ name: String) -> Bool {
        ArchitectureSource.builtIns[name] == nil && !FileManager.default.fileExists(atPath: absolute(name))
    }

    /// Why an architecture cannot be read; nil where it can.
    private func unreadable(_ name: String) -> String? {
        do {
            _ = try ArchitectureOption.definition(ArchitectureSource.builtIns[name] == nil ? absolute(name) : name)
            return nil
        } catch let failure as Failure where failure.isMarked {
            return "'\(name)' has mistakes:\n" + failure.message
        } catch {
            return (error as? Failure)?.message ?? "\(error)"
        }
    }

    private func place(of keys: [String], isKey: Bool = false) -> String {
        let path = folder + "/" + ProjectSettings.fileName
        let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let position = ProjectSettings.position(of: keys, isKey: isKey, in: text)
        return ScaffoldReport.shown(path) + (position.map { ":\($0.line):\($0.column)" } ?? "")
    }
}

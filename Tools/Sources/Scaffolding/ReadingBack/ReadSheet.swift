import Architecture
import Foundation
import SourceModel

/// A scene's sheet as its code says it today.
///
/// Code that Scaena wrote is read twice, as it was written and as it is: whatever both readings agree on is as the sheet
/// ordered it, and where they differ the code is right. Code of others is read alone.
package struct ReadSheet {
    /// The sheet.
    package private(set) var text = ""
    /// Where the code says something else than the sheet that was last applied, a sentence each.
    package private(set) var drift: [String] = []
    /// The code that no sheet says, or that could not be read, each with its place.
    package private(set) var unread: [String] = []
    /// True if the sheet from which the scene was written is noted.
    package var isRecorded: Bool { recorded != nil }

    private let reading: UnitReading
    private let source: ArchitectureSource
    private let around: ProjectSurroundings
    private var recorded: RecordedUnit?
    /// The keys that could not be read, and entries of them.
    private var unknown: Set<String> = []

    private var definition: ArchitectureDefinition { reading.definition }

    /// Reads a scene.
    ///
    /// - Parameters:
    ///   - unit: its name, as its types begin with it.
    ///   - source: its architecture.
    ///   - around: the project.
    /// - Throws: ``ScaffoldError`` where there is no such scene.
    package init(
        _ unit: String, in source: ArchitectureSource, _ around: ProjectSurroundings
    ) throws(ScaffoldError) {
        let definition = try UnitScaffold.definition(of: source)
        reading = try UnitReading(unit, of: definition, around)
        self.source = source
        self.around = around
        let index = around.index
        let types = reading.map.units[reading.unit].types.values.joined()
        let paths = Set(types.flatMap { index[$0].parts.map { index.files[$0.file].path } }).sorted()
        recorded = try? RecordedUnit.named(unit, in: around.folder, by: definition)
        let now = CodeSheet(reading, UnitCode(paths))
        let today = entries(of: now)
        guard let recorded, let order = order(of: recorded) else {
            self.recorded = nil
            text = SheetText(today).text
            unread += now.unread
            unread.append(
                "nothing is noted of how '\(unit)' was written: what its code does beyond this sheet is not told")
            return
        }
        let written = recorded.writtenTexts
        let before = CodeSheet(reading, UnitCode(paths, texts: written))
        let merged = merge(order, entries(of: before, isTold: false), today)
        text = SheetText(merged).text
        tellRest(paths, written, isChanged: SheetText(merged) != SheetText(order))
    }

    // MARK: What was ordered

    /// Returns the entries of the code's sheet. A line of it that no sheet may have is told and left out: what it is
    /// of is not known then.
    private mutating func entries(of code: CodeSheet, isTold: Bool = true) -> [SheetText.Entry] {
        var lines = code.text.components(separatedBy: "\n")
        while true {
            do throws(InvalidDefinition) {
                let sheet = try SheetReader.read([.file("the code", text: lines.joined(separator: "\n"))])
                return SheetText(of: sheet, word: definition.unit.word).entries
            } catch {
                let wrong = error.mistakes.filter { lines.indices.contains($0.position.line - 1) }
                guard let mistake = wrong.first(where: { !lines[$0.position.line - 1].isEmpty }) else {
                    unknown.formUnion(SheetText.keys)
                    return []
                }
                let line = lines[mistake.position.line - 1]
                let name = String(line.trimmed.prefix { $0 != ":" }).replacing("\"", with: "")
                unknown.insert(line.hasPrefix(" ") ? "events \(name)" : name)
                if isTold { unread.append("'\(name)' could not be read: \(mistake.message)") }
                lines[mistake.position.line - 1] = ""
            }
        }
    }

    /// Returns the entries of the recorded request.
    private mutating func order(of recorded: RecordedUnit) -> [SheetText.Entry]? {
        let asked = recorded.record.asked
        var pieces: [SheetReader.Source] = [
            .file("the record", text: "\(definition.unit.word == "scene" ? "scene" : "module"): \(recorded.name)\n")
        ]
        let managers = UnitContent.names(in: asked["manager"] ?? "").map {
            $0.split(separator: ":").last.map(String.init) ?? $0
        }
        let flags: [(SheetKey, String)] = [
            (.needs, managers.map(\.trimmed).joined(separator: ", ")), (.takes, asked["takes"] ?? ""),
            (.returns, asked["returns"] ?? ""),
            (.events, UnitContent.names(in: asked["events"] ?? "").map { $0 + ":" }.joined(separator: ", ")),
        ]
        pieces += flags.filter { !$0.1.isEmpty }.map { .flag($0.0.rawValue, of: $0.0, text: $0.1) }
        pieces += SheetReader.Source.pieces(of: asked["sheet"] ?? "")
        guard var sheet = try? SheetReader.read(pieces) else { return nil }
        if sheet.group == nil, let group = asked["group"], group != definition.unit.group?.first {
            sheet.group = sheet.name.map { SheetWord(text: group, file: $0.file, position: $0.position) }
        }
        let unsaid =
            ["shows", "navigates", "with", "without"] + definition.roles.filter { $0.count == .many }.map(\.id)
        for key in unsaid where asked[key]?.isEmpty == false {
            unread.append("'--\(key) \"\(asked[key] ?? "")\"', by which it was written, has no words in a sheet")
        }
        return SheetText(of: sheet, word: definition.unit.word).entries
    }

    // MARK: What became of it

    /// Returns an id that is the same for two entries of the same thing, whatever its name.
    private func id(_ entry: SheetText.Entry) -> String {
        var name = entry.name
        if entry.key == "needs" {
            let roles = definition.inputs.managers.compactMap(definition.role)
            name = roles.lazy.compactMap { $0.type.stem(of: UnitName(name)) }.first ?? name
        }
        if entry.key == "events", name.hasSuffix("Tapped") { name = String(name.dropLast("Tapped".count)) }
        return "\(entry.key) \(name)"
    }

    /// Merges what was ordered with what people did since.
    private mutating func merge(
        _ order: [SheetText.Entry], _ before: [SheetText.Entry], _ now: [SheetText.Entry]
    ) -> [SheetText.Entry] {
        let before = Dictionary(before.map { (id($0), $0) }) { first, _ in first }
        let today = Dictionary(now.map { (id($0), $0) }) { first, _ in first }
        var merged: [SheetText.Entry] = []
        for entry in order {
            if unknown.contains(entry.key) || unknown.contains(id(entry)) {
                merged.append(entry)
                continue
            }
            switch (before[id(entry)], today[id(entry)]) {
            case (_?, nil): drift.append("only the sheet has \(entry.words)")
            case (let old, let new?) where old != new: merged.append(merge(entry, old, new))
            default: merged.append(entry)
            }
        }
        let known = Set(order.map(id))
        for entry in now where before[id(entry)] == nil && !known.contains(id(entry)) {
            drift.append("only the code has \(entry.words)")
            merged.append(entry)
        }
        return merged
    }

    /// Merges what is said of one thing, part by part.
    private mutating func merge(
        _ order: SheetText.Entry, _ before: SheetText.Entry?, _ now: SheetText.Entry
    ) -> SheetText.Entry {
        func text(_ entry: SheetText.Entry?, _ name: String) -> String? { entry?.parts.first { $0.name == name }?.text }
        var parts: [SheetText.Entry.Part] = []
        let names = order.parts.map(\.name) + now.parts.map(\.name).filter { text(order, $0) == nil }
        for name in names {
            let (ordered, old, new) = (text(order, name), text(before, name), text(now, name))
            let value = old == new ? ordered : new
            if let value { parts.append(.init(name, value)) }
            guard value != ordered else { continue }
            let what = name.isEmpty ? order.words : "'\(name)' of " + order.words
            switch (value, ordered) {
            case (let value?, let ordered?):
                drift.append("the code has \(what) as '\(value)', and the sheet as '\(ordered)'")
            case (let value?, nil): drift.append("only the code has \(what), as '\(value)'")
            default: drift.append("only the sheet has \(what)")
            }
        }
        return SheetText.Entry(order.key, order.name, parts)
    }

    // MARK: What no sheet says

    /// Tells what neither was written so nor would be written by the sheet as it was read.
    private mutating func tellRest(_ paths: [String], _ written: [String: String], isChanged: Bool) {
        var expected = written
        if isChanged, let recorded {
            do throws(ScaffoldError) {
                let again = try recorded.scaffold(
                    in: source, at: around.place, supposing: .init(asked: asked(recorded)))
                for file in again.files { expected[file.path] = file.text }
            } catch {
                let lines = error.description.components(separatedBy: "\n")
                unread.append("this sheet would be refused: \(lines.joined(separator: "; "))")
            }
        }
        for path in paths {
            guard let text = written[path] else { continue }
            let now = UnitCode([path])
            let known = UnitCode([path], texts: [path: text]).declared.union(
                UnitCode([path], texts: [path: expected[path] ?? text]).declared)
            let others = now.declarations.filter { !known.contains($0.code) }
            guard let first = others.first else { continue }
            var names: [String] = []
            for name in others.map(\.name) where !names.contains(name) { names.append(name) }
            unread.append(
                "\(path):\(first.line): no sheet says what was done to \(names.map { "'\($0)'" }.joined(separator: ", "))"
            )
        }
    }

    /// Returns the request where the sheet is all that is said.
    private func asked(_ recorded: RecordedUnit) -> [String: String] {
        var asked = recorded.record.asked
        for key in ["manager", "takes", "returns", "events"] { asked[key] = nil }
        asked["sheet"] = text
        return asked
    }
}

extension RecordedUnit {
    /// Its files' texts as they were last written, by their paths.
    fileprivate var writtenTexts: [String: String] {
        let records = "\(project)/\(UnitRecord.folder)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: records)) ?? []
        for name in names where name.hasSuffix(".json") {
            guard UnitRecord(in: "\(records)/\(name)") == record, let kept = WrittenTexts(keptFor: "\(records)/\(name)")
            else { continue }
            return Dictionary(uniqueKeysWithValues: kept.texts.map { ("\(project)/\($0.key)", $0.value) })
        }
        return [:]
    }
}

import Architecture
import Foundation
import Project

/// The record of a unit, made when it is written, so that it can later be brought up to a changed definition without
/// losing a person's changes: the request, and hashes of the definition and of each text as it was written.
///
/// The hashes are git's own, so that a text as it was written can be had from git's objects.
package struct UnitRecord: Codable, Sendable, Equatable {
    /// The folder of records in a project.
    static let folder = ".scaena/units"

    /// The version of the tool that wrote the unit.
    package var tool: String
    /// The architecture's id.
    package var architecture: String
    /// The hash of the definition with its templates.
    package var definition: String
    /// The request: the word for it, its name, and its values.
    package var asked: [String: String]
    /// The hash of each file's text, by its path as seen from the project's folder.
    package var files: [String: String]
    /// The names that differ from those of the built-in that the definition stands on, by the place that says them;
    /// nil where there is none.
    package var names: [String: String]?

    init(_ architecture: LoadedArchitecture, asked: [String: String], files: [String: String]) {
        tool = ToolVersion.current.description
        self.architecture = architecture.definition.id
        let own = architecture.source.ownPartNames(architecture.definition)
        names = own.isEmpty ? nil : own
        definition = Self.hash(of: architecture.source)
        self.asked = asked.filter { !$0.value.isEmpty }
        self.files = files
    }

    /// The record as a file: the same on every run.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// Reads a record; nil where there is none.
    init?(in path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let record = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = record
    }

    /// The records of a project, in the order of their names.
    ///
    /// - Parameters:
    ///   - project: the project's folder.
    ///   - isWanted: returns true if the record of a path is read.
    static func all(in project: String, where isWanted: (String) -> Bool = { _ in true }) -> [UnitRecord] {
        let folder = project + "/" + Self.folder
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        return names.filter { $0.hasSuffix(".json") }.map { folder + "/" + $0 }.filter(isWanted).compactMap(
            Self.init(in:))
    }

    /// Returns the text with which a file was last written, by the record that names it.
    ///
    /// - Parameters:
    ///   - name: the file's path as seen from the project.
    ///   - project: the project's folder.
    ///   - own: the record that is not asked.
    /// - Returns: the text's hash, and the text where it was kept; nil where no record names the file.
    static func last(
        naming name: String, in project: String, besides own: String
    ) -> (hash: String, text: String?)? {
        guard FileManager.default.fileExists(atPath: "\(project)/\(name)") else { return nil }
        let folder = project + "/" + Self.folder
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for path in names.filter({ $0.hasSuffix(".json") }).map({ "\(folder)/\($0)" }) where path != own {
            if let hash = UnitRecord(in: path)?.files[name] {
                return (hash, WrittenTexts(keptFor: path)?.texts[name])
            }
        }
        return nil
    }

    /// The hash of an architecture: of all that its units are written from.
    ///
    /// - Parameters:
    ///   - source: the architecture.
    ///   - withApp: true if the templates of an app's own files count, too.
    static func hash(of source: ArchitectureSource, withApp: Bool = false) -> String {
        var text = source.wholeText
        let app = withApp ? source.app.map { (key: "app/" + $0.key, value: $0.value) } : []
        for (name, template) in source.templates.map({ $0 }).sorted(by: { $0.key < $1.key })
            + app.sorted(by: { $0.key < $1.key })
        {
            text += "\u{0}\(name)\u{0}\(template)"
        }
        return GitHash.blob(text)
    }

    /// The folder of the project that a folder belongs to: the nearest above with `scaena.yml`, or else the nearest with a
    /// manifest or a repository; nil when there is none.
    static func project(of folder: String) -> String? {
        let above = FoldersAbove(above: folder)
        return above.first(holding: ProjectSettings.fileName) ?? above.first(holding: "Package.swift", ".git")
    }
}

/// A record and where it is kept.
struct PlacedRecord: Sendable {
    let path: String
    /// The folder of the project.
    let project: String
    var record: UnitRecord
    /// The texts that the record's hashes are of, by their paths as seen from the project.
    let texts: [String: String]
    /// Where it is kept, as seen from the project.
    var pathInProject: String { String(path.dropFirst(project.count + 1)) }

    /// Places a record in the project that the sources belong to; nil where they belong to none.
    ///
    /// - Parameters:
    ///   - files: the files that the record is of.
    ///   - sources: the folder of the sources.
    ///   - asked: the request.
    ///   - architecture: the architecture that they were written by.
    ///   - project: the project's folder, where it is not there yet.
    init?(
        of files: [UnitScaffold.File], sources: String, asked: [String: String], by architecture: LoadedArchitecture,
        in project: String? = nil
    ) {
        guard let project = project ?? UnitRecord.project(of: sources) else { return nil }
        self.project = project
        let inside = files.filter { $0.path.hasPrefix(project + "/") }
        let named = inside.map { (String($0.path.dropFirst(project.count + 1)), $0.text) }
        texts = Dictionary(named) { first, _ in first }
        record = UnitRecord(architecture, asked: asked, files: texts.mapValues(GitHash.blob))
        let place = sources.dropFirst(project.count + 1).replacing("/", with: ".")
        let name = [String(place), asked["kind"] ?? "", asked["name"] ?? ""].filter { !$0.isEmpty }
        path = "\(project)/\(UnitRecord.folder)/\(name.joined(separator: ".")).json"
    }
}

/// Hashes as git makes them.
enum GitHash {
    /// The id of a text as git's object.
    static func blob(_ text: String) -> String {
        let bytes = Array(text.utf8)
        return sha1(Array("blob \(bytes.count)\u{0}".utf8) + bytes)
    }

    /// SHA-1 (FIPS 180-4), in hexadecimal digits: git's, and used as git uses it, not to keep anything secret.
    static func sha1(_ message: [UInt8]) -> String {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        let padding = (119 - message.count % 64) % 64
        let bits = UInt64(message.count) * 8
        let padded =
            message + [0x80] + [UInt8](repeating: 0, count: padding)
            + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
        // By pointers and plain loops: what is not optimised, as in tests, is slow by arrays and ranges.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
            padded.withUnsafeBytes { bytes in
                guard let words = words.baseAddress, let bytes = bytes.baseAddress else { return }
                state.withUnsafeMutableBufferPointer { state in
                    var block = 0
                    while block < padded.count {
                        mix(bytes + block, words, &state)
                        block += 64
                    }
                }
            }
        }
        return state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Takes one block of 64 bytes into the state.
    private static func mix(
        _ block: UnsafeRawPointer, _ words: UnsafeMutablePointer<UInt32>,
        _ state: inout UnsafeMutableBufferPointer<UInt32>
    ) {
        var index = 0
        while index < 16 {
            words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self))
            index &+= 1
        }
        while index < 80 {
            let mixed = words[index &- 3] ^ words[index &- 8] ^ words[index &- 14] ^ words[index &- 16]
            words[index] = mixed &<< 1 | mixed &>> 31
            index &+= 1
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        index = 0
        while index < 80 {
            let choice: UInt32
            if index < 20 {
                choice = ((b & c) | (~b & d)) &+ 0x5A82_7999
            } else if index < 40 {
                choice = (b ^ c ^ d) &+ 0x6ED9_EBA1
            } else if index < 60 {
                choice = ((b & c) | (b & d) | (c & d)) &+ 0x8F1B_BCDC
            } else {
                choice = (b ^ c ^ d) &+ 0xCA62_C1D6
            }
            let next = (a &<< 5 | a &>> 27) &+ choice &+ e &+ words[index]
            e = d
            d = c
            c = b &<< 30 | b &>> 2
            b = a
            a = next
            index &+= 1
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
    }
}

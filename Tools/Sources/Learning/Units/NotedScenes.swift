import Foundation

/// The scenes of each way as they were learned last, which the project keeps as `.scaena/scenes.json`.
///
/// Counts over all scenes change with each of them: without a note, one scene more or less can divide a way or join two. By the
/// note a scene that is still there stays in its way with its parts, and only what is new is placed.
package struct NotedScenes: Codable, Equatable, Sendable {
    /// A scene.
    struct Scene: Codable, Equatable, Sendable {
        /// The name that its types share.
        var name: String
        /// Its folder, as seen from the project's.
        var folder: String
        /// Its parts, the one that stands for it among its like first.
        var parts: [Part]
        /// Types with its name that are no parts that recur.
        var besides: [String]?
        /// Types with its name that are another's.
        var left: [String]?

        /// Returns true if a type was there.
        func knows(_ type: String) -> Bool {
            parts.contains { $0.type == type } || besides?.contains(type) ?? false || hasLeft(type)
        }

        /// Returns true if a type with its name is another's.
        func hasLeft(_ type: String) -> Bool { left?.contains(type) ?? false }
    }

    /// A part of a scene, which is written as `HomeView is {Unit}View`; where several types bear its name, with ` in ` and its folder.
    struct Part: Codable, Equatable, Sendable {
        /// The type's name, with those around it.
        var type: String
        /// The form of its role's names.
        var form: String

        /// Its folder, as seen from the project's, where the app has several types of its name.
        var folder: String?

        init(type: String, form: String, folder: String? = nil) {
            (self.type, self.form, self.folder) = (type, form, folder)
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let end = text.range(of: Self.role), end.lowerBound > text.startIndex else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "'\(text)' is no part such as 'HomeView is {Unit}View'")
            }
            let place = text.range(of: Self.place, range: end.upperBound..<text.endIndex)
            self.init(
                type: String(text[..<end.lowerBound]),
                form: String(text[end.upperBound..<(place?.lowerBound ?? text.endIndex)]),
                folder: place.map { String(text[$0.upperBound...]) })
            guard RoleName(form: form, isProtocol: false) != nil else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "'\(form)' of '\(text)' names no {Unit}")
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(type + Self.role + form + (folder.map { Self.place + $0 } ?? ""))
        }

        /// The words before the form, and before the folder.
        private static let (role, place) = (" is ", " in ")
    }

    /// A way of making scenes.
    struct Way: Codable, Equatable, Sendable {
        /// The id of its definition.
        var id: String
        /// The forms of the roles that enough scenes have to be told.
        var roles: [String]
        /// Its scenes.
        var scenes: [Scene]
    }

    /// The folders and files that were read, as seen from the project's folder.
    let sources: [String]
    /// The ways, the most usual first.
    let ways: [Way]
    /// The screens in none of the ways, with the parts of those that are like some.
    let others: [String]

    /// The scenes of all ways.
    var scenes: [Scene] { ways.flatMap(\.scenes) }

    /// The absolute path of a noted folder.
    static func path(of folder: String, in project: String) -> String {
        folder == "." ? project : folder.hasPrefix("/") ? folder : "\(project)/\(folder)"
    }

    /// Returns true if the same folders and files are read.
    package func isOf(_ sources: [String]) -> Bool { sources == self.sources }

    /// The text of a file that says it, the same on every run.
    package var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}

extension NotedScenes {
    /// Notes the scenes of an app.
    ///
    /// - Parameters:
    ///   - learning: What was learned from it.
    ///   - ids: The ids of the ways' definitions.
    ///   - sources: The folders and files that were read, as seen from the project's folder.
    ///   - project: The project's folder.
    package init(_ learning: AppLearning, ids: [String], sources: [String], project: String) {
        let (app, found) = (learning.kept.app, learning.kept.scenes)
        self.sources = sources
        let alike = found.ownOfAlike
        var known: Set<Int> = []
        ways = zip(Array(found.units.indices), ids).map { way, id in
            var besides: [Int: [Int]] = [:]
            for (type, unit) in found.named[way] { besides[unit, default: []].append(type) }
            let scenes = found.units[way].indices.map { number in
                let unit = found.units[way][number]
                let parts = Set(unit.members.map(\.type))
                let others = Set(besides[number] ?? []).subtracting(parts)
                let left = found.left(ofScene: number, way: way).subtracting(parts).subtracting(others)
                known.formUnion(parts.union(others).union(left))
                func names(_ types: Set<Int>) -> [String]? {
                    types.isEmpty ? nil : Set(types.map { app.types[$0].qualifiedName }).sorted()
                }
                return Scene(
                    name: unit.stem, folder: unit.folder.seen(from: project),
                    parts: unit.members.map { member in
                        let type = app.types[member.type]
                        let isOne = app.indices[type.name]?.count == 1
                        return Part(
                            type: type.qualifiedName, form: member.role.form,
                            folder: isOne ? nil : app.folder(of: member.type).seen(from: project))
                    },
                    besides: names(others), left: names(left))
            }
            return Way(id: id, roles: learning.kept.roles[way].map(\.noted).sorted(), scenes: scenes)
        }
        others = app.types.indices.filter { !known.contains($0) && (alike.contains($0) || app.isSeenScreen($0)) }
            .map { app.types[$0].qualifiedName }.sorted()
    }
}

extension String {
    /// A path as it is seen from a folder, as it is where it lies elsewhere.
    package func seen(from folder: String) -> String {
        self == folder ? "." : hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
    }
}

extension SourceApp {
    /// Returns true if a type is a screen of its own, be it a scene's or none.
    fileprivate func isSeenScreen(_ type: Int) -> Bool {
        types[type].nesting.isEmpty && !files[types[type].file].isTest && isScreen(type)
    }
}

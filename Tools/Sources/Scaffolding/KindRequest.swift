import Architecture
import Foundation

/// The request of a person: for something beside units, such as a manager or a flow.
package struct KindRequest: Sendable {
    /// The word for it: `manager`.
    package var kind: String
    /// Its name, as types begin with it.
    package var name: String
    /// The folder in which its folder is made.
    package var into: String
    /// Its values, as in `id: String, name: String`; nil for what the architecture takes as their standard.
    package var values: String?
    /// The units that it opens, as in `List, Detail`.
    package var opens = ""
    /// The requests that it knows, as in `fetchItems(): [Item], GET /items`; none for those that its kind has by itself.
    package var verbs: [String] = []
    /// The type of the value with which it ends, as in `Item.ID`; empty for none.
    package var returns = ""
    /// The steps that follow when something that it opens tells something.
    package var done: [FlowStep] = []
    /// The places of what it opens; for a flow a sheet, where nothing is said.
    package var placed: [FlowPlace] = []
    /// The addresses that lead into it.
    package var links: [FlowLink] = []
    /// The module, where the place does not tell.
    package var module: String?
    /// The folder in which the folder of its tests is made, where the place does not tell.
    package var testsInto: String?
    /// True if tests are wanted.
    package var tests = true
    /// True if it may use the runtime.
    package var runtime = true
    /// Files that are its own by their former names, and in nobody's way.
    var formerFiles: Set<String> = []
    /// The flags behind a name that have something else written in the same place: `--into Sources/Feature`.
    package var placeFlags = ""

    /// Returns the request, as it is noted.
    ///
    /// - Parameters:
    ///   - word: the word for its kind.
    ///   - name: its name, as types have it.
    func asked(as word: String, _ name: String) -> [String: String] {
        [
            "kind": word, "name": name, "values": values ?? "", "opens": opens,
            "verbs": verbs.joined(separator: UnitScaffold.verbSeparator), "runtime": runtime ? "" : "none",
            "returns": returns, "done": done.map(\.text).joined(separator: ", "),
            "placed": placed.map(\.text).joined(separator: ", "), "links": links.map(\.text).joined(separator: ", "),
        ]
    }

    /// The units that it opens: those that were named, and those that have a place in its tabs or columns.
    var allOpens: [String] {
        let named = UnitContent.names(in: opens)
        return named + placed.filter(\.kind.isInContainer).map(\.flow.text).filter { !named.contains($0) }
    }
}

extension KindRequest {
    /// Asks for something of a name, with nothing said of it yet.
    package init(kind: String, name: String, into: String) {
        self.init(kind: kind, name: name, into: into, values: nil)
    }

    /// Asks for what was asked for when something was written.
    ///
    /// - Parameters:
    ///   - asked: What was noted.
    ///   - into: The folder in which its folder is made.
    init(_ asked: [String: String], into: String) {
        self.init(
            kind: asked["kind"] ?? "", name: asked["name"] ?? "", into: into, values: asked["values"],
            opens: asked["opens"] ?? "", runtime: asked["runtime"] != "none")
        verbs = (asked["verbs"] ?? "").components(separatedBy: UnitScaffold.verbSeparator).filter { !$0.isEmpty }
        returns = asked["returns"] ?? ""
        // Read before it was noted.
        done = (try? FlowStep.read(flag: asked["done"] ?? "")) ?? []
        placed = (try? FlowPlace.read(flag: asked["placed"] ?? "")) ?? []
        links = (try? FlowLink.read(flag: asked["links"] ?? "")) ?? []
    }
}

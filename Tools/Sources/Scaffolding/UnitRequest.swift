import Architecture
import Foundation

/// The request of a person: for one unit of an architecture, somewhere.
package struct UnitRequest: Sendable {
    /// The unit's name.
    package var name: String
    /// The folder in which the unit's folder is made.
    package var into: String
    /// The user's actions, as in `termsTapped, retryTapped`.
    package var events = ""
    /// The values that the unit shows, as in `text: String, count: Int`; nil for those that the architecture takes as
    /// its standard.
    package var shows: String?
    /// Other units that the unit can go to, as in `Terms, Settings`.
    package var navigates = ""
    /// The things that several units share and this one is handed, by name, as in `About, Ride`.
    package var managers = ""
    /// Values that go into the unit, as in `item: Item`.
    package var takes = ""
    /// Values that come out of it, as in `created: Item`.
    package var returns = ""
    /// Further actors of roles of which a unit may have several, by the role: `worker` → `Upload, Download`.
    package var further: [String: String] = [:]
    /// The roles that the unit has of those that it may have or not, as in `analytics`.
    package var with = ""
    /// The roles that it is without, of those that a new unit has or not and usually has.
    package var without = ""
    /// The module, where the place does not tell.
    package var module: String?
    /// The folder in which the folder of the tests is made, where the place does not tell.
    package var testsInto: String?
    /// True if tests are wanted.
    package var tests = true
    /// The name of the group that the unit is put into, or nil.
    package var group: String?
    /// True if the contracts that the architecture declares optional are wanted.
    package var contracts = true
    /// True if the unit may use the runtime.
    package var runtime = true
    /// The other architectures of the project, whose units this one may go to.
    package var others: [ArchitectureDefinition] = []
    /// The flags behind a name that have something else written in the same place: `--into Sources/Feature`.
    package var placeFlags = ""
    /// The texts of what a unit that is there gets; empty where all of it is new.
    var added: [String] = []
    /// Files that are its own by their former names, and in nobody's way.
    var formerFiles: Set<String> = []
    /// The unit's sheet and pieces of one; empty where all is told by what is above.
    package var sheet: [SheetReader.Source] = []
    /// The person who makes it, and the day; `nil` where no template asks.
    package var created: FileCreation?
    /// True if it is one of an app's sheet, where what is missing is written, too.
    var isOfApp = false

    /// Returns the request, as the command line takes it, for the record.
    func asked(as word: String) -> [String: String] {
        [
            "kind": word, "name": name, "events": events, "shows": shows ?? "", "navigates": navigates,
            "manager": managers, "takes": takes, "returns": returns, "group": group ?? "",
            "with": with, "without": without, "created": created?.text ?? "",
            "contracts": contracts ? "" : "no", "runtime": runtime ? "" : "none",
            "sheet": SheetReader.Source.text(of: sheet),
        ].merging(further) { first, _ in first }
    }
}

extension UnitRequest {
    /// Asks for a unit of a name, with nothing said of it yet.
    package init(name: String, into: String) {
        self.init(name: name, into: into, events: "")
    }
}

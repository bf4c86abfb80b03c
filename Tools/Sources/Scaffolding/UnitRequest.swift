import Architecture
import Foundation

/// The request of a person: for one unit of an architecture, somewhere.
package struct UnitRequest: Sendable {
    /// The unit's name.
    package var name: String
    /// The folder in which the unit's folder is made.
    package var into: String
    /// The user's actions, as in `termsTapped, retryTapped`.
    package var events: String
    /// The values that the unit shows, as in `text: String, count: Int`; nil for those that the architecture takes as
    /// its standard.
    package var shows: String?
    /// Other units that the unit can go to, as in `Terms, Settings`.
    package var navigates: String
    /// The things that several units share and this one is handed, by name, as in `About, Ride`.
    package var managers: String
    /// Values that go into the unit, as in `item: Item`.
    package var takes: String
    /// Values that come out of it, as in `created: Item`.
    package var returns: String
    /// Further actors of roles of which a unit may have several, by the role: `worker` → `Upload, Download`.
    package var further: [String: String]
    /// The roles that the unit has of those that it may have or not, as in `analytics`.
    package var with: String
    /// The module, where the place does not tell.
    package var module: String?
    /// The folder in which the folder of the tests is made, where the place does not tell.
    package var testsInto: String?
    /// True if tests are wanted.
    package var tests: Bool
    /// The name of the group that the unit is put into, or nil.
    package var group: String?
    /// True if the contracts that the architecture declares optional are wanted.
    package var contracts: Bool
    /// True if the unit may use the runtime.
    package var runtime: Bool
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

    /// Asks for a unit.
    ///
    /// - Parameters:
    ///   - name: the unit's name.
    ///   - into: the folder in which the unit's folder is made.
    ///   - events: the user's actions.
    ///   - shows: the values that the unit shows.
    ///   - navigates: other units that the unit can go to.
    ///   - managers: the things that several units share and this one is handed.
    ///   - takes: values that go into the unit.
    ///   - returns: values that come out of it.
    ///   - further: further actors of roles of which a unit may have several.
    ///   - with: the roles that the unit has of those that it may have or not.
    ///   - module: the module, where the place does not tell.
    ///   - testsInto: the folder in which the folder of the tests is made, where the place does not tell.
    ///   - tests: true if tests are wanted.
    ///   - group: the name of the group that the unit is put into, or nil.
    ///   - contracts: true if the contracts that the architecture declares optional are wanted.
    ///   - runtime: true if the unit may use the runtime.
    package init(
        name: String, into: String, events: String = "", shows: String? = nil, navigates: String = "",
        managers: String = "", takes: String = "", returns: String = "", further: [String: String] = [:],
        with: String = "", module: String? = nil, testsInto: String? = nil, tests: Bool = true, group: String? = nil,
        contracts: Bool = true, runtime: Bool = true
    ) {
        self.name = name
        self.into = into
        self.events = events
        self.shows = shows
        self.navigates = navigates
        self.managers = managers
        self.takes = takes
        self.returns = returns
        self.further = further
        self.with = with
        self.module = module
        self.testsInto = testsInto
        self.tests = tests
        self.group = group
        self.contracts = contracts
        self.runtime = runtime
    }

    /// Returns the request, as the command line takes it, for the record.
    func asked(as word: String) -> [String: String] {
        [
            "kind": word, "name": name, "events": events, "shows": shows ?? "", "navigates": navigates,
            "manager": managers, "takes": takes, "returns": returns, "group": group ?? "",
            "with": with,
            "contracts": contracts ? "" : "no", "runtime": runtime ? "" : "none",
            "sheet": SheetReader.Source.text(of: sheet),
        ].merging(further) { first, _ in first }
    }
}

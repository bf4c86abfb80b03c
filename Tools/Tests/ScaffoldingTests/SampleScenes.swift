import Architecture
import Foundation

@testable import Scaffolding

/// The scenes that are scaffolded to prove the templates: each compiled, run and kept as goldens.
enum SampleScenes {
    struct Scene: Sendable, CustomStringConvertible {
        let name: String
        var events = ""
        var shows: String?
        var description: String { name }
    }

    static let all = [
        // What comes without being asked for.
        Scene(name: "About"),
        // The scene of the seed, with an event that the runtime's contract has already.
        Scene(name: "Terms", events: "termsAndConditionsButtonTapped, retryTapped", shows: "text: String"),
        // An acronym; no text among the values.
        Scene(name: "URLList", events: "openURLTapped", shows: "count: Int, urls: [String]"),
        // A letter that is not ASCII, and every type that can be shown.
        Scene(
            name: "Café", events: "ouvrirCaféTapped",
            shows: "name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?"),
        // A digit; nothing for the user to touch but the dialog's Retry.
        Scene(name: "Scene2", events: "retryTapped", shows: "first: Double"),
        // Names so long that lines have to be broken.
        Scene(
            name: "TermsAndConditions",
            events: "someVeryLongEventNameTapped, anotherLongNamedEventTapped, thirdLongNamedEventTapped",
            shows: "firstVeryLongName: String, secondVeryLongName: Int, thirdVeryLongName: Double, "
                + "fourthVeryLongName: Bool, fifthName: [String], sixthNameIsLong: String?"),
        // Names that the generated code has for other things, or nearly.
        Scene(name: "View", events: "stackTapped, callTapped", shows: "stack: String, view: Int, presenter: Bool"),
    ]

    /// The files of a scene by their path below the folder into which it is scaffolded: `Sources/M/About/…`.
    static func scaffold(_ scene: Scene, module: String, package: String) throws -> UnitScaffold {
        let source = ArchitectureSource.builtIns["snp"]
        return try UnitScaffold(
            UnitRequest(
                name: scene.name, into: "\(package)/Sources/\(module)", events: scene.events, shows: scene.shows,
                module: module, testsInto: "\(package)/Tests/\(module)Tests"),
            in: source ?? ArchitectureSource(file: "snp.yml", text: "", templates: [:]))
    }
}

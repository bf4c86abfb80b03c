import Architecture
import Foundation

@testable import Scaffolding

/// The scenes that are scaffolded to prove the templates: each compiled, run and kept as goldens.
enum SampleScenes {
    struct Scene: Sendable, CustomStringConvertible {
        var architecture = "snp"
        let name: String
        var group: String?
        var events = ""
        var shows: String?
        var navigates = ""
        var contracts = true
        var description: String { "\(architecture) \(name)" }
    }

    static let all = snp + bviper + viperS + mvpcf

    private static let longShows =
        "firstVeryLongName: String, secondVeryLongName: Int, thirdVeryLongName: Double, "
        + "fourthVeryLongName: Bool, fifthName: [String], sixthNameIsLong: String?"
    private static let everyType =
        "name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: "
        + "String?, no: Int?"

    private static let bviper = [
        Scene(architecture: "bviper", name: "About"),
        // The module of the seed.
        Scene(
            architecture: "bviper", name: "Login",
            events: "loginViewDidPressLoginButton, loginViewDidPressForgotPasswordButton, "
                + "loginViewDidPressRegisterButton", shows: "greeting: String", navigates: "About, TermsAndConditions"),
        // The same without the contracts, which a tight schedule leaves out.
        Scene(
            architecture: "bviper", name: "Café", events: "caféViewDidPressOuvrir", shows: everyType, contracts: false),
        Scene(
            architecture: "bviper", name: "TermsAndConditions",
            events: "termsAndConditionsViewDidPressSomeVeryLongName, termsAndConditionsViewDidPressAnotherLongName",
            shows: longShows),
        Scene(architecture: "bviper", name: "View", shows: "stack: String, presenter: Bool, interactor: Double"),
    ]

    private static let mvpcf = [
        Scene(architecture: "mvpcf", name: "Start"),
        // The module of the seed, whose routes its coordinator sets.
        Scene(
            architecture: "mvpcf", name: "AddOne", group: "AddModel", events: "create, canceled, finished",
            shows: "name: String, canCreate: Bool"),
        Scene(architecture: "mvpcf", name: "URLList", group: "URLs", events: "openURL", shows: everyType),
        Scene(
            architecture: "mvpcf", name: "TermsAndConditions", group: "Terms",
            events: "someVeryLongEventName, anotherLongNamedEvent, thirdLongNameAccepted", shows: longShows),
        Scene(architecture: "mvpcf", name: "View", events: "closed", shows: "stack: Int, presenter: Bool, value: Int"),
    ]

    private static let viperS = [
        Scene(architecture: "viper-s", name: "Welcome"),
        // The modules of the seed: two groups with one own name each, so that only the path tells them apart.
        Scene(
            architecture: "viper-s", name: "List", group: "Items", events: "onDeleteAll, onItemSelected",
            shows: "items: [String]", navigates: "Welcome, TermsAndConditions"),
        Scene(architecture: "viper-s", name: "List", group: "URL", events: "onOpenURLTapped", shows: everyType),
        Scene(
            architecture: "viper-s", name: "AndConditions", group: "Terms",
            events: "onSomeVeryLongEventName, onAnotherLongNamedEvent", shows: longShows),
        Scene(architecture: "viper-s", name: "View", shows: "stack: String, view: Int, presenter: Bool, model: Int"),
    ]

    private static let snp = [
        // What comes without being asked for.
        Scene(name: "About"),
        // The scene of the seed, with an event that the runtime's contract has already.
        Scene(
            name: "Terms", events: "termsAndConditionsButtonTapped, retryTapped", shows: "text: String",
            navigates: "TermsAndConditions, Terms"),
        // An acronym; no text among the values.
        Scene(name: "URLList", events: "openURLTapped", shows: "count: Int, urls: [String]"),
        // A letter that is not ASCII, and every type that can be shown.
        Scene(name: "Café", events: "ouvrirCaféTapped", shows: everyType),
        // A digit; nothing for the user to touch but the dialog's Retry.
        Scene(name: "Scene2", events: "retryTapped", shows: "first: Double"),
        // Names so long that lines have to be broken.
        Scene(
            name: "TermsAndConditions",
            events: "someVeryLongEventNameTapped, anotherLongNamedEventTapped, thirdLongNamedEventTapped",
            shows: longShows),
        // Names that the generated code has for other things, or nearly.
        Scene(name: "View", events: "stackTapped, callTapped", shows: "stack: String, view: Int, presenter: Bool"),
    ]

    /// The files of a scene by their path below the folder into which it is scaffolded: `Sources/M/About/…`.
    static func scaffold(_ scene: Scene, module: String, package: String) throws -> UnitScaffold {
        let source = ArchitectureSource.builtIns[scene.architecture]
        return try UnitScaffold(
            UnitRequest(
                name: scene.name, into: "\(package)/Sources/\(module)", events: scene.events, shows: scene.shows,
                navigates: scene.navigates,
                module: module, testsInto: "\(package)/Tests/\(module)Tests", group: scene.group,
                contracts: scene.contracts),
            in: source ?? ArchitectureSource(file: scene.architecture + ".yml", text: "", templates: [:]))
    }
}

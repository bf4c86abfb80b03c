/// The scenes of each architecture.
extension SampleScenes {
    /// The types of Foundation wherever a type can be named.
    private static func dated(_ architecture: String, events: String, group: String? = nil) -> Scene {
        Scene(
            architecture: architecture, name: "Dated", group: group, events: events, takes: "link: URL, at: Date?",
            returns: "picked: Date, ids: [UUID]")
    }

    /// Told all that can be told.
    private static let takes = "item: Item, page: Int, others: [Item]?, names: [String: Item]"
    private static let returns = "created: Item, gone: [String], canceled"
    /// The values that an event tells and no button knows: a row, and a value of the app's own with those that were
    /// found beside it.
    private static let told = "(item: Item, near: [String: Item]?, isFirst: Bool)"

    private static let longShows =
        "firstVeryLongName: String, secondVeryLongName: Int, thirdVeryLongName: Double, "
        + "fourthVeryLongName: Bool, fifthName: [String], sixthNameIsLong: String?"
    private static let everyType =
        "name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: "
        + "String?, no: Int?"

    static let bviper = [
        Scene(architecture: "bviper", name: "About"),
        // The module of the seed.
        Scene(
            architecture: "bviper", name: "Login",
            events:
                "loginViewDidPressLoginButton(userName: String, password: String), loginViewDidPressForgotPasswordButton, "
                + "loginViewDidPressRegisterButton", shows: "greeting: String", navigates: "About, TermsAndConditions",
            further: ["wireframe": "Help, URLs"]),
        // The same without the contracts, which a tight schedule leaves out.
        Scene(
            architecture: "bviper", name: "Café", events: "caféViewDidPressOuvrir, caféViewDidPressRow(index: Int)",
            shows: everyType, contracts: false),
        Scene(
            architecture: "bviper", name: "TermsAndConditions",
            events: "termsAndConditionsViewDidPressSomeVeryLongName, termsAndConditionsViewDidPressAnotherLongName",
            shows: longShows),
        Scene(architecture: "bviper", name: "View", shows: "stack: String, presenter: Bool, interactor: Double"),
        Scene(
            architecture: "bviper", name: "Plain", events: "plainViewDidPressTerms", navigates: "About",
            managers: "About", takes: "item: Item", returns: "created: Item", runtime: false),
        Scene(
            architecture: "bviper", name: "Detail", events: "detailViewDidPressItem\(told)", navigates: "About",
            managers: "About", takes: takes, returns: returns),
        // Goes to one that is handed something.
        Scene(architecture: "bviper", name: "Leads", navigates: "Detail"),
        dated("bviper", events: "datedViewDidPressRow(at: Date, near: [URL])"),
    ]

    static let mvpcf = [
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
        Scene(
            architecture: "mvpcf", name: "Detail", group: "Items",
            events: "deleted, picked\(told), itemSelected\(told), rowMoved(from: Int, to: Int), close",
            navigates: "Start", managers: "About, AboutManager", takes: takes, returns: returns),
        // Without the runtime, with Combine's relays and the team's own container.
        Scene(
            architecture: "mvpcf", name: "Plain", group: "Plain",
            events: "termsTapped, closed, rowSelected(index: Int), opened(index: Int)", shows: everyType,
            navigates: "Bare", managers: "Note", takes: "item: Item", returns: "created: Item", runtime: false),
        Scene(architecture: "mvpcf", name: "Bare", group: "Plain", navigates: "Plain", runtime: false),
        // What an address has.
        Scene(architecture: "mvpcf", name: "Card", group: "Cards", events: "closed", takes: "id: UUID, page: Int"),
        Scene(architecture: "mvpcf", name: "Shelf", group: "Cards", events: "closed"),
        dated("mvpcf", events: "opened(at: Date), go(to: URL)", group: "Items"),
    ]

    static let viperS = [
        Scene(architecture: "viper-s", name: "Welcome"),
        // The modules of the seed: two groups with one own name each, so that only the path tells them apart.
        Scene(
            architecture: "viper-s", name: "List", group: "Items", events: "onDeleteAll, onItemSelected(index: Int)",
            shows: "items: [String]", navigates: "Welcome, TermsAndConditions",
            further: ["worker": "Upload, URLCache"]),
        Scene(architecture: "viper-s", name: "List", group: "URL", events: "onOpenURLTapped", shows: everyType),
        Scene(
            architecture: "viper-s", name: "AndConditions", group: "Terms",
            events: "onSomeVeryLongEventName, onAnotherLongNamedEvent", shows: longShows),
        Scene(architecture: "viper-s", name: "View", shows: "stack: String, view: Int, presenter: Bool, model: Int"),
        Scene(
            architecture: "viper-s", name: "Plain", events: "onTermsTapped, onRow(index: Int)", navigates: "Welcome",
            takes: "item: Item",
            returns: "created: Item", runtime: false),
        Scene(
            architecture: "viper-s", name: "Detail", group: "Items", events: "onPick\(told)", navigates: "Welcome",
            takes: takes,
            returns: returns),
        // Goes to one that is handed something.
        Scene(architecture: "viper-s", name: "Leads", navigates: "ItemsDetail"),
        Scene(
            architecture: "viper-s", name: "Picture", group: "Items",
            shows: "name: String, photo: UIImage, badge: UIImage?"),
        Scene(architecture: "viper-s", name: "Photo", shows: "photo: UIImage", runtime: false),
        dated("viper-s", events: "onRow(at: Date, near: [URL])", group: "Items"),
    ]

    static let viper = [
        Scene(architecture: "viper", name: "About"),
        Scene(
            architecture: "viper", name: "AccountCreate", events: "selectNetwork, proceed2FA, retryLoading",
            shows: everyType,
            navigates: "About, TermsAndConditions"),
        Scene(
            architecture: "viper", name: "TermsAndConditions",
            events: "selectSomeVeryLongEventName, proceedToAnotherLongName", shows: longShows),
        Scene(
            architecture: "viper", name: "View", events: "selectButton",
            shows: "stack: String, presenter: Bool, rootView: Double"),
        Scene(
            architecture: "viper", name: "Detail", events: "selectItem\(told), activateRow(index: Int)",
            navigates: "About", managers: "Item", takes: takes, returns: returns),
        // Goes to one that is handed something.
        Scene(architecture: "viper", name: "Leads", navigates: "Detail"),
        dated("viper", events: "selectRow(at: Date, near: [URL])"),
    ]

    static let cleanSwift = [
        Scene(architecture: "clean-swift", name: "About"),
        Scene(
            architecture: "clean-swift", name: "ListOrders", events: "createOrderTapped", shows: everyType,
            navigates: "About, TermsAndConditions"),
        Scene(
            architecture: "clean-swift", name: "TermsAndConditions",
            events: "someVeryLongEventNameTapped, anotherLongNamedEventTapped", shows: longShows),
        Scene(architecture: "clean-swift", name: "Store", shows: "stack: String, presenter: Bool, loaded: Int"),
        Scene(
            architecture: "clean-swift", name: "Detail", events: "itemSelected\(told)", navigates: "About",
            managers: "Item", takes: takes,
            returns: returns,
            further: ["worker": "Cache"]),
        // Goes to one that is handed something.
        Scene(architecture: "clean-swift", name: "Leads", navigates: "Detail"),
        dated("clean-swift", events: "rowTapped(at: Date, near: [URL])"),
    ]

    static let snp = [
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
        Scene(name: "Scene2", events: "retryTapped, rowSelected(index: Int)", shows: "first: Double"),
        // Names so long that lines have to be broken.
        Scene(
            name: "TermsAndConditions",
            events: "someVeryLongEventNameTapped, anotherLongNamedEventTapped, thirdLongNamedEventTapped",
            shows: longShows),
        // Names that the generated code has for other things, or nearly.
        Scene(name: "View", events: "stackTapped, callTapped", shows: "stack: String, view: Int, presenter: Bool"),
        // Without the runtime.
        Scene(
            name: "Plain", events: "termsTapped, retryTapped, rowSelected(index: Int)", shows: "text: String",
            navigates: "About",
            takes: "item: Item", returns: "created: Item", runtime: false),
        Scene(name: "Bare", runtime: false),
        Scene(
            name: "Detail", events: "closeTapped, itemSelected\(told)", navigates: "About", managers: "About",
            takes: takes, returns: returns),
        // Goes to one that is handed something.
        Scene(name: "Leads", navigates: "Detail"),
        dated("snp", events: "rowTapped(at: Date, near: [URL])"),
        // Goes to one that is handed something of Foundation.
        Scene(name: "Dates", navigates: "Dated"),
    ]
}

/// The keys of a project's settings, `scaena.yml`; a definition may have them, too.
enum SettingsKey: String, KeySet {
    case requires, architecture, areas, ways, into, testsInto, module, runtime, mocks, modules, check

    static var part: String { "settings" }

    var rule: KeyRule {
        switch self {
        case .requires: KeyRule(.version, "Of scaena.yml: the version of the tool that the project needs at least.")
        case .architecture: KeyRule(.word, "Of scaena.yml: a built-in, or the path of a definition.")
        case .areas:
            KeyRule(
                .wordByName,
                "Of scaena.yml: folders that another architecture rules, each with a built-in or the path of a definition."
            )
        case .ways:
            KeyRule(
                .words,
                "Of scaena.yml: definitions of further ways in which units of the same folders are made: a check judges each unit by the one that it fits best."
            )
        case .into:
            KeyRule(
                .word,
                "Of scaena.yml: the folder in which new units are made. In the definition of one of its 'ways', that of this way's units, seen from scaena.yml."
            )
        case .testsInto: KeyRule(.word, "Of scaena.yml: the folder in which their tests are made.")
        case .module: KeyRule(.word, "Of scaena.yml: the module that the tests import.")
        case .runtime:
            KeyRule(
                .choice(of: ProjectSettings.RuntimeUse.self),
                "Of scaena.yml: whether new units use Scaena's runtime, or nothing of it.")
        case .mocks: KeyRule(.part(MockKey.self), "Of scaena.yml: how the project's mocks are made.")
        case .modules:
            KeyRule(
                .wordsOrPartByName(ModuleKey.self),
                "Of scaena.yml: the modules, by name: their folders, where no manifest and no Xcode project tells them, and which others they may import."
            )
        case .check: KeyRule(.part(CheckKey.self), "Of scaena.yml: how much the rules of 'scaena check' matter.")
        }
    }
}

/// The keys of a module of a project.
enum ModuleKey: String, KeySet {
    case folders, knows

    static var part: String { "module" }

    var rule: KeyRule {
        switch self {
        case .folders: KeyRule(.words, "Its folders, where no manifest and no Xcode project tells them.")
        case .knows:
            KeyRule(
                .words,
                "The modules that it may import, of those that 'modules' names here or in anybody's 'knows': what is named nowhere, such as Foundation, is everybody's. All where nothing is said, and [] is none."
            )
        }
    }
}

/// The keys of `check` of a project's settings.
enum CheckKey: String, KeySet {
    case errors, warnings, notes, off

    static var part: String { "check" }

    var rule: KeyRule {
        switch self {
        case .errors: KeyRule(.words, "Rules whose findings are errors, whatever they are by themselves.")
        case .warnings: KeyRule(.words, "Rules whose findings are warnings.")
        case .notes: KeyRule(.words, "Rules whose findings are told, and fail no run.")
        case .off: KeyRule(.words, "Rules that are not asked.")
        }
    }
}

/// The keys of `mocks` of a project's settings.
enum MockKey: String, KeySet {
    case output, protocols, folders, naming, support, proxies, access, assume, imports, testableImports
    case excludedImports

    static var part: String { "mocks" }

    var rule: KeyRule {
        switch self {
        case .output:
            KeyRule(
                .word,
                "The file of the mocks, or, with a slash at the end, the folder in which each module's mocks get a file; where nothing is said, a file in the folder of each module's tests."
            )
        case .protocols:
            KeyRule(
                .words,
                "Names of protocols that get a mock besides the contracts; * stands for any letters, and one that fits nothing is refused."
            )
        case .folders: KeyRule(.words, "Folders of which every protocol gets a mock.")
        case .naming:
            KeyRule(
                .choice(of: MockSettings.Naming.self), "How members are named: the tool's own way, or Mockolo's.")
        case .support:
            KeyRule(
                .choice(of: MockSettings.Support.self),
                "Where what all mocks share comes from: it is written along, or imported from ScaenaTesting.")
        case .proxies: KeyRule(.flag, "Whether a decorator is made beside each mock.")
        case .access: KeyRule(.choice(of: MockSettings.Access.self), "Who sees the mocks.")
        case .assume:
            KeyRule(.words, "Protocols that are not among the sources and require nothing without a default.")
        case .imports: KeyRule(.words, "Modules that the mocks import besides.")
        case .testableImports: KeyRule(.words, "Modules that they import with @testable.")
        case .excludedImports: KeyRule(.words, "Modules that they do not import.")
        }
    }
}

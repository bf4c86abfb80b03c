/// The keys of a definition, beside those of a project's settings.
enum DefinitionKey: String, KeySet {
    case architecture, extends, templates, title, about, fits, costs, unit, domains, layers, contracts, contractsIn
    case data, roles, channels, assembly, entry, navigation, files, inputs, sheet, kinds, names, rules

    static var part: String { "definition" }

    var rule: KeyRule {
        switch self {
        case .architecture:
            KeyRule(
                .word,
                "The id that the command line takes; in scaena.yml that is no definition, the architecture: a built-in, or the path of a definition."
            ).needed
        case .extends: KeyRule(.word, "A built-in or a file whose parts it overrides.")
        case .templates:
            KeyRule(.word, "The folder of the templates, seen from the file; 'templates' where nothing is said.")
        case .title: KeyRule(.word, "The name that its users know.")
        case .about: KeyRule(.word, "What it is, in a sentence.").needed
        case .fits: KeyRule(.word, "When a team chooses it.")
        case .costs: KeyRule(.word, "What it costs.")
        case .unit: KeyRule(.part(UnitKey.self), "What a team calls one screen with all its actors.").needed
        case .domains: KeyRule(.parts(DomainKey.self), "What contracts are sorted by, where they are.")
        case .layers: KeyRule(.parts(LayerKey.self), "Who may import and know what.")
        case .contracts: KeyRule(.parts(ContractKey.self), "The protocols through which roles talk.")
        case .contractsIn:
            KeyRule(
                .word,
                "Where contracts stand, whatever their templates say: consumers, each in the file of the role that talks through it; or the id of a file, for all."
            ).shaping
        case .data: KeyRule(.parts(DataKindKey.self), "The kinds of data that travel.")
        case .roles: KeyRule(.parts(RoleKey.self), "The actors.")
        case .channels: KeyRule(.channels(ChannelKey.self), "Who knows whom: a list of 'from -> to:'.")
        case .assembly: KeyRule(.part(AssemblyKey.self), "Who builds a unit.").needed
        case .entry:
            KeyRule(
                .part(AssemblyKey.self),
                "How an app begins, where not with a unit alone: who creates what, and what is held then. It returns one role; its roles and their contracts have the scope app."
            )
        case .navigation:
            KeyRule(.part(NavigationKey.self), "Who decides where the user goes next, and who goes there.")
        case .files: KeyRule(.parts(FileKey.self), "The files of a unit, and of its tests.")
        case .inputs: KeyRule(.part(InputKey.self), "What a person may tell when a unit is scaffolded.")
        case .sheet:
            KeyRule(
                .part(SheetSupportKey.self),
                "What of a scene's sheet (scaena new scene --from FILE) the templates write; the rest is refused by its line, and without this key every sheet is."
            )
        case .kinds: KeyRule(.parts(KindKey.self), "What there is beside units, by the word that 'scaena new' takes.")
        case .names:
            KeyRule(
                .parts(NameKey.self),
                "What templates name of the runtime, and what a team has in its place (--runtime none).")
        case .rules:
            KeyRule(.parts(TeamRuleKey.self), "Rules of the team's own, which 'scaena check' asks beside the others.")
        }
    }
}

/// The keys of `unit`.
enum UnitKey: String, KeySet {
    case word, folder, owner, group

    static var part: String { "unit" }

    var rule: KeyRule {
        switch self {
        case .word: KeyRule(.word, "What a unit is called: scene.").needed
        case .folder:
            KeyRule(.nameForm, "The name form of its folder; '.' where units have no folder of their own.").needed
        case .owner: KeyRule(.id([.role]), "The role whose life is the unit's.").needed
        case .group: KeyRule(.part(GroupKey.self), "What units are put together in: a flow, a group of modules.")
        }
    }
}

/// The keys of `group` of a unit.
enum GroupKey: String, KeySet {
    case word, namesUnits, first

    static var part: String { "group" }

    var rule: KeyRule {
        switch self {
        case .word: KeyRule(.word, "What it is called: flow.").needed
        case .namesUnits: KeyRule(.flag, "Whether the names of its units begin with its own.")
        case .first:
            KeyRule(.word, "The name of the one that a new app begins with, where it is a kind that opens units.")
        }
    }
}

/// The keys of a rule of a team's own.
enum TeamRuleKey: String, KeySet {
    case about, severity, types, of, except, kind, final, inherits, mayNotName, mayNotUse, mayNotImport

    static var part: String { "rule" }

    var rule: KeyRule {
        switch self {
        case .about: KeyRule(.word, "Why, for whoever breaks it: told with each finding.").needed
        case .severity:
            KeyRule(.choice(of: TeamRule.Severity.self), "How much it matters; warning where nothing is said.")
        case .types: KeyRule(.verbForms, "Forms of the names of the types that it is for: …UseCase.")
        case .of:
            KeyRule(.ids([.role], atLeast: 1), "The roles that it is for, in place of names; beside them, both count.")
        case .except: KeyRule(.verbForms, "Forms of the names of types that it is not for.")
        case .kind: KeyRule(.choice(of: TeamRule.Kind.self), "What such a type is declared as.")
        case .final: KeyRule(.flag, "Whether such a class is final.")
        case .inherits: KeyRule(.words, "Classes and protocols from which such a type inherits, directly or not.")
        case .mayNotName: KeyRule(.verbForms, "Forms of the names of types that it does not name: …Manager.")
        case .mayNotUse:
            KeyRule(
                .verbForms, "Forms of functions and values that it does not use: print, UserDefaults.standard.")
        case .mayNotImport: KeyRule(.words, "Modules that its files do not import.")
        }
    }
}

/// The keys of a domain.
enum DomainKey: String, KeySet {
    case about

    static var part: String { "domain" }

    var rule: KeyRule {
        switch self {
        case .about: KeyRule(.word, "What belongs into it.")
        }
    }
}

/// The keys of a layer.
enum LayerKey: String, KeySet {
    case about, modules, imports, plainImports, mayNotImport, knows

    static var part: String { "layer" }

    var rule: KeyRule {
        switch self {
        case .about: KeyRule(.word, "What belongs into it.")
        case .modules: KeyRule(.words, "The modules that stand in it with all of their files, where whole ones do.")
        case .imports: KeyRule(.words, "What its files begin with.").shaping
        case .plainImports: KeyRule(.words, "The same without the runtime, for --runtime none.").shaping
        case .mayNotImport: KeyRule(.words, "Modules that none of its files may import.")
        case .knows:
            KeyRule(
                .ids([.dataKind, .layer, .role], atLeast: 0),
                "Data kinds, layers and roles that its roles may know beside their own layer, and layers whose modules its modules may import; all where nothing is said."
            )
        }
    }
}

/// The keys of a contract.
enum ContractKey: String, KeySet {
    case about, type, refines, plainRefines, domain, optional, scope

    static var part: String { "contract" }

    var rule: KeyRule {
        switch self {
        case .about: KeyRule(.word, "What it is for.")
        case .type: KeyRule(.nameForm, "The name form of the protocol: {Unit}ViewProtocol.").needed.shaping
        case .refines:
            KeyRule(
                .words,
                "Protocols that it refines: by their names, or other contracts of the definition by their ids; AnyObject where nothing is said."
            ).shaping
        case .plainRefines:
            KeyRule(
                .words,
                "Protocols of the team's own that it refines without the runtime, for --runtime none; the same where nothing is said, and [] is none."
            ).shaping
        case .domain: KeyRule(.id([.domain]), "The id of its domain.")
        case .optional:
            KeyRule(
                .flag,
                "Whether a team may leave it out: --no-contracts. With false, units have it, too, that are without the optional role which implements it: those of others do."
            ).shaping
        case .scope: KeyRule(.choice(of: Role.Scope.self), "Whose it is: each unit's, or one of the whole app.")
        }
    }
}

/// The keys of a data kind.
enum DataKindKey: String, KeySet {
    case about, type, types, madeOf

    static var part: String { "data kind" }

    var rule: KeyRule {
        switch self {
        case .about: KeyRule(.word, "What belongs to it.")
        case .type: KeyRule(.nameForm, "The name form of the type, where a unit declares one.").shaping
        case .types: KeyRule(.words, "Swift types of this kind.")
        case .madeOf: KeyRule(.ids([.dataKind], atLeast: 0), "The kinds of its properties.")
        }
    }
}

/// The keys of a role.
enum RoleKey: String, KeySet {
    case about, type, also, base, plainBase, implements, layer, count, scope, knows, stateless

    static var part: String { "role" }

    var rule: KeyRule {
        switch self {
        case .about: KeyRule(.word, "What it is there for.")
        case .type: KeyRule(.nameForm, "The name form of its type: {Unit}Presenter.").needed.shaping
        case .also:
            KeyRule(
                .nameForms,
                "Other name forms that types of it have, and new ones do not: {Unit}VC beside {Unit}ViewController.")
        case .base:
            KeyRule(
                .word,
                "The type that it inherits from, first of all: a class, or a protocol that is none of the unit's."
            ).shaping
        case .plainBase:
            KeyRule(
                .word,
                "The type that it inherits from without the runtime: one of the team's own, for --runtime none."
            ).shaping
        case .implements:
            KeyRule(.ids([.contract], atLeast: 0), "The contracts that it implements.").shaping
        case .layer: KeyRule(.id([.layer]), "The id of its layer.").shaping
        case .count: KeyRule(.choice(of: Role.Count.self), "How many of it a unit has.")
        case .scope: KeyRule(.choice(of: Role.Scope.self), "Whose it is.")
        case .knows:
            KeyRule(
                .ids([.dataKind, .layer, .role], atLeast: 0),
                "Data kinds, layers and roles that it may know, in place of what its layer may.")
        case .stateless: KeyRule(.flag, "Whether it keeps nothing that changes from call to call.")
        }
    }
}

/// The keys of a channel.
enum ChannelKey: String, KeySet {
    case of, through, hold, `as`, says, carries, optional

    static var part: String { "channel" }

    /// Whose the other end is.
    enum End: String, CaseIterable {
        case same
        case another
    }

    var rule: KeyRule {
        switch self {
        case .of:
            KeyRule(
                .choice(of: End.self),
                "Whether the other end is another unit's: a router calls another scene's configurator.")
        case .through:
            KeyRule(.id([.contract]), "The contract that the holder sees; without it, it sees the type.").shaping
        case .hold:
            KeyRule(
                .choice(of: Hold.self),
                "How the reference is held; static is none (static functions), container is resolved when wanted."
            ).needed.shaping
        case .as: KeyRule(.nameForm, "The name form of the property.").shaping
        case .says:
            KeyRule(
                .verbForms,
                "Verb forms: …Tapped, present… What a new unit says keeps its name where a form allows it, and otherwise takes the first form."
            )
        case .carries: KeyRule(.ids([.dataKind], atLeast: 0), "Data kinds that go along.")
        case .optional: KeyRule(.flag, "Whether only some units have it: they may, and a new one is made without.")
        }
    }
}

/// The keys of `assembly` and `entry`.
enum AssemblyKey: String, KeySet {
    case by, function, creates, returns, login

    static var part: String { "assembly" }

    var rule: KeyRule {
        switch self {
        case .by:
            KeyRule(
                .id([.role]),
                "The role that builds, with 'function' and 'returns'; without them, no type of a unit's own does: whoever opens one makes what 'creates' lists."
            )
        case .function:
            KeyRule(.nameForm, "The name form of the function; init where making that role builds the unit.").shaping
        case .creates: KeyRule(.ids([.role], atLeast: 0), "The roles that it creates.")
        case .returns:
            KeyRule(
                .ids([.role], atLeast: 1),
                "The role that it returns, and that the unit is seen as; of several that one first: [viewController, interactor] for build(…).viewController."
            ).shaping
        case .login:
            KeyRule(
                .id([.role]),
                "Of 'entry': the role that knows whether somebody is logged in; without it, 'new app --login' is refused."
            )
        }
    }
}

/// The keys of `navigation`.
enum NavigationKey: String, KeySet {
    case decides, performs, routes, leaves

    static var part: String { "navigation" }

    var rule: KeyRule {
        switch self {
        case .decides: KeyRule(.id([.role]), "The role that decides where to go next.").needed
        case .performs: KeyRule(.id([.role]), "The role that goes there.").needed
        case .routes:
            KeyRule(
                .verbForm,
                "The form of the event by which a unit asks to go to another, where who goes there is no part of it.")
        case .leaves: KeyRule(.word, "The event by which such a unit asks to be left.")
        }
    }
}

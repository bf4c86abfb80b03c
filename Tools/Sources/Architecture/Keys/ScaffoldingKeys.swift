/// The keys of a file.
enum FileKey: String, KeySet {
    case path, template, place, holds, needs, each

    static var part: String { "file" }

    var rule: KeyRule {
        switch self {
        case .path:
            KeyRule(
                .nameForm,
                "The name form of its name, inside the folder of its unit; with '/' before it, beside these folders: /ViewModels/{Unit}ViewModel.swift."
            ).needed.shaping
        case .template: KeyRule(.word, "The name of its template, without .stencil.").needed.shaping
        case .place: KeyRule(.choice(of: UnitFile.Place.self), "Where it goes.")
        case .holds:
            KeyRule(
                .ids([.role, .contract, .dataKind], atLeast: 0), "Roles, contracts and data kinds that stand in it.")
        case .needs: KeyRule(.ids([.contract], atLeast: 0), "Contracts without which it is not written.")
        case .each:
            KeyRule(.id([.role]), "The role of which a unit may have several, and that has such a file for each.")
        }
    }
}

/// The keys of a kind of thing beside units.
enum KindKey: String, KeySet {
    case about, also, folder, values, opens, ends, verbs, stores, with, registers, registersIn, files

    static var part: String { "kind" }

    var rule: KeyRule {
        switch self {
        case .about: KeyRule(.word, "What it is there for.")
        case .also: KeyRule(.words, "Other words for it.")
        case .folder: KeyRule(.nameForm, "The name form of its folder, with {Model} or {Flow}.").needed
        case .values: KeyRule(.word, "Its values when nothing is said (--values), where it has some.")
        case .opens:
            KeyRule(
                .verbForm, "The form of the messages by which it opens units, and flows that are there: --opens.")
        case .ends:
            KeyRule(
                .flag,
                "True if it ends with a value, and a person may say what follows in it: --returns, --done, --placed, --link."
            )
        case .verbs: KeyRule(.flag, "Whether a person may say which requests it knows: --verb.")
        case .stores:
            KeyRule(
                .flag, "Whether such a request may say where its answer is kept (store: sqlite), in the app's store.")
        case .with: KeyRule(.ids([.kind], atLeast: 0), "Kinds without which it does not compile: written with it.")
        case .registers:
            KeyRule(
                .word, "The template, without .stencil, of the statement by which the app's container comes to have it."
            )
        case .registersIn:
            KeyRule(.id([.role]), "The role that returns that container, before whose return the statement is written.")
        case .files: KeyRule(.parts(FileKey.self), "Its files, and those of its tests.").needed
        }
    }
}

/// The keys of a name of the runtime.
enum NameKey: String, KeySet {
    case about, name, plain, from

    static var part: String { "name" }

    var rule: KeyRule {
        switch self {
        case .about: KeyRule(.word, "What it is there for.")
        case .name:
            KeyRule(.word, "The runtime's name for it, with … for the type that it is of.").needed.shaping
        case .plain: KeyRule(.word, "The team's own name for it, without the runtime.").shaping
        case .from: KeyRule(.word, "The module that the team's own comes from, where it is not the app's.")
        }
    }
}

/// The keys of `inputs`.
enum InputKey: String, KeySet {
    case events, shows, takes, manager, returns, reserved

    static var part: String { "inputs" }

    var rule: KeyRule {
        switch self {
        case .events: KeyRule(.part(EventKey.self), "What the user can do: --events.")
        case .shows: KeyRule(.part(ShownKey.self), "What a unit shows: --shows.")
        case .takes: KeyRule(.id([.role]), "The role that keeps what is handed into a unit: --takes.")
        case .manager:
            KeyRule(
                .ids([.role], atLeast: 0),
                "The shared roles of which a unit may be handed some: --manager. Of several the name's ending tells which (RideManager), then the option (--repository Ride), then what is there, then their order."
            )
        case .returns:
            KeyRule(
                .id([.contract]),
                "The contract through which a unit tells what came of it (--returns): that of a channel to another unit, or one that the role which the assembly returns implements."
            ).shaping
        case .reserved:
            KeyRule(
                .words,
                "Names that a value which is taken or returned cannot have, beside those of roles, properties, events and shown values."
            )
        }
    }
}

/// The keys of `events` of what is told.
enum EventKey: String, KeySet {
    case from, to, given, routes

    static var part: String { "events" }

    var rule: KeyRule {
        switch self {
        case .from: KeyRule(.id([.role]), "The role that the user touches.").needed
        case .to: KeyRule(.id([.role]), "The role that is told.").needed
        case .given: KeyRule(.words, "Events that the runtime sends, so that the unit needs no control for them.")
        case .routes: KeyRule(.verbForms, "Forms of events that leave the unit, told to who opened it.")
        }
    }
}

/// The keys of `shows` of what is told.
enum ShownKey: String, KeySet {
    case data, standard, reserved

    static var part: String { "shows" }

    var rule: KeyRule {
        switch self {
        case .data: KeyRule(.id([.dataKind]), "The data kind that is shown.").needed
        case .standard: KeyRule(.word, "What is shown when nothing is said: title: String.").needed
        case .reserved: KeyRule(.words, "Names that a value cannot have.")
        }
    }
}

import Architecture

/// An architecture that the units of an app follow, with how many of them do.
package struct LearnedArchitecture: Sendable {
    /// The units that follow it, sorted by folder and name.
    package internal(set) var units: [LearnedUnit] = []
    /// The word for a unit.
    package internal(set) var word = "scene"
    /// The folder of a unit, as a name form.
    package internal(set) var folder = Learned("{Unit}", Evidence(0, of: 0))
    /// The folder that units are put into, absolute, where some of their parts stand in folders beside theirs.
    var root: String?
    /// The word for what units are put together in, where their folders say so.
    package internal(set) var group: String?
    /// The number of units in a folder of this form that are in a group, where others of them stand beside the
    /// groups.
    package internal(set) var grouped: Int?
    /// The actors.
    package internal(set) var roles: [LearnedRole] = []
    /// The protocols.
    package internal(set) var contracts: [LearnedRole] = []
    /// The kinds of data that units declare.
    package internal(set) var data: [LearnedRole] = []
    /// Roles, contracts and kinds of data that few units have: fewer than a tenth of them, but three of the app's.
    package internal(set) var rareRoles: [LearnedRole] = []
    /// The channels: which role knows which.
    package internal(set) var channels: [LearnedChannel] = []
    /// The channels that some units have, too few for new ones to.
    package internal(set) var rareChannels: [LearnedChannel] = []
    /// The folders outside of units in which some roles lie, by the roles' ids.
    var elsewhere: [String: Learned<String>] = [:]
    /// The holds of who leads from scene to scene and is no unit's.
    package internal(set) var flowHolds: [FlowHold] = []
    /// The screens that are made alike, with a part of another name, each with that: `RoomsView with ChatRoomsViewModel`.
    package internal(set) var alike: [String] = []
    /// The system that the units are for, where that is not the phone's.
    var platform: OtherPlatform?
    /// The things that most units have and the templates of an example could not keep, each in a sentence.
    var leftOutOfTemplates: [String] = []
    /// The reasons why a unit of the templates would not compile, or is not whole, each in a sentence.
    var faultsOfTemplates: [String] = []
    /// The id of the role whose life is the unit's.
    package internal(set) var owner: Learned<String>?
    /// A sentence about who keeps a part that the owner is seen to keep in few units.
    var ownerBeside: String?
    /// The role that builds a unit, and how; `nil` where nobody is seen to.
    package internal(set) var assembly: LearnedAssembly?
    /// The types that make the units' screens, where none of their own types builds them.
    var outsideBuilders: OutsideBuilders.Found?
    /// The role that goes to other units, of all that do.
    package internal(set) var performs: Learned<String>?
    /// The role that tells it to.
    package internal(set) var decides: Learned<String>?
    /// The files of a unit.
    package internal(set) var files: [LearnedFile] = []
    /// The layers by what their files import.
    package internal(set) var layers: [LearnedLayer] = []
    /// Where units do otherwise than most.
    package internal(set) var outliers: [Outlier] = []
    /// The number of types that belong to these units: their names begin with a unit's and they stand in its folder,
    /// or their role says so though they stand elsewhere. A type nested in another belongs to that one and is not
    /// counted. What is nested in a type belongs to that type and is not counted.
    package internal(set) var namedTypes = 0
    /// The number of these that have a role: a role, a contract or a kind of data of the written definition names
    /// them, by nothing but its name form and by being protocols or not.
    package internal(set) var placedTypes = 0
    /// The number of those without a role that are values: structures and enumerations that a unit declares of its
    /// own.
    package internal(set) var valueTypes = 0
    /// Those that have no role, sorted by file and line.
    package internal(set) var withoutRole: [LearnedType] = []

    /// The role, contract or data kind of an id.
    ///
    /// - Parameter id: The id.
    /// - Returns: The role that has it, `nil` where none has.
    package func actor(_ id: String) -> LearnedRole? {
        roles.first { $0.id == id } ?? contracts.first { $0.id == id } ?? data.first { $0.id == id }
    }
}

/// A unit that follows a learned architecture.
package struct LearnedUnit: Sendable, Hashable {
    /// Its name, as its types begin.
    package var name: String
    /// Its folder, absolute: the innermost around nearly all of it.
    package var folder: String
    /// The folder of its screen, absolute: where one looks for it.
    package var screenFolder: String
}

/// A role, a contract or a kind of data.
package struct LearnedRole: Sendable {
    /// The id in the definition.
    package var id: String
    /// The kind of its types.
    let kind: RoleSheet.Kind
    /// The name form of its types.
    package var form: String
    /// The other forms that names of its types have, each with how many.
    package var spellings: [Learned<String>] = []
    /// The number of units that have it.
    package var presence: Evidence
    /// The number of units that have several of it, told apart in their names.
    package var several: Evidence
    /// The class or protocol that its types inherit from.
    package var base: Learned<String>?
    /// The number of them that inherit from it themselves, and not over others.
    var directBases = 0
    /// A class of the app's own that many of them inherit from, though fewer than half.
    package var ownBase: Learned<String>?
    /// The ids of the contracts that it implements.
    package var implements: [Learned<String>] = []
    /// Its layer.
    package var layer: String?
    /// The number of its files that do without each module of the interface.
    var withoutInterface: [Learned<String>] = []
    /// True if its types are views of SwiftUI.
    package var isSwiftUIView = false
    /// True if its types are previews of SwiftUI.
    var isPreview = false
    /// True if its base is a class of the app's own that is made of nothing.
    var baseIsMadeOfNothing = false
    /// True if most of its types, of protocols, are bound to classes.
    var isClassBound = true
    /// True if its base takes types, so that its name alone makes none.
    var baseIsGeneric = false
    /// True if the bases of another role name it as a type that they take: `BaseController<AboutReactor, AboutView>`.
    var isNamedByBases = false
    /// The word that most of its types are declared with.
    var keyword = "class"
    /// The app's own protocols that nearly all of its types name themselves and that the unit does not declare.
    var conformances: [Conformance] = []

    /// A protocol of the app's own, with what a type has to have for it.
    struct Conformance: Sendable {
        var name: String
        /// The functions that it demands and gives nothing for.
        var demands: Set<String>
        /// True if it demands more than functions.
        var demandsMore: Bool
    }
    let name: RoleName
}

/// That one role knows another.
package struct LearnedChannel: Sendable {
    /// The id of the role that talks.
    package var from: String
    /// The id of the role that is talked to.
    package var to: String
    /// True if the other end belongs to another unit.
    package var leavesUnit: Bool
    /// The number of units with both ends that have it.
    package var presence: Evidence
    /// The way in which the reference is held.
    package var hold: Learned<Hold>
    /// The contract that the holder sees.
    package var through: Learned<String>?
    /// The name form of the property.
    package var property: Learned<String>?
    /// The forms of the messages, each with how many of all messages have it.
    package var says: [Learned<String>] = []
    /// The ids of the data kinds that go along, each with how many units' contracts take them.
    package var carries: [Learned<String>] = []
    /// The numbers of the units that have it.
    var units: Set<Int> = []
    /// The numbers of those that could.
    var could: Set<Int> = []
    /// True if another unit's object that most hold by it holds them: neither is ever released.
    var closesCircles = false
    /// True if the holder is seen to call the held object anywhere; else it only passes it on.
    var isCalled = true
}

/// The role that builds a unit, and how.
package struct LearnedAssembly: Sendable {
    /// The id of the role that builds, of all units that have it.
    package var by: Learned<String>
    /// The name form of the function.
    package var function: Learned<String>
    /// The ids of the roles that it makes.
    package var creates: [Learned<String>]
    /// The id of what comes back.
    package var returns: Learned<String>
    /// The id of the part that the function gives back, where that is one which the unit's owner keeps.
    package var given: Learned<String>?
    /// True if a unit's own screen makes the parts that it needs, so that the code that makes the screen has the
    /// unit.
    package var isByScreen = false
    /// The roles that build other units by a function of the same name, with how many they do: pages beside views.
    var alike: [Learned<String>] = []
    /// The numbers of the units that it builds, or one of these does.
    var units: Set<Int> = []
    /// A sentence about who builds other units, where it builds too few to be sure of.
    package var others: String?
    /// A sentence about who makes the parts that it does not make.
    var partsByOthers: String?
    /// The way in which the function is declared.
    package var style = Style()

    /// The way in which a building function is declared.
    package struct Style: Sendable {
        /// True if it is called on the type, not on something made of it.
        package var isStatic = Learned(true, Evidence(0, of: 0))
        /// The type that it says it returns, as a name form; `nil` where nothing tells.
        package var result: Learned<String>?
        /// The id of the part that most are given by who calls them, where they make the others for it.
        package var given: Learned<String>?
        /// Where that is an alias of several types, what it stands for as a name form, and in which file of a unit.
        package var alias: (text: Learned<String>, path: String)?
    }
}

/// A layer.
package struct LearnedLayer: Sendable {
    /// The layer's id.
    package var id: String
    /// The modules that its files import.
    package var imports: [Learned<String>]
    /// The modules that they do not import, with the number of files that do not.
    package var mayNotImport: [Learned<String>]
    /// Those of them that nearly no file imports.
    var forbidden: [Learned<String>] { mayNotImport.filter { $0.evidence.share >= 0.9 } }
}

/// A unit that does otherwise than most.
package struct Outlier: Sendable, Hashable {
    /// The unit's name.
    package var unit: String
    /// The folder of the unit, absolute.
    package var folder: String
    /// The deviations, each in a sentence.
    package var deviations: [Deviation]

    /// One thing that is otherwise.
    package struct Deviation: Sendable, Hashable {
        /// The deviation in a sentence.
        package var text: String
        /// The path of the file that shows it, `nil` where something is missing.
        package var file: String?
        /// The line in it.
        package var line: Int?
        /// The kind of deviation.
        package var cause = Cause.missing
        /// The way of the others, which is the same for all that deviate so.
        package var others = ""
        /// The text to write where it is meant.
        package var meant = ""
    }

    /// The kind of a deviation, the one that matters most first.
    package enum Cause: Int, Sendable, Hashable, Comparable, CaseIterable {
        /// Holds strongly what others hold weakly: nobody may ever be released.
        case keepsAlive
        /// Has no part that nearly all have.
        case missing
        /// Does not hold what others hold.
        case unheld
        /// Holds weakly what others hold strongly.
        case heldOtherwise
        /// Sees a type where others see a protocol.
        case seesType
        /// Imports what others do not.
        case imports
        /// Has a part under another name.
        case name
        /// Stands elsewhere.
        case place

        /// The cause in few words.
        package var words: String {
            switch self {
            case .keepsAlive: "may keep a scene alive"
            case .missing: "lacks a part"
            case .name: "has a part under another name"
            case .unheld: "does not hold"
            case .heldOtherwise: "holds otherwise"
            case .seesType: "sees a type and no protocol"
            case .imports: "imports"
            case .place: "stands elsewhere"
            }
        }

        /// Returns true if one matters more than another.
        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }
}

/// All units that do one thing otherwise.
package struct OutlierGroup: Sendable {
    /// The kind of deviation.
    package let cause: Outlier.Cause
    /// The way of the others.
    package let others: String
    /// The text to write where it is meant.
    package let meant: String
    /// The units with what is otherwise in each, sorted by name.
    package let items: [(unit: String, deviation: Outlier.Deviation)]
}

extension LearnedArchitecture {
    /// The deviations of units by their kind: those that may keep scenes alive first, then missing parts, names and
    /// places last.
    package var outlierGroups: [OutlierGroup] {
        struct Key: Hashable {
            var cause: Outlier.Cause
            var others: String
        }
        var groups: [Key: [(unit: String, deviation: Outlier.Deviation)]] = [:]
        for outlier in outliers {
            for deviation in outlier.deviations {
                groups[Key(cause: deviation.cause, others: deviation.others), default: []].append(
                    (outlier.unit, deviation))
            }
        }
        return groups.sorted { left, right in
            (left.key.cause.rawValue, right.value.count, left.key.others)
                < (right.key.cause.rawValue, left.value.count, right.key.others)
        }.map { key, items in
            let sorted = items.sorted { ($0.unit, $0.deviation.text) < ($1.unit, $1.deviation.text) }
            return OutlierGroup(
                cause: key.cause, others: key.others, meant: items.first?.deviation.meant ?? "", items: sorted)
        }
    }

    /// The channels of which it is not sure that they are meant to be, or how their ends are held, and that a definition
    /// would have.
    package var doubtfulChannels: [LearnedChannel] {
        WrittenArchitecture(self).channels.filter { channel in
            !channel.hold.evidence.isSure || !channel.presence.isSure && !channel.leavesUnit
        }
    }

    /// The architecture with only some of its channels.
    ///
    /// - Parameter keeps: Returns true if a channel stays.
    /// - Returns: The architecture without the others.
    package func keeping(_ keeps: (LearnedChannel) -> Bool) -> LearnedArchitecture {
        var copy = self
        copy.channels = channels.filter(keeps)
        return copy
    }

    /// The folder that most units lie directly below, or the innermost around most, as seen from another.
    ///
    /// - Parameter root: The folder that it is seen from, absolute.
    /// - Returns: The path, `nil` where it is not inside.
    package func place(in root: String) -> String? {
        let most = self.root ?? Self.place(of: units.map(\.folder), below: folder.value)
        if most == root { return "." }
        guard let most, most.hasPrefix(root + "/") else { return nil }
        return String(most.dropFirst(root.count + 1))
    }

    /// The architecture with its folder as seen from another place: that of the way for which the project says where scenes go.
    ///
    /// - Parameter place: The folder that its units are put into, absolute.
    /// - Returns: The architecture, `nil` where its units lie apart from that place.
    package func placed(in place: String) -> LearnedArchitecture? {
        guard let own = self.root ?? Self.place(of: units.map(\.folder), below: folder.value), own != place else {
            return self
        }
        var copy = self
        if place.hasPrefix(own + "/") {
            let between = place.dropFirst(own.count + 1) + "/"
            guard folder.value.hasPrefix(between) else {
                let inside = units.count { $0.folder == place || $0.folder.hasPrefix(place + "/") }
                return inside * 2 >= units.count ? self : nil
            }
            copy.folder.value = String(folder.value.dropFirst(between.count))
        } else if own.hasPrefix(place + "/") {
            let between = own.dropFirst(place.count + 1)
            copy.folder.value = folder.value == "." ? String(between) : "\(between)/\(folder.value)"
            copy.folder.evidence = folder.evidence.within(units.map(\.folder), below: own)
        } else {
            return nil
        }
        return copy
    }

    /// The folder that most of some units' folders lie below, or the innermost around most.
    ///
    /// - Parameters:
    ///   - folders: The folders.
    ///   - form: Their form, seen from that folder.
    static func place(of folders: [String], below form: String) -> String? {
        let depth = form.split(separator: "/").count { $0 != "." }
        var counts: [String: Int] = [:]
        for folder in folders {
            counts["/" + folder.split(separator: "/").dropLast(depth).joined(separator: "/"), default: 0] += 1
        }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        guard let direct = most, (counts[direct] ?? 0) * 2 <= folders.count else { return most }
        return FoldersAround(counts).innermost(with: folders.count / 2 + 1).map(String.init) ?? direct
    }
}

import Architecture

/// An architecture that the units of an app follow, with how many of them do.
public struct LearnedArchitecture: Sendable {
    /// The units that follow it, sorted by folder and name.
    public internal(set) var units: [LearnedUnit] = []
    /// The word for a unit.
    public internal(set) var word = "scene"
    /// The folder of a unit, as a name form.
    public internal(set) var folder = Learned("{Unit}", Evidence(0, of: 0))
    /// The folder that units are put into, absolute, where some of their parts stand in folders beside theirs.
    var root: String?
    /// The word for what units are put together in, where their folders say so.
    public internal(set) var group: String?
    /// The number of units in a folder of this form that are in a group, where others of them stand beside the
    /// groups.
    public internal(set) var grouped: Int?
    /// The actors.
    public internal(set) var roles: [LearnedRole] = []
    /// The protocols.
    public internal(set) var contracts: [LearnedRole] = []
    /// The kinds of data that units declare.
    public internal(set) var data: [LearnedRole] = []
    /// Roles, contracts and kinds of data that few units have: fewer than a tenth of them, but three of the app's.
    public internal(set) var rareRoles: [LearnedRole] = []
    /// The channels: which role knows which.
    public internal(set) var channels: [LearnedChannel] = []
    /// The channels that some units have, too few for new ones to.
    public internal(set) var rareChannels: [LearnedChannel] = []
    /// The id of the role whose life is the unit's.
    public internal(set) var owner: Learned<String>?
    /// The role that builds a unit, and how; `nil` where nobody is seen to.
    public internal(set) var assembly: LearnedAssembly?
    /// The types that make the units' screens, where none of their own types builds them.
    var outsideBuilders: OutsideBuilders.Found?
    /// The role that goes to other units, of all that do.
    public internal(set) var performs: Learned<String>?
    /// The role that tells it to.
    public internal(set) var decides: Learned<String>?
    /// The files of a unit.
    public internal(set) var files: [LearnedFile] = []
    /// The layers by what their files import.
    public internal(set) var layers: [LearnedLayer] = []
    /// Where units do otherwise than most.
    public internal(set) var outliers: [Outlier] = []
    /// The number of types that belong to these units: their names begin with a unit's and they stand in its folder,
    /// or their role says so though they stand elsewhere. A type nested in another belongs to that one and is not
    /// counted. What is nested in a type belongs to that type and is not counted.
    public internal(set) var namedTypes = 0
    /// The number of these that have a role: a role, a contract or a kind of data of the written definition names
    /// them, by nothing but its name form and by being protocols or not.
    public internal(set) var placedTypes = 0
    /// The number of those without a role that are values: structures and enumerations that a unit declares of its
    /// own.
    public internal(set) var valueTypes = 0
    /// Those that have no role, sorted by file and line.
    public internal(set) var withoutRole: [LearnedType] = []

    /// The role, contract or data kind of an id.
    ///
    /// - Parameter id: The id.
    /// - Returns: The role that has it, `nil` where none has.
    public func actor(_ id: String) -> LearnedRole? {
        roles.first { $0.id == id } ?? contracts.first { $0.id == id } ?? data.first { $0.id == id }
    }
}

/// A unit that follows a learned architecture.
public struct LearnedUnit: Sendable, Hashable {
    /// Its name, as its types begin.
    public var name: String
    /// Its folder, absolute: the innermost around nearly all of it.
    public var folder: String
    /// The folder of its screen, absolute: where one looks for it.
    public var screenFolder: String
}

/// A type of the sources.
public struct LearnedType: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// The absolute path of its file.
    public var file: String
    /// The line of its declaration.
    public var line: Int
}

/// A role, a contract or a kind of data.
public struct LearnedRole: Sendable {
    /// The id in the definition.
    public var id: String
    /// The kind of its types.
    let kind: RoleSheet.Kind
    /// The name form of its types.
    public var form: String
    /// The number of units that have it.
    public var presence: Evidence
    /// The number of units that have several of it, told apart in their names.
    public var several: Evidence
    /// The class or protocol that its types inherit from.
    public var base: Learned<String>?
    /// The number of them that inherit from it themselves, and not over others.
    var directBases = 0
    /// A class of the app's own that many of them inherit from, though fewer than half.
    public var ownBase: Learned<String>?
    /// The ids of the contracts that it implements.
    public var implements: [Learned<String>] = []
    /// Its layer.
    public var layer: String?
    /// The number of its files that do without each module of the interface.
    var withoutInterface: [Learned<String>] = []
    /// True if its types are views of SwiftUI.
    public var isSwiftUIView = false
    /// True if its types are previews of SwiftUI.
    var isPreview = false
    /// True if its base is a class of the app's own that is made of nothing.
    var baseIsMadeOfNothing = false
    /// True if most of its types, of protocols, are bound to classes.
    var isClassBound = true
    /// True if its base takes types, so that its name alone makes none.
    var baseIsGeneric = false
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
public struct LearnedChannel: Sendable {
    /// The id of the role that talks.
    public var from: String
    /// The id of the role that is talked to.
    public var to: String
    /// True if the other end belongs to another unit.
    public var leavesUnit: Bool
    /// The number of units with both ends that have it.
    public var presence: Evidence
    /// The way in which the reference is held.
    public var hold: Learned<Hold>
    /// The contract that the holder sees.
    public var through: Learned<String>?
    /// The name form of the property.
    public var property: Learned<String>?
    /// The forms of the messages, each with how many of all messages have it.
    public var says: [Learned<String>] = []
    /// The ids of the data kinds that go along, each with how many units' contracts take them.
    public var carries: [Learned<String>] = []
    /// The numbers of the units that have it.
    var units: Set<Int> = []
    /// The numbers of those that could.
    var could: Set<Int> = []
    /// True if the holder is seen to call the held object anywhere; else it only passes it on.
    var isCalled = true
}

/// The role that builds a unit, and how.
public struct LearnedAssembly: Sendable {
    /// The id of the role that builds, of all units that have it.
    public var by: Learned<String>
    /// The name form of the function.
    public var function: Learned<String>
    /// The ids of the roles that it makes.
    public var creates: [Learned<String>]
    /// The id of what comes back.
    public var returns: Learned<String>
    /// True if a unit's own screen makes the parts that it needs, so that the code that makes the screen has the
    /// unit.
    public var isByScreen = false
    /// The way in which the function is declared.
    public var style = Style()

    /// The way in which a building function is declared.
    public struct Style: Sendable {
        /// True if it is called on the type, not on something made of it.
        public var isStatic = Learned(true, Evidence(0, of: 0))
        /// The type that it says it returns, as a name form; `nil` where nothing tells.
        public var result: Learned<String>?
        /// Where that is an alias of several types, what it stands for as a name form, and in which file of a unit.
        public var alias: (text: Learned<String>, path: String)?
    }
}

/// A file of a unit.
public struct LearnedFile: Sendable {
    /// The id in the definition.
    public var id: String
    /// Its path inside the unit's folder, as a name form.
    public var path: Learned<String>
    /// The ids of what stands in it, each with how many units have it there.
    public var holds: [Learned<String>]
    /// Where else most of those stand that do not stand here, by the ids of what stands here.
    public var others: [String: Learned<String>] = [:]
    /// The modules that most of these files import.
    public var imports: [Learned<String>] = []
}

/// A layer.
public struct LearnedLayer: Sendable {
    /// The layer's id.
    public var id: String
    /// The modules that its files import.
    public var imports: [Learned<String>]
    /// The modules that they do not import, with the number of files that do not.
    public var mayNotImport: [Learned<String>]
    /// Those of them that nearly no file imports.
    var forbidden: [Learned<String>] { mayNotImport.filter { $0.evidence.share >= 0.9 } }
}

/// A unit that does otherwise than most.
public struct Outlier: Sendable, Hashable {
    /// The unit's name.
    public var unit: String
    /// The folder of the unit, absolute.
    public var folder: String
    /// The deviations, each in a sentence.
    public var deviations: [Deviation]

    /// One thing that is otherwise.
    public struct Deviation: Sendable, Hashable {
        /// The deviation in a sentence.
        public var text: String
        /// The path of the file that shows it, `nil` where something is missing.
        public var file: String?
        /// The line in it.
        public var line: Int?
        /// The kind of deviation.
        public var cause = Cause.missing
        /// The way of the others, which is the same for all that deviate so.
        public var others = ""
        /// The text to write where it is meant.
        public var meant = ""
    }

    /// The kind of a deviation, the one that matters most first.
    public enum Cause: Int, Sendable, Hashable, Comparable, CaseIterable {
        /// Holds strongly what others hold weakly: nobody may ever be released.
        case keepsAlive
        /// Has so little of what others have that it may be made in another way.
        case lacksMost
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
        public var words: String {
            switch self {
            case .keepsAlive: "may keep a scene alive"
            case .lacksMost: "has little of what the others have"
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
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }
}

/// All units that do one thing otherwise.
public struct OutlierGroup: Sendable {
    /// The kind of deviation.
    public let cause: Outlier.Cause
    /// The way of the others.
    public let others: String
    /// The text to write where it is meant.
    public let meant: String
    /// The units with what is otherwise in each, sorted by name.
    public let items: [(unit: String, deviation: Outlier.Deviation)]
}

extension LearnedArchitecture {
    /// The deviations of units by their kind: those that may keep scenes alive first, then missing parts, names and
    /// places last.
    public var outlierGroups: [OutlierGroup] {
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
    public var doubtfulChannels: [LearnedChannel] {
        WrittenArchitecture(self).channels.filter { channel in
            !channel.hold.evidence.isSure || !channel.presence.isSure && !channel.leavesUnit
        }
    }

    /// The architecture with only some of its channels.
    ///
    /// - Parameter keeps: Returns true if a channel stays.
    /// - Returns: The architecture without the others.
    public func keeping(_ keeps: (LearnedChannel) -> Bool) -> LearnedArchitecture {
        var copy = self
        copy.channels = channels.filter(keeps)
        return copy
    }

    /// The folder that most units lie directly below, or the innermost around most, as seen from another.
    ///
    /// - Parameter root: The folder that it is seen from, absolute.
    /// - Returns: The path, `nil` where it is not inside.
    public func place(in root: String) -> String? {
        let most = self.root ?? Self.place(of: units.map(\.folder), below: folder.value)
        if most == root { return "." }
        guard let most, most.hasPrefix(root + "/") else { return nil }
        return String(most.dropFirst(root.count + 1))
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

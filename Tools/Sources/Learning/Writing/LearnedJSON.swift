import Foundation

/// The learned architectures, for programs.
package struct LearnedJSON: Sendable {
    private let learning: AppLearning
    private let root: String

    /// Tells what was learned.
    ///
    /// - Parameters:
    ///   - learning: The learned architectures.
    ///   - root: The folder that paths are told from.
    package init(_ learning: AppLearning, root: String) {
        self.learning = learning
        self.root = root
    }

    /// The text, its keys sorted.
    package var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(document) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }

    private var document: Document {
        Document(
            version: 1, files: learning.fileCount, types: learning.typeCount,
            typesWithRole: Count(learning.typesWithRole), ways: learning.architectures.map(way),
            members: learning.members.map { member in
                Member(
                    kind: member.kind.rawValue, name: member.name, path: path(member.file), line: member.line,
                    way: member.way, reason: member.reason)
            })
    }

    private func way(_ learned: LearnedArchitecture) -> Way {
        Way(
            units: learned.units.map { Unit(name: $0.name, folder: path($0.folder)) },
            folder: Statement(learned.folder), roles: learned.roles.map(role),
            contracts: learned.contracts.map(role), data: learned.data.map(role),
            inFew: learned.rareRoles.map(role),
            channels: learned.channels.map { channel in
                Channel(
                    from: channel.from, to: channel.to, ofAnother: channel.leavesUnit,
                    presence: Count(channel.presence),
                    hold: Statement(value: channel.hold.value.rawValue, count: Count(channel.hold.evidence)),
                    through: channel.through.map(Statement.init), property: channel.property.map(Statement.init),
                    says: channel.says.map(Statement.init), carries: channel.carries.map(Statement.init))
            },
            assembly: learned.assembly.map { assembly in
                Assembly(
                    by: Statement(assembly.by), function: Statement(assembly.function),
                    creates: assembly.creates.map(Statement.init),
                    returns: Statement(assembly.given ?? assembly.returns))
            },
            doubts: learned.doubts,
            outliers: learned.outlierGroups.map { group in
                Group(
                    cause: group.cause.words, others: group.others, meant: group.meant,
                    items: group.items.map { unit, deviation in
                        Item(
                            unit: unit, text: deviation.text, path: deviation.file.map(path), line: deviation.line)
                    })
            })
    }

    private func role(_ role: LearnedRole) -> Role {
        Role(
            id: role.id, form: role.form,
            also: role.spellings.isEmpty ? nil : role.spellings.map(Statement.init), presence: Count(role.presence),
            base: role.base.map(Statement.init),
            ownBase: role.ownBase.map(Statement.init), implements: role.implements.map(Statement.init),
            layer: role.layer)
    }

    private func path(_ file: String) -> String {
        if file == root { return "." }
        return file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
    }
}

extension LearnedJSON {
    private struct Document: Encodable {
        var version: Int
        var files: Int
        var types: Int
        var typesWithRole: Count
        var ways: [Way]
        var members: [Member]
    }

    private struct Count: Encodable {
        var count: Int
        var of: Int

        init(_ evidence: Evidence) { (count, of) = (evidence.count, evidence.total) }
    }

    private struct Statement: Encodable {
        var value: String
        var count: Count

        init(value: String, count: Count) { (self.value, self.count) = (value, count) }
        init(_ learned: Learned<String>) { self.init(value: learned.value, count: Count(learned.evidence)) }
    }

    private struct Unit: Encodable {
        var name: String
        var folder: String
    }

    private struct Role: Encodable {
        var id: String
        var form: String
        var also: [Statement]?
        var presence: Count
        var base: Statement?
        var ownBase: Statement?
        var implements: [Statement]
        var layer: String?
    }

    private struct Channel: Encodable {
        var from: String
        var to: String
        var ofAnother: Bool
        var presence: Count
        var hold: Statement
        var through: Statement?
        var property: Statement?
        var says: [Statement]
        var carries: [Statement]
    }

    private struct Assembly: Encodable {
        var by: Statement
        var function: Statement
        var creates: [Statement]
        var returns: Statement
    }

    private struct Group: Encodable {
        var cause: String
        var others: String
        var meant: String
        var items: [Item]
    }

    private struct Item: Encodable {
        var unit: String
        var text: String
        var path: String?
        var line: Int?
    }

    private struct Way: Encodable {
        var units: [Unit]
        var folder: Statement
        var roles: [Role]
        var contracts: [Role]
        var data: [Role]
        var inFew: [Role]
        var channels: [Channel]
        var assembly: Assembly?
        var doubts: [String]
        var outliers: [Group]
    }

    private struct Member: Encodable {
        var kind: String
        var name: String
        var path: String
        var line: Int
        var way: Int?
        var reason: String?
    }
}

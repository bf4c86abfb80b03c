import Foundation
import SourceModel

/// The members of classes by their names: the rule on circles asks for one of them at each closure and each subscription.
final class MemberMemory: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [TypeIndex.ID: [String: [IndexedMember]]] = [:]

    /// The members of a name, which are read once for a class.
    func members(
        named name: String, of type: TypeIndex.ID, _ read: () -> some Sequence<IndexedMember>
    ) -> [IndexedMember] {
        if let members = lock.withLock({ known[type] }) { return members[name] ?? [] }
        let members = Dictionary(grouping: read(), by: \.fact.name)
        lock.withLock { known[type] = members }
        return members[name] ?? []
    }
}

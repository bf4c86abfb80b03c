import Conformance
import Foundation
import SourceModel

/// Tells files that no target compiles, and that somebody forgot: what is in them does nothing.
final class LeftOver: @unchecked Sendable {
    private let lock = NSLock()
    private var known: (knowsTargets: Bool, compiled: Set<ContentKey>)?

    /// Most files are of a module, so that others are of none.
    private static let most = (are: 2, of: 3)

    /// Returns true if no target compiles a type, in an app of which the targets are known, or beside a compiled copy of its file.
    func contains(_ type: IndexedType, _ map: RoleMap) -> Bool { contains(type.parts.map(\.file), map) }

    /// Returns true if no target compiles one of some files, in an app of which the targets are known, or beside compiled copies of them.
    func contains(_ some: [Int], _ map: RoleMap) -> Bool {
        let files = map.index.files
        guard some.allSatisfy({ files[$0].modules.isEmpty }) else { return false }
        let (knowsTargets, compiled) = lock.withLock { compute(map) }
        return knowsTargets || some.allSatisfy { files[$0].content.map(compiled.contains) ?? false }
    }

    private func compute(_ map: RoleMap) -> (Bool, Set<ContentKey>) {
        if let known { return known }
        let files = map.files.map { map.index.files[$0] }
        let compiled = files.filter { !$0.modules.isEmpty }
        let answer = (compiled.count * Self.most.of >= files.count * Self.most.are, Set(compiled.compactMap(\.content)))
        known = answer
        return answer
    }
}

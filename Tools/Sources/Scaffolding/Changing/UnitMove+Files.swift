import Architecture
import Conformance
import Foundation

/// The changes to a unit's files.
extension UnitMove {
    func files() -> [String] {
        /// The files that are there, in order, with what each becomes; nil where it goes, for a reason.
        var fates: [(path: String, becomes: String?, reason: String)] = []
        var written: Set<String> = []
        func last(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
        func home(of part: String) -> UnitFile? {
            new.files.first { $0.place == .sources && $0.holds.contains(part) }
        }
        for role in old.roles {
            for path in players(role.id).map(path) where !fates.contains(where: { $0.path == path }) {
                let next = newRole(of: role.id).flatMap { home(of: $0.id) }
                if let next { written.insert(next.id) }
                fates.append((path, next.map { last($0.path.name(for: name)) }, "\(new.id) has no \(role.id)"))
            }
        }
        for (path, contracts) in contractFiles() where !fates.contains(where: { $0.path == path }) {
            let homes = contracts.compactMap { newContract(of: $0).flatMap { home(of: $0.id) } }
            let names = homes.map { last($0.path.name(for: name)) }.reduce(into: [String]()) { names, name in
                if !names.contains(name) { names.append(name) }
            }
            // A file that another one becomes already cannot be that of the contracts, too.
            let free = zip(homes, names).first { home, _ in !written.contains(home.id) }
            if names.count == 1, let free { written.insert(free.0.id) }
            let reason =
                names.isEmpty
                ? "\(new.id) has no such contracts" : "its contracts go into \(names.joined(separator: ", "))"
            fates.append((path, names.count == 1 ? free?.1 : nil, reason))
        }
        let needed = Set(addedRoles.map(\.id) + roles.map(\.new.id) + newContracts.map(\.id))
        var added: [String] = []
        for file in new.files where file.place == .sources && !written.contains(file.id) && file.each == nil {
            let parts = file.holds.filter(needed.contains)
            guard !parts.isEmpty else { continue }
            let name = last(file.path.name(for: name))
            let what = parts.joined(separator: ", ")
            if let there = fates.firstIndex(where: { last($0.path) == name }) {
                added.append("\(fates[there].path): stays, for \(what)")
                fates.remove(at: there)
            } else {
                added.append("\(file.path.name(for: self.name)): new, for \(what)")
            }
        }
        return fates.compactMap { path, becomes, reason in
            guard let becomes else { return "\(path): goes; \(reason)" }
            return last(path) == becomes ? nil : "\(path): becomes \(becomes)"
        } + added
    }

    /// The files of contracts, with the ids of those that each declares.
    private func contractFiles() -> [(path: String, contracts: [String])] {
        var files: [(path: String, contracts: [String])] = []
        for contract in old.contracts {
            guard let type = map.units[unit].contract(contract.id) else { continue }
            if let there = files.firstIndex(where: { $0.path == path(type) }) {
                files[there].contracts.append(contract.id)
            } else {
                files.append((path(type), [contract.id]))
            }
        }
        return files
    }

    /// Returns the changes to the tests of types that go or get another name; they are named after these.
    func tests() -> [String] {
        let tests = TestFiles(map.index)
        let files = map.index.files.indices.filter { tests[$0] }.map { map.index.files[$0].path }
        return old.roles.flatMap { role in
            players(role.id).flatMap { type -> [String] in
                let name = map.index[type].name
                return files.compactMap { path in
                    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
                    guard ["Tests", "Test", "Spec"].contains(where: { name + $0 == file }) else { return nil }
                    guard let next = newRole(of: role.id)?.type, !next.namesSeveral else {
                        return "\(shown(path)): goes with \(name)"
                    }
                    let new = next.name(for: self.name)
                    return new == name ? nil : "\(shown(path)): tests \(name), which is \(new) then"
                }
            }
        }
    }
}

/// Parts of one unit that are declared otherwise than those of nearly all others.
extension ExampleReading {
    /// Returns true if a part of a unit stands on another class than nearly all of its role do, or is seen by other modules, or not, as
    /// fewer than half are.
    func hasOddPart(_ number: Int) -> Bool {
        units[number].members.contains { member in
            guard let role = usual[member.role] else { return false }
            return hasOddBase(member, role) || hasOddAccess(member, role)
        }
    }

    private func hasOddBase(_ member: AppUnit.Member, _ role: LearnedRole) -> Bool {
        guard let base = role.base, base.evidence.isSure else { return false }
        return !app.ancestors(of: member.type).contains(base.value) || app.isRareBase(of: member, role, units)
    }

    private func hasOddAccess(_ member: AppUnit.Member, _ role: LearnedRole) -> Bool {
        let all = units.flatMap(\.members).filter { $0.role == member.role }
        let isPublic = app.types[member.type].isPublic
        return all.count { app.types[$0.type].isPublic == isPublic } * 2 < all.count
    }
}

extension SourceApp {
    /// Returns true if a part stands on a class of the app's between it and the base of its role, as few do: most name that one themselves.
    func isRareBase(of member: AppUnit.Member, _ role: LearnedRole, _ units: [AppUnit]) -> Bool {
        guard let base = role.base?.value, let own = types[member.type].inherits.first, own != base,
            own != role.ownBase?.value, index(of: own, near: types[member.type].file).map({ types[$0].kind }) == .class
        else { return false }
        let all = units.flatMap(\.members).filter { $0.role == member.role }.compactMap {
            types[$0.type].inherits.first
        }
        return all.count { $0 == own } * 5 < all.count && all.count { $0 == base } * 2 > all.count
    }
}

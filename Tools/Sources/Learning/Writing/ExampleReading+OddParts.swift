/// Parts of one unit that are declared otherwise than those of nearly all others.
extension ExampleReading {
    /// Returns true if a part of a unit stands on another class than nearly all of its role do, or is seen by other modules, or not, as
    /// fewer than half are.
    ///
    /// - Parameters:
    ///   - number: The number of the unit.
    ///   - alike: The members of all units, by their roles.
    func hasOddPart(_ number: Int, among alike: [RoleName: [AppUnit.Member]]) -> Bool {
        units[number].members.contains { member in
            guard let role = usual[member.role], let all = alike[member.role] else { return false }
            return hasOddBase(member, role, among: all) || hasOddAccess(member, among: all)
        }
    }

    private func hasOddBase(_ member: AppUnit.Member, _ role: LearnedRole, among all: [AppUnit.Member]) -> Bool {
        guard let base = role.base, base.evidence.isSure else { return false }
        return !app.ancestors(of: member.type).contains(base.value) || app.isRareBase(of: member, role, among: all)
    }

    private func hasOddAccess(_ member: AppUnit.Member, among all: [AppUnit.Member]) -> Bool {
        let isPublic = app.types[member.type].isPublic
        return all.count { app.types[$0.type].isPublic == isPublic } * 2 < all.count
    }
}

extension SourceApp {
    /// Returns true if a part stands on a class of the app's between it and the base of its role, as few do: most name that one themselves.
    func isRareBase(of member: AppUnit.Member, _ role: LearnedRole, among all: [AppUnit.Member]) -> Bool {
        guard let base = role.base?.value, let own = types[member.type].inherits.first, own != base,
            own != role.ownBase?.value, index(of: own, near: types[member.type].file).map({ types[$0].kind }) == .class
        else { return false }
        let bases = all.compactMap { types[$0.type].inherits.first }
        return bases.count { $0 == own } * 5 < bases.count && bases.count { $0 == base } * 2 > bases.count
    }
}

/// The names of Swift modules.
package enum ModuleName {
    /// A target's or product's name as the compiler takes it for its module's: what stands in no identifier becomes `_`, and what
    /// would begin with a digit begins with `_` (`2FA` is `_2FA`).
    ///
    /// - Parameter target: the name.
    package static func of(target: String) -> String {
        let name = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// Returns true if a name is one that a module can have.
    ///
    /// - Parameter name: the name.
    package static func isValid(_ name: String) -> Bool { !name.isEmpty && name == of(target: name) }
}

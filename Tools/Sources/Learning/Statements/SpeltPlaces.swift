extension [Learned<String>] {
    /// A file's place, as it is where the type that it is called after is called as most of its role are.
    ///
    /// - Parameters:
    ///   - form: The form of the path of the type's file.
    ///   - role: The form of the role's names, of which these are other spellings.
    ///   - name: The type's name.
    ///   - stem: The name of its unit.
    func place(_ form: String, _ role: String, ofFileOf name: String, in stem: String) -> String {
        let own = name.replacingFirst(stem, with: "{Unit}")
        guard contains(where: { $0.value == own }) else { return form }
        return form.split(separator: "/", omittingEmptySubsequences: false).map { part in
            part == "\(own).swift" ? "\(role).swift" : part == own ? role : String(part)
        }.joined(separator: "/")
    }

    /// The place that a type's file is asked for: that of its role, under the type's own spelling.
    ///
    /// - Parameters:
    ///   - usual: The form of the path of most files.
    ///   - role: The form of the role's names, of which these are other spellings.
    ///   - name: The type's name.
    ///   - stem: The name of its unit.
    func place(asked usual: String, _ role: String, of name: String, in stem: String) -> String {
        let own = name.replacingFirst(stem, with: "{Unit}")
        guard contains(where: { $0.value == own }) else { return usual }
        return usual.split(separator: "/", omittingEmptySubsequences: false)
            .map { $0 == "\(role).swift" ? "\(own).swift" : String($0) }.joined(separator: "/")
    }
}

/// The holds of a property over what it keeps itself.
extension SourceApp {
    /// Returns what a container of the app's keeps that a property is made for, `let container: Container<AboutIntent, AboutModel>`, and what
    /// a value of the type's own does, `var dependency: Dependency`; each as if the property held it.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - type: The type that has it.
    func inside(_ property: SourceType.Property, of type: SourceType) -> [SourceType.Property] {
        guard let name = property.types.first, let named = indices[name] else { return [] }
        // Each screen may have a `Dependency` of its own, or an `AboutDependencies` beside it.
        let own = named.first { number in
            let holder = types[number]
            guard holder.kind == .struct, !holder.isGeneric, !isScreen(number) else { return false }
            return holder.file == type.file && (holder.nesting.isEmpty || holder.nesting.last == type.name)
                || holder.nesting.isEmpty && named.count == 1 && Self.isOfDependencies(name)
                    && files[holder.file].folder == files[type.file].folder
        }
        let isValue = own != nil
        guard isValue || !property.arguments.isEmpty, let number = own ?? index(of: name, near: type.file) else {
            return []
        }
        let holder = types[number]
        return holder.properties.filter { $0.isStored && !$0.isStatic && !$0.isFunction }.compactMap { kept in
            var kept = kept
            if let parameter = kept.parameter {
                guard parameter < property.arguments.count else { return nil }
                kept.types = [property.arguments[parameter]]
            } else if !isValue {
                return nil
            }
            if property.hold != .strong { kept.hold = property.hold }
            if property.isObserved { kept.isObserved = true }
            kept.line = property.line
            return kept
        }
    }

    /// Returns true if a structure is called as what hands a type all that it needs.
    private static func isOfDependencies(_ name: String) -> Bool {
        ["Dependencies", "Dependency", "Environment", "Context"].contains(where: name.hasSuffix)
    }

    /// The files of the generic types that properties of some files are made with, those of the app that were not read yet.
    ///
    /// - Parameter read: The numbers of the files whose members were read.
    func filesOfContainers(besides read: [Int]) -> [Int] {
        let known = Set(read)
        var found: Set<Int> = []
        for type in types where known.contains(type.file) {
            for property in type.properties where !property.arguments.isEmpty {
                guard let name = property.types.first, let holder = index(of: name, near: type.file),
                    !known.contains(types[holder].file)
                else { continue }
                found.insert(types[holder].file)
            }
        }
        return found.sorted()
    }
}

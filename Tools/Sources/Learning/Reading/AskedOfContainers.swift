import SourceModel

/// The place in a container that a library gives, by which a property asks for what an extension makes there: `Container.shared.cartModel()`.
extension MemberFact {
    /// The place in a container that gives a property of no stated type its value, as a key path: `\Container.cartModel` of
    /// `Container.shared.cartModel()` and of `@InjectedObject(\.cartModel)`.
    var askedOfContainer: String? {
        if let call = storage?.initialValue?.call, let calls = body?.calls, calls.indices.contains(call) {
            let names = calls[call].callee.names
            guard names.count == 3, names[0].isCapitalized, names[1] == "shared" else { return nil }
            return "\\\(names[0]).\(names[2])"
        }
        guard let wrapper = attributes.first(where: { $0.hasPrefix("@Injected") }),
            let path = wrapper.firstRange(of: "(\\.")
        else { return nil }
        let name = wrapper[path.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : "\\Container.\(name)"
    }
}

extension SourceApp {
    /// Takes what a container makes for those who ask it by a place. Asked once it is known who makes what.
    func takeAsked() {
        var made: [String: String] = [:]
        for part in outsideExtensions + makersBeside.map(\.part) {
            for function in part.functions where !function.accessed.isEmpty {
                let own = function.creates.filter { indices[$0] != nil }
                // What it is made with is made there, too.
                let named = own.first { $0.lowercased() == function.accessed.lowercased() }
                guard let name = named ?? (Set(own).count == 1 ? own.first : nil) else { continue }
                made["\\\(part.name).\(function.accessed)"] = name
            }
        }
        for type in types {
            for number in type.properties.indices {
                guard let place = type.properties[number].types.first, place.hasPrefix("\\") else { continue }
                type.properties[number].types = made[place].map { [$0] } ?? []
            }
        }
    }
}

/// The demands of a protocol of the app's on a type that conforms to it, and what it gives that.
struct ProtocolDemand {
    /// The protocol's name, as the type writes it.
    let name: String
    /// The members and types that it demands and does not give itself; those that it refines demand theirs with it.
    let members: Set<String>
    /// The labels of the initialisers that it demands and does not give itself.
    let inits: [[String]]
    /// The members that its extensions give.
    let given: Set<String>
    /// The protocols that the types have to conform to which it is about.
    let bounds: Set<String>
    /// The protocols of other code that it refines.
    let outside: [String]

    /// The demands of the app's protocols that a type names.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - app: The app.
    static func all(on type: Int, _ app: SourceApp) -> [ProtocolDemand] {
        app.types[type].inherits.compactMap { name in
            guard let index = app.index(of: name, near: app.types[type].file), app.types[index].kind == .protocol else {
                return nil
            }
            return ProtocolDemand(of: index, called: name, app)
        }
    }

    /// The demands of the app's protocols that the protocols refine which a type names, by the names of these.
    static func refined(on type: Int, _ app: SourceApp) -> [(name: String, members: Set<String>)] {
        app.types[type].inherits.flatMap { name -> [(String, Set<String>)] in
            guard let index = app.index(of: name, near: app.types[type].file), app.types[index].kind == .protocol else {
                return []
            }
            return all(on: index, app).map { (name, $0.members) }
        }
    }

    /// Reads a protocol.
    ///
    /// - Parameters:
    ///   - index: The protocol.
    ///   - name: Its name, as the type writes it.
    ///   - app: The app.
    init(of index: Int, called name: String, _ app: SourceApp) {
        let contract = app.types[index]
        let refined = app.ancestors(of: index).compactMap { app.index(of: $0, near: contract.file) }.filter {
            $0 != index && app.types[$0].kind == .protocol
        }
        let all = [contract] + refined.map { app.types[$0] }
        var (demanded, given): (Set<String>, Set<String>) = ([], [])
        for contract in all {
            let declared = contract.declaredMembers
            demanded.formUnion(contract.functions.prefix(declared.functions).map(\.name))
            demanded.formUnion(contract.properties.prefix(declared.properties).map(\.name))
            demanded.formUnion(contract.associated.filter { !$0.hasDefault }.map(\.name))
            given.formUnion(contract.functions.dropFirst(declared.functions).map(\.name))
            given.formUnion(contract.properties.dropFirst(declared.properties).map(\.name))
            given.formUnion(contract.givenAliases)
        }
        self.given = given.subtracting(["", "init"])
        members = demanded.subtracting(["", "init"]).subtracting(given)
        func inits(isDemanded: Bool) -> [[String]] {
            all.flatMap { contract in
                let count = contract.declaredMembers.functions
                let part = isDemanded ? contract.functions.prefix(count) : contract.functions.dropFirst(count)
                return part.filter { $0.name == "init" }.map(\.labels)
            }
        }
        let givenInits = inits(isDemanded: false)
        self.inits = inits(isDemanded: true).filter { !givenInits.contains($0) }
        outside = app.ancestors(of: index).filter { app.indices[$0] == nil }
        bounds = Set(all.flatMap { $0.associated.flatMap(\.bounds) })
        self.name = name
    }
}

extension SourceApp {
    /// The names of what a class has from the app's own classes that it stands on.
    func membersOfBases(of type: Int) -> Set<String> {
        ownBases(of: type).reduce(into: []) { names, base in
            names.formUnion(types[base].functions.map(\.name) + types[base].properties.map(\.name))
        }
    }
}

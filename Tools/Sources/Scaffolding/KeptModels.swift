import Architecture

extension ArchitectureDefinition {
    /// By which message of something shared the one that keeps all models of a kind has them: a manager asks its repository.
    ///
    /// - Returns: the role that is asked, and the message; nil where there is no request, or the role is not there
    ///   yet.
    func everything(
        of kind: UnitKind, named name: UnitName, among sources: ModuleSources
    ) -> (contract: String, verb: ContractVerb?)? {
        let roles = kind.files.flatMap(\.holds).compactMap(role)
        let others = kind.with.compactMap { self.kind($0) }.flatMap(\.files).flatMap(\.holds)
        let channel = roles.lazy.flatMap { self.channels(from: $0.id) }.first { channel in
            channel.hold == .strong && others.contains(channel.to)
        }
        guard let form = channel?.through.flatMap(contract)?.type else { return nil }
        let contract = form.name(for: name, shared: name)
        guard let verbs = sources.verbs(of: contract) else { return nil }
        let verb = verbs.first { verb in
            verb.parameters.isEmpty && verb.answer == "[\(name.typeName)]" && verb.isAsync && verb.isThrowing
        }
        return (contract, verb)
    }
}

extension UnitScaffold {
    /// Refuses to keep all models where the one who is asked for them is there and has no such message.
    static func refuseLackOfAll(
        _ name: UnitName, _ kind: UnitKind, in definition: ArchitectureDefinition, among sources: ModuleSources
    ) throws(ScaffoldError) {
        guard let found = definition.everything(of: kind, named: name, among: sources), found.verb == nil else {
            return
        }
        throw ScaffoldError(
            .usage,
            "\(kind.word.withArticle) keeps all that '\(found.contract)' has, and that answers no '[\(name.typeName)]': give it a "
                + "request that takes nothing, as in 'fetch\(name.typeName)s(): [\(name.typeName)], GET /…'")
    }
}

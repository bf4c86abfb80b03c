import Architecture

/// The store of an app's own in which answers of requests are kept.
enum AnswerStore {
    /// The type by which the app has it.
    static let type = "AppStore"
    /// The contract of a store, as whoever keeps something is handed it.
    static let contract = "any ModelStore"

    /// Whoever makes a request and may keep its answers.
    struct Keeper {
        /// The name of it in the architecture's words: `a manager of snp`.
        let name: String
        /// True if the templates keep answers there.
        let isWritten: Bool
        /// The other place where answers are kept, as the end of a sentence.
        var alternative = ""
    }

    /// The reason why nobody can keep what a request answers; nil where nothing speaks against it, or it is not asked for.
    ///
    /// - Parameters:
    ///   - verb: the request.
    ///   - keeper: whoever makes it.
    ///   - sources: the sources around.
    ///   - folder: the folder of the app's sources.
    static func mistake(
        of verb: RequestVerb, by keeper: Keeper, among sources: ModuleSources, around folder: String
    ) -> String? {
        guard let store = verb.store?.rawValue else { return nil }
        guard keeper.isWritten else {
            return "\(keeper.name) keeps no answers: leave 'store: \(store)' out\(keeper.alternative)"
        }
        let kept = RecordedApp(around: folder)?.store
        if let kept, !kept.isEmpty, kept != store {
            return "the app has one store, and it is '\(kept)': write 'store: \(kept)'"
        }
        guard sources.undeclared([type]).isEmpty else {
            return
                "'\(type)' is where answers are kept, and there is none around: an app of 'scaena new app --store \(store)' "
                + "has it"
        }
        return nil
    }
}

extension ArchitectureDefinition {
    /// True if something that templates write may keep answers in a store of the app's.
    package var keepsAnswers: Bool { sheet?.stores == true || kinds.contains(where: \.stores) }
}

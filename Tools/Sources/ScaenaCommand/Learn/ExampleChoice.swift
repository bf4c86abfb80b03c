import Architecture
import Learning

/// Chooses the units of an app that templates are taken from: of those that are most alike, the first of which a new unit is sound.
struct ExampleChoice {
    private let learning: AppLearning
    private let jobs: Int
    private let known: [ArchitectureDefinition]

    /// Makes a choice.
    ///
    /// - Parameters:
    ///   - learning: What was learned.
    ///   - jobs: The number of threads that take part.
    init(_ learning: AppLearning, jobs: Int) {
        self.learning = learning
        self.jobs = jobs
        known = ArchitectureSource.builtIns.keys.sorted().compactMap { try? ArchitectureOption.definition($0) }
    }

    /// An example with the faults of a new unit like it.
    private struct Tried {
        var example: ExampleTemplates
        /// The faults that a check finds, or why none can be written.
        var mistakes: [String]
        /// The mistakes of a unit of plain templates; `nil` where nobody asked for them.
        var ofPlain: [String]?
        /// True where no unit can be written at all, or none that is Swift.
        var isRefused: Bool
        /// The reasons why it would not compile, or is not whole.
        var faults: [String]
        /// Those of them that nobody sees in a scene's own code, so that the definition says them to who makes one.
        var lasting: [String]

        var isSound: Bool { mistakes.isEmpty && faults.isEmpty }
        var first: String { mistakes.first ?? faults.first ?? "" }
    }

    /// The templates by the numbers of their ways, and what is to be said of them.
    ///
    /// - Parameter wanted: The example that was asked for, with the number of its way; `nil` where none was.
    func examples(like wanted: (way: Int, templates: ExampleTemplates)?) -> (
        examples: [Int: ExampleTemplates], remarks: [String]
    ) {
        var examples: [Int: ExampleTemplates] = [:]
        var remarks: [String] = []
        for way in learning.architectures.indices {
            let isWanted = wanted?.way == way
            let plain = definition(way, nil, known: isWanted ? [] : known)
            // What stands on a built-in has that one's templates.
            guard isWanted || plain.extends == nil else { continue }
            let number = learning.architectures.count == 1 ? "" : " of way \(way + 1)"
            let all = isWanted ? wanted.map { [tried($0.templates, way, plain, nil)] } ?? [] : tried(way, plain)
            guard let chosen = all.first(where: \.isSound) ?? all.first(where: \.mistakes.isEmpty) ?? all.first else {
                continue
            }
            if let mistake = chosen.mistakes.first, chosen.isRefused || !isWanted {
                remarks.append("templates\(number) are plain, not like \(chosen.example.unit): \(mistake)")
                var plain = chosen.example.plain(word: learning.architectures[way].word)
                plain.leftOut += learning.genericBases(ofWay: way)
                examples[way] = plain
                continue
            }
            if let best = all.first, best.example.unit != chosen.example.unit {
                remarks.append(
                    "templates\(number) follow \(chosen.example.unit): \(best.example.unit) is more typical, but \(best.first)"
                )
            }
            remarks += chosen.mistakes.map { "of a scene like \(chosen.example.unit), check would say: \($0)" }
            remarks += chosen.faults
            var example = chosen.example
            example.faults = chosen.lasting.map(Self.named)
            examples[way] = example
        }
        return (examples, remarks.map(Self.named))
    }

    private static func named(_ sentence: String) -> String { sentence.replacing(TemplateTrial.unit, with: "{Unit}") }

    private func definition(_ way: Int, _ example: ExampleTemplates?, known: [ArchitectureDefinition])
        -> LearnedDefinition
    {
        LearnedDefinition(
            learning.architectures[way], as: .init(id: "trial", title: "Trial", templates: "templates"), known: known,
            example: example)
    }

    /// The units of a way that are most alike, up to the first that is sound.
    private func tried(_ way: Int, _ plain: LearnedDefinition) -> [Tried] {
        var all: [Tried] = []
        var ofPlain: [String]?
        for example in learning.templates(ofWay: way, jobs: jobs) {
            let tried = tried(example, way, plain, ofPlain)
            ofPlain = tried.ofPlain
            all.append(tried)
            if tried.isSound { break }
        }
        return all
    }

    /// - Parameter ofPlain: The mistakes of a unit of plain templates, where these are known.
    private func tried(
        _ example: ExampleTemplates, _ way: Int, _ plain: LearnedDefinition, _ ofPlain: [String]?
    ) -> Tried {
        var ofPlain = ofPlain
        let like = definition(way, example, known: known)
        let trial = TemplateTrial(like.text, like.templates, isGiven: learning.isGiven)
        var mistakes = trial.mistakes
        if !mistakes.isEmpty {
            // What any new unit is told of is no fault of these templates; where nobody is seen to build, nobody is seen to
            // connect either.
            let told = ofPlain ?? TemplateTrial(plain.text, plain.templates, isGiven: learning.isGiven).mistakes
            ofPlain = told
            mistakes.removeAll {
                told.contains($0) || learning.architectures[way].assembly == nil && $0.hasPrefix("assembly:")
            }
        }
        let lost =
            learning.unmetDemands(in: trial.facts, lost: example.lostProtocols)
            + learning.lostNames(in: trial.facts, of: TemplateTrial.unit, like: example.unit)
        let holds =
            learning.lostHolds(in: trial.facts, of: TemplateTrial.unit, like: example.unit, way: way)
            + learning.lostConformances(in: trial.facts, of: TemplateTrial.unit, way: way)
        let lasting =
            lost.map { "a scene like \(example.unit) would not compile: \($0)" }
            + holds.map { "a scene like \(example.unit) is not whole: \($0)" }
        var example = example
        let told =
            learning.oddBases(in: trial.facts, of: TemplateTrial.unit, way: way)
            + learning.oddAccess(in: trial.facts, of: TemplateTrial.unit, way: way)
            + learning.deadEnds(in: trial.facts, of: TemplateTrial.unit, way: way)
        example.leftOut += told.map(Self.named)
        return Tried(
            example: example, mistakes: mistakes, ofPlain: ofPlain, isRefused: trial.isRefused,
            faults: trial.needs.map { "a scene like \(example.unit) is not whole: \($0)" } + lasting, lasting: lasting)
    }
}

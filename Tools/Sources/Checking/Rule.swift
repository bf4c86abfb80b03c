import Conformance
import Findings

/// One kind of statement of a definition, asked of an app.
package protocol Rule: Sendable {
    /// The word by which settings, comments and the command line name it.
    static var id: String { get }
    /// The severity of its findings, where settings say nothing.
    static var severity: Severity { get }
    /// The explanation of the rule, with one good and one bad example: the text of `scaena check --explain`, and of its
    /// section in docs/RULES.md.
    static var explanation: RuleExplanation { get }
    /// True if it is asked only where `--only` names it.
    static var isOnDemand: Bool { get }

    /// Makes the rule.
    init()

    /// Judges an app.
    func verdict(on app: CheckedApp) -> Verdict

    /// The parts of the judgement, which know nothing of each other: threads share them. Together, in their order, they are the verdict.
    var parts: [@Sendable (CheckedApp) -> Verdict] { get }
}

extension Rule {
    package static var isOnDemand: Bool { false }
    package var parts: [@Sendable (CheckedApp) -> Verdict] { [verdict] }
}

/// The text about a rule.
package struct RuleExplanation: Sendable {
    /// The rule's demand, in one sentence.
    package var wants: String
    /// The harm in an app that breaks it, in one to three sentences.
    package var why: String
    /// The places that it looks at and how each counts, a line for each.
    package var judged: [String]
    /// The things that it says nothing about, each by itself.
    package var silent: [String] = []
    /// The things that it also says nothing about where the definition was learned.
    package var learned: [String] = []
    /// Code that it has nothing against.
    package var good: String
    /// Code that it finds.
    package var bad: String
}

/// The verdict of a rule on an app.
package struct Verdict: Sendable {
    package var findings: [Finding] = []
    /// The mends of findings that have one, by their places among the findings.
    package private(set) var mends: [Int: Mend] = [:]
    /// The ways that a learned definition does not allow only because few were seen to go them, `presenter ->
    /// worker`: by the places among the findings.
    package private(set) var unseenWays: [Int: String] = [:]
    /// The number of places that were judged.
    package var judged = 0
    /// The numbers of places that could not be judged, so that nothing is said of them, by the reason.
    package private(set) var unproven: [Unproven: Int] = [:]

    package init() {}

    /// The number of places that could not be judged.
    package var unjudged: Int { unproven.values.reduce(0, +) }

    /// A verdict on as many places as another one, without its findings.
    init(places other: Verdict) {
        (judged, unproven) = (other.judged, other.unproven)
    }

    /// Leaves places out, for a reason.
    mutating func leave(_ reason: Unproven, _ count: Int = 1) {
        if count > 0 { unproven[reason, default: 0] += count }
    }

    /// Adds another part of the verdict.
    mutating func add(_ other: Verdict) {
        let count = findings.count
        for (place, mend) in other.mends { mends[count + place] = mend }
        for (place, way) in other.unseenWays { unseenWays[count + place] = way }
        findings += other.findings
        judged += other.judged
        unproven.merge(other.unproven, uniquingKeysWith: +)
    }

    /// Adds a finding with its mend.
    mutating func add(_ finding: Finding, _ mend: Mend?, unseenWay: String? = nil) {
        if let mend { mends[findings.count] = mend }
        if let unseenWay { unseenWays[findings.count] = unseenWay }
        findings.append(finding)
    }
}

/// The rules, in the order in which they are told.
package enum Rules {
    package static let all: [any Rule.Type] = [
        CarriesAndKnowsRule.self, HoldRule.self, ImportsRule.self, ChannelRule.self, ContractRule.self, UnitRule.self,
        AssemblyRule.self, NavigationRule.self, CycleRule.self, SaysRule.self, DataRule.self, StateRule.self,
        FlowsRule.self, ContainersRule.self, ModulesRule.self, PublicRule.self, UnusedRule.self,
        TeamRules.self,
    ]

    /// The rules that are asked where none is named.
    package static var standard: [any Rule.Type] { all.filter { !$0.isOnDemand } }
}

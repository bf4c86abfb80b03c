import Findings
import Testing

@testable import Checking

/// The rules that a run asks.
@Suite("The choice of rules")
struct RuleChoiceTests {
    private func choice(
        only: [String]? = nil, except: [String] = [], off: [String] = [], severities: [String: Severity] = [:]
    ) -> RuleChoice { RuleChoice(only: only, except: except, off: off, severities: severities) }

    @Test("A rule that nobody asks else is asked where settings give it a weight, beside all others")
    func onDemand() {
        #expect(!choice().tells("says") && choice().tells("hold"))
        let named = choice(severities: ["says": .warning])
        #expect(named.tells("says") && named.tells("hold") && !named.tells("public"))
        #expect(named.rules.contains { $0.id == "says" })
        #expect(!choice(off: ["says"], severities: [:]).tells("says"))
        // A group's name switches nothing on.
        #expect(!choice(severities: ["channels": .error]).tells("says"))
        #expect(!choice(only: ["channels"]).tells("says") && choice(only: ["says"]).tells("says"))
        #expect(!choice(except: ["says"], severities: ["says": .warning]).tells("says"))
    }

    @Test("Groups are left out, asked alone and weighed, and a rule's own word counts more")
    func groups() {
        let ownership = choice(only: ["ownership"])
        #expect(ownership.rules.map { $0.id } == ["hold", "cycle"])
        #expect(choice(except: ["ownership"]).rules.allSatisfy { !["hold", "cycle"].contains($0.id) })
        let off = choice(off: ["ownership"], severities: ["cycle": .note])
        #expect(!off.tells("hold") && off.tells("cycle"))
        let weighed = choice(severities: ["ownership": .note, "cycle": .error])
        #expect(severity("hold", weighed) == .note)
        #expect(severity("cycle", weighed) == .error)
        #expect(severity("unit", weighed) == .warning)
    }

    private func severity(_ rule: String, _ choice: RuleChoice) -> Severity {
        let identity = Finding.Identity(rule: rule, unit: "", role: "", subject: "")
        return choice.severity(of: Finding(identity, "", at: SourceSpot(path: "", line: 1), subject: ""))
    }

    @Test("A team's own rule is asked alone, left out, and weighed")
    func teams() {
        let alone = choice(only: ["no-print"])
        #expect(alone.rules.map { $0.id } == ["rules"])
        #expect(alone.tells("no-print") && !alone.tells("use-cases") && !alone.tells("rules"))
        #expect(choice(only: ["rules"]).tells("no-print") && !choice(only: ["hold"]).tells("no-print"))
        #expect(!choice(except: ["no-print"]).tells("no-print") && choice(except: ["no-print"]).tells("use-cases"))
        #expect(!choice(off: ["rules"]).tells("no-print"))
        #expect(severity("no-print", choice(severities: ["no-print": .error])) == .error)
    }

    @Test("Where nothing is left to ask, that is known; comments alone may be asked for")
    func empty() {
        #expect(choice(only: ["hold"], except: ["hold"]).isEmpty)
        #expect(choice(only: ["hold"], except: ["ownership"]).isEmpty)
        #expect(!choice(only: ["hold"], except: ["cycle"]).isEmpty)
        let comments = choice(only: ["suppression"])
        #expect(!comments.isEmpty && comments.tells("suppression") && !comments.tells("hold"))
        // If a comment has a use is seen where all rules are asked.
        #expect(comments.rules.count == Rules.standard.count)
        #expect(!choice(except: ["suppression"]).tells("suppression"))
    }

    @Test("Each name has a text")
    func texts() {
        for name in RuleNames.builtIn { #expect(RuleNames.section(of: name) != nil, "\(name)") }
        #expect(RuleNames.section(of: "nothing") == nil)
        #expect(Set(RuleNames.builtIn).count == RuleNames.builtIn.count)
    }
}

/// The column of a word in its line.
@Suite("A word in a line")
struct WordInLineTests {
    @Test(
        "A call is found behind declarations of its name; a declaration before calls; code before texts, and no comment",
        arguments: [
            ("let push = 1; nav?.push(x)", "push", true, 20), ("let push = 1; nav?.push(x)", "push", false, 5),
            ("func all() { BO.all() }", "all", true, 17), ("func all() { all() }", "all", true, 14),
            ("case push: push { }", "push", true, 12), ("let a = push, b = push()", "push", true, 19),
            ("log(\"push\"); nav.push(x)", "push", true, 18), ("open(\"http://a\"); push(x)", "push", true, 19),
            ("log(\"a \\\"push\"); nav.push(x)", "push", false, 22), ("var pusher, push: Int", "push", false, 13),
            ("let text = \"push\"", "push", true, 13), ("let x = 1 // push()", "push", true, nil),
            ("ä.push()", "push", true, 4), ("let push = self.x", "push", true, 5),
        ])
    func columns(line: String, word: String, isCalled: Bool, column: Int?) {
        #expect(WordInLine(word[...]).column(in: Array(line.utf8)[...], isCalled: isCalled) == column)
    }
}

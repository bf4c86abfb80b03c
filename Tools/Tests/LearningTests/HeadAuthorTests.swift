import Testing

@testable import Learning

/// Heads of files that say who made them.
@Suite("Heads that name their author")
struct HeadAuthorTests {
    private func template(_ text: String, _ others: [String] = []) -> String {
        let head = HeadAuthor(text)
        return HeadAuthor.withTags(head.marked, as: head.date, among: others + [head.date].compactMap(\.self))
    }

    @Test(
        "The day is written as the team writes it",
        arguments: [
            ("06.02.2024", "{{ created.day2 }}.{{ created.month2 }}.{{ created.year }}"),
            ("8/20/23", "{{ created.month }}/{{ created.day }}/{{ created.year2 }}"),
            ("2024-03-01", "{{ created.year }}-{{ created.month2 }}-{{ created.day2 }}"),
            ("29/10/21", "{{ created.day2 }}/{{ created.month2 }}/{{ created.year2 }}"),
        ])
    func days(date: String, form: String) {
        #expect(
            template("//\n//  Created by Ann Bo on \(date).\n//\n\nimport UIKit\n")
                == "//\n//  Created by {{ created.by }} on \(form).\n//\n\nimport UIKit\n")
    }

    @Test("Other days tell which number is the month")
    func order() {
        #expect(
            template("// Created by Ann on 08/11/21\n", ["29/10/21"]).contains(
                "{{ created.day2 }}/{{ created.month2 }}/"))
        #expect(
            template("// Created by Ann on 08/11/21\n", ["10/29/21"]).contains(
                "{{ created.month2 }}/{{ created.day2 }}/"))
    }

    @Test("The author's name goes wherever the head has it, and nowhere else")
    func names() {
        let text = template(
            "/*\nCreated by Ann Bo on 1/2/21.\nSPDX: 2025 Rides, Ann Bo\n*/\n\nimport UIKit\nlet a = \"Ann Bo\"\n")
        #expect(text.contains("SPDX: 2025 Rides, {{ created.by }}\n"))
        #expect(text.hasSuffix("let a = \"Ann Bo\"\n"))
        #expect(template("// Copyright Rides\n") == "// Copyright Rides\n")
    }
}

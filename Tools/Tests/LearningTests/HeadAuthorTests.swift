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

    @Test("Who makes a file holds no rights by it: the holder that the head names stays, though both have one name")
    func names() {
        let text = template(
            "/*\nCreated by Rides on 1/2/21.\nCopyright © 2021 Rides. All rights reserved.\n*/\n\nimport UIKit\nlet a = \"Rides\"\n"
        )
        #expect(text.contains("Created by {{ created.by }} on"))
        #expect(text.contains("Copyright © 2021 Rides. All rights reserved.\n"))
        #expect(text.hasSuffix("let a = \"Rides\"\n"))
        #expect(template("// Copyright Rides\n") == "// Copyright Rides\n")
    }
}

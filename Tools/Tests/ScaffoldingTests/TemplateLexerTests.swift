import Architecture
import Stencil
import TemporaryFolders
import Testing

@testable import Scaffolding

/// The lexer beside Stencil's own: what templates become, must not depend on which of them reads.
@Suite("The lexer of templates")
struct TemplateLexerTests {
    private static var values: [String: Any] {
        [
            "name": "About", "yes": true, "no": false, "none": [String: Any](),
            "list": [["name": "one"], ["name": "two"]], "roles": ["view": ["type": "V"], "router": ["type": "R"]],
        ]
    }

    private func text(_ template: String, with lexer: TemplateLexer?) throws -> String {
        try CompiledTemplate(template, file: "t", in: Environment(trimBehaviour: .smart), lexer: lexer)
            .render(TemplateContext(Self.values))
    }

    @Test(
        "makes the text that Stencil makes",
        arguments: [
            "", "plain\n", "{{ name }}", "a {{name}} b\n", "{\n  let a = {{ name }}\n}\n", "{# gone #}\n{{ name }}\n",
            "{% if yes %}\n    a\n{% else %}\n    b\n{% endif %}\nc\n", "  {% if no %}\n a\n  {% endif %}\n  b\n",
            "a{%+ if yes %} b{%+ endif %} c", "a {%- if yes -%} b {%- endif -%} c",
            "a \n\n{%- if yes +%}\n b\n{% endif +%}\nc",
            "{% for item in list %}\n{{ item.name }}{% if not forloop.last %},{% endif %}\n{% endfor %}",
            "{% for id, role in roles %}{{ role.type }};{% endfor %}",
            "{% if none %}a{% endif %}{% if roles %}b{% endif %}",
            "{{ roles.view.type }}{{ roles.count }}{{ list.count }}{{ list.0.name }}",
            "é {{ name }} ü\t{% if yes %}\t\nß{% endif %}",
            "{{ name", "a\r\n{% if yes %}\r\nb\r\n{% endif %}\r\nc", "{{ 'a' }}{{ \"}\" }}",
            "{%\n  if\n  yes\n%}a{% endif %}", "{{ name|uppercase }}{{ name | lowercase }}", "a }} b %} c { d",
            "{% if name == name and not no %}a{% elif yes %}b{% endif %}{% if name != other %}c{% endif %}",
            "{% if no or not missing and yes %}a{% else %}b{% endif %}{% if not name == other %}c{% endif %}",
            "{% if \"About\" == name %}a{% endif %}{% if (yes) %}b{% endif %}{% if 1 %}c{% endif %}{{ 1 }}{{ true }}",
            "{% for item in list %}{{ forloop.counter }}{{ name.count }}{% endfor %}{% for item in missing %}a{% endfor %}",
            "{% for item in list %}{% for role in list %}{{ forloop.first }}{{ item.name }}{% endfor %}{% endfor %}",
            "{% for item in list %}{{ item }}{% empty %}none{% endfor %}{{ yes }}{{ missing.name }}{{ list.first.name }}",
            "{{ roles.view }}{{ roles.view.count }}{{ none }}{{ none.a }}{{ name.a }}{{ no }}{{ true }}{{ _a }}{{ nil }}",
            "{{ a.b.c }}{{ name.count.a }}{{ roles.view.type if yes }}{{ roles.view.type if no else name }}{{ é }}{{ name\n}}",
            "{{ list.1 }}{{ list.9 }}{{ name }}\n{{ name -}}\n{{- name }}",
            "{% if list %}{% if roles.none %}a{% elif roles.view %}b{% else %}c{% endif %}{% endif %}",
        ])
    func agrees(template: String) throws {
        let lexer = try #require(TemplateLexer())
        #expect(try text(template, with: lexer) == text(template, with: nil))
    }

    @Test(
        "takes every template of the built-ins apart as Stencil does",
        arguments: Soak.all(ArchitectureSource.builtIns.keys.sorted(), orOnly: ["snp", "mvpcf"]))
    func readsBuiltIns(architecture: String) throws {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        let lexer = try #require(TemplateLexer())
        let environment = Environment(trimBehaviour: .smart)
        for template in source.templates.values {
            let lexed = lexer.lex(template)
            let own = lexed.tokens.flatMap { token -> [String] in
                guard token.contents.hasPrefix("= "), let number = Int(token.contents.dropFirst(2)) else {
                    return ["\(token.kind) \(token.contents)"]
                }
                return lexed.runs[number].compactMap { piece in
                    if case .value(let path) = piece { "variable " + path.joined(separator: ".") } else { nil }
                }
            }
            let theirs = Template(templateString: template, environment: environment).tokens.filter {
                $0.kind == .variable || $0.kind == .block
            }
            #expect(own == theirs.map { "\($0.kind) \($0.contents)" })
        }
    }

    @Test("leaves it to Stencil to say where a mistake is")
    func placesMistakes() throws {
        let lexer = try #require(TemplateLexer())
        for template in ["a\nb\n{% nonsense %}\n", "a\n\n{% if yes %}\nb", "{% if yes %}a{% endif"] {
            let own = #expect(throws: ScaffoldError.self) { try text(template, with: lexer) }
            let theirs = #expect(throws: ScaffoldError.self) { try text(template, with: nil) }
            #expect(own == theirs && own?.description.contains("t:") == true)
        }
    }
}

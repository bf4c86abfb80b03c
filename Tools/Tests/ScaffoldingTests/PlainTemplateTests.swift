import Architecture
import Stencil
import Testing

@testable import Scaffolding

@Suite("Templates that are rendered without Stencil")
struct PlainTemplateTests {
    /// Every template of the built-ins is one, or scaffolding one of their scenes would wait for Stencil.
    @Test("are all that the built-ins have", arguments: ArchitectureSource.builtIns.keys.sorted())
    func areAll(architecture: String) throws {
        let source = try #require(ArchitectureSource.builtIns[architecture])
        for (name, text) in source.templates {
            #expect(PlainTemplate(TemplateLexer.parts(of: text)) != nil, "\(name)")
        }
    }

    @Test("leave to Stencil what they do not know, in themselves and in what they are given")
    func leavesTheRest() {
        let values = ["name": TemplateValue.text("About"), "yes": .truth(true), "number": .other]
        for template in ["{{ yes }}", "{{ number }}", "{{ name.count }}", "{% if number %}a{% endif %}"] {
            #expect(PlainTemplate(TemplateLexer.parts(of: template))?.render(values) == nil, "\(template)")
        }
        for template in [
            "{{ name|uppercase }}", "{% include \"a\" %}", "{% if yes > name %}a{% endif %}", "{% if yes %}a",
            "{% for a, b in name %}{% endfor %}", "{% endif %}", "{{ 1 }}", "{{ 'a' }}", "{{ }}",
            "{% if %}a{% endif %}",
        ] {
            #expect(PlainTemplate(TemplateLexer.parts(of: template)) == nil, "\(template)")
        }
    }

    @Test("put a type in the place of the … of another's name")
    func putsInside() {
        let template = PlainTemplate(TemplateLexer.parts(of: "{{ type|inside:names.relay }}"))
        #expect(
            template?.render(["type": .text("Int"), "names": .members(["relay": .text("Relay<…>")])]) == "Relay<Int>")
        #expect(template?.render(["type": .text("Int")]) == nil)
    }
}

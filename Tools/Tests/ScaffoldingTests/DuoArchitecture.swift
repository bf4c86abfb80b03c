import Architecture

/// An architecture that the tool has never heard of: a new architecture is a new file, not a new Swift type.
enum DuoArchitecture {
    static let source = ArchitectureSource(
        file: "duo.yml",
        text: """
            architecture: duo
            about: A screen and its brain.
            unit: { word: module, folder: "{Unit}Module", owner: screen }
            layers:
              front: { imports: [UIKit] }
            contracts:
              thinking: { type: "{Unit}Thinking" }
            data:
              plain: { types: [String, Int] }
              picture: { type: "{Unit}Picture", madeOf: plain }
            roles:
              screen: { type: "{Unit}Screen", layer: front }
              brain: { type: "{Unit}Brain", implements: thinking }
              maker: { type: "{Unit}Maker" }
            channels:
              - screen -> brain: { hold: strong, through: thinking, as: brain, says: ["on…", "user…ed"] }
              - brain -> screen: { hold: weak, as: screen, carries: picture }
            assembly: { by: maker, function: make, creates: [screen, brain], returns: screen }
            files:
              all: { path: "{Unit}Module.swift", template: all, holds: [screen, brain, maker, picture, thinking] }
              tests: { path: "{Unit}ModuleTests.swift", template: tests, place: tests }
            inputs:
              events: { from: screen, to: brain }
              shows: { data: picture, standard: "label: String" }
            """,
        templates: [
            "all": """
            {{ layers.front.imports }}
            protocol {{ contracts.thinking.type }} {
            {% for event in events %}
                func {{ event.name }}()
            {% endfor %}
            }
            struct {{ data.picture.type }} {
            {% for value in shows.values %}
                let {{ value.name }}: {{ value.type }}
            {% endfor %}
            }
            enum {{ roles.maker.type }} {
                static func {{ assembly.function }}() -> {{ assembly.returns.type }} {
            {% for step in assembly.steps %}
                    let {{ step.property }} = {{ step.type }}({{ step.arguments }})
            {% endfor %}
            {% for connection in assembly.connections %}
                    {{ connection.holder }}.{{ connection.property }} = {{ connection.value }}
            {% endfor %}
                    return {{ assembly.returns.property }}
                }
            }

            """,
            "tests": "@testable import {{ module }}\n",
        ])
}

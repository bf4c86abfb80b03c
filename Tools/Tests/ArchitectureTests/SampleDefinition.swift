@testable import Architecture

/// A small, valid definition of an architecture that no built-in is, to be spoilt by tests.
enum SampleDefinition {
    static let templates: Set<String> = ["screen", "brain"]

    static let text = """
        architecture: duo
        about: A screen and its brain.
        unit:
          word: screen
          folder: "{Unit}"
          owner: screen
        layers:
          front:
            imports: [UIKit]
        contracts:
          brainProtocol:
            type: "{Unit}Thinking"
          screenProtocol:
            type: "{Unit}Showing"
        data:
          text:
            types: String
          picture:
            type: "{Unit}Picture"
            madeOf: text
        roles:
          screen:
            type: "{Unit}Screen"
            implements: screenProtocol
            layer: front
          brain:
            type: "{Unit}Brain"
            implements: brainProtocol
        channels:
          - screen -> brain:
              hold: strong
              through: brainProtocol
              as: brain
              says: "on…"
          - brain -> screen:
              hold: weak
              through: screenProtocol
              as: screen
              carries: picture
        assembly:
          by: brain
          function: make
          creates: [screen, brain]
          returns: screen
        files:
          screenFile:
            path: "{Unit}Screen.swift"
            template: screen
            holds: screen
          brainFile:
            path: "{Unit}Brain.swift"
            template: brain
            holds: brain
        inputs:
          events:
            from: screen
            to: brain
          shows:
            data: picture
            standard: "text: String"
        """

    /// The sample with one of its texts replaced.
    static func text(replacing old: String, with new: String) -> String {
        text.replacing(old, with: new, maxReplacements: 1)
    }

    /// Returns the mistakes in a text, as `line:column: error: message`.
    static func mistakes(of text: String) -> [String] {
        told(of: text).map { String($0.description.dropFirst("duo.yml:".count)) }
    }

    /// Returns the mistakes in a text.
    static func told(of text: String) -> [DefinitionMistake] {
        do {
            _ = try DefinitionReader.read(text, file: "duo.yml", templates: templates)
            return []
        } catch {
            return error.mistakes
        }
    }
}

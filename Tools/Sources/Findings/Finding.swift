/// Something in a source that a definition does not allow: what it is, where, why it matters, who says so, and what to
/// write instead.
package struct Finding: Codable, Sendable, Hashable {
    /// The id of the rule: `hold`.
    package var rule: String
    /// The severity: it decides if a run fails.
    package var severity: Severity
    /// The fault, in one sentence without a full stop.
    package var message: String
    /// Where.
    package var place: SourceSpot
    /// The name in the line that the finding is about; its column is ``place``'s.
    package var subject: String
    /// Why it matters in this architecture, as a sentence.
    package var reason: String
    /// The statement of the definition that it breaks.
    package var statement: Statement?
    /// The text to write instead, as a sentence.
    package var remedy: String
    /// Further places, such as the links of a cycle.
    package var notes: [Note]
    /// The edits that mend it, where there is one right mend.
    package var fix: [Edit]
    /// The path that its file has to have, where it is misplaced and nothing else stands in it.
    package var rename: String?
    /// The identity by which it is known from run to run, whatever line it moves to.
    package var identity: Identity
    /// True if the name at the place is called there, so that no declaration of the name beside it is meant.
    package var isCalled: Bool?
    /// The findings that it asks about together, where it is a question to the definition.
    package var members: [Finding]?
    /// The names of which it tells that something is not there; nil of a finding on what is there.
    package var missed: [String]?

    /// A statement of a definition: what it says, and where.
    package struct Statement: Codable, Sendable, Hashable {
        /// The place in the definition's file; of a built-in, the path is its name.
        package var place: SourceSpot
        /// The line, without blanks around it and without its comment.
        package var text: String
        /// The comment behind it, such as `69 of 69`.
        package var evidence: String?

        /// Makes a statement from its parts.
        ///
        /// - Parameters:
        ///   - place: The place in the definition's file.
        ///   - text: The line.
        ///   - evidence: The comment behind it.
        package init(place: SourceSpot, text: String, evidence: String? = nil) {
            self.place = place
            self.text = text
            self.evidence = evidence
        }
    }

    /// A further place, with what is to be seen there.
    package struct Note: Codable, Sendable, Hashable {
        /// A sentence about that place.
        package var message: String
        /// Where.
        package var place: SourceSpot

        /// Makes a note from its parts.
        ///
        /// - Parameters:
        ///   - message: A sentence about that place.
        ///   - place: Where.
        package init(message: String, place: SourceSpot) {
            self.message = message
            self.place = place
        }
    }

    /// A change of a file's text.
    package struct Edit: Codable, Sendable, Hashable {
        /// The absolute path of the file.
        package var path: String
        /// The line, from 1.
        package var line: Int
        /// The columns in UTF-8 bytes that are replaced, from 1.
        package var columns: Range<Int>
        /// The text that stands there afterwards.
        package var replacement: String

        /// Makes an edit from its parts.
        ///
        /// - Parameters:
        ///   - path: The absolute path of the file.
        ///   - line: The line.
        ///   - columns: The columns that are replaced.
        ///   - replacement: The text that stands there afterwards.
        package init(path: String, line: Int, columns: Range<Int>, replacement: String) {
            self.path = path
            self.line = line
            self.columns = columns
            self.replacement = replacement
        }
    }

    /// The features that make a finding the same as one of an earlier run: no line, no column, no folder.
    package struct Identity: Codable, Sendable, Hashable, Comparable, CustomStringConvertible {
        /// The id of the rule.
        package var rule: String
        /// The unit's name; empty outside of units.
        package var unit: String
        /// The role's id.
        package var role: String
        /// The subject of the finding: a property, a type, a module.
        package var subject: String

        /// Makes an identity from its parts.
        ///
        /// - Parameters:
        ///   - rule: The id of the rule.
        ///   - unit: The unit's name.
        ///   - role: The role's id.
        ///   - subject: The subject of the finding.
        package init(rule: String, unit: String, role: String, subject: String) {
            self.rule = rule
            self.unit = unit
            self.role = role
            self.subject = subject
        }

        /// The parts in one line: `hold Login.presenter view`.
        package var description: String { "\(rule) \(unit).\(role) \(subject)" }

        /// Returns true if an identity stands before another, part by part.
        package static func < (left: Identity, right: Identity) -> Bool {
            (left.rule, left.unit, left.role, left.subject) < (right.rule, right.unit, right.role, right.subject)
        }
    }

    /// Makes a finding from what every finding has.
    ///
    /// - Parameters:
    ///   - identity: The identity by which it is known.
    ///   - message: The fault.
    ///   - place: Where.
    ///   - subject: The name in the line that it is about.
    package init(_ identity: Identity, _ message: String, at place: SourceSpot, subject: String) {
        rule = identity.rule
        severity = .warning
        self.identity = identity
        self.message = message
        self.place = place
        self.subject = subject
        reason = ""
        remedy = ""
        notes = []
        fix = []
    }
}

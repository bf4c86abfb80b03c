/// The ids that a definition declares, and the places that refer to them: resolved when everything is read, since a channel
/// may name a role that comes later.
final class References {
    private struct Declaration {
        let kind: String
        let word: Word
    }

    private struct Reference {
        let word: Word
        let kinds: [String]
        let subject: String
    }

    private let log: MistakeLog
    private var declared: [Declaration] = []
    private var references: [Reference] = []
    private var names: [String: Word] = [:]
    private var unread: Set<String> = []

    init(log: MistakeLog) {
        self.log = log
    }

    /// Where each id is declared.
    var declarations: [String: SourcePosition] {
        Dictionary(declared.map { ($0.word.text, $0.word.position) }) { first, _ in first }
    }

    /// Kinds whose ids may meet in one list, and so share one space.
    private static let together = ["role", "contract", "data kind"]

    /// Notes an id.
    func declare(_ word: Word, as kind: String) {
        let rivals = Self.together.contains(kind) ? Self.together : [kind]
        if let other = declared.first(where: { $0.word.text == word.text && rivals.contains($0.kind) }) {
            log.add(
                word.position,
                "'\(word.text)' is already the id of a \(other.kind), in line \(log.told(other.word.position).line)")
        }
        declared.append(Declaration(kind: kind, word: word))
    }

    /// Notes that what declares the ids of a kind could not be read, which is told by itself.
    func leaveOut(_ kind: String) { unread.insert(kind) }

    /// Notes the name of a type or file, which no two things may share.
    ///
    /// - Parameters:
    ///   - form: the name form.
    ///   - id: whose it is.
    ///   - position: where it stands.
    ///   - isOne: true if there is only one in the whole app, so that its name need not tell it from others.
    func name(_ form: NameForm, of id: Word, at position: SourcePosition, isOne: Bool = false) {
        if let other = names[form.description] {
            log.add(position, "'\(other.text)' and '\(id.text)' have the same name form '\(form)'")
        }
        names[form.description] = id
        if !form.isOpen, !isOne {
            log.add(position, "'\(form)' would be the same in every unit: it needs '{Unit}'")
        }
    }

    /// The ids of a kind that nothing refers to.
    func unreferred(_ kind: String) -> [Word] {
        let referred = Set(references.filter { $0.kinds.contains(kind) }.map(\.word.text))
        return declared.filter { $0.kind == kind && !referred.contains($0.word.text) }.map(\.word)
    }

    /// Notes that words refer to ids of one of several kinds.
    func refer(_ words: [Word], to kinds: [String], in subject: String) {
        references += words.map { Reference(word: $0, kinds: kinds, subject: subject) }
    }

    /// Tells every reference to something that is not declared.
    func resolve() {
        for reference in references where unread.isDisjoint(with: reference.kinds) {
            let known = declared.filter { reference.kinds.contains($0.kind) }.map(\.word.text)
            guard !known.contains(reference.word.text) else { continue }
            let kinds = reference.kinds.joined(separator: " or ")
            log.add(
                reference.word.position,
                "unknown \(kinds) '\(reference.word.text)' in \(reference.subject)"
                    + NearestWord.hint(for: reference.word.text, among: known))
        }
    }
}

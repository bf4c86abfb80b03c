import SwiftParser
import SwiftSyntax

/// Names that are made of a unit's name and that its files use, though none of them declares them.
package struct DerivedNames {
    /// One such name.
    package struct Name: Hashable, Sendable {
        /// The name, with the unit's as a form: `{unit}Reducer`.
        package var form: String
        /// The owner that it is asked of: `UIStoryboard.Name`; empty where it stands alone.
        package var owner: String
    }

    /// The names, in the order in which they are used.
    package let names: [Name]
    /// The storyboards that are asked for by name, as forms.
    package let storyboards: [String]
    /// The nibs that are asked for by name, as forms.
    package let nibs: [String]
    /// The modules that are imported, as forms.
    package let modules: [String]

    /// Reads the files of a unit.
    ///
    /// - Parameters:
    ///   - texts: The texts of all its files.
    ///   - name: Its name, as types begin.
    ///   - property: Its name, as properties begin.
    package init(in texts: [String], of name: String, property: String) {
        let words = UnitWords(name: name, property: property)
        let trees = texts.filter { $0.contains(name) || $0.contains(property) }.map { Parser.parse(source: $0) }
        var declared: Set<String> = []
        for token in trees.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
            if case .identifier = token.tokenKind, !token.isReference { declared.insert(token.plain) }
        }
        var reading = Reading(words: words, declared: declared)
        for tree in trees { reading.read(Syntax(tree)) }
        (names, storyboards, nibs) = (reading.names, reading.storyboards, reading.nibs)
        modules = reading.modules
    }

    /// The reading of one tree after the other.
    private struct Reading {
        let words: UnitWords
        let declared: Set<String>
        var names: [Name] = []
        var storyboards: [String] = []
        var nibs: [String] = []
        var modules: [String] = []

        /// The functions and initialisers that take the name of a file, each with its label.
        private static let taking = [
            "UIStoryboard": "name", "NSStoryboard": "name", "UINib": "nibName", "loadNibNamed": "",
        ]

        mutating func read(_ node: Syntax) {
            if let call = node.as(FunctionCallExprSyntax.self) { readFile(of: call) }
            if let module = node.as(ImportDeclSyntax.self)?.path.first?.name.text, words.form(of: module[...]) != nil {
                note(words.normal(module), in: \.modules)
            }
            if let token = node.as(TokenSyntax.self), case .identifier = token.tokenKind, token.isReference,
                let form = words.form(of: token.plain[...]), !declared.contains(token.plain)
            {
                read(token, form)
            }
            for child in node.children(viewMode: .sourceAccurate) { read(child) }
        }

        private mutating func read(_ token: TokenSyntax, _ form: String) {
            let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
            let isMember = access?.declName.baseName == token
            let owner = isMember ? access?.base?.trimmedDescription ?? "" : ""
            // Who asks something of what is missing is told of that alone.
            guard words.normal(owner) == owner else { return }
            let file = form.replacing("{unit}", with: "{Unit}")
            let isStoryboard = ["R.storyboard", "StoryboardScene", "Storyboard", "Storyboards"].contains(owner)
            if isStoryboard || owner.hasPrefix("UIStoryboard.") { note(file, in: \.storyboards) }
            if owner == "R.nib" { note(file, in: \.nibs) }
            let isImplicit = isMember && access?.base == nil
            let name = Name(form: isImplicit ? ".\(form)" : form, owner: owner)
            // What tools write of the files is there with these.
            if !["R.storyboard", "StoryboardScene", "R.nib"].contains(owner), !names.contains(name) {
                names.append(name)
            }
        }

        /// Notes the file that a call asks for by a name which is made of the unit's.
        private mutating func readFile(of call: FunctionCallExprSyntax) {
            let called =
                call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            guard let called, let label = Self.taking[called], let first = call.arguments.first,
                first.label?.text ?? "" == label,
                let text = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
                words.form(of: text[...]) != nil
            else { return }
            note(words.normal(text), in: called.hasSuffix("Storyboard") ? \.storyboards : \.nibs)
        }

        private mutating func note(_ form: String, in list: WritableKeyPath<Reading, [String]>) {
            if !self[keyPath: list].contains(form) { self[keyPath: list].append(form) }
        }
    }
}

extension DerivedNames {
    /// The statements on what a new unit needs and no template writes, with the unit's name as a form.
    ///
    /// - Parameter word: The word for a unit.
    package func sentences(of word: String) -> [String] {
        let files = storyboards.map { "storyboard \($0).storyboard" } + nibs.map { "nib \($0).xib" }
        let written = files.map { "it needs a \($0), which no template writes: add one to each new \(word)" }
        let used = names.map { name in
            name.owner.isEmpty
                ? "it uses '\(name.form)', which no template declares: declare it for each new \(word)"
                : "it uses '\(name.form)' of \(name.owner), which no template declares: add it there for each new \(word)"
        }
        let imported = modules.map {
            "it imports '\($0)', a module that no template writes: make it with each new \(word)"
        }
        return written + imported + used
    }
}

extension TokenSyntax {
    /// The name without the marks of a keyword's and of a wrapper.
    fileprivate var plain: String { text.filter { $0 != "`" && $0 != "$" } }

    /// True if it asks for what is declared elsewhere, and declares nothing.
    fileprivate var isReference: Bool {
        guard let parent else { return false }
        return parent.is(DeclReferenceExprSyntax.self) || parent.is(IdentifierTypeSyntax.self)
            || parent.is(MemberTypeSyntax.self)
    }
}

import Architecture
import Foundation
import SourceModel
import SwiftParser
import SwiftSyntax

/// Names of units and of what is beside them, for code that asks a person for one.
package enum UnitNames {
    /// Returns the fault of a name, and the name to write instead; nil where it serves.
    ///
    /// - Parameters:
    ///   - name: the name that the person wrote.
    ///   - word: the word for the named thing: `scene`.
    package static func mistake(in name: String, of word: String) -> String? {
        do throws(ScaffoldError) {
            _ = try SwiftNames.unit(name, word: word)
            return nil
        } catch {
            return error.description
        }
    }

    /// Returns the fault of a module's name; nil where it serves.
    ///
    /// - Parameter name: the name that the person wrote.
    package static func mistake(inModule name: String) -> String? {
        do throws(ScaffoldError) {
            _ = try SwiftNames.module(name)
            return nil
        } catch {
            return error.description
        }
    }
}

/// Checks names that a person gives, before they become identifiers.
enum SwiftNames {
    /// The number of bytes that a name may have: a file's name has room for 255, and a record's has the unit's twice
    /// in it.
    private static let longest = 80

    /// Checks the name of a unit.
    ///
    /// - Parameters:
    ///   - name: the name that the person wrote.
    ///   - word: the architecture's word for a unit, for messages.
    static func unit(_ name: String, word: String) throws(ScaffoldError) -> UnitName {
        let composed = name.composed
        guard let first = composed.first else {
            throw ScaffoldError(.usage, "a \(word) needs a name, such as 'About'")
        }
        if composed.isValidSwiftIdentifier(for: .variableName), first.isLowercase {
            let better = first.uppercased() + composed.dropFirst()
            throw ScaffoldError(
                .usage, "'\(name)' begins with a lower-case letter, and types are named from it: say '\(better)'")
        }
        try checkIdentifier(composed, written: name, what: "the name of \(word.withArticle)")
        if composed.utf8.count > longest {
            throw ScaffoldError(
                .usage,
                "'\(name.prefix(20))…' cannot be the name of \(word.withArticle): it has \(composed.utf8.count) bytes, and with more "
                    + "than \(longest) its files' names would be too long for a file system")
        }
        if !first.isLetter {
            throw ScaffoldError(
                .usage, "'\(name)' cannot be the name of \(word.withArticle): it must begin with a letter")
        }
        let unit = UnitName(composed)
        if unit.propertyName == unit.typeName {
            throw ScaffoldError(
                .usage,
                "'\(name)' begins with a letter that has no lower case, so that its properties would be named as its types: "
                    + "begin with one that has")
        }
        return unit
    }

    /// Checks the name of a unit and that of the group that it is put into.
    ///
    /// - Parameters:
    ///   - name: the unit's own name.
    ///   - group: the group's name, or nil.
    ///   - definition: the architecture, which may have groups.
    static func unit(
        _ name: String, in group: String?, of definition: ArchitectureDefinition
    ) throws(ScaffoldError) -> UnitName {
        let unit = try unit(name, word: definition.unit.word)
        guard let group else { return unit }
        guard let kind = definition.unit.group else {
            throw ScaffoldError(
                .usage, "\(definition.id) puts its \(definition.unit.word)s into no groups: leave '\(group)' out")
        }
        var names: [String] = []
        // Folders in folders, unless what is put together is something of its own.
        let isPlace = !kind.namesUnits && definition.kinds.isEmpty && definition.roles.allSatisfy { $0.scope == .unit }
        for part in isPlace ? group.split(separator: "/").map(String.init) : [group] {
            // A folder that no type bears the name of may be called as folders are.
            names.append(
                isPlace && isFolder(part) && !definition.namesTypesByGroups
                    ? part : try self.unit(part, word: kind.word).typeName)
        }
        let groupName = names.joined(separator: "/")
        if kind.namesUnits, unit.typeName.hasPrefix(groupName),
            let rest = unit.typeName.dropFirst(groupName.count).first, rest.isUppercase
        {
            throw ScaffoldError(
                .usage,
                "'\(name)' begins with the name of its \(kind.word), after which its types are named anyhow: say "
                    + "'\(unit.typeName.dropFirst(groupName.count))'")
        }
        return UnitName(unit.typeName, in: groupName, namedByGroup: kind.namesUnits)
    }

    /// Returns true if a name is no type's, by its first letter or for the words that it is of, and one that a folder may have.
    private static func isFolder(_ name: String) -> Bool {
        guard let first = name.first, let last = name.last, last != " " else { return false }
        let isOfWords = first.isUppercase && name.contains { "- ".contains($0) }
        return name.utf8.count <= longest && (first.isLowercase || isOfWords)
            && name.allSatisfy { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    }

    /// Checks the name of something that begins in lower case: a message, a property.
    ///
    /// - Parameters:
    ///   - name: the name that the person wrote.
    ///   - what: the kind of name, for messages: `an event`.
    static func member(_ name: String, what: String) throws(ScaffoldError) -> String {
        let composed = name.composed
        try checkIdentifier(composed, written: name, what: "the name of \(what)")
        if let first = composed.first, first.isUppercase {
            let better = UnitName(composed).propertyName
            throw ScaffoldError(.usage, "'\(name)' begins with a capital, as types do: say '\(better)'")
        }
        if composed.first?.isLetter == false {
            throw ScaffoldError(.usage, "'\(name)' cannot be the name of \(what): it must begin with a letter")
        }
        return composed
    }

    /// A name as it stands where a value is meant: a keyword needs its marks there.
    static func variable(_ name: String) -> String {
        name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
    }

    private static func checkIdentifier(
        _ composed: String, written: String, what: String
    ) throws(ScaffoldError) {
        // Marks that say how text runs, and others that nobody sees.
        if let hidden = composed.unicodeScalars.first(where: { $0.properties.generalCategory == .format }) {
            throw ScaffoldError(
                .usage,
                "'\(written)' cannot be \(what): there is a character in it that is not seen "
                    + "(U+\(String(hidden.value, radix: 16, uppercase: true)))")
        }
        let isIdentifier = composed.isValidSwiftIdentifier(for: .variableName)
        // Some words are keywords only where a value may stand: `await`.
        if isIdentifier, !Parser.parse(source: "self.\(composed) = \(composed)").hasError { return }
        let reason =
            isIdentifier || isKeyword(composed)
            ? "it is a keyword of Swift"
            : "it is no Swift identifier (letters, digits and '_', beginning with a letter)"
        throw ScaffoldError(.usage, "'\(written)' cannot be \(what): \(reason)")
    }

    /// Returns true if a word is refused only for Swift's own meaning of it.
    private static func isKeyword(_ word: String) -> Bool {
        (word + "x").isValidSwiftIdentifier(for: .variableName)
    }
}

/// Names in a Swift source.
struct SourceNames {
    /// The source.
    private let file: SourceFileSyntax
    private let source: String

    init(_ source: String) {
        self.source = source
        // What was rendered is asked for its names by one after the other.
        file = ParsedFiles.tree(of: source)
    }

    /// The types that it declares outside of others.
    var declaredTypes: Set<String> { Self.declaredTypes(of: file) }

    /// Those of ``declaredTypes`` that other files see: one that is private to its file meets none of another.
    var sharedTypes: Set<String> {
        Set(
            file.statements.compactMap { item in
                guard let name = item.item.declaredName else { return nil }
                let words = item.tokens(viewMode: .sourceAccurate).prefix { $0.position < name.position }
                let isHidden = words.contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.tokenKind) }
                return isHidden ? nil : name.text
            })
    }

    /// The modules that it imports.
    var imports: Set<String> {
        Set(
            file.statements.compactMap { statement in
                statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text
            })
    }

    /// Every identifier in it.
    var identifiers: Set<String> {
        Set(
            file.tokens(viewMode: .sourceAccurate).compactMap { token in
                guard case .identifier(let text) = token.tokenKind else { return nil }
                return text
            })
    }

    /// The first line, counted from 1, at which it is no Swift; nil where all of it is.
    var firstErrorLine: Int? {
        // A declaration in a declaration is one for the parser, and none for the compiler: `let let name`.
        guard file.hasError || Self.twice.contains(where: { $0.isFound(in: source) }) else { return nil }
        let finder = ErrorFinder(viewMode: .all)
        finder.walk(file)
        guard let position = finder.position ?? (file.hasError ? AbsolutePosition(utf8Offset: 0) : nil) else {
            return nil
        }
        return SourceLocationConverter(fileName: "", tree: file).location(for: position).line
    }

    /// Declarations in declarations.
    private static let twice = ["let let ", "let var ", "var let ", "var var "].map { ByteNeedle($0) }

    /// Finds the first thing that is missing or should not be there.
    private final class ErrorFinder: SyntaxVisitor {
        var position: AbsolutePosition?

        override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
            if node.parent?.is(PatternBindingSyntax.self) == true {
                position = position ?? node.positionAfterSkippingLeadingTrivia
            }
            return .visitChildren
        }

        override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
            position = position ?? node.positionAfterSkippingLeadingTrivia
            return .skipChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            // What is missing is missed behind what was there last.
            if token.presence == .missing {
                position =
                    position ?? token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
                    ?? token.position
            }
            return .skipChildren
        }
    }

    /// The types that a file declares outside of others.
    static func declaredTypes(of file: SourceFileSyntax) -> Set<String> {
        Set(file.statements.compactMap { $0.item.declaredName?.text })
    }

    /// Returns true if one of some names is a word of a text, in comments and literals too.
    static func isOne(of names: Set<String>, in text: String) -> Bool {
        let count = text.utf8.count
        return text.withCString { text in
            names.contains { name in name.withCString { isWord($0, of: text, count) } }
        }
    }

    /// Returns true if a name stands in so many bytes of a text between what belongs to no word.
    private static func isWord(_ name: UnsafePointer<CChar>, of text: UnsafePointer<CChar>, _ count: Int) -> Bool {
        let length = strlen(name)
        guard length > 0 else { return false }
        var start = 0
        while start < count {
            // The C library looks at many bytes at once, and no further than to a zero.
            guard let found = strstr(text + start, name) else {
                start += strlen(text + start) + 1
                continue
            }
            let place = UnsafePointer(found) - text
            let isBegun = place == 0 || !UInt8(bitPattern: text[place - 1]).continuesWord
            if isBegun, !UInt8(bitPattern: text[place + length]).continuesWord { return true }
            start = place + 1
        }
        return false
    }

    /// The modules that a text imports, by the beginnings of its lines.
    static func imports(of text: String) -> Set<String> {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n")).filter { line in
            line.starts(with: "import ".utf8) || line.starts(with: "@testable import ".utf8)
        }
        return Set(
            lines.compactMap { line in
                Substring(line).split(separator: " ").drop { $0 != "import" }.dropFirst().first.map(String.init)
            })
    }
}

extension CodeBlockItemSyntax.Item {
    /// The name of what is declared here; nil where nothing is, or nothing with a name.
    var declaredName: TokenSyntax? {
        if case .decl(let declaration) = self { declaration.declaredName } else { nil }
    }
}

extension DeclSyntax {
    /// The name of what is declared. Kind by kind: to be asked for a protocol, Swift searches all conformances of a program, of
    /// which syntax has thousands.
    var declaredName: TokenSyntax? {
        switch self.as(DeclSyntaxEnum.self) {
        case .actorDecl(let declaration): declaration.name
        case .associatedTypeDecl(let declaration): declaration.name
        case .classDecl(let declaration): declaration.name
        case .enumDecl(let declaration): declaration.name
        case .functionDecl(let declaration): declaration.name
        case .macroDecl(let declaration): declaration.name
        case .operatorDecl(let declaration): declaration.name
        case .precedenceGroupDecl(let declaration): declaration.name
        case .protocolDecl(let declaration): declaration.name
        case .structDecl(let declaration): declaration.name
        case .typeAliasDecl(let declaration): declaration.name
        default: nil
        }
    }
}

extension ArchitectureDefinition {
    /// True if the name of what units are put into is part of a type's name.
    fileprivate var namesTypesByGroups: Bool {
        let types = roles.map(\.type) + contracts.map(\.type) + data.compactMap(\.type)
        return types.contains { $0.description.contains("{Group}") }
    }
}

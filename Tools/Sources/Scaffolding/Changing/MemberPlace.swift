import Foundation
import SwiftParser
import SwiftSyntax

/// The place in a type where one more member goes: behind the last of its kind, in the way the others are written.
struct MemberPlace {
    /// Where it goes, in bytes from the beginning of the file.
    let offset: Int
    /// The line of the type's name, for messages.
    let line: Int
    private let lead: String
    private let indentation: String
    private let end: String
    private let newline: String
    /// The modifiers of the function behind which it goes, those of access.
    let access: String
    /// Whether functions of the type are told to the Objective-C runtime.
    let usesSelectors: Bool

    /// Finds the place; nil where the type is not declared at that line.
    ///
    /// - Parameters:
    ///   - text: the file's text.
    ///   - line: the line of the type's name, or of the word `extension`.
    ///   - names: functions behind the last of which it goes, where there are any.
    init?(in text: String, typeAt line: Int, behind names: Set<String> = []) {
        let file = Parser.parse(source: text)
        let lines = SourceLocationConverter(fileName: "", tree: file)
        let finder = BlockFinder(line: line, lines: lines)
        finder.walk(file)
        guard let block = finder.block else { return nil }
        self.line = line
        newline = text.contains("\r\n") ? "\r\n" : "\n"
        let outer = Self.indentation(of: block.rightBrace, line: finder.start ?? line, in: text)
        let functions = Array(block.members).filter { Self.function($0) != nil }
        let anchor =
            functions.last { Self.function($0).map { names.contains($0.name.text) } ?? false } ?? functions.last
            ?? block.members.last
        let isOneLine =
            lines.location(for: block.leftBrace.positionAfterSkippingLeadingTrivia).line
            == lines.location(for: block.rightBrace.positionAfterSkippingLeadingTrivia).line
        access =
            anchor.flatMap(Self.function)?.modifiers.map(\.name.text).first { ["public", "package"].contains($0) } ?? ""
        usesSelectors = block.members.contains { $0.decl.description.contains("@objc") }
        if let anchor {
            let anchorLine = lines.location(for: anchor.positionAfterSkippingLeadingTrivia).line
            indentation = isOneLine ? outer + Self.step(in: text) : Self.leadingBlanks(ofLine: anchorLine, in: text)
            offset = anchor.endPosition.utf8Offset
            let isProtocol = block.parent?.is(ProtocolDeclSyntax.self) == true
            lead = Self.isSpaced(functions, orElse: !isProtocol) ? newline + newline : newline
            end = isOneLine ? newline + outer : ""
        } else {
            indentation = outer + Self.step(in: text)
            offset = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            lead = newline
            end = isOneLine ? newline + outer : ""
        }
    }

    /// What is put in: a declaration of some lines, indented as the others are.
    ///
    /// - Parameter member: the declaration, its lines indented by four blanks where they are inside of another.
    func text(for member: String) -> String {
        let step = indentation.contains("\t") ? "\t" : nil
        var lines: [String] = []
        for line in member.components(separatedBy: "\n") {
            let depth = line.prefix { $0 == " " }.count
            let inner = step.map { String(repeating: $0, count: depth / 4) } ?? String(repeating: " ", count: depth)
            lines.append(line.isEmpty ? "" : indentation + inner + line.dropFirst(depth))
        }
        return lead + lines.joined(separator: newline) + end
    }

    private static func function(_ item: MemberBlockItemSyntax) -> FunctionDeclSyntax? {
        item.decl.as(FunctionDeclSyntax.self)
    }

    /// Whether empty lines stand between functions.
    private static func isSpaced(_ functions: [MemberBlockItemSyntax], orElse standard: Bool) -> Bool {
        guard functions.count > 1, let last = functions.last else { return standard }
        let newlines = last.leadingTrivia.reduce(0) { count, piece in
            switch piece {
            case .newlines(let number), .carriageReturnLineFeeds(let number): max(count, number)
            default: count
            }
        }
        return newlines > 1
    }

    private static func leadingBlanks(ofLine line: Int, in text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return "" }
        return String(lines[line - 1].prefix { $0 == " " || $0 == "\t" })
    }

    private static func indentation(of brace: TokenSyntax, line: Int, in text: String) -> String {
        leadingBlanks(ofLine: line, in: text)
    }

    /// By how much what is inside of something is indented.
    private static func step(in text: String) -> String {
        for line in text.split(separator: "\n") where line.first == " " || line.first == "\t" {
            let blanks = line.prefix { $0 == " " || $0 == "\t" }
            // Lines of a comment begin with one blank.
            if blanks.count > 1 || blanks == "\t", blanks.count < line.count { return String(blanks) }
        }
        return "    "
    }

    /// Finds the braces of the type whose name stands at a line.
    private final class BlockFinder: SyntaxAnyVisitor {
        private let line: Int
        private let lines: SourceLocationConverter
        var block: MemberBlockSyntax?
        /// The line on which the declaration begins.
        var start: Int?

        init(line: Int, lines: SourceLocationConverter) {
            self.line = line
            self.lines = lines
            super.init(viewMode: .sourceAccurate)
        }

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            if block != nil { return .skipChildren }
            guard let found = node.asProtocol((any DeclGroupSyntax).self) else { return .visitChildren }
            let name =
                node.as(ExtensionDeclSyntax.self)?.extensionKeyword
                ?? DeclSyntax(node)?.declaredName
            if let name, lines.location(for: name.positionAfterSkippingLeadingTrivia).line == line {
                block = found.memberBlock
                start = lines.location(for: found.positionAfterSkippingLeadingTrivia).line
                return .skipChildren
            }
            return .visitChildren
        }
    }
}

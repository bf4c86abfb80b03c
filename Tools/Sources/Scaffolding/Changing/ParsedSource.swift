import SwiftSyntax

/// A file's syntax, and the places in it where one thing more is put, written as what stands around it is.
struct ParsedSource {
    /// Bytes that go, and what comes in their place.
    struct Change {
        let range: Range<Int>
        let text: String
    }

    let path: String
    let text: String
    let tree: SourceFileSyntax
    private let lines: SourceLocationConverter
    private let textLines: [Substring]

    init(path: String, text: String) {
        self.path = path
        self.text = text
        tree = ParsedFiles.tree(of: text)
        lines = SourceLocationConverter(fileName: "", tree: tree)
        textLines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    /// The line on which a piece of code begins, from 1.
    func line(of node: some SyntaxProtocol) -> Int {
        lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    /// The place of a piece of code, for messages.
    func place(of node: some SyntaxProtocol) -> String { "\(path):\(line(of: node))" }

    private var newline: String { text.contains("\r\n") ? "\r\n" : "\n" }

    private func indentation(of node: some SyntaxProtocol) -> String {
        let line = line(of: node) - 1
        return textLines.indices.contains(line) ? String(textLines[line].prefix { $0 == " " || $0 == "\t" }) : ""
    }

    // MARK: Lists

    /// One parameter more, the last but for a closure that calls put behind their brackets.
    func appending(_ parameter: String, to clause: FunctionParameterClauseSyntax) -> Change {
        let last = clause.parameters.last
        if let last, last.isFunction { return put(parameter, before: last) }
        return put(parameter, behind: last, orIn: clause.leftParen)
    }

    /// One argument more; nil where the call has no brackets.
    ///
    /// - Parameters:
    ///   - argument: the argument with its label.
    ///   - call: the call.
    ///   - label: the label of a closure before which it goes, where the call has it inside of its brackets.
    func appending(_ argument: String, to call: FunctionCallExprSyntax, before label: String?) -> Change? {
        guard let paren = call.leftParen else { return nil }
        if let label, let last = call.arguments.last, (last.label?.text ?? "_") == label {
            return put(argument, before: last)
        }
        return put(argument, behind: call.arguments.last, orIn: paren)
    }

    private func put(_ element: String, before node: some SyntaxProtocol) -> Change {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let isOnOwnLine = node.leadingTrivia.contains(where: \.isNewline)
        let gap = isOnOwnLine ? newline + indentation(of: node) : " "
        return Change(range: offset..<offset, text: "\(element),\(gap)")
    }

    private func put(_ element: String, behind node: (some SyntaxProtocol)?, orIn paren: TokenSyntax) -> Change {
        guard let node else {
            let offset = paren.endPositionBeforeTrailingTrivia.utf8Offset
            return Change(range: offset..<offset, text: element)
        }
        let offset = node.endPositionBeforeTrailingTrivia.utf8Offset
        let isOnOwnLine = node.leadingTrivia.contains(where: \.isNewline)
        let gap = isOnOwnLine ? newline + indentation(of: node) : " "
        return Change(range: offset..<offset, text: ",\(gap)\(element)")
    }

    // MARK: Declarations

    /// A declaration before a type, or behind its last extension in the file; nil where the type is within another.
    ///
    /// - Parameters:
    ///   - line: the line of the type's name.
    ///   - isBefore: true if it stands before the type.
    ///   - declaration: the declaration, its lines indented by tabs.
    ///   - step: the indentation in the place of a tab.
    func beside(_ line: Int, isBefore: Bool, _ declaration: String, step: String) -> Change? {
        let finder = TypeBlock(line: line, lines: lines)
        finder.walk(tree)
        guard let item = finder.block?.parent?.parent?.as(CodeBlockItemSyntax.self),
            item.parent?.parent?.is(SourceFileSyntax.self) == true, let name = item.item.declaredName?.text
        else { return nil }
        let code = declaration.components(separatedBy: "\n").map { line -> String in
            let depth = line.prefix { $0 == "\t" }.count
            return String(repeating: step, count: depth) + line.dropFirst(depth)
        }.joined(separator: newline)
        guard isBefore else {
            let own = tree.statements.last { statement in
                statement.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == name
            }
            let offset = max(own?.endPosition ?? item.endPosition, item.endPosition).utf8Offset
            return Change(range: offset..<offset, text: newline + newline + code)
        }
        // Comments right above are the type's own.
        let start = item.position.utf8Offset
        let trivia = item.leadingTrivia.description
        guard let apart = trivia.ranges(of: newline + newline).last?.upperBound else {
            let text = start == 0 ? code + newline + newline : newline + newline + code + newline
            return Change(range: start..<start, text: text)
        }
        let offset = start + trivia[..<apart].utf8.count
        return Change(range: offset..<offset, text: code + newline + newline)
    }

    // MARK: Statements

    /// One statement more behind another.
    func following(_ item: CodeBlockItemSyntax, _ statement: String) -> Change {
        let isAlone = item.leadingTrivia.contains(where: \.isNewline) || item.position.utf8Offset == 0
        guard isAlone else {
            let offset = item.endPositionBeforeTrailingTrivia.utf8Offset
            return Change(range: offset..<offset, text: "; \(statement)")
        }
        let offset = item.endPosition.utf8Offset
        return Change(range: offset..<offset, text: newline + indentation(of: item) + statement)
    }

    /// Lines behind a piece of code that stands on lines of its own, indented as it is; each tab is one step more.
    func following(_ node: some SyntaxProtocol, _ more: [String]) -> Change {
        let offset = node.endPosition.utf8Offset
        let outer = indentation(of: node)
        let step = MemberPlace.step(in: textLines.map(String.init))
        let text = more.map { line in
            let depth = line.prefix { $0 == "\t" }.count
            let code = outer + String(repeating: step, count: depth) + line.dropFirst(depth)
            return newline + (line.isEmpty ? "" : code)
        }
        return Change(range: offset..<offset, text: text.joined())
    }

    /// Lines before all statements of a body that stand on lines of their own, and an empty one behind them.
    func beginning(of body: CodeBlockSyntax, _ more: [String]) -> Change? {
        guard let item = body.statements.first, item.leadingTrivia.contains(where: \.isNewline) else { return nil }
        let (outer, step) = (indentation(of: item), MemberPlace.step(in: textLines.map(String.init)))
        let text = more.map { line -> String in
            let depth = line.prefix { $0 == "\t" }.count
            return newline + outer + String(repeating: step, count: depth) + line.dropFirst(depth)
        }
        let offset = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        return Change(range: offset..<offset, text: text.joined() + newline)
    }

    /// One statement more, before all of a body.
    func first(_ statement: String, in body: CodeBlockSyntax, step: String) -> Change {
        guard let item = body.statements.first else {
            let offset = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            if line(of: body.leftBrace) == line(of: body.rightBrace) {
                return Change(range: offset..<body.rightBrace.position.utf8Offset, text: " \(statement) ")
            }
            return Change(
                range: offset..<offset, text: newline + indentation(of: body.leftBrace) + step + statement)
        }
        let offset = item.positionAfterSkippingLeadingTrivia.utf8Offset
        let isAlone = item.leadingTrivia.contains(where: \.isNewline)
        return Change(
            range: offset..<offset, text: statement + (isAlone ? newline + indentation(of: item) : "; "))
    }
}

extension FunctionParameterSyntax {
    /// True if a closure is handed in.
    var isFunction: Bool { type.description.contains("->") }

    /// The name inside of the function.
    var innerName: String { (secondName ?? firstName).text }
}

extension CodeBlockItemSyntax {
    /// The name to whose property something is assigned, and the property's: `view` and `presenter` of `view.presenter = x`.
    var assignment: (base: String, property: String)? {
        guard let elements = item.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
            elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
            let member = elements.first?.as(MemberAccessExprSyntax.self), let base = member.base
        else { return nil }
        let name = base.trimmedDescription.prefix { $0 != "?" && $0 != "!" }
        return (String(name), member.declName.baseName.text)
    }
}

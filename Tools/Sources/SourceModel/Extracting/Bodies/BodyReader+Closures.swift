extension BodyReader {
    mutating func readLocalFunction(_ function: SourceNode) {
        let name = function[.functionName].map { BorrowedText($0.unquotedBytes) } ?? BorrowedText("")
        show(name)
        guard let block = function[.functionBody] else { return }
        let index = open(.function(name), line: lines.line(function[.functionName]))
        let attributes = function.attributes
        if !attributes.isEmpty { body.closures[index].attributes = room.encoded { attributes.write(to: &$0) } }
        let parameters = ParameterFact.all(function[.functionSignature]?[.signatureParameters])
        body.closures[index].parameters = room.encoded { parameters.write(to: &$0) }
        inside(index) { reader in
            reader.show(parameters)
            if let statements = block[.blockStatements] { reader.read(statements) }
        }
    }

    /// Reads a closure.
    ///
    /// - Returns: Its index.
    mutating func readClosure(_ expression: SourceNode, place: BodyDraft.Closure.Place) -> Int {
        let index = open(place, line: lines.line(expression))
        let statements = expression[.closureStatements]
        guard let signature = expression[.closureSignature] else {
            inside(index) { reader in
                if let statements { reader.read(statements) }
            }
            return index
        }
        let attributes = signature[.closureAttributes]?.texts ?? []
        if !attributes.isEmpty { body.closures[index].attributes = room.encoded { attributes.write(to: &$0) } }
        readCaptures(signature[.closureCapture], of: index)
        let clause = signature[.closureParameters]
        body.closures[index].parameters = clause.map { clause in
            room.encoded { Self.write(parametersOf: clause, to: &$0) }
        }
        inside(index) { reader in
            reader.showCaptures(of: index)
            if let clause { reader.show(parametersOf: clause) }
            if let statements { reader.read(statements) }
        }
        return index
    }

    private mutating func readCaptures(_ clause: SourceNode?, of closure: Int) {
        for item in clause?[.captureItems]?.children ?? SourceNode.Children.none {
            let name = item[.captureName].map { BorrowedText($0.unquotedBytes) } ?? BorrowedText("")
            let specifier = item[.captureSpecifier]
            let ownership = StorageFact.Ownership(
                specifier: specifier?[.captureSpecifierWord], detail: specifier?[.captureSpecifierDetail])
            var value: BorrowedText?
            if let expression = item[.captureValue]?[.initialValue] {
                let read = self.value(of: expression, place: .other)
                if case .path(let path) = read.form { value = path } else { value = Self.noName }
            } else {
                use(name)
            }
            body.add(
                BodyDraft.Capture(name: name, ownership: ownership, value: value, isListed: true), to: closure)
        }
    }

    private mutating func showCaptures(of closure: Int) {
        var index = body.closures[closure].firstCapture
        while index >= 0 {
            show(body.captures[index].name)
            index = body.captures[index].next
        }
    }

    /// Writes a closure's parameters as facts of them are.
    private static func write(parametersOf clause: SourceNode, to writer: inout ByteWriter) {
        guard clause.kind == .closureParameterClause else {
            writer.write(clause.count)
            for name in clause.children {
                writer.write(0 as UInt8)
                writer.write(name[.shorthandName].map { BorrowedText($0.unquotedBytes) } ?? BorrowedText(""))
                TypeFact.write(plain: noName, to: &writer)
            }
            return
        }
        guard let items = clause[.closureParameterList] else { return writer.write(0 as UInt8) }
        writer.write(items.count)
        for item in items.children {
            let second = item[.closureParameterSecondName]
            writer.write((item[.closureParameterEllipsis] == nil ? 0 : 1) | (second == nil ? 0 : 4) as UInt8)
            writer.write(item[.closureParameterFirstName].map { BorrowedText($0.unquotedBytes) } ?? BorrowedText(""))
            if let second { writer.write(BorrowedText(second.unquotedBytes)) }
            TypeFact.write(item[.closureParameterType], to: &writer)
        }
    }

    private mutating func show(parametersOf clause: SourceNode) {
        if clause.kind == .closureParameterClause {
            for item in clause[.closureParameterList]?.children ?? SourceNode.Children.none {
                let name = item[.closureParameterSecondName] ?? item[.closureParameterFirstName]
                show(name.map { BorrowedText($0.unquotedBytes) } ?? BorrowedText(""))
            }
        } else {
            for item in clause.children {
                show(item[.shorthandName].map { BorrowedText($0.unquotedBytes) } ?? BorrowedText(""))
            }
        }
    }

    private mutating func open(_ place: BodyDraft.Closure.Place, line: Int) -> Int {
        body.closures.append(BodyDraft.Closure(place: place, parent: closure, line: line))
        return body.closures.count - 1
    }

    private mutating func inside(_ index: Int, _ work: (inout BodyReader) -> Void) {
        let around = closure
        closure = index
        scoped(work)
        closure = around
    }
}

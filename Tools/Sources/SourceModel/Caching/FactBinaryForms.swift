extension TypeFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        switch self {
        case .named(nil, let name, let arguments) where arguments.isEmpty:
            // Most types are plain names.
            writer.write(17 as UInt8)
            name.write(to: &writer)
        case .named(let base, let name, let arguments):
            writer.write(1 as UInt8)
            base.write(to: &writer)
            name.write(to: &writer)
            arguments.write(to: &writer)
        case .optional(let type): writeOne(2, type, to: &writer)
        case .implicitlyUnwrapped(let type): writeOne(3, type, to: &writer)
        case .array(let type): writeOne(4, type, to: &writer)
        case .dictionary(let key, let value):
            writeOne(5, key, to: &writer)
            value.write(to: &writer)
        case .tuple(let elements):
            writer.write(6 as UInt8)
            elements.write(to: &writer)
        case .function(let function):
            writer.write(7 as UInt8)
            function.parameters.write(to: &writer)
            function.isAsync.write(to: &writer)
            function.throwing.write(to: &writer)
            function.result.write(to: &writer)
        case .composition(let parts):
            writer.write(8 as UInt8)
            parts.write(to: &writer)
        case .opaque(let type): writeOne(9, type, to: &writer)
        case .existential(let type): writeOne(10, type, to: &writer)
        case .metatype(let type, let keyword):
            writeOne(11, type, to: &writer)
            keyword.write(to: &writer)
        case .attributed(let specifiers, let attributes, let type):
            writeOne(12, type, to: &writer)
            specifiers.write(to: &writer)
            attributes.write(to: &writer)
        case .suppressed(let type): writeOne(13, type, to: &writer)
        case .packElement(let type): writeOne(14, type, to: &writer)
        case .packExpansion(let type): writeOne(15, type, to: &writer)
        case .verbatim(let text):
            writer.write(16 as UInt8)
            text.write(to: &writer)
        }
    }

    /// Writes a plain name, which no fact was made of.
    static func write(plain name: BorrowedText, to writer: inout ByteWriter) {
        writer.write(17 as UInt8)
        writer.write(name)
    }

    /// The bytes of the name of an encoded type that is a plain name; nil of another type.
    static func plainName(ofEncoded type: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        guard type.first == 17 else { return nil }
        var reader = ByteReader(type, at: 1)
        do { return try reader.readBytes(try reader.readCount()) } catch { return nil }
    }

    private func writeOne(_ tag: UInt8, _ type: TypeFact, to writer: inout ByteWriter) {
        writer.write(tag)
        type.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        switch try reader.readByte() {
        case 1:
            let base = try TypeFact?(from: &reader)
            let name = try String(from: &reader)
            self = .named(base: base, name: name, arguments: try [TypeFact](from: &reader))
        case 2: self = .optional(try TypeFact(from: &reader))
        case 3: self = .implicitlyUnwrapped(try TypeFact(from: &reader))
        case 4: self = .array(try TypeFact(from: &reader))
        case 5:
            let key = try TypeFact(from: &reader)
            self = .dictionary(key: key, value: try TypeFact(from: &reader))
        case 6: self = .tuple(try [TupleElementFact](from: &reader))
        case 7:
            let parameters = try [TypeFact](from: &reader)
            let isAsync = try Bool(from: &reader)
            let throwing = try ThrowingFact(from: &reader)
            self = .function(
                FunctionTypeFact(
                    parameters: parameters, isAsync: isAsync, throwing: throwing, result: try TypeFact(from: &reader)))
        case 8: self = .composition(try [TypeFact](from: &reader))
        case 9: self = .opaque(try TypeFact(from: &reader))
        case 10: self = .existential(try TypeFact(from: &reader))
        case 11:
            let type = try TypeFact(from: &reader)
            self = .metatype(type, keyword: try String(from: &reader))
        case 12:
            let type = try TypeFact(from: &reader)
            let specifiers = try [String](from: &reader)
            self = .attributed(specifiers: specifiers, attributes: try [String](from: &reader), type)
        case 13: self = .suppressed(try TypeFact(from: &reader))
        case 14: self = .packElement(try TypeFact(from: &reader))
        case 15: self = .packExpansion(try TypeFact(from: &reader))
        case 16: self = .verbatim(try String(from: &reader))
        case 17: self = .plain(try String(from: &reader))
        default: throw BinaryFormError()
        }
    }
}

extension TupleElementFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        label.write(to: &writer)
        type.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let label = try String?(from: &reader)
        self.init(label: label, type: try TypeFact(from: &reader))
    }
}

extension ThrowingFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        switch self {
        case .nothing: writer.write(0 as UInt8)
        case .anything: writer.write(1 as UInt8)
        case .rethrowing: writer.write(2 as UInt8)
        case .typed(let error):
            writer.write(3 as UInt8)
            error.write(to: &writer)
        }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        switch try reader.readByte() {
        case 0: self = .nothing
        case 1: self = .anything
        case 2: self = .rethrowing
        case 3: self = .typed(try TypeFact(from: &reader))
        default: throw BinaryFormError()
        }
    }
}

extension RequirementFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        left.write(to: &writer)
        writer.write(relation.rawValue)
        right.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let left = try TypeFact(from: &reader)
        guard let relation = Relation(rawValue: try reader.readByte()) else { throw BinaryFormError() }
        self.init(left: left, relation: relation, right: try TypeFact?(from: &reader))
    }
}

extension GenericParameterFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        name.write(to: &writer)
        constraint.write(to: &writer)
        isPack.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let name = try String(from: &reader)
        let constraint = try TypeFact?(from: &reader)
        self.init(name: name, constraint: constraint, isPack: try Bool(from: &reader))
    }
}

extension ParameterFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        writer.write((isVariadic ? 1 : 0) | (hasDefault ? 2 : 0) | (secondName == nil ? 0 : 4) as UInt8)
        label.write(to: &writer)
        if let secondName { secondName.write(to: &writer) }
        type.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let bits = try reader.readByte()
        let label = try String(from: &reader)
        let secondName = bits & 4 == 0 ? nil : try String(from: &reader)
        self.init(
            label: label, secondName: secondName, type: try TypeFact(from: &reader), isVariadic: bits & 1 != 0)
        hasDefault = bits & 2 != 0
    }
}

extension ProtocolFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        name.write(to: &writer)
        nesting.write(to: &writer)
        modifiers.write(to: &writer)
        attributes.write(to: &writer)
        primaryAssociatedTypes.write(to: &writer)
        inheritance.write(to: &writer)
        requirements.write(to: &writer)
        members.contains { $0.kind == .associatedType || $0.kind == .alias }.write(to: &writer)
        writer.writeSized { members.write(to: &$0) }
        conditions.write(to: &writer)
        directives.write(to: &writer)
        hasSyntaxError.write(to: &writer)
        writer.write(line)
        writer.write(column)
        writer.write(lastLine)
        isLocal.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let name = try String(from: &reader)
        self.init(name: name, nesting: try [String](from: &reader))
        modifiers = try [String](from: &reader)
        attributes = try [String](from: &reader)
        primaryAssociatedTypes = try [String](from: &reader)
        inheritance = try [TypeFact](from: &reader)
        requirements = try [RequirementFact](from: &reader)
        let namesTypes = try Bool(from: &reader)
        let size = try reader.readSize()
        if namesTypes || !reader.selection.contains(.typesAlone) {
            members = try [MemberFact](from: &reader)
        } else {
            _ = try reader.readBytes(size)
        }
        conditions = try [String](from: &reader)
        directives = try [String](from: &reader)
        hasSyntaxError = try Bool(from: &reader)
        line = try reader.readInt()
        column = try reader.readInt()
        lastLine = try reader.readInt()
        isLocal = try Bool(from: &reader)
    }
}

extension ImportFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        path.write(to: &writer)
        attributes.write(to: &writer)
        modifiers.write(to: &writer)
        conditions.write(to: &writer)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let path = try String(from: &reader)
        let attributes = try [String](from: &reader)
        let modifiers = try [String](from: &reader)
        self.init(
            path: path, attributes: attributes, modifiers: modifiers, conditions: try [String](from: &reader))
        line = try reader.readInt()
    }
}

extension DirectiveFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        text.write(to: &writer)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let text = try String(from: &reader)
        let line = try reader.readInt()
        self.init(text: text, line: line)
    }
}

extension NominalFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        withUnsafePointer(to: self) { Self.write($0, to: &writer) }
    }

    static func write(_ type: UnsafePointer<NominalFact>, to writer: inout ByteWriter) {
        write(type, to: &writer) { type.pointee.members.write(to: &$0) }
    }

    /// Writes a type, whose members are written by something else.
    static func write(
        _ type: UnsafePointer<NominalFact>, to writer: inout ByteWriter, members: (inout ByteWriter) -> Void
    ) {
        writer.write(type.pointee.kind.rawValue)
        type.pointee.name.write(to: &writer)
        type.pointee.nesting.write(to: &writer)
        type.pointee.modifiers.write(to: &writer)
        type.pointee.attributes.write(to: &writer)
        type.pointee.inheritance.write(to: &writer)
        writer.write(type.pointee.line)
        type.pointee.generics.write(to: &writer)
        type.pointee.requirements.write(to: &writer)
        type.pointee.conditions.write(to: &writer)
        type.pointee.directives.write(to: &writer)
        writer.write(type.pointee.lastLine)
        type.pointee.isLocal.write(to: &writer)
        writer.writeSized(members)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        guard let kind = Kind(rawValue: try reader.readByte()) else { throw BinaryFormError() }
        let name = try String(from: &reader)
        let nesting = try [String](from: &reader)
        let modifiers = try [String](from: &reader)
        let attributes = try [String](from: &reader)
        let inheritance = try [TypeFact](from: &reader)
        self.init(
            kind: kind, name: name, nesting: nesting, modifiers: modifiers, attributes: attributes,
            inheritance: inheritance, line: try reader.readInt())
        generics = try [GenericParameterFact](from: &reader)
        requirements = try [RequirementFact](from: &reader)
        conditions = try [String](from: &reader)
        directives = try [String](from: &reader)
        lastLine = try reader.readInt()
        isLocal = try Bool(from: &reader)
        let size = try reader.readSize()
        if reader.selection.contains(.members) {
            members = try [MemberFact](from: &reader)
        } else {
            _ = try reader.readBytes(size)
        }
    }
}

extension FileFacts: BinaryForm {
    func write(to writer: inout ByteWriter) {
        imports.write(to: &writer)
        types.write(to: &writer)
        protocols.write(to: &writer)
        members.write(to: &writer)
        body.write(to: &writer)
        directives.write(to: &writer)
        hasSyntaxError.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let imports = try [ImportFact](from: &reader)
        guard !reader.selection.contains(.importsAlone) else {
            self.init(imports: imports)
            return
        }
        let types = try [NominalFact](from: &reader)
        self.init(imports: imports, types: types, protocols: try [ProtocolFact](from: &reader))
        guard reader.selection.contains(.members) else { return }
        members = try [MemberFact](from: &reader)
        if try Bool(from: &reader) { body = try BodyFact.selected(from: &reader) }
        directives = try [DirectiveFact](from: &reader)
        hasSyntaxError = try Bool(from: &reader)
    }
}

// The forms of what bodies do. What is mostly absent is told by a bit: half of all that there is to say of a call is that
// it has nothing of something.

extension PathFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        text.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let text = try String(from: &reader)
        self.init(text)
    }
}

extension ValueFact: BinaryForm {
    /// The bits of the first byte that say what the form is, and that it has a type, and whether that is the usual one of
    /// such a literal. The others are free for what the value stands in.
    private static let formMask: UInt8 = 7
    static let typeBit: UInt8 = 8
    static let usualBit: UInt8 = 16
    static let ownerBit: UInt8 = 32

    func write(to writer: inout ByteWriter) {
        write(to: &writer, bits: 0)
    }

    /// Writes the value with bits of what it stands in.
    fileprivate func write(to writer: inout ByteWriter, bits: UInt8) {
        var head = bits
        if let type { head |= isUsual(type) ? Self.usualBit : Self.typeBit }
        switch form {
        case .path(let path):
            writer.write(head)
            path.write(to: &writer)
        case .call(let index):
            writer.write(head | 1)
            writer.write(index)
        case .closure(let index):
            writer.write(head | 2)
            writer.write(index)
        case .literal(let literal):
            writer.write(head | 3)
            writer.write(literal.rawValue)
        case .other: writer.write(head | 4)
        }
        if head & Self.typeBit != 0, let type { type.write(to: &writer) }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        try self.init(from: &reader, head: try reader.readByte())
    }

    /// Reads the value whose first byte was read.
    fileprivate init(from reader: inout ByteReader, head: UInt8) throws(BinaryFormError) {
        let form: Form
        switch head & Self.formMask {
        case 0: form = .path(try PathFact(from: &reader))
        case 1: form = .call(try reader.readInt())
        case 2: form = .closure(try reader.readInt())
        case 3:
            guard let literal = Literal(rawValue: try reader.readByte()) else { throw BinaryFormError() }
            form = .literal(literal)
        case 4: form = .other
        default: throw BinaryFormError()
        }
        self.init(form)
        if head & Self.usualBit != 0 {
            type = usualType
        } else if head & Self.typeBit != 0 {
            type = try TypeFact(from: &reader)
        }
    }

    /// Returns true if a literal has a type where nothing else is expected.
    static func hasUsualType(_ literal: Literal) -> Bool {
        switch literal {
        case .string, .integer, .float, .true, .false: return true
        case .nil, .array, .dictionary, .regex: return false
        }
    }

    /// The type that a literal has where nothing else is expected.
    private var usualType: TypeFact? {
        guard case .literal(let literal) = form else { return nil }
        switch literal {
        case .string: return .string
        case .integer: return .int
        case .float: return .double
        case .true, .false: return .bool
        case .nil, .array, .dictionary, .regex: return nil
        }
    }

    private func isUsual(_ type: TypeFact) -> Bool {
        guard case .literal = form, let usual = usualType else { return false }
        return usual == type
    }
}

extension TypeFact {
    /// The types of literals, made once.
    fileprivate static let string = TypeFact.plain("String")
    fileprivate static let int = TypeFact.plain("Int")
    fileprivate static let double = TypeFact.plain("Double")
    fileprivate static let bool = TypeFact.plain("Bool")
}

extension ArgumentFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        value.write(to: &writer, bits: label == nil ? 0 : ValueFact.ownerBit)
        if let label { label.write(to: &writer) }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let head = try reader.readByte()
        let value = try ValueFact(from: &reader, head: head)
        self.init(label: head & ValueFact.ownerBit == 0 ? nil : try String(from: &reader), value: value)
    }
}

extension StorageFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        var bits = ownership.rawValue
        if isConstant { bits |= 4 }
        if isLazy { bits |= 8 }
        if !observers.isEmpty { bits |= 16 }
        if initialValue != nil { bits |= 32 }
        writer.write(bits)
        if bits & 16 != 0 { observers.write(to: &writer) }
        if let initialValue { initialValue.write(to: &writer) }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let bits = try reader.readByte()
        guard let ownership = Ownership(rawValue: bits & 3) else { throw BinaryFormError() }
        let observers = bits & 16 == 0 ? [] : try [String](from: &reader)
        let initialValue = bits & 32 == 0 ? nil : try ValueFact(from: &reader)
        self.init(
            ownership: ownership, isConstant: bits & 4 != 0, isLazy: bits & 8 != 0, observers: observers,
            initialValue: initialValue)
    }
}

// Arguments, of which there are more than of all else, stand behind what is asked of bodies by most: who leaves them out
// does not even pass over them.
extension CallFact {
    /// Writes the call, of its arguments no more than how many there are.
    func writeHead(to writer: inout ByteWriter) {
        var bits: UInt8 = 0
        if !arguments.isEmpty { bits |= 1 }
        if creates != nil { bits |= 2 }
        writer.write(bits)
        callee.write(to: &writer)
        writer.writeIndex(closure)
        writer.write(line)
        if bits & 1 != 0 { writer.write(arguments.count) }
        if let creates { creates.write(to: &writer) }
    }

    /// Reads a call without its arguments.
    ///
    /// - Parameters:
    ///   - reader: Gives the bytes.
    ///   - count: Takes how many arguments there are.
    init(headFrom reader: inout ByteReader, count: inout Int) throws(BinaryFormError) {
        let bits = try reader.readByte()
        let callee = try PathFact(from: &reader)
        let closure = try reader.readIndex()
        let line = try reader.readInt()
        count = bits & 1 == 0 ? 0 : try reader.readCount()
        let creates = bits & 2 == 0 ? nil : try TypeFact(from: &reader)
        self.init(callee: callee, creates: creates, closure: closure, line: line)
    }
}

extension AssignmentFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        target.write(to: &writer)
        `operator`.write(to: &writer)
        value.write(to: &writer)
        writer.writeIndex(closure)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let target = try PathFact(from: &reader)
        let `operator` = try String(from: &reader)
        let value = try ValueFact(from: &reader)
        let closure = try reader.readIndex()
        let line = try reader.readInt()
        self.init(target: target, operator: `operator`, value: value, closure: closure, line: line)
    }
}

extension LocalFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        var bits = kind.rawValue | ownership.rawValue << 2
        if isVariable { bits |= 16 }
        if type != nil { bits |= 32 }
        if value != nil { bits |= 64 }
        writer.write(bits)
        name.write(to: &writer)
        writer.writeIndex(closure)
        writer.write(line)
        if let type { type.write(to: &writer) }
        if let value { value.write(to: &writer) }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let bits = try reader.readByte()
        guard let kind = Kind(rawValue: bits & 3), let ownership = StorageFact.Ownership(rawValue: bits >> 2 & 3) else {
            throw BinaryFormError()
        }
        let name = try String(from: &reader)
        let closure = try reader.readIndex()
        let line = try reader.readInt()
        let type = bits & 32 == 0 ? nil : try TypeFact(from: &reader)
        let value = bits & 64 == 0 ? nil : try ValueFact(from: &reader)
        self.init(
            name: name, kind: kind, isVariable: bits & 16 != 0, type: type, value: value, ownership: ownership,
            closure: closure, line: line)
    }
}

extension MentionFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        path.write(to: &writer)
        writer.writeIndex(closure)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let path = try PathFact(from: &reader)
        let closure = try reader.readIndex()
        let line = try reader.readInt()
        self.init(path: path, closure: closure, line: line)
    }
}

extension TypeMention: BinaryForm {
    func write(to writer: inout ByteWriter) {
        type.write(to: &writer)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let type = try TypeFact(from: &reader)
        self.init(type: type, line: try reader.readInt())
    }
}

extension ReturnFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        value.write(to: &writer, bits: isImplicit ? ValueFact.ownerBit : 0)
        writer.writeIndex(closure)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let head = try reader.readByte()
        let value = try ValueFact(from: &reader, head: head)
        let closure = try reader.readIndex()
        let line = try reader.readInt()
        self.init(value: value, isImplicit: head & ValueFact.ownerBit != 0, closure: closure, line: line)
    }
}

extension ConditionalLines: BinaryForm {
    func write(to writer: inout ByteWriter) {
        condition.write(to: &writer)
        writer.write(firstLine)
        writer.write(lastLine)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let condition = try String(from: &reader)
        let firstLine = try reader.readInt()
        let lastLine = try reader.readInt()
        self.init(condition: condition, firstLine: firstLine, lastLine: lastLine)
    }
}

extension BodyFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        writer.writeSized { writer in
            var bits: UInt8 = 0
            if !calls.isEmpty { bits |= 1 }
            if !assignments.isEmpty { bits |= 2 }
            if !locals.isEmpty { bits |= 4 }
            if !returns.isEmpty { bits |= 8 }
            if !closures.isEmpty { bits |= 16 }
            if !mentions.isEmpty { bits |= 32 }
            if !types.isEmpty { bits |= 64 }
            if !conditionalLines.isEmpty { bits |= 128 }
            writer.write(bits)
            if bits & 1 != 0 {
                writer.write(calls.count)
                for call in calls { call.writeHead(to: &writer) }
            }
            if bits & 2 != 0 { assignments.write(to: &writer) }
            if bits & 4 != 0 { locals.write(to: &writer) }
            if bits & 8 != 0 { returns.write(to: &writer) }
            for call in calls {
                for argument in call.arguments { argument.write(to: &writer) }
            }
            if bits & 16 != 0 { closures.write(to: &writer) }
            if bits & 32 != 0 { mentions.write(to: &writer) }
            if bits & 64 != 0 { types.write(to: &writer) }
            if bits & 128 != 0 { conditionalLines.write(to: &writer) }
        }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        self.init()
        let size = try reader.readSize()
        let start = reader.offset
        let bits = try reader.readByte()
        var counts: [(index: Int, count: Int)] = []
        var calls = bits & 1 == 0 ? [] : try Self.calls(from: &reader, &counts)
        if bits & 2 != 0 { assignments = try [AssignmentFact](from: &reader) }
        if bits & 4 != 0 { locals = try [LocalFact](from: &reader) }
        if bits & 8 != 0 { returns = try [ReturnFact](from: &reader) }
        guard reader.selection.contains(.uses) else {
            _ = try reader.readBytes(start + size - reader.offset)
            if !calls.isEmpty { self.calls = calls }
            return
        }
        for (index, count) in counts {
            calls[index].arguments.reserveCapacity(count)
            for _ in 0..<count { calls[index].arguments.append(try ArgumentFact(from: &reader)) }
        }
        if !calls.isEmpty { self.calls = calls }
        if bits & 16 != 0 { closures = try [ClosureFact](from: &reader) }
        if bits & 32 != 0 { mentions = try [MentionFact](from: &reader) }
        if bits & 64 != 0 { types = try [TypeMention](from: &reader) }
        if bits & 128 != 0 { conditionalLines = try [ConditionalLines](from: &reader) }
    }

    /// Reads calls without their arguments.
    ///
    /// - Parameters:
    ///   - reader: Gives the bytes.
    ///   - counts: Takes which calls have arguments that are asked for, and how many.
    private static func calls(
        from reader: inout ByteReader, _ counts: inout [(index: Int, count: Int)]
    ) throws(BinaryFormError) -> [CallFact] {
        let total = try reader.readCount()
        let isAskedFor = reader.selection.contains(.uses)
        var calls: [CallFact] = []
        calls.reserveCapacity(total)
        for index in 0..<total {
            var count = 0
            calls.append(try CallFact(headFrom: &reader, count: &count))
            if isAskedFor, count > 0 { counts.append((index, count)) }
        }
        return calls
    }

    /// Reads the body, or passes over it where none is asked for.
    static func selected(from reader: inout ByteReader) throws(BinaryFormError) -> BodyFact? {
        if reader.selection.contains(.bodies) { return try BodyFact(from: &reader) }
        _ = try reader.readBytes(try reader.readSize())
        return nil
    }
}

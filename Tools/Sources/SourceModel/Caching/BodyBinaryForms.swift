/// The forms of what bodies do.
extension PathFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        text.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let text = try String(from: &reader)
        self.init(text)
    }
}

extension ArgumentFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        label.write(to: &writer)
        value.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let label = try String?(from: &reader)
        let value = try ValueFact(from: &reader)
        self.init(label: label, value: value)
    }
}

extension StorageFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        writer.write(ownership.rawValue)
        isConstant.write(to: &writer)
        isLazy.write(to: &writer)
        observers.write(to: &writer)
        initialValue.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        guard let ownership = Ownership(rawValue: try reader.readByte()) else { throw BinaryFormError() }
        let isConstant = try Bool(from: &reader)
        let isLazy = try Bool(from: &reader)
        let observers = try [String](from: &reader)
        let initialValue = try ValueFact?(from: &reader)
        self.init(
            ownership: ownership, isConstant: isConstant, isLazy: isLazy, observers: observers,
            initialValue: initialValue)
    }
}

extension CallFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        callee.write(to: &writer)
        arguments.write(to: &writer)
        creates.write(to: &writer)
        closure.write(to: &writer)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let callee = try PathFact(from: &reader)
        let arguments = try [ArgumentFact](from: &reader)
        let creates = try TypeFact?(from: &reader)
        let closure = try Int?(from: &reader)
        let line = try reader.readInt()
        self.init(callee: callee, arguments: arguments, creates: creates, closure: closure, line: line)
    }
}

extension AssignmentFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        target.write(to: &writer)
        `operator`.write(to: &writer)
        value.write(to: &writer)
        closure.write(to: &writer)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let target = try PathFact(from: &reader)
        let `operator` = try String(from: &reader)
        let value = try ValueFact(from: &reader)
        let closure = try Int?(from: &reader)
        let line = try reader.readInt()
        self.init(target: target, operator: `operator`, value: value, closure: closure, line: line)
    }
}

extension LocalFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        name.write(to: &writer)
        writer.write(kind.rawValue)
        isVariable.write(to: &writer)
        type.write(to: &writer)
        value.write(to: &writer)
        writer.write(ownership.rawValue)
        closure.write(to: &writer)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let name = try String(from: &reader)
        guard let kind = Kind(rawValue: try reader.readByte()) else { throw BinaryFormError() }
        let isVariable = try Bool(from: &reader)
        let type = try TypeFact?(from: &reader)
        let value = try ValueFact?(from: &reader)
        guard let ownership = StorageFact.Ownership(rawValue: try reader.readByte()) else { throw BinaryFormError() }
        let closure = try Int?(from: &reader)
        let line = try reader.readInt()
        self.init(
            name: name, kind: kind, isVariable: isVariable, type: type, value: value, ownership: ownership,
            closure: closure, line: line)
    }
}

extension MentionFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        path.write(to: &writer)
        closure.write(to: &writer)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let path = try PathFact(from: &reader)
        let closure = try Int?(from: &reader)
        let line = try reader.readInt()
        self.init(path: path, closure: closure, line: line)
    }
}

extension ReturnFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        value.write(to: &writer)
        isImplicit.write(to: &writer)
        closure.write(to: &writer)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let value = try ValueFact(from: &reader)
        let isImplicit = try Bool(from: &reader)
        let closure = try Int?(from: &reader)
        let line = try reader.readInt()
        self.init(value: value, isImplicit: isImplicit, closure: closure, line: line)
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

extension CaptureFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        name.write(to: &writer)
        writer.write(ownership.rawValue)
        value.write(to: &writer)
        isListed.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let name = try String(from: &reader)
        guard let ownership = StorageFact.Ownership(rawValue: try reader.readByte()) else { throw BinaryFormError() }
        let value = try PathFact?(from: &reader)
        let isListed = try Bool(from: &reader)
        self.init(name: name, ownership: ownership, value: value, isListed: isListed)
    }
}

extension ClosureFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        place.write(to: &writer)
        captures.write(to: &writer)
        parameters.write(to: &writer)
        attributes.write(to: &writer)
        parent.write(to: &writer)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let place = try Place(from: &reader)
        let captures = try [CaptureFact](from: &reader)
        let parameters = try [ParameterFact](from: &reader)
        let attributes = try [String](from: &reader)
        let parent = try Int?(from: &reader)
        let line = try reader.readInt()
        self.init(
            place: place, captures: captures, parameters: parameters, attributes: attributes, parent: parent, line: line
        )
    }
}

extension ValueFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        switch form {
        case .path(let path):
            writer.write(0 as UInt8)
            path.write(to: &writer)
        case .call(let index):
            writer.write(1 as UInt8)
            writer.write(index)
        case .closure(let index):
            writer.write(2 as UInt8)
            writer.write(index)
        case .literal(let literal):
            writer.write(3 as UInt8)
            writer.write(literal.rawValue)
        case .other: writer.write(4 as UInt8)
        }
        type.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let form: Form
        switch try reader.readByte() {
        case 0: form = .path(try PathFact(from: &reader))
        case 1: form = .call(try reader.readInt())
        case 2: form = .closure(try reader.readInt())
        case 3:
            guard let literal = Literal(rawValue: try reader.readByte()) else { throw BinaryFormError() }
            form = .literal(literal)
        case 4: form = .other
        default: throw BinaryFormError()
        }
        self.init(form, type: try TypeFact?(from: &reader))
    }
}

extension ClosureFact.Place: BinaryForm {
    func write(to writer: inout ByteWriter) {
        switch self {
        case .argument(let call, let number):
            writer.write(0 as UInt8)
            writer.write(call)
            writer.write(number)
        case .assignment(let path):
            writer.write(1 as UInt8)
            path.write(to: &writer)
        case .local(let name):
            writer.write(2 as UInt8)
            name.write(to: &writer)
        case .initialValue: writer.write(3 as UInt8)
        case .returned: writer.write(4 as UInt8)
        case .calledAtOnce: writer.write(5 as UInt8)
        case .function(let name):
            writer.write(6 as UInt8)
            name.write(to: &writer)
        case .other: writer.write(7 as UInt8)
        }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        switch try reader.readByte() {
        case 0:
            let call = try reader.readInt()
            self = .argument(call: call, number: try reader.readInt())
        case 1: self = .assignment(try PathFact(from: &reader))
        case 2: self = .local(try String(from: &reader))
        case 3: self = .initialValue
        case 4: self = .returned
        case 5: self = .calledAtOnce
        case 6: self = .function(try String(from: &reader))
        case 7: self = .other
        default: throw BinaryFormError()
        }
    }
}

extension BodyFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        calls.write(to: &writer)
        assignments.write(to: &writer)
        closures.write(to: &writer)
        locals.write(to: &writer)
        mentions.write(to: &writer)
        returns.write(to: &writer)
        types.write(to: &writer)
        conditionalLines.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        self.init()
        calls = try [CallFact](from: &reader)
        assignments = try [AssignmentFact](from: &reader)
        closures = try [ClosureFact](from: &reader)
        locals = try [LocalFact](from: &reader)
        mentions = try [MentionFact](from: &reader)
        returns = try [ReturnFact](from: &reader)
        types = try [TypeFact](from: &reader)
        conditionalLines = try [ConditionalLines](from: &reader)
    }
}

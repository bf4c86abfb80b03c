// A body's draft is written as the facts that are read from it: what stands here is the other half of what
// BodyBinaryForms reads, and a test compares both.

extension BodyDraft {
    /// Writes the body as ``BodyFact`` does.
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
            Self.write(calls, to: &writer) { write($0, to: &$1) }
            Self.write(assignments, to: &writer) { assignment, writer in
                writer.write(assignment.target)
                writer.write(assignment.operator)
                assignment.value.write(to: &writer)
                writer.writeIndex(assignment.closure)
                writer.write(assignment.line)
            }
            Self.write(locals, to: &writer) { $0.write(to: &$1) }
            Self.write(returns, to: &writer) { result, writer in
                result.value.write(to: &writer, bits: result.isImplicit ? ValueFact.ownerBit : 0)
                writer.writeIndex(result.closure)
                writer.write(result.line)
            }
            writeArguments(to: &writer)
            Self.write(closures, to: &writer) { write($0, to: &$1) }
            Self.write(mentions, to: &writer) { mention, writer in
                writer.write(mention.path)
                writer.writeIndex(mention.closure)
                writer.write(mention.line)
            }
            Self.write(types, to: &writer) { mention, writer in
                writer.write(encoded: mention.type)
                writer.write(mention.line)
            }
            if bits & 128 != 0 { conditionalLines.write(to: &writer) }
        }
    }

    /// Writes a list with its length; nothing of an empty one, of which a bit tells.
    @inline(__always)
    private static func write<Element>(
        _ list: [Element], to writer: inout ByteWriter, _ write: (Element, inout ByteWriter) -> Void
    ) {
        if list.isEmpty { return }
        writer.write(list.count)
        for element in list { write(element, &writer) }
    }

    private func writeArguments(to writer: inout ByteWriter) {
        for call in calls {
            for index in call.arguments {
                let label = arguments[index].label
                arguments[index].value.write(to: &writer, bits: label == nil ? 0 : ValueFact.ownerBit)
                if let label { writer.write(label) }
            }
        }
    }

    private func write(_ call: Call, to writer: inout ByteWriter) {
        var bits: UInt8 = 0
        if !call.arguments.isEmpty { bits |= 1 }
        if call.creates != nil { bits |= 2 }
        writer.write(bits)
        writer.write(call.callee)
        writer.writeIndex(call.closure)
        writer.write(call.line)
        if !call.arguments.isEmpty { writer.write(call.arguments.count) }
        if let creates = call.creates { writer.write(encoded: creates) }
    }

    private func write(_ closure: Closure, to writer: inout ByteWriter) {
        closure.place.write(to: &writer)
        writer.write(closure.captureCount)
        var index = closure.firstCapture
        while index >= 0 {
            let capture = captures[index]
            writer.write(capture.ownership.rawValue | (capture.value == nil ? 0 : 4) | (capture.isListed ? 8 : 0))
            writer.write(capture.name)
            if let value = capture.value { writer.write(value) }
            index = capture.next
        }
        if let parameters = closure.parameters { writer.write(encoded: parameters) } else { writer.write(0 as UInt8) }
        if let attributes = closure.attributes { writer.write(encoded: attributes) } else { writer.write(0 as UInt8) }
        writer.writeIndex(closure.parent)
        writer.write(closure.line)
    }
}

extension BodyDraft.Value {
    func write(to writer: inout ByteWriter) {
        write(to: &writer, bits: 0)
    }

    /// Writes the value with bits of what it stands in.
    func write(to writer: inout ByteWriter, bits: UInt8) {
        var head = bits
        if type != nil { head |= ValueFact.typeBit }
        switch form {
        case .path(let path):
            writer.write(head)
            writer.write(path)
        case .call(let index):
            writer.write(head | 1)
            writer.write(index)
        case .closure(let index):
            writer.write(head | 2)
            writer.write(index)
        case .literal(let literal):
            if type == nil, ValueFact.hasUsualType(literal) { head |= ValueFact.usualBit }
            writer.write(head | 3)
            writer.write(literal.rawValue)
        case .other: writer.write(head | 4)
        }
        if let type { writer.write(encoded: type) }
    }

    /// The value as a fact.
    var fact: ValueFact? {
        var writer = ByteWriter(capacity: 64)
        write(to: &writer)
        var reader = ByteReader(writer.bytes)
        return try? ValueFact(from: &reader)
    }
}

extension BodyDraft.Local {
    func write(to writer: inout ByteWriter) {
        var bits = kind.rawValue | ownership.rawValue << 2
        if isVariable { bits |= 16 }
        if type != nil { bits |= 32 }
        if value != nil { bits |= 64 }
        writer.write(bits)
        writer.write(name)
        writer.writeIndex(closure)
        writer.write(line)
        if let type { writer.write(encoded: type) }
        if let value { value.write(to: &writer) }
    }
}

extension BodyDraft.Closure.Place {
    func write(to writer: inout ByteWriter) {
        switch self {
        case .argument(let call, let number):
            writer.write(0 as UInt8)
            writer.write(call)
            writer.write(number)
        case .assignment(let path):
            writer.write(1 as UInt8)
            writer.write(path)
        case .local(let name):
            writer.write(2 as UInt8)
            writer.write(name)
        case .initialValue: writer.write(3 as UInt8)
        case .returned: writer.write(4 as UInt8)
        case .calledAtOnce: writer.write(5 as UInt8)
        case .function(let name):
            writer.write(6 as UInt8)
            writer.write(name)
        case .other: writer.write(7 as UInt8)
        }
    }
}

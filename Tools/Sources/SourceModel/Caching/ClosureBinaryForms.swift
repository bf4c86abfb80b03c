// The forms of closures and of what they capture; see the other forms of what bodies do.

extension CaptureFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        writer.write(ownership.rawValue | (value == nil ? 0 : 4) | (isListed ? 8 : 0))
        name.write(to: &writer)
        if let value { value.write(to: &writer) }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let bits = try reader.readByte()
        guard let ownership = StorageFact.Ownership(rawValue: bits & 3) else { throw BinaryFormError() }
        let name = try String(from: &reader)
        let value = bits & 4 == 0 ? nil : try PathFact(from: &reader)
        self.init(name: name, ownership: ownership, value: value, isListed: bits & 8 != 0)
    }
}

extension ClosureFact: BinaryForm {
    func write(to writer: inout ByteWriter) {
        place.write(to: &writer)
        captures.write(to: &writer)
        parameters.write(to: &writer)
        attributes.write(to: &writer)
        writer.writeIndex(parent)
        writer.write(line)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let place = try Place(from: &reader)
        let captures = try [CaptureFact](from: &reader)
        let parameters = try [ParameterFact](from: &reader)
        let attributes = try [String](from: &reader)
        let parent = try reader.readIndex()
        let line = try reader.readInt()
        self.init(
            place: place, captures: captures, parameters: parameters, attributes: attributes, parent: parent, line: line
        )
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

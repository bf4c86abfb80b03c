extension MemberFact: BinaryForm {
    /// The parts that a member has; most have little of all that one may have.
    private struct Parts: OptionSet {
        var rawValue: UInt16

        static let modifiers = Parts(rawValue: 1)
        static let attributes = Parts(rawValue: 2)
        static let generics = Parts(rawValue: 4)
        static let requirements = Parts(rawValue: 8)
        static let parameters = Parts(rawValue: 16)
        static let isAsync = Parts(rawValue: 32)
        static let throwing = Parts(rawValue: 64)
        static let type = Parts(rawValue: 128)
        static let inheritance = Parts(rawValue: 256)
        static let isSettable = Parts(rawValue: 512)
        static let failability = Parts(rawValue: 1_024)
        static let conditions = Parts(rawValue: 2_048)
        static let storage = Parts(rawValue: 4_096)
        static let body = Parts(rawValue: 8_192)
        static let directives = Parts(rawValue: 16_384)
    }

    func write(to writer: inout ByteWriter) {
        withUnsafePointer(to: self) { Self.write($0, to: &writer) }
    }

    static func write(_ member: UnsafePointer<MemberFact>, to writer: inout ByteWriter) {
        let hasBody = member.pointee.body != nil
        write(member, to: &writer, hasBody: hasBody) { writer in
            if let body = member.pointee.body { body.write(to: &writer) }
        }
    }

    /// Writes a member, whose body was written before.
    static func write(
        _ member: UnsafePointer<MemberFact>, _ body: UnsafeRawBufferPointer?, to writer: inout ByteWriter
    ) {
        write(member, to: &writer, hasBody: body != nil) { writer in
            if let body { writer.write(body) }
        }
    }

    @inline(__always)
    private static func write(
        _ member: UnsafePointer<MemberFact>, to writer: inout ByteWriter, hasBody: Bool,
        _ writeBody: (inout ByteWriter) -> Void
    ) {
        var parts: Parts = []
        if !member.pointee.modifiers.isEmpty { parts.insert(.modifiers) }
        if !member.pointee.attributes.isEmpty { parts.insert(.attributes) }
        if !member.pointee.generics.isEmpty { parts.insert(.generics) }
        if !member.pointee.requirements.isEmpty { parts.insert(.requirements) }
        if !member.pointee.parameters.isEmpty { parts.insert(.parameters) }
        if member.pointee.isAsync { parts.insert(.isAsync) }
        if member.pointee.throwing.isThrowing { parts.insert(.throwing) }
        if member.pointee.type != nil { parts.insert(.type) }
        if !member.pointee.inheritance.isEmpty { parts.insert(.inheritance) }
        if member.pointee.isSettable { parts.insert(.isSettable) }
        if !member.pointee.failability.isEmpty { parts.insert(.failability) }
        if !member.pointee.conditions.isEmpty { parts.insert(.conditions) }
        if member.pointee.storage != nil { parts.insert(.storage) }
        if hasBody { parts.insert(.body) }
        if !member.pointee.directives.isEmpty { parts.insert(.directives) }
        writer.write(member.pointee.kind.rawValue)
        writer.write(UInt8(truncatingIfNeeded: parts.rawValue))
        writer.write(UInt8(truncatingIfNeeded: parts.rawValue >> 8))
        member.pointee.name.write(to: &writer)
        writer.write(member.pointee.line)
        if parts.contains(.modifiers) { member.pointee.modifiers.write(to: &writer) }
        if parts.contains(.attributes) { member.pointee.attributes.write(to: &writer) }
        if parts.contains(.generics) { member.pointee.generics.write(to: &writer) }
        if parts.contains(.requirements) { member.pointee.requirements.write(to: &writer) }
        if parts.contains(.parameters) { member.pointee.parameters.write(to: &writer) }
        if parts.contains(.throwing) { member.pointee.throwing.write(to: &writer) }
        if let type = member.pointee.type { type.write(to: &writer) }
        if parts.contains(.inheritance) { member.pointee.inheritance.write(to: &writer) }
        if parts.contains(.failability) { member.pointee.failability.write(to: &writer) }
        if parts.contains(.conditions) { member.pointee.conditions.write(to: &writer) }
        if let storage = member.pointee.storage { storage.write(to: &writer) }
        writeBody(&writer)
        if parts.contains(.directives) { member.pointee.directives.write(to: &writer) }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        guard let kind = Kind(rawValue: try reader.readByte()) else { throw BinaryFormError() }
        let low = UInt16(try reader.readByte())
        let parts = Parts(rawValue: low | UInt16(try reader.readByte()) << 8)
        let name = try String(from: &reader)
        self.init(kind: kind, name: name, line: try reader.readInt())
        isAsync = parts.contains(.isAsync)
        isSettable = parts.contains(.isSettable)
        if parts.contains(.modifiers) { modifiers = try [String](from: &reader) }
        if parts.contains(.attributes) { attributes = try [String](from: &reader) }
        if parts.contains(.generics) { generics = try [GenericParameterFact](from: &reader) }
        if parts.contains(.requirements) { requirements = try [RequirementFact](from: &reader) }
        if parts.contains(.parameters) { parameters = try [ParameterFact](from: &reader) }
        if parts.contains(.throwing) { throwing = try ThrowingFact(from: &reader) }
        if parts.contains(.type) { type = try TypeFact(from: &reader) }
        if parts.contains(.inheritance) { inheritance = try [TypeFact](from: &reader) }
        if parts.contains(.failability) { failability = try String(from: &reader) }
        if parts.contains(.conditions) { conditions = try [String](from: &reader) }
        if parts.contains(.storage) { storage = try StorageFact(from: &reader) }
        if parts.contains(.body) { body = try BodyFact.selected(from: &reader) }
        if parts.contains(.directives) { directives = try [String](from: &reader) }
    }
}

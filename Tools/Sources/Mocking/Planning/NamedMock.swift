/// A mock that is going to be written, under the name that it gets.
struct NamedMock: Sendable {
    /// The protocol that it mocks.
    var reference: ProtocolReference
    /// The mock's name.
    var name: String
    /// The protocol as it is named in the mock's file, after its module where the name alone would be ambiguous.
    var protocolName: String
    /// The declaration with the name that its decorator would have, if there is one.
    var nameOfProxyIsOf: String?

    /// The mock's name with the types around it, beside which another cannot be called so.
    func place(of name: String) -> String { (reference.fact.nesting + [name]).joined(separator: ".") }
}

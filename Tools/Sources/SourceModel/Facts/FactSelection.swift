/// The part of a file's facts that is decoded: a caller that asks for less pays less.
///
/// Imports, protocols with their members, and the headers of types are there unless less is asked for.
public struct FactSelection: OptionSet, Sendable {
    /// The selection as bits.
    public let rawValue: UInt8

    /// Makes a selection of its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Nothing but what is always there.
    public static let headers: FactSelection = []
    /// The members of types and those outside of types, and the file's directives.
    public static let members = FactSelection(rawValue: 1)
    /// The actions of bodies: calls without their arguments, assignments, locals and returned values.
    public static let bodies = FactSelection(rawValue: 2)
    /// The values that bodies use: arguments of calls, closures and their captures, paths that are read, types that
    /// are named, and lines under an `#if`. Only with ``bodies``.
    public static let uses = FactSelection(rawValue: 4)
    /// Headers without the members of protocols none of whose members names a type: what it takes to know which types there are.
    static let typesAlone = FactSelection(rawValue: 8)
    /// Imports, and nothing else.
    static let importsAlone = FactSelection(rawValue: 16)
    /// All of it.
    public static let all: FactSelection = [.members, .bodies, .uses]
}

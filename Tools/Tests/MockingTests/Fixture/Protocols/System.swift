import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// What the standard library and Foundation ask of a class, which their sources would have to tell.

protocol Ordered: Comparable, CustomStringConvertible { var rank: Int { get } }
protocol Stepping: Strideable { var rank: Int { get } }
protocol Spelled: LosslessStringConvertible, CustomDebugStringConvertible, CustomReflectable { func spell() }
protocol Written: TextOutputStream, TextOutputStreamable, RandomNumberGenerator { func close() }
protocol Stored: Codable, Hashable, Sendable { func store() }
protocol KeyOfCoding: CodingKey { func use() }
protocol RawKind: RawRepresentable, CaseIterable where RawValue == String { func pick() }
protocol RawAny: RawRepresentable, Hashable { func pick() }
protocol Stepper: IteratorProtocol<Int> { func stop() }
protocol Line: Sequence where Element == Int { func close() }
protocol LineOfAny: Sequence { func close() }
protocol Shelf: Collection<String> { func close() }
protocol Row: RandomAccessCollection where Element == Int, Index == Int { func close() }
protocol Feed: AsyncSequence where Element == Int { func close() }
protocol SureFeed: AsyncSequence<Int, Never> { func close() }
protocol FeedStepper: AsyncIteratorProtocol<Int, any Error> { func close() }
protocol Literal: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral where IntegerLiteralType == Int64 {
    func read()
}
protocol ListLiteral: ExpressibleByArrayLiteral, ExpressibleByNilLiteral where ArrayLiteralElement == Int {
    func read()
}
protocol TableLiteral: ExpressibleByDictionaryLiteral where Key == String, Value == Int { func read() }
protocol CodedFailing: LocalizedError, CustomNSError, RecoverableError, Equatable { var code: Int { get } }
protocol Copied: NSObjectProtocol, NSSecureCoding, NSCopying { func close() }
protocol Downloading: URLSessionDownloadDelegate { func close() }
protocol Numbered { var id: UUID { get } }
protocol Known: Numbered, Identifiable, Hashable, Codable, Sendable { var id: UUID { get } }
protocol NamedBy: Identifiable<String> { func rename() }
nonisolated protocol Titled { var title: String { get } }
protocol TitledActor: Actor, Titled, Identifiable<String> { func rename() async -> Bool }

@MainActor protocol ShownHashable: Hashable { var title: String { get } }
@MainActor protocol ShownStored: Codable, Hashable, Sendable { var title: String { get } }
@MainActor protocol ShownNamed: Identifiable, Comparable { var id: String { get } }
@MainActor protocol ShownFailure: LocalizedError { var title: String { get } }
@MainActor protocol ShownText: LosslessStringConvertible, CaseIterable { var title: String { get } }

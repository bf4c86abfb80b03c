import Foundation

/// Answers about each file of a project, kept beside the facts for as long as nothing changes of what they were made of.
package struct KeptAnswers: Sendable {
    /// The answer about one file, in the words of its maker.
    package struct Answer: Sendable {
        package var numbers: [Int] = []
        package var texts: [String] = []
        /// Types, as ``IndexDigests`` knows them from run to run.
        package var types: [UInt64] = []

        package init() {}
    }

    /// The answers as they are kept.
    package private(set) var bytes: KeptBytes
    /// The parts of the files, by their numbers.
    private var places = HashedTable<Range<Int>>(minimumCapacity: 0)
    /// The number of files that were read anew.
    package private(set) var freshCount = 0

    init(_ name: String, _ cache: FactCache?) {
        bytes = KeptBytes(name, cache)
        if let kept = bytes.withKept({ try? Self.places(in: $0) }) ?? nil { places = kept }
    }

    /// The number of files with an answer.
    package var count: Int { places.count }

    /// The kept answer about a file; nil where it was made of something else than what is there now.
    ///
    /// - Parameters:
    ///   - number: The file with its content and its types, by ``IndexDigests/digest(ofFile:)``.
    ///   - digests: The digests of the index as it is now.
    package func answer(_ number: UInt64, _ digests: IndexDigests) -> Answer? {
        guard let range = places[number] else { return nil }
        return bytes.withKept { try? Self.answer(UnsafeRawBufferPointer(rebasing: $0[range]), digests) } ?? nil
    }

    /// An answer with all that it depends on, as it is kept.
    package static func bytes(of answer: Answer, asked: [UInt64], _ digests: IndexDigests) -> [UInt8] {
        var writer = ByteWriter(capacity: 64 + asked.count * 8 + answer.numbers.count * 2)
        writer.writeFixed(digests.digest(of: asked))
        for list in [asked, answer.types] {
            writer.write(list.count)
            for number in list { writer.writeFixed(number) }
        }
        answer.numbers.write(to: &writer)
        answer.texts.write(to: &writer)
        return writer.array
    }

    /// Takes what is to be kept of all files.
    ///
    /// - Parameter files: Each file's number, and what was made anew of it; nil where the kept answer is still right.
    package mutating func replace(with files: [(number: UInt64, bytes: [UInt8]?)]) {
        freshCount = files.count { $0.bytes != nil }
        // Where little of it is new, reading that once more takes less time than to write all.
        guard freshCount > places.count / 100 else { return }
        var writer = ByteWriter(capacity: 1 << 16)
        writer.write(files.count)
        for (number, fresh) in files {
            writer.writeFixed(number)
            writer.writeSized { writer in
                if let fresh {
                    fresh.withUnsafeBytes { writer.write($0) }
                } else if let range = places[number] {
                    bytes.withKept { writer.write(UnsafeRawBufferPointer(rebasing: $0[range])) }
                }
            }
        }
        bytes.replace(with: writer.bytes)
    }

    private static func places(in bytes: UnsafeRawBufferPointer) throws(BinaryFormError) -> HashedTable<Range<Int>> {
        var reader = ByteReader(bytes)
        let count = try reader.readCount()
        var places = HashedTable<Range<Int>>(minimumCapacity: count)
        for _ in 0..<count {
            let number = try reader.readFixed()
            let size = try reader.readSize()
            let start = reader.offset
            _ = try reader.readBytes(size)
            places.set(start..<(start + size), of: number)
        }
        return places
    }

    private static func answer(
        _ bytes: UnsafeRawBufferPointer, _ digests: IndexDigests
    ) throws(BinaryFormError) -> Answer? {
        var reader = ByteReader(bytes)
        let digest = try reader.readFixed()
        var asked: UInt64 = 0
        for _ in 0..<(try reader.readCount()) { asked = digests.joined(asked, try reader.readFixed()) }
        guard asked == digest else { return nil }
        var answer = Answer()
        answer.types = try numbers(from: &reader)
        answer.numbers = try [Int](from: &reader)
        answer.texts = try [String](from: &reader)
        return answer
    }

    private static func numbers(from reader: inout ByteReader) throws(BinaryFormError) -> [UInt64] {
        let count = try reader.readCount()
        var numbers: [UInt64] = []
        numbers.reserveCapacity(count)
        for _ in 0..<count { numbers.append(try reader.readFixed()) }
        return numbers
    }
}

extension ContentKey {
    /// The length that stands for answers in the place of a content's: no source is as long.
    static let answers = UInt32.max

    /// True where answers are meant, and no content.
    var isOfAnswers: Bool { length == Self.answers }

    /// The bit that no source's length has.
    private static let headers: UInt32 = 1 << 31

    /// The key of a content of which headers alone are known.
    var ofHeaders: ContentKey { ContentKey(hash: hash, length: length | Self.headers) }

    /// True where the headers of a content are meant, and nothing more of it.
    var isOfHeaders: Bool { length & Self.headers != 0 && !isOfAnswers }

    /// Another bit that no source's length has.
    private static let tests: UInt32 = 1 << 30

    /// The key of the content of a file of tests, of which rules ask no more than headers.
    var ofTests: ContentKey { ContentKey(hash: hash, length: length | Self.tests) }

    /// The number of bytes of the content that is meant, be it all of it or not.
    var byteCount: Int { Int(length & ~(Self.headers | Self.tests)) }

    /// True where a content is meant as whole as it was asked for.
    var isOfContent: Bool { length & Self.headers == 0 }
}

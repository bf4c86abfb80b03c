import Foundation

/// A form of several parts (`multipart/form-data`, RFC 7578): texts, data and files. A name may come more than once.
///
/// ```swift
/// var form = MultipartForm()
/// form.add("name", text: "Vase")
/// form.add("photo", data: photo, fileName: "vase.jpg", contentType: "image/jpeg")
/// let request = HTTPRequest.post("/items", multipart: form)
/// ```
public struct MultipartForm: Equatable, Sendable {
    /// One part.
    ///
    /// ```swift
    /// let attachments = form.parts.compactMap(\.fileName)  // ["vase.jpg"]
    /// ```
    public struct Part: Equatable, Sendable {
        /// The content of a part.
        ///
        /// ```swift
        /// let bytes = form.parts.reduce(0) { sum, part in
        ///     if case .data(let data) = part.content { sum + data.count } else { sum }
        /// }
        /// ```
        public enum Content: Equatable, Sendable {
            /// Bytes in memory.
            case data(Data)
            /// A file, which is read when the request is sent.
            case file(URL)
        }

        /// The field's name.
        public let name: String
        /// The file's name, as the server is told; `nil` for a field that is no file.
        public let fileName: String?
        /// The content's type, as in `image/png`; `nil` for text.
        public let contentType: String?
        /// The content.
        public let content: Content
    }

    /// The line between the parts. Nothing in the parts may look like it: the default is random.
    public let boundary: String
    /// The parts, in their order.
    public private(set) var parts: [Part] = []

    /// A form without parts.
    ///
    /// - Parameter boundary: The line between the parts.
    public init(boundary: String = "scaena-" + UUID().uuidString) {
        self.boundary = boundary
    }

    /// Adds a text.
    ///
    /// - Parameters:
    ///   - name: The field's name.
    ///   - text: The text.
    public mutating func add(_ name: String, text: String) {
        let content = Part.Content.data(Data(text.utf8))
        parts.append(Part(name: name, fileName: nil, contentType: nil, content: content))
    }

    /// Adds data.
    ///
    /// - Parameters:
    ///   - name: The field's name.
    ///   - data: The bytes.
    ///   - fileName: The file's name, as the server is told.
    ///   - contentType: The data's type.
    public mutating func add(_ name: String, data: Data, fileName: String, contentType: String) {
        parts.append(Part(name: name, fileName: fileName, contentType: contentType, content: .data(data)))
    }

    /// Adds a file, which is read when the request is sent.
    ///
    /// - Parameters:
    ///   - name: The field's name.
    ///   - file: The file.
    ///   - fileName: The file's name, as the server is told; its own by default.
    ///   - contentType: The file's type.
    public mutating func add(
        _ name: String, file: URL, fileName: String? = nil, contentType: String = "application/octet-stream"
    ) {
        let fileName = fileName ?? file.lastPathComponent
        parts.append(Part(name: name, fileName: fileName, contentType: contentType, content: .file(file)))
    }

    /// The value of the request's `Content-Type`.
    public var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    var hasFiles: Bool {
        parts.contains { part in
            if case .file = part.content { return true }
            return false
        }
    }

    /// The number of bytes of the parts in memory.
    var sizeInMemory: Int {
        parts.reduce(0) { sum, part in
            guard case .data(let data) = part.content else { return sum }
            return sum + data.count
        }
    }

    /// Hands the form, piece by piece, to a receiver.
    func write(to receive: (Data) throws -> Void) throws {
        for part in parts {
            try receive(Data(head(of: part).utf8))
            switch part.content {
            case .data(let data): try receive(data)
            case .file(let file): try Self.read(file, to: receive)
            }
            try receive(Data("\r\n".utf8))
        }
        try receive(Data("--\(boundary)--\r\n".utf8))
    }

    private func head(of part: Part) -> String {
        var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(part.name))\""
        if let fileName = part.fileName { head += "; filename=\"\(Self.quoted(fileName))\"" }
        // A line break in it would begin a header field of somebody else's choice.
        if let type = part.contentType { head += "\r\nContent-Type: \(type.filter { !$0.isNewline })" }
        return head + "\r\n\r\n"
    }

    /// As browsers do (the HTML standard, "multipart/form-data encoding algorithm").
    private static func quoted(_ text: String) -> String {
        var quoted = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "%22"
            case "\r": quoted += "%0D"
            case "\n": quoted += "%0A"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted
    }

    private static func read(_ file: URL, to receive: (Data) throws -> Void) throws {
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            while let chunk = try handle.read(upToCount: 1 << 16), !chunk.isEmpty { try receive(chunk) }
        } catch let error as HTTPError {
            throw error
        } catch {
            throw HTTPError.file(path: file.path, reason: FileFailure.reason(of: error))
        }
    }
}

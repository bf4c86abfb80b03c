import Foundation

/// The body of a request in the form that a transport takes: in memory, or a file.
struct UploadBody {
    /// The request, whose upload is a file if it has one.
    let request: HTTPRequest
    private let temporaryFile: URL?

    /// Forms beyond this many bytes are put together on disk.
    private static let largestInMemory = 1 << 20

    /// Puts the body together.
    init(of request: HTTPRequest) throws {
        switch request.upload {
        case nil:
            self.request = request
            temporaryFile = nil
        case .file(let file):
            // Foundation on Linux stops the program for a file that is not there.
            guard FileManager.default.isReadableFile(atPath: file.path) else {
                throw HTTPError.file(path: file.path, reason: "it cannot be read")
            }
            self.request = request
            temporaryFile = nil
        case .multipart(let form):
            var request = request
            request.setDefaultHeader("Content-Type", form.contentType)
            if form.hasFiles || form.sizeInMemory > Self.largestInMemory {
                let file = try Self.file(of: form)
                request.upload = .file(file)
                temporaryFile = file
            } else {
                var body = Data()
                try form.write { body.append($0) }
                request.upload = nil
                request.body = body
                temporaryFile = nil
            }
            self.request = request
        }
    }

    /// Removes what was made for the request.
    func remove() {
        if let temporaryFile { try? FileManager.default.removeItem(at: temporaryFile) }
    }

    private static func file(of form: MultipartForm) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-" + UUID().uuidString)
        // Readable by its owner only: a form may hold anything.
        guard FileManager.default.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw HTTPError.file(path: file.path, reason: "it cannot be written") }
        do {
            let handle = try FileHandle(forWritingTo: file)
            defer { try? handle.close() }
            try form.write { try handle.write(contentsOf: $0) }
            return file
        } catch {
            try? FileManager.default.removeItem(at: file)
            throw error is HTTPError ? error : HTTPError.file(path: file.path, reason: FileFailure.reason(of: error))
        }
    }
}

import Foundation

/// Where a package's app is shown, its key included: kept from run to run, so that a page of yesterday comes in again.
enum RunAddress {
    /// The first port that is tried, and how many after it.
    private static let ports: ClosedRange<UInt16> = 8080...8099

    /// The address of the last run; `nil` where there was none, or others can read it.
    static func kept(for package: RunPackage) -> URL? {
        let file = path(for: package)
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
            let mode = attributes[.posixPermissions] as? Int, mode & 0o077 == 0,
            let text = try? String(contentsOfFile: file, encoding: .utf8), let address = URL(string: text),
            address.host == "127.0.0.1", let key = address.fragment, key.hasPrefix("token="), key.utf8.count == 38
        else { return nil }
        return address
    }

    /// Keeps an address where nobody but the user can read it.
    static func keep(_ address: URL, for package: RunPackage) {
        let file = path(for: package)
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(atPath: file)
        _ = FileManager.default.createFile(
            atPath: file, contents: Data(address.absoluteString.utf8), attributes: [.posixPermissions: 0o600])
    }

    private static func path(for package: RunPackage) -> String {
        package.folder + "/.build/scaena-run/" + package.product
    }

    /// Listens at the address of the last run, or at the first port that is free.
    static func open(
        near kept: URL?, telling news: RunNews, onAgain: @escaping @Sendable () -> Void
    ) -> (RunDoor, URL)? {
        if let kept, let door = RunDoor(at: kept, telling: news, onAgain: onAgain) { return (door, kept) }
        let key = kept?.fragment ?? "token=" + newKey()
        for port in ports {
            guard let address = URL(string: "http://127.0.0.1:\(port)/#\(key)"),
                let door = RunDoor(at: address, telling: news, onAgain: onAgain)
            else { continue }
            return (door, address)
        }
        return nil
    }

    /// 128 random bits.
    private static func newKey() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<16).map { _ in
            let digits = String(UInt8.random(in: .min ... .max, using: &generator), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}

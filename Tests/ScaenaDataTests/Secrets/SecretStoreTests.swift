import Foundation
import Testing

@testable import ScaenaData

@Suite("Secrets")
struct SecretStoreTests {
    /// Not safe, and seen to be used: it turns the bytes around and binds them to the name.
    private struct MirrorCipher: SecretCipher {
        func seal(_ secret: Data, name: String) throws(SecretStoreError) -> Data {
            Data((Data(name.utf8) + secret).reversed())
        }

        func open(_ sealed: Data, name: String) throws(SecretStoreError) -> Data {
            let opened = Data(sealed.reversed())
            guard opened.starts(with: Data(name.utf8)) else { throw .damaged(name: name) }
            return Data(opened.dropFirst(name.utf8.count))
        }
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    private let secret = Data("hush".utf8)

    @Test func aSecretIsGivenBackReplacedAndForgotten() throws {
        try withFolder { folder in
            let stores: [any SecretStore] = [try FileSecrets(folder: folder), MemorySecrets()]
            for store in stores {
                #expect(try store.secret("token") == nil)
                try store.setSecret(Data("old".utf8), "token")
                try store.setSecret(secret, "token")
                try store.setSecret(Data(), "../../etc/passwd")
                #expect(try store.secret("token") == secret)
                #expect(try store.secret("../../etc/passwd") == Data())
                #expect(try store.secret("Token") == nil)
                try store.setSecret(nil, "token")
                try store.setSecret(nil, "token")
                #expect(try store.secret("token") == nil)
            }
        }
    }

    @Test func onlyTheOwnerMayReadIt() throws {
        try withFolder { folder in
            let store = try FileSecrets(folder: folder)
            try store.setSecret(secret, "token")
            #expect(try mode(folder.path) == 0o700)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(files.count == 1)
            for file in files { #expect(try mode(folder.appendingPathComponent(file).path) == 0o600) }
        }
    }

    @Test func whatOthersMayReadIsRefused() throws {
        try withFolder { folder in
            let store = try FileSecrets(folder: folder)
            try store.setSecret(secret, "token")
            let file = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
            let path = folder.appendingPathComponent(file).path
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
            #expect(throws: SecretStoreError.exposed(path: path, reason: "others may use it")) {
                try store.secret("token")
            }
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
            #expect(throws: SecretStoreError.exposed(path: folder.path, reason: "others may use it")) {
                try FileSecrets(folder: folder)
            }
        }
    }

    @Test func aLinkIsNotFollowed() throws {
        try withFolder { folder in
            let store = try FileSecrets(folder: folder)
            try store.setSecret(secret, "token")
            let file = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
            let path = folder.appendingPathComponent(file).path
            try FileManager.default.moveItem(atPath: path, toPath: path + "-moved")
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + "-moved")
            #expect(throws: SecretStoreError.exposed(path: path, reason: "it is a link")) { try store.secret("token") }
        }
    }

    @Test func aCipherIsUsedAndOneSecretIsNotPassedOffAsAnother() throws {
        try withFolder { folder in
            let store = try FileSecrets(folder: folder, cipher: MirrorCipher())
            try store.setSecret(secret, "a")
            #expect(try store.secret("a") == secret)
            let fileA = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
            try store.setSecret(Data("other".utf8), "b")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let fileB = try #require(files.first { $0 != fileA })
            let (pathA, pathB) = (folder.appendingPathComponent(fileA), folder.appendingPathComponent(fileB))
            #expect(try Data(contentsOf: pathA).range(of: secret) == nil)
            try Data(contentsOf: pathA).write(to: pathB)
            #expect(throws: SecretStoreError.damaged(name: "b")) { try store.secret("b") }
        }
    }

    /// As after a restart: who comes later finds what was kept.
    @Test func aDeviceKeepsAnAppsSecretsForItsOwnerOnly() throws {
        try withFolder { folder in
            try DeviceSecrets.store(for: "Shop", in: folder).setSecret(secret, "token")
            #expect(try DeviceSecrets.store(for: "Shop", in: folder).secret("token") == secret)
            #expect(try DeviceSecrets.store(for: "Other", in: folder).secret("token") == nil)
            #expect(try mode(folder.appendingPathComponent("Shop").path) == 0o700)
            #expect(try mode(folder.appendingPathComponent("Shop/Secrets").path) == 0o700)
        }
    }

    @Test func whereNothingCanBeKeptSecretsLastAsLongAsTheApp() throws {
        try withFolder { folder in
            try Data().write(to: folder)
            let store = DeviceSecrets.store(for: "Shop", in: folder)
            try store.setSecret(secret, "token")
            #expect(try store.secret("token") == secret && store is MemorySecrets)
        }
    }

    @Test func saysWhatItDoesNotProtectAgainst() throws {
        try withFolder { folder in
            #expect(try FileSecrets(folder: folder).protection.localizedStandardContains("not encrypted"))
            let encrypted = try FileSecrets(folder: folder, cipher: MirrorCipher())
            #expect(!encrypted.protection.localizedStandardContains("not encrypted"))
        }
    }
}

import Foundation
import Testing

@testable import App

@Suite("Note")
struct NoteTests {
    @Test("is the same after it was written down and read again")
    func survivesCoding() throws {
        let data = try JSONEncoder().encode(Note.sample)
        #expect(try JSONDecoder().decode(Note.self, from: data) == Note.sample)
    }
}

import Testing

@testable import Promotions

@Suite("AccountMapper")
struct AccountMapperTests {
    @Test("makes an entity of what is whole")
    func whole() throws {
        #expect(try AccountMapper.entity(of: AccountDTO(id: "some text", token: "some text")) == .sample)
    }

    @Test("names what is missing: id")
    func lacksId() {
        #expect(throws: AccountMapper.Missing(field: "id")) {
            try AccountMapper.entity(
                of: AccountDTO(id: nil, token: "some text"))
        }
    }

    @Test("names what is missing: token")
    func lacksToken() {
        #expect(throws: AccountMapper.Missing(field: "token")) {
            try AccountMapper.entity(
                of: AccountDTO(id: "some text", token: nil))
        }
    }
}

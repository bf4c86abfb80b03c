import Foundation
import Testing

@testable import ScaenaUIKit

@Suite("Action payloads")
struct ActionPayloadTests {
    private final class Opaque {}

    /// As a notification comes: read from JSON.
    private func payload(_ json: String) throws -> [String: any Sendable] {
        let raw = try JSONSerialization.jsonObject(with: Data(json.utf8))
        return PushPayloadAction(userInfo: try #require(raw as? [AnyHashable: Any])).payload
    }

    @Test func whatCameAsJSONKeepsItsKinds() throws {
        let payload = try payload(
            #"{"item": "7", "count": 1, "share": 0.5, "isNew": true, "aps": {"badge": 3, "words": ["a", 2]}}"#)
        #expect(payload["item"] as? String == "7")
        #expect(payload["count"] as? Int == 1)
        #expect(payload["share"] as? Double == 0.5)
        #expect(payload["isNew"] as? Bool == true)
        let aps = try #require(payload["aps"] as? [String: any Sendable])
        #expect(aps["badge"] as? Int == 3)
        let words = try #require(aps["words"] as? [any Sendable])
        #expect(words.count == 2)
        #expect(words.first as? String == "a")
        #expect(words.last as? Int == 2)
    }

    @Test func valuesOfSwiftsOwnStayWhatTheyAre() throws {
        let url = try #require(URL(string: "app://items/7"))
        let id = UUID()
        let date = Date(timeIntervalSince1970: 7)
        let raw: [AnyHashable: Any] = [
            "url": url, "id": id, "date": date, "data": Data([7]), "one": 1, "yes": true, "half": 0.5,
        ]
        let info = UserActivityAction(activityType: "view", untyped: raw).userInfo
        #expect(info["url"] as? URL == url)
        #expect(info["id"] as? UUID == id)
        #expect(info["date"] as? Date == date)
        #expect(info["data"] as? Data == Data([7]))
        #expect(info["one"] as? Int == 1)
        #expect(info["yes"] as? Bool == true)
        #expect(info["half"] as? Double == 0.5)
        #expect(info.count == raw.count)
    }

    @Test func whatMayNotTravelIsLeftOut() {
        let raw: [AnyHashable: Any] = [
            "object": Opaque(), 7: "no name", "list": [Opaque(), "kept"] as [Any], "null": NSNull(),
        ]
        let action = ShortcutItemAction(type: "new", untyped: raw)
        #expect(action.type == "new")
        #expect(action.userInfo.keys.sorted() == ["list"])
        #expect((action.userInfo["list"] as? [any Sendable])?.count == 1)
        #expect(LaunchAction(untyped: raw).options.keys.sorted() == ["list"])
        let response = NotificationResponseAction(actionIdentifier: "reply", userInfo: ["id": 7], text: "Hi")
        #expect(response.payload["id"] as? Int == 7)
        #expect(response.text == "Hi")
    }
}

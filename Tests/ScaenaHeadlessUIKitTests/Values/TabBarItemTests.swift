import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Items of a tab bar whose looks the system gives.
@Suite("Tab bar items")
@MainActor
struct TabBarItemTests {
    @Test("Each of the system's items has a title and an image", arguments: 0...11)
    func systemItems(number: Int) throws {
        let kind = try #require(UITabBarItem.SystemItem(rawValue: number))
        let item = UITabBarItem(tabBarSystemItem: kind, tag: number)
        #expect(item.title?.isEmpty == false && item.image != nil && item.tag == number)
    }

    @Test("Search is a magnifying glass with its name")
    func search() {
        #expect(UITabBarItem(tabBarSystemItem: .search, tag: 0).title == "Search")
        #expect(UITabBarItem.SystemItem(rawValue: 12) == nil)
    }
}

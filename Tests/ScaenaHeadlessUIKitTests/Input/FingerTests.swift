#if !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaHeadlessUIKit

    /// Gestures of a finger where recognizers are around the view that it meets. Serialized, since the key window is
    /// shared.
    @Suite(.serialized) @MainActor struct FingerTests {
        private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var chosen: [Int] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                chosen.append(indexPath.row)
            }
        }

        private func window(around view: UIView) async -> UIWindow {
            let controller = UIViewController()
            controller.view?.addSubview(view)
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            await MainQueue.settle()
            return window
        }

        @Test func aTapAroundATableTakesItsRowsUnlessItLetsTouchesThrough() async throws {
            let rows = Rows()
            let table = UITableView()
            table.dataSource = rows
            table.delegate = rows
            let window = await window(around: table)
            table.layoutIfNeeded()
            let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            let around = UITapGestureRecognizer()
            var taps = 0
            around.add { _ in taps += 1 }
            window.rootViewController?.view?.addGestureRecognizer(around)

            try UserInput.tap(cell)
            #expect(taps == 1 && rows.chosen.isEmpty)
            around.cancelsTouchesInView = false
            try UserInput.tap(cell)
            #expect(taps == 2 && rows.chosen == [1])
            around.numberOfTouchesRequired = 2
            try UserInput.tap(cell)
            #expect(taps == 2 && rows.chosen == [1, 1])
        }

        @Test func oneFingerDoesNotDoWhatTakesTwo() async throws {
            let view = UIView()
            let window = await window(around: view)
            let swipe = UISwipeGestureRecognizer()
            var swipes = 0
            swipe.add { _ in swipes += 1 }
            view.addGestureRecognizer(swipe)
            try UserInput.swipe(view, to: .right)
            swipe.numberOfTouchesRequired = 2
            #expect(throws: UserInputRefusal.inert) { try UserInput.swipe(view, to: .right) }
            #expect(swipes == 1)
            withExtendedLifetime(window) {}
        }

        @Test func aChosenTimeIsOnAStepOfMinutes() async throws {
            let picker = UIDatePicker()
            picker.timeZone = TimeZone(identifier: "UTC")
            picker.minuteInterval = 15
            let window = await window(around: picker)
            try UserInput.choose(Date(timeIntervalSince1970: 50 * 60), in: picker)
            #expect(picker.date == Date(timeIntervalSince1970: 45 * 60))
            picker.datePickerMode = .date
            try UserInput.choose(Date(timeIntervalSince1970: 50 * 60), in: picker)
            #expect(picker.date == Date(timeIntervalSince1970: 50 * 60))
            withExtendedLifetime(window) {}
        }

        @Test func aBarLooksAnotherWayWhereThereIsLittleRoom() async {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            await MainQueue.settle()
            let bar = navigation.navigationBar
            let (usual, compact, own) =
                (UINavigationBarAppearance(), UINavigationBarAppearance(), UINavigationBarAppearance())
            bar.standardAppearance = usual
            #expect(bar.shownAppearance === usual)
            bar.compactAppearance = compact
            #expect(bar.shownAppearance === compact)
            bar.topItem?.compactAppearance = own
            #expect(bar.shownAppearance === own)
            window.frame.size = CGSize(width: 393, height: 852)
            #expect(bar.shownAppearance === usual)
        }
    }
#endif

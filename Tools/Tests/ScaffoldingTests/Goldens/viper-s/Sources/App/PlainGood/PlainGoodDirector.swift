import Foundation

/// Directs the Plain good module: every operation starts here, and each result passes through.
@MainActor
final class PlainGoodDirector {
    weak var ui: (any PlainGood_DisplayUI)?
    weak var delegate: (any PlainGood_Delegate)?

    private let dataManager: any PlainGood_ManageData
    private let navigator: any PlainGood_Navigate
    private let good: Good
    private let locale: Locale
    private let timeZone: TimeZone

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init(
        worker: any PlainGood_ManageData,
        navigator: any PlainGood_Navigate,
        good: Good,
        locale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent
    ) {
        dataManager = worker
        self.navigator = navigator
        self.good = good
        self.locale = locale
        self.timeZone = timeZone
    }
}

extension PlainGoodDirector: PlainGood_HandleUIEvents {
    func onUIReady() {
        display(good)
    }

    func onEnter(code: String, note: String, agrees: Bool) {
        var codeMessage = ""
        if code.allSatisfy(\.isWhitespace) {
            codeMessage = PlainGoodTexts.codeMessage
        }
        ui?.displayMessages(code: codeMessage)
        guard codeMessage.isEmpty else { return }
        delegate?.plainGoodDidFinish(taken: good)
        navigator.goBack()
    }

    func onWelcome() {
        navigator.gotoWelcome()
    }

    func onTerms() {
        navigator.gotoTermsAndConditions()
    }

    func onLeads() {
        navigator.gotoLeads()
    }

    func onHome() {
        navigator.gotoRoot()
    }

    func onCancel() {
        delegate?.plainGoodDidFinishCanceled()
        navigator.goBack()
    }
}

extension PlainGoodDirector: PlainGood_PresentData {
    func present(error: any Error) {
        ui?.display(error: error.localizedDescription)
    }

    private func display(_ good: Good) {
        ui?.display(PlainGoodUI(name: good.name, created: good.created.formatted(dateStyle)))
    }
}

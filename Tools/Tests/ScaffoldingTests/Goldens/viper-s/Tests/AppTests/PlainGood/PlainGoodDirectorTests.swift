import Foundation
import Testing

@testable import App

@MainActor
@Suite("PlainGoodDirector")
struct PlainGoodDirectorTests {
    private let ui = PlainGood_DisplayUIMock()
    private let worker = PlainGood_ManageDataMock()
    private let navigator = PlainGood_NavigateMock()
    private let good: Good = .sample
    private let locale = Locale(identifier: "de_DE")
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }
    private let director: PlainGoodDirector

    init() {
        director = PlainGoodDirector(
            worker: worker, navigator: navigator, good: good, locale: locale, timeZone: timeZone)
        director.ui = ui
    }

    @Test("displays good once the user interface is ready")
    func displaysOnceReady() {
        director.onUIReady()
        #expect(ui.calls.first == .display(PlainGoodUI(name: good.name, created: good.created.formatted(dateStyle))))
    }

    @Test("onEnter tells taken")
    func onEnter() {
        let opener = PlainGood_DelegateMock()
        director.delegate = opener
        director.onEnter(code: "code", note: "note", agrees: true)
        #expect(navigator.count(of: .goBack) == 1)
        #expect(opener.calls.count == 1)
    }

    @Test("onEnter says what is wrong with what was entered, and does nothing")
    func onEnterComplains() {
        director.onEnter(code: " ", note: "note", agrees: true)
        #expect(ui.calls == [.displayMessages(code: "Enter the code.")])
        #expect(worker.calls.isEmpty && navigator.calls.isEmpty)
    }

    @Test("onWelcome goes to welcome")
    func onWelcome() {
        director.onWelcome()
        #expect(navigator.calls == [.gotoWelcome])
    }

    @Test("onTerms goes to terms and conditions")
    func onTerms() {
        director.onTerms()
        #expect(navigator.calls == [.gotoTermsAndConditions])
    }

    @Test("onLeads goes to leads")
    func onLeads() {
        director.onLeads()
        #expect(navigator.calls == [.gotoLeads])
    }

    @Test("onHome goes back to the first module")
    func onHome() {
        director.onHome()
        #expect(navigator.count(of: .gotoRoot) == 1)
    }

    @Test("onCancel tells canceled")
    func onCancel() {
        let opener = PlainGood_DelegateMock()
        director.delegate = opener
        director.onCancel()
        #expect(navigator.count(of: .goBack) == 1)
        #expect(opener.calls.count == 1)
    }

    @Test("presents what went wrong")
    func presentsErrors() {
        director.present(error: Failure())
        #expect(ui.calls == [.display(error: Failure().localizedDescription)])
    }

    @Test("does not keep the user interface alive")
    func holdsTheUIWeakly() {
        var gone: PlainGood_DisplayUIMock? = PlainGood_DisplayUIMock()
        director.ui = gone
        gone = nil
        #expect(director.ui == nil)
    }

    private struct Failure: Error {}
}

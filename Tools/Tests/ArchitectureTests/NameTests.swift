import Testing

@testable import Architecture

@Suite("Names")
struct NameTests {
    @Test(
        "begin a property as they begin a type, in lower case, and read as words",
        arguments: [
            ("About", "about", "About"), ("URLList", "urlList", "URL list"), ("URL", "url", "URL"),
            ("Café", "café", "Café"), ("Scene2", "scene2", "Scene2"), ("ID3Tags", "id3Tags", "ID3 tags"),
            ("TermsAndConditions", "termsAndConditions", "Terms and conditions"), ("X", "x", "X"),
            ("XAxis", "xAxis", "X axis"), ("Élan", "élan", "Élan"), ("MyURL", "myURL", "My URL"),
            ("URLs", "urls", "URLs"),
            ("URLsView", "urlsView", "URLs view"), ("MyURLs", "myURLs", "My URLs"), ("写真", "写真", "写真"),
        ])
    func shapes(name: String, property: String, words: String) {
        #expect(UnitName(name).propertyName == property)
        #expect(UnitName(name).words == words)
    }

    @Test("are composed, since Swift compares identifiers byte by byte")
    func areComposed() {
        #expect(Array(UnitName("Cafe\u{301}").typeName.utf8) == Array("Caf\u{E9}".utf8))
    }

    @Test("follow their form")
    func forms() throws {
        #expect(try NameForm("{Unit}View").name(for: UnitName("URLList")) == "URLListView")
        #expect(try NameForm("{unit}View").name(for: UnitName("URLList")) == "urlListView")
        #expect(try NameForm("plain").name(for: UnitName("About")) == "plain")
        #expect(throws: InvalidNameForm.self) { try NameForm("Unit}View") }
    }

    @Test(
        "of types have the form of their role",
        arguments: [
            ("{Unit}View", "AboutView", true), ("{Unit}View", "AboutHeaderView", false),
            ("{Unit}…View", "AboutHeaderView", true), ("{Unit}…View", "AboutView", false),
            ("Default{Unit}View", "DefaultAboutView", true), ("{Unit}.….Request", "About.Load.Request", true),
            ("{Unit}.….Request", "About.Request", false),
        ])
    func matching(form: String, name: String, expected: Bool) throws {
        #expect(try NameForm(form).matches(name, of: UnitName("About")) == expected)
        #expect(try NameForm(form).namesSeveral == form.contains("…"))
    }

    @Test(
        "of messages have a form",
        arguments: [
            ("…Tapped", "termsTapped", true), ("…Tapped", "Tapped", false), ("...Tapped", "aTapped", true),
            ("present…", "present", false), ("present…", "presentAbout", true), ("viewDidLoad", "viewDidLoad", true),
            ("viewDidLoad", "viewDidLoads", false), ("handle(error:)", "handle", true),
            ("…Did…", "itemDidCreate", true),
            ("…Did…", "itemDid", false), ("…Did…", "DidCreate", false), ("go…To…", "goBackToStart", true),
        ])
    func verbs(form: String, name: String, matches: Bool) {
        #expect(VerbForm(form).matches(name) == matches)
    }

    @Test("of messages have a stem where the form has one opening")
    func stems() {
        #expect(VerbForm("…Tapped").stem(of: "termsTapped") == "terms")
        #expect(VerbForm("on…").stem(of: "onReady") == "Ready")
        #expect(VerbForm("…Did…").stem(of: "itemDidCreate") == nil)
        #expect(VerbForm("…Tapped").example == "fooTapped")
        #expect(VerbForm("on…").example == "onFoo")
    }

    @Test(
        "that are misspelt are near to the right ones",
        arguments: [
            ("presnter", "presenter"), ("presetner", "presenter"), ("Presenter", "presenter"), ("ruoter", "router"),
            ("coordinator", nil), ("x", nil),
        ])
    func nearest(word: String, expected: String?) {
        #expect(NearestWord.to(word, among: ["presenter", "router", "interactor"]) == expected)
    }
}

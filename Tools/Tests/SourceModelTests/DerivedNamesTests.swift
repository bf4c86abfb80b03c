import SourceModel
import Testing

/// Names that are made of a unit's name and declared nowhere in its files.
@Suite("Names made of a unit's name")
struct DerivedNamesTests {
    private func sentences(_ texts: String...) -> [String] {
        DerivedNames(in: texts, of: "QuietHarbour", property: "quietHarbour").sentences(of: "scene")
    }

    @Test("A name that nothing in the files declares is told, with what has it")
    func undeclared() {
        #expect(
            sentences(
                """
                let name = Screen.Name.quietHarbour
                let store = Store(reducer: quietHarbourReducer, boxed: made.quietHarbourBox)
                """) == [
                    "it uses '{unit}' of Screen.Name, which no template declares: add it there for each new scene",
                    "it uses '{unit}Reducer', which no template declares: declare it for each new scene",
                    "it uses '{unit}Box' of made, which no template declares: add it there for each new scene",
                ])
    }

    @Test("What another file of the unit declares, a parameter and a case are declared")
    func declared() {
        #expect(
            sentences(
                "final class QuietHarbourFlow { func go(quietHarbourTitle: String) { print(quietHarbourTitle) } }",
                "let flow = QuietHarbourFlow(); flow.go(quietHarbourTitle: quietHarbourText)",
                "enum Text { case quietHarbourText }; let box = Text.quietHarbourText"
            ).isEmpty)
    }

    @Test("Storyboards and nibs are told once, by code, by what tools make of them, and by a name of the app's")
    func screenFiles() {
        #expect(
            sentences(
                """
                let one = R.storyboard.quietHarbour.quietHarbourViewController()!
                let other = UIStoryboard(name: "QuietHarbour", bundle: nil)
                let third = UIStoryboard(name: "Main", bundle: nil)
                let nib = UINib(nibName: "QuietHarbourCell", bundle: nil)
                """) == [
                    "it needs a storyboard {Unit}.storyboard, which no template writes: add one to each new scene",
                    "it needs a nib {Unit}Cell.xib, which no template writes: add one to each new scene",
                ])
        #expect(
            sentences("let name = UIStoryboard.Name.quietHarbour") == [
                "it needs a storyboard {Unit}.storyboard, which no template writes: add one to each new scene",
                "it uses '{unit}' of UIStoryboard.Name, which no template declares: add it there for each new scene",
            ])
    }
}

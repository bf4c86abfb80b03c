import ArgumentParser
import Foundation

/// `scaena run`: an app in a browser, built again after each change.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Shows an app in a browser, and builds it again whenever its sources change.",
        discussion: """
            For example:
              scaena run
              scaena run Showcase --product showcase -- --api slow

            The app is the executable of the package that uses ScaenaStage. Open the address that it prints: the page stays, \
            whatever happens to the app. It shows what the compiler finds wrong while the app goes on, where an app has \
            crashed and after what, and it comes back by itself when the next build succeeds. Control-C ends all of it.
            """)

    @Argument(help: ArgumentHelp("The package's folder, or one in it.", valueName: "path"))
    var path: String = "."

    @Option(help: ArgumentHelp("The executable, where several show an app.", valueName: "name"))
    var product: String?

    @Argument(parsing: .postTerminator, help: "What the app is told, after --.")
    var arguments: [String] = []

    func run() throws {
        let package = try RunPackage(at: path, product: product)
        try RunSession(package, arguments: arguments) { line in
            print(line)
            fflush(nil)
        }.run()
    }
}

import ScaenaTesting
import Testing

@testable import ScaenaKit

@Suite("SceneLifetime")
@MainActor
struct SceneLifetimeTests {
    private final class Actor {}

    @MainActor
    private final class AboutViewController {
        let interactor = Actor()
        lazy var lifetime = SceneLifetime(of: self)
    }

    private let tracker = LifetimeTracker()

    private func scene() -> AboutViewController {
        LifetimeScope.withTracker(tracker) {
            let viewController = AboutViewController()
            viewController.lifetime.track(viewController.interactor, as: "interactor")
            return viewController
        }
    }

    private func findings(_ body: () async -> Void) async -> [LifetimeFinding] {
        var findings: [LifetimeFinding] = []
        tracker.onFinding = { findings.append($0) }
        await body()
        await tracker.settle()
        return findings
    }

    @Test func aSceneThatGoesWholeIsNoFinding() async {
        let findings = await findings {
            var viewController: AboutViewController? = scene()
            viewController?.lifetime.viewHasLeft()
            viewController = nil
        }
        #expect(findings.isEmpty)
        #expect(tracker.aliveScenes.isEmpty)
    }

    @Test func whoStayedIsNamed() async {
        var viewController: AboutViewController? = scene()
        let interactor = viewController?.interactor
        let findings = await findings {
            viewController?.lifetime.viewHasLeft()
            viewController = nil
        }
        #expect(findings == [.stayed(scene: "About", role: "interactor", type: "Actor")])
        #expect(
            findings.first?.description
                == "Scene About left, but its interactor (Actor) is still alive: somebody else holds it strongly.")
        withExtendedLifetime(interactor) {}
    }

    @Test func aViewControllerThatStaysAfterLeavingIsNamed() async {
        let viewController = scene()
        let findings = await findings { viewController.lifetime.viewHasLeft() }
        #expect(
            findings == [
                .stayed(scene: "About", role: "view controller", type: "AboutViewController"),
                .stayed(scene: "About", role: "interactor", type: "Actor"),
            ])
    }

    /// UIKit holds what it has popped a moment longer than its transition lasts.
    @Test func whoGoesWithinTheGraceIsNoFinding() async {
        let time = ManualTime()
        tracker.time = time
        var viewController: AboutViewController? = scene()
        let findings = await findings {
            viewController?.lifetime.viewHasLeft()
            await time.sleepers(1)
            viewController = nil
            await time.advance(by: tracker.grace)
        }
        #expect(findings.isEmpty)
        #expect(tracker.aliveScenes.isEmpty)
    }

    @Test func whoStaysIsReportedOnce() async {
        let viewController = scene()
        let findings = await findings {
            viewController.lifetime.viewHasLeft()
            await tracker.settle()
            viewController.lifetime.viewHasLeft()
        }
        #expect(findings.count == 2)
    }

    @Test func aViewControllerThatIsReleasedWithoutLeavingIsJudged() async {
        var viewController: AboutViewController? = scene()
        let interactor = viewController?.interactor
        let findings = await findings { viewController = nil }
        #expect(findings == [.stayed(scene: "About", role: "interactor", type: "Actor")])
        withExtendedLifetime(interactor) {}
    }

    @Test func aViewControllerThatComesBackIsNotJudged() async {
        let viewController = scene()
        let findings = await findings {
            viewController.lifetime.viewHasLeft()
            viewController.lifetime.viewIsBack()
        }
        #expect(findings.isEmpty)
        withExtendedLifetime(viewController) {}
    }

    @Test func aSceneKeptOnPurposeMayStay() async {
        var viewController: AboutViewController? = scene()
        let interactor = viewController?.interactor
        viewController?.lifetime.isKeptOnPurpose = true
        let kept = await findings { viewController?.lifetime.viewHasLeft() }
        #expect(kept.isEmpty)
        let released = await findings { viewController = nil }
        #expect(released == [.stayed(scene: "About", role: "interactor", type: "Actor")])
        withExtendedLifetime(interactor) {}
    }

    @Test func leavingCancelsTasksThatHoldTheirActor() async {
        @MainActor
        final class Interactor {
            let tasks = SceneTasks()
            func load() {
                tasks.run("load") {
                    let (stream, _) = AsyncStream.makeStream(of: Never.self)
                    for await _ in stream {}
                    withExtendedLifetime(self) {}
                }
            }
        }
        weak var weakInteractor: Interactor?
        let findings = await findings {
            var interactor: Interactor? = Interactor()
            weakInteractor = interactor
            var viewController: AboutViewController? = scene()
            if let interactor {
                viewController?.lifetime.track(interactor, as: "loader")
                viewController?.lifetime.cancelAtEnd(interactor.tasks)
            }
            interactor?.load()
            await Task.yield()
            interactor = nil
            #expect(weakInteractor != nil)
            viewController?.lifetime.viewHasLeft()
            viewController = nil
        }
        #expect(findings.isEmpty)
        #expect(weakInteractor == nil)
    }

    @Test func aTaskThatNeverNoticesDoesNotPutOffTheJudgement() async {
        let time = ManualTime()
        tracker.time = time
        tracker.grace = 60
        let tasks = SceneTasks()
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        // Not cancellable: the stream is read by an unstructured task, whose value is awaited.
        let deaf = Task { for await _ in stream {} }
        let running = tasks.run { await deaf.value }
        let viewController = scene()
        viewController.lifetime.cancelAtEnd(tasks)
        var early: [LifetimeFinding] = []
        let findings = await findings {
            tracker.onFinding = { early.append($0) }
            viewController.lifetime.viewHasLeft()
            await time.sleepers(1)
            await time.advance(by: 59)
            #expect(early.isEmpty)
            await time.advance(by: 1)
        }
        #expect(findings.isEmpty)
        #expect(early.count == 2)
        continuation.finish()
        await running.value
    }

    @Test func countsTheLivingByScene() async {
        var scenes = [scene(), scene()]
        #expect(tracker.aliveCount(of: AboutViewController.self) == 2)
        #expect(tracker.aliveScenes == ["About": 2])
        scenes.removeLast()
        #expect(tracker.aliveCount(of: AboutViewController.self) == 1)
        withExtendedLifetime(scenes) {}
    }

    @Test func oneMoreThanTheLimitIsAFinding() async {
        tracker.limit(AboutViewController.self, to: 1)
        var scenes: [AboutViewController] = []
        let findings = await findings {
            scenes = [scene(), scene()]
        }
        #expect(findings == [.tooManyAlive(scene: "About", alive: 2, limit: 1)])
        #expect("\(findings[0])" == "2 of scene About are alive at once; its limit is 1.")
        tracker.limit(AboutViewController.self, to: nil)
        let unlimited = await self.findings { scenes.append(scene()) }
        #expect(unlimited.isEmpty)
    }

    @Test func whoIsHeldByOneThatStayedIsNotHeldByStrangers() async {
        var viewController: AboutViewController? = scene()
        let interactor = viewController?.interactor
        let presenter = Actor()
        let router = Actor()
        viewController?.lifetime.track(presenter, as: "presenter", heldBy: "interactor")
        viewController?.lifetime.track(router, as: "router", heldBy: "wireframe")
        let findings = await findings {
            viewController?.lifetime.viewHasLeft()
            viewController = nil
        }
        #expect(
            findings == [
                .stayed(scene: "About", role: "interactor", type: "Actor"),
                .stayed(scene: "About", role: "presenter", type: "Actor", heldBy: ["interactor"]),
                .stayed(scene: "About", role: "router", type: "Actor"),
            ])
        #expect(
            findings.dropFirst().first?.description
                == "Scene About left, but its presenter (Actor) is still alive: "
                + "held by its interactor, which stayed as well.")
        withExtendedLifetime((interactor, presenter, router)) {}
    }

    /// Ten thousand scenes, all at once and one after the other: what is done to keep count grows with their number, not
    /// with its square.
    @Test(arguments: [true, false]) func tenThousandScenesCostTenThousandTimesAsMuch(allAtOnce: Bool) {
        var kept: [AboutViewController] = []
        for _ in 0..<10_000 {
            let viewController = scene()
            if allAtOnce { kept.append(viewController) }
        }
        #expect(tracker.aliveCount(of: AboutViewController.self) == kept.count)
        #expect(tracker.looks <= 2 * 10_000)
        kept = []
        #expect(tracker.aliveCount(of: AboutViewController.self) == 0)
    }
}

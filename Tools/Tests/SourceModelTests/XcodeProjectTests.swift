import TemporaryFolders
import Testing

@testable import SourceModel

@Suite("Xcode projects")
struct XcodeProjectTests {
    private static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                P1 /* Project */ = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, T3,); };
                G0 = {isa = PBXGroup; children = (G1, S1, S2, F9); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F1, F2); path = "My App"; sourceTree = "<group>"; };
                S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1); path = Core; sourceTree = "<group>"; };
                S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = CoreTests; sourceTree = SOURCE_ROOT; };
                E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old/Old.swift); target = T2; };
                F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = "../Shared/Both.swift"; sourceTree = "<group>"; };
                F9 = {isa = PBXFileReference; path = UIKit.framework; sourceTree = SDKROOT; };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B9 = {isa = PBXBuildFile; fileRef = F9; };
                Q1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B9); };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
                C1 = {isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
                T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (Q1); name = "My App";
                    productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (S1); name = Core;
                    productType = "com.apple.product-type.framework"; };
                T3 = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (S2); name = CoreTests;
                    productType = "com.apple.product-type.bundle.unit-test"; };
            };
            rootObject = P1;
        }
        """

    @Test("targets compile files that are listed, and folders that are kept in step")
    func targets() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.project, to: "My.xcodeproj/project.pbxproj")
        let project = try #require(XcodeProject(path: folder.path + "/My.xcodeproj"))
        #expect(project.targets.map(\.module) == ["My_App", "Core", "CoreTests"])
        #expect(project.targets.map(\.isTest) == [false, false, true])
        #expect(project.targets[0].files == [folder.path + "/My App/App.swift", folder.path + "/Shared/Both.swift"])
        #expect(project.modules(of: folder.path + "/Core/a/A.swift") == ["Core"])
        #expect(project.modules(of: folder.path + "/Core/Old/Old.swift").isEmpty)
        #expect(project.modules(of: folder.path + "/CoreTests/T.swift") == ["CoreTests"])
        #expect(project.modules(of: folder.path + "/Other/T.swift").isEmpty)
    }

    @Test("a project that is broken is none, wherever it ends")
    func broken() throws {
        let folder = try TemporaryFolder()
        let bytes = Array(Self.project.utf8)
        for end in stride(from: 0, to: bytes.count - 2, by: 37) {
            try folder.write(String(decoding: bytes[..<end], as: UTF8.self), to: "My.xcodeproj/project.pbxproj")
            #expect(XcodeProject(path: folder.path + "/My.xcodeproj") == nil)
        }
        let deep = String(repeating: "(", count: 10_000)
        try folder.write(deep, to: "My.xcodeproj/project.pbxproj")
        #expect(XcodeProject(path: folder.path + "/My.xcodeproj/project.pbxproj") == nil)
    }
}

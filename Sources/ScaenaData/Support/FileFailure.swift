import Foundation

/// Says in words what the file system reports.
package enum FileFailure {
    package static func reason(of error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file or folder"
        case .fileReadNoPermission, .fileWriteNoPermission: "it is not allowed"
        case .fileWriteOutOfSpace: "there is no space left"
        case .fileWriteFileExists: "it is there already"
        default: (error as NSError).localizedDescription
        }
    }

    package static func reason(ofErrno code: Int32) -> String {
        String(cString: strerror(code))
    }
}

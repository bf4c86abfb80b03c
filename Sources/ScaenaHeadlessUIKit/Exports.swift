#if !canImport(UIKit)
    // A file that imports UIKit has Foundation, with its geometry and networking, as well; so has one that imports this.
    @_exported import Foundation

    #if canImport(CoreGraphics)
        @_exported import CoreGraphics
    #endif

    #if canImport(FoundationNetworking)
        @_exported import FoundationNetworking
    #endif
#endif

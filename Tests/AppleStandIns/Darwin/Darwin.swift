// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The C library of the machine that checks, and what Darwin has of its own.
@_exported import LibcC

public let SO_NOSIGPIPE: Int32 = 0x1022

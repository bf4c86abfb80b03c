/// How long what a factory made serves those who resolve it.
@frozen
public enum ServiceScope: Sendable {
    /// Each resolution makes a new one.
    case transient
    /// One for each outermost resolution: all that is made for it shares one.
    case graph
    /// One for the container that it was registered in, made when it is first resolved, from that container's own
    /// services: what a parent shares never holds what a child registered.
    case shared
    /// As `shared`, but the container holds it weakly: one as long as anybody else keeps it. Only objects can be.
    case weak
}

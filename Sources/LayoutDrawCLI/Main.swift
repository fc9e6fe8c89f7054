import ArgumentParser

@main
struct LayoutDrawCommand: ParsableCommand {}

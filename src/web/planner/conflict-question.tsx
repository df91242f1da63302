export function ConflictQuestion(_props: { conflicts: readonly string[]; onResolve: unknown }) {
  return null
}

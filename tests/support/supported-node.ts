const OLDEST_MAJOR = 24

/** @throws Error with the command that runs the tests on the Node that npm installed with the other packages */
export function requireSupportedNode(command: string): void {
  const major = Number.parseInt(process.versions.node, 10)
  if (major >= OLDEST_MAJOR) return
  throw new Error(`These tests need Node ${OLDEST_MAJOR} or newer, not ${process.versions.node}. Run: ${command}`)
}

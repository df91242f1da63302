/** @returns null for a text that is no JSON, as for one that a schema refuses */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

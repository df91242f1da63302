const [QUOTE, BACKSLASH, BRACKET, BRACE] = ['"', '\\', '[', '{'].map((sign) => sign.charCodeAt(0))

/** The longest trip has 50 destinations, 10,000 stops, 1,000 payments and 400 days. */
const MAX_CONTAINERS = 30_000

/**
 * True if a text of JSON has more lists and objects than any request. They are counted before they are made: half a
 * megabyte of empty lists takes ten times as long to parse as half a megabyte of words.
 */
export function hasTooManyContainers(json: string): boolean {
  let count = 0
  let isInText = false
  for (let at = 0; at < json.length && count <= MAX_CONTAINERS; at += 1) {
    const sign = json.charCodeAt(at)
    if (isInText) {
      if (sign === BACKSLASH) at += 1
      else if (sign === QUOTE) isInText = false
    } else if (sign === QUOTE) isInText = true
    else if (sign === BRACKET || sign === BRACE) count += 1
  }
  return count > MAX_CONTAINERS
}

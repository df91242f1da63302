import { GroupHead, type PackEntry } from '#contract/city/pack.ts'
import { parseJson } from '../../api/parse-json.ts'

/** A body that came in a group, and what stood before it. */
export type ReadMember = { readonly entry: PackEntry; readonly head: GroupHead; readonly bytes: ArrayBuffer }

/** Longer lines come from something else than our server. */
const MAX_HEAD_BYTES = 4_096

const LINE_FEED = 10

/**
 * Reads a group while it comes. It ends without the rest where the bytes are no group of these entries, or where the answer
 * ends. The bodies are not proved.
 * @param next reads some more. Undefined: the answer has ended
 */
export async function* readGroup(
  next: () => Promise<Uint8Array | undefined>,
  entries: readonly PackEntry[],
): AsyncGenerator<ReadMember> {
  let read = new Uint8Array()
  /** @returns false at the end of the answer */
  const readMore = async () => {
    const value = await next()
    if (!value) return false
    const joined = new Uint8Array(read.length + value.length)
    joined.set(read)
    joined.set(value, read.length)
    read = joined
    return true
  }
  for (const entry of entries) {
    let end = read.indexOf(LINE_FEED)
    while (end === -1 && read.length <= MAX_HEAD_BYTES && (await readMore())) end = read.indexOf(LINE_FEED)
    if (end === -1) return
    const head = GroupHead.safeParse(parseJson(new TextDecoder().decode(read.subarray(0, end))))
    if (!head.success || head.data.url !== entry.url) return
    const last = end + 1 + entry.bytes
    while (read.length < last) if (!(await readMore())) return
    const bytes = read.slice(end + 1, last).buffer
    read = read.subarray(last)
    yield { entry, head: head.data, bytes }
  }
}

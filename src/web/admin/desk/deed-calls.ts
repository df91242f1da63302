import type { Basis, Deed } from './entry-kind.ts'

type Of<Body> = { params: { slug: string }; body: Body }
type Version = { version: number }

/** The calls for the deeds on an entry of a kind. */
type DeedCalls<Reply> = {
  readonly bringBack: (input: Of<Version>) => Promise<Reply>
  readonly discard: (input: Of<Version>) => Promise<Reply>
  readonly restore: (input: Of<Version & { restored: number }>) => Promise<Reply>
  readonly choose: (input: Of<Version & { choice: 'keep' | 'take' }>) => Promise<Reply>
  readonly retire: (input: Of<Version & { replacedBy: string | null }>) => Promise<Reply>
}

/** Makes the call of a deed. */
export function callDeed<Reply>(calls: DeedCalls<Reply>, { slug, version }: Basis, deed: Deed): Promise<Reply> {
  const params = { slug }
  const body = { version }
  if (deed.kind === 'bring-back') return calls.bringBack({ params, body })
  if (deed.kind === 'discard') return calls.discard({ params, body })
  if (deed.kind === 'folder') return calls.choose({ params, body: { ...body, choice: deed.choice } })
  if (deed.kind === 'restore') return calls.restore({ params, body: { ...body, restored: deed.restored } })
  return calls.retire({ params, body: { ...body, replacedBy: deed.replacedBy } })
}

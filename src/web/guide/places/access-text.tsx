import type { ShownAccess } from '#contract/place/access.ts'

/** Access to a place: a sentence on a large card, a few words in a row. The style of the list shows one of them. */
export function AccessText({ access: { sentence, brief } }: { access: ShownAccess }) {
  if (brief === undefined) return sentence
  return (
    <>
      <span className="in-brief">{brief}</span>
      <span className="in-full">{sentence}</span>
    </>
  )
}

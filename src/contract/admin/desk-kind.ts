import * as z from 'zod/mini'
import { EntrySaving, ListedEntry, OpenEntry } from './desk-entries.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** The parts in which the entries of a kind differ from those of other kinds. */
type KindParts<Text, Stored, Listed, Open, Preview, Choices> = {
  /** An entry as editors send it. The server names its problems at `text.…`. */
  readonly text: Text
  /** An entry as the desk stores it. A draft of a file may lack parts. */
  readonly stored: Stored
  /** Fields of a row in the list, which an open entry has too. */
  readonly listed: Listed
  /** Fields of an open entry alone. */
  readonly open: Open
  readonly preview: Preview
  /** The options of the form for a choice. */
  readonly choices: Choices
}

/**
 * The schemas of one kind of entries in the calls of the desk. The literal `kind` distinguishes the kinds.
 * @param name the kind in the path of its calls. `imports`, `suggestions`, `freshness`, `waiting`, `previews` and
 *   `choices` are taken by other calls
 */
export function createDeskKind<
  const Name extends string,
  Text extends z.ZodMiniType,
  Stored extends z.ZodMiniType,
  Listed extends Shape,
  Open extends Shape,
  Preview extends Shape,
  Choices extends Shape,
>(
  name: Name,
  { text, stored, listed, open, preview, choices }: KindParts<Text, Stored, Listed, Open, Preview, Choices>,
) {
  const kind = z.literal(name)
  return {
    name,
    Draft: z.object({ kind, text }),
    Saving: z.object({ ...EntrySaving.shape, kind, text }),
    Listed: z.object({ ...ListedEntry.shape, kind, ...listed }),
    Open: z.object({ ...OpenEntry.shape, kind, text: stored, ...listed, ...open }),
    Preview: z.object({ kind, ...preview }),
    Choices: z.object({ kind, ...choices }),
  }
}

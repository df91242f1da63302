import type { Transaction } from 'kysely'
import type { AuditAction } from '#contract/admin/activity.ts'
import type { ListedEntry, OpenEntry } from '#contract/admin/desk-entries.ts'
import type {
  DeskChoices,
  DeskDraft,
  DeskEntry,
  DeskKindName,
  DeskPreview,
  ListedDeskEntry,
} from '#contract/admin/desk-kinds.ts'
import type { Reason, ReasonWithName } from '#contract/api/failure.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import type { EntryText, StoredKind } from '../../guide/stored-kind.ts'
import type { Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'

export type DeskDeps = Pick<Context, 'config' | 'store' | 'now' | 'newId'> & {
  guide: Pick<GuideHolder, 'current' | 'renew'>
}

type Claim<Text> = { readonly text: Text; readonly ownerIds: readonly string[]; readonly engine: Store['engine'] }

/** The uploaded pictures that texts of a kind name. */
type Uploads<Text> = {
  /** @throws Failure at the field of a picture that is not there, or that is none of these owners' */
  claim(transaction: Transaction<Tables>, claim: Claim<Text>): Promise<void>
  /** Stores the pictures of a version. */
  store(transaction: Transaction<Tables>, version: { slug: string; version: number; text: Text }): Promise<void>
  /** Lets go of the pictures of all versions. */
  drop(transaction: Transaction<Tables>, slug: string, at: string): Promise<void>
}

/** A subject of the audit log that can be published. */
type PublishedSubject = AuditAction extends infer Action
  ? Action extends `${infer Subject}.publish`
    ? Subject
    : never
  : never

/** A kind of entries that editors change in the desk. Everything else of the desk is the same for all kinds. */
export type EntryKind<Text extends EntryText> = StoredKind<Text> & {
  /** The kind in the path of its calls. */
  readonly name: DeskKindName
  /** The text of a call. Undefined: it is of another kind. */
  getText(draft: DeskDraft): Text | undefined
  /** An entry as the list shows it. */
  list(deps: DeskDeps, row: ListedEntry, text: Text): ListedDeskEntry
  /** An open entry with its text. */
  open(deps: DeskDeps, entry: OpenEntry & { readonly text: Text }): DeskEntry
  /** An entry that has passed the check, as visitors would see it. */
  preview(deps: DeskDeps, text: Text): DeskPreview
  /** The choices that the form of the kind offers. */
  choices(deps: DeskDeps): DeskChoices | Promise<DeskChoices>
  /** `by-saving`: there are a few entries, and saving one that is missing begins it. */
  readonly begins: 'by-creating' | 'by-saving'
  /** @throws Failure `invalid-input` with each problem at its field, as the loading of the folder finds it */
  check(deps: DeskDeps, text: Text): Promise<void>
  /**
   * Null: every change is one.
   * @throws Failure `invalid-input` at the field of a change that says too little
   */
  readonly refuseChange: ((deps: DeskDeps, before: Text, after: Text) => void) | null
  /** The fields that cannot change once an entry is stored, by dotted path, with the reason that the editor reads. */
  readonly fixed: Readonly<Record<string, Reason>> & { readonly slug: Reason }
  /** True if visitors may be led from a retired entry to another one. */
  readonly canBeReplaced: boolean
  /**
   * Null: every entry may be retired.
   * @throws Failure when the guide needs the entry
   */
  readonly refuseRetirement: ((transaction: Transaction<Tables>, text: Text) => Promise<void>) | null
  /**
   * Entries of the guide with a part of a name in another language, by slug. Null: this kind has names in English alone.
   * @param part as `nameKey` makes it
   */
  readonly slugsByOtherName: ((deps: DeskDeps, part: string) => readonly string[]) | null
  /** Null: texts of this kind name no uploads. */
  readonly uploads: Uploads<Text> | null
  /** The subject of its actions in the audit log. */
  readonly auditedAs: PublishedSubject
  readonly reasons: {
    readonly notFound: Reason
    readonly isRetired: Reason
    readonly notRetired: Reason
    readonly noDraft: Reason
    readonly noDifference: Reason
    readonly slugTaken: Reason
    readonly nameTaken: Reason
    readonly replacement: Reason
    /** Its text names the other editor. */
    readonly stale: Extract<ReasonWithName, `${string}.stale`>
  }
}

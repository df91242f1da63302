import type { FieldGroups } from './merge-fields.ts'

type Dated = { readonly startDate: string | null; readonly endDate: string | null }

type DatedVersions<T> = {
  readonly base?: T | undefined
  readonly mine?: T | undefined
  readonly theirs?: T | undefined
}

/**
 * The groups of fields with the first and the last day. Each is a field of its own, unless the first day of one device can
 * come behind the last day of the other: then both days are one field, and the traveller chooses.
 */
export function withDates<T extends Dated>(groups: FieldGroups<T>, versions: DatedVersions<T>): FieldGroups<T> {
  const lasts = getChoices(versions, 'endDate')
  const fit = getChoices(versions, 'startDate').every((first) => lasts.every((last) => first <= last))
  return fit
    ? { ...groups, startDate: ['startDate'], endDate: ['endDate'] }
    : { ...groups, dates: ['startDate', 'endDate'] }
}

/** The days that a merge of this field alone can have. */
function getChoices<T extends Dated>({ base, mine, theirs }: DatedVersions<T>, field: keyof Dated): string[] {
  const [was, own, other] = [base?.[field], mine?.[field], theirs?.[field]]
  const choices = own === was ? [other] : other === was ? [own] : [own, other]
  return choices.filter((date) => typeof date === 'string')
}

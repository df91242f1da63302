import type { CalendarChoices } from '#contract/admin/desk-calendar.ts'
import { admin } from '#messages/admin.ts'
import { desk, deskCalendar } from '#messages/desk.ts'
import { getOptions, type Shape } from './shapes.ts'

const { fields } = deskCalendar

/** Shapes of the fields of the calendar's entries. @param sources that a text or a date may name */
export function calendarShapes(sources: CalendarChoices['sources']) {
  const source: Shape = {
    kind: 'choice',
    label: fields.source,
    options: sources.map(({ id, text }) => ({ value: id, label: text })),
  }
  const from: Shape = { kind: 'text', label: desk.from, type: 'date' }
  const to: Shape = { kind: 'text', label: fields.to, type: 'date', blank: 'absent' }
  const about: Shape = {
    kind: 'group',
    fields: { text: { kind: 'text', label: admin.textLabel, isLong: true }, source },
  }
  return {
    name: { kind: 'text', label: desk.fields.name },
    slug: { kind: 'text', label: desk.fields.slug, hint: desk.hints.slug },
    about: { kind: 'optional', label: deskCalendar.textAndSource, group: about },
    seasonAbout: about,
    dates: {
      kind: 'list',
      label: deskCalendar.lists.dates,
      itemLabel: deskCalendar.date,
      item: {
        kind: 'group',
        fields: {
          from,
          to,
          kind: { kind: 'choice', label: fields.kind, options: getOptions(deskCalendar.kinds) },
          certainty: { kind: 'choice', label: fields.certainty, options: getOptions(deskCalendar.certainties) },
          source,
          note: { kind: 'text', label: desk.evidence.note, isWide: true, blank: 'absent' },
        },
      },
    },
    from: { kind: 'text', label: fields.seasonFrom, hint: deskCalendar.monthDayHint },
    to: { kind: 'text', label: fields.seasonTo, hint: deskCalendar.monthDayHint },
    checkedOn: { kind: 'text', label: desk.comparedOn, type: 'date' },
    sources: {
      kind: 'list',
      label: desk.fields.sources,
      itemLabel: deskCalendar.sourceNumber,
      item: {
        kind: 'group',
        fields: {
          id: { kind: 'text', label: fields.sourceId, hint: deskCalendar.sourceIdHint },
          text: { kind: 'text', label: desk.sourceText, isLong: true },
          url: { kind: 'text', label: fields.sourceUrl, type: 'url', blank: 'null' },
        },
      },
    },
    alerts: {
      kind: 'list',
      label: deskCalendar.lists.alerts,
      itemLabel: desk.caution,
      blank: 'absent',
      item: {
        kind: 'group',
        fields: {
          condition: { kind: 'choice', label: desk.condition, options: getOptions(deskCalendar.alertKinds) },
          from,
          to,
          source,
        },
      },
    },
  } as const satisfies Record<string, Shape>
}

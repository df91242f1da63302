import type { PlaceChoices } from '#contract/admin/desk-places.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'
import { access as accessTexts } from '#messages/ui.ts'
import { admin } from '#messages/admin.ts'
import { desk } from '#messages/desk.ts'
import { evidence, placePage } from '#messages/place-page.ts'
import { suggest } from '#messages/suggest.ts'
import { getOptions, yesOrNo, type Option, type Shape } from './shapes.ts'

/** Facts with one value. Warnings are a list of facts, and names lie under their language. */
export type FactName = Exclude<keyof ResearchedFacts, 'cautions' | 'names'>

const value = desk.value

function choice(options: readonly Option[], label: string = value): Shape {
  return { kind: 'choice', label, options }
}

const answers = getOptions(placePage.access)

const date: Shape = { kind: 'text', label: desk.from, type: 'date', blank: 'null' }

const fees: Shape = {
  kind: 'group',
  fields: {
    prices: {
      kind: 'list',
      // Without a price the entry is free.
      begins: 'with-item',
      label: desk.prices,
      itemLabel: suggest.price,
      item: {
        kind: 'group',
        fields: {
          for: choice(getOptions(placePage.feeGroups), suggest.priceFor),
          amount: { kind: 'number', label: suggest.amount },
          days: {
            kind: 'choice',
            label: desk.onDays,
            options: [{ value: 'weekend', label: desk.weekend }],
            blank: 'absent',
            blankLabel: desk.everyDay,
          },
          ages: {
            kind: 'optional',
            label: desk.ages,
            group: {
              kind: 'group',
              fields: {
                from: { kind: 'number', label: desk.ageFrom, blank: 'null' },
                to: { kind: 'number', label: desk.ageTo, blank: 'null' },
              },
            },
          },
        },
      },
    },
    from: date,
    until: { ...date, label: desk.until },
  },
}

const diet: Shape = {
  kind: 'group',
  fields: Object.fromEntries(
    Object.entries(placePage.diets).map(([key, label]) => [
      key,
      { kind: 'choice', label, options: getOptions({ yes: desk.yes, only: desk.only, no: desk.no }), blank: 'absent' },
    ]),
  ),
}

const status: Shape = {
  kind: 'group',
  fields: {
    state: choice(getOptions(suggest.states), desk.state),
    since: { kind: 'text', label: desk.since, hint: desk.hints.since, blank: 'null' },
    reason: { kind: 'choice', label: desk.reason, options: getOptions({ repairs: desk.repairs }), blank: 'null' },
  },
}

const access: Shape = {
  kind: 'group',
  fields: {
    kind: choice(getOptions(accessTexts.kinds), accessTexts.fields.kind),
    parts: {
      kind: 'choices',
      label: accessTexts.fields.parts,
      options: getOptions(placePage.partsOfDay),
      blank: 'absent',
    },
    from: { kind: 'text', label: accessTexts.fields.from, type: 'time', blank: 'absent' },
    until: { kind: 'text', label: accessTexts.fields.until, type: 'time', blank: 'absent' },
  },
}

/** Shape of the value of each fact in the form. A fact without a line does not compile. */
export function factShapes({ feasts }: PlaceChoices): Readonly<Record<FactName, Shape>> {
  const feast: Shape = {
    kind: 'choice',
    label: desk.feast,
    options: feasts.map(({ slug, name }) => ({ value: slug, label: name })),
  }
  return {
    openingHours: { kind: 'hours', label: value, hint: desk.hints.openingHours },
    access,
    lastEntryMinutes: { kind: 'number', label: desk.minutes },
    closedFeasts: {
      kind: 'list',
      label: value,
      itemLabel: desk.feastNumber,
      item: { kind: 'group', fields: { feast, days: { kind: 'number', label: desk.days, blank: 'absent' } } },
    },
    onlyDuring: feast,
    fees,
    visitMinutes: {
      kind: 'group',
      fields: { min: { kind: 'number', label: suggest.atLeast }, max: { kind: 'number', label: suggest.atMost } },
    },
    diet,
    setting: choice(getOptions(placePage.settings)),
    stepFree: choice(answers),
    toilets: choice(answers),
    publicAccess: choice(yesOrNo),
    bestTime: { kind: 'choices', label: value, options: getOptions(placePage.partsOfDay) },
    status,
    phone: { kind: 'text', label: value, hint: suggest.phoneHint },
    website: { kind: 'text', label: value, type: 'url' },
    postalAddress: { kind: 'text', label: value },
  }
}

export const cautionShape: Shape = {
  kind: 'group',
  fields: {
    condition: choice(getOptions(desk.conditions), desk.condition),
    text: { kind: 'text', label: admin.textLabel },
  },
}

export const nameShape: Shape = {
  kind: 'group',
  fields: {
    name: { kind: 'text', label: desk.written },
    transliterated: choice(yesOrNo.toReversed(), desk.transliterated),
  },
}

/** Source of a fact. */
export const evidenceShape: Shape = {
  kind: 'group',
  fields: {
    confidence: choice(getOptions(evidence.confidences), desk.evidence.confidence),
    source: { kind: 'text', label: desk.evidence.source, type: 'url', blank: 'null' },
    checkedOn: { kind: 'text', label: desk.evidence.checkedOn, type: 'date' },
    otherSources: { kind: 'lines', label: desk.evidence.otherSources, blank: 'absent' },
    note: { kind: 'text', label: desk.evidence.note, blank: 'absent' },
  },
}

/** The values of other sources, where sources disagree. */
export function alternativesShape(item: Shape): Shape {
  const source: Shape = { kind: 'text', label: desk.evidence.source, type: 'url' }
  return {
    kind: 'list',
    label: desk.evidence.alternatives,
    itemLabel: desk.evidence.alternative,
    item: { kind: 'group', fields: { value: item, source } },
    blank: 'absent',
  }
}

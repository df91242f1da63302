import { filters as texts, places as placeTexts } from '#messages/places.ts'
import { fill } from '#contract/messages/format.ts'
import { hasFit, type FilteredPlace } from '#planning/lists/match-places.ts'
import { noFilters, type PlaceFilters } from '#contract/place/place-filters.ts'

/** One filter as a chip. */
export type FilterChip = {
  readonly id: string
  readonly text: string
  readonly isOn: boolean
  /** The filters after a click on the chip. */
  readonly next: PlaceFilters
}

/**
 * Every filter that is on, first those of the form, so that they are in sight on a phone, and the filters that many
 * visitors use, at one click. A filter that would leave no place is not offered. The filter for open places is always
 * offered, because they change by the minute.
 * @param places of the list. Undefined: they are not known yet
 */
export function getChips(filters: PlaceFilters, places: readonly FilteredPlace[] | undefined): FilterChip[] {
  const isOffered = ({ id, isOn, next }: FilterChip) =>
    !places || isOn || id === 'open' || hasFit(places, { ...next, open: null }, null)
  return [...otherChips(filters), ...quickChips(filters).filter(isOffered)]
}

function quickChips(filters: PlaceFilters): FilterChip[] {
  const { open, free, setting, diet, stepfree, verified } = filters
  const toggleIn = <Value>(values: readonly Value[], value: Value) =>
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return [
    {
      id: 'open',
      text: texts.openNow,
      isOn: open === 'now',
      next: { ...filters, open: open === 'now' ? null : 'now' },
    },
    { id: 'free', text: texts.free, isOn: free, next: { ...filters, free: !free } },
    {
      id: 'indoor',
      text: texts.settings.indoor,
      isOn: setting.includes('indoor'),
      next: { ...filters, setting: toggleIn(setting, 'indoor') },
    },
    {
      id: 'vegetarian',
      text: texts.diets.vegetarian,
      isOn: diet.includes('vegetarian'),
      next: { ...filters, diet: toggleIn(diet, 'vegetarian') },
    },
    { id: 'stepfree', text: texts.stepFree, isOn: stepfree, next: { ...filters, stepfree: !stepfree } },
    { id: 'verified', text: texts.verified, isOn: verified, next: { ...filters, verified: !verified } },
  ]
}

function otherChips(filters: PlaceFilters): FilterChip[] {
  const { open, price, diet, setting, area, eat } = filters
  const chip = (text: string, next: Partial<PlaceFilters>) => ({
    id: text,
    text,
    isOn: true,
    next: { ...filters, ...next },
  })
  return [
    ...(eat ? [chip(texts.eat, { eat: false })] : []),
    ...(open !== null && open !== 'now'
      ? [chip(fill(texts.openAt, { time: open.replace('T', ' ') }), { open: noFilters.open })]
      : []),
    ...price.map((level) => chip(placeTexts.priceLevels[level], { price: price.filter((other) => other !== level) })),
    ...diet
      .filter((asked) => asked !== 'vegetarian')
      .map((asked) => chip(texts.diets[asked], { diet: diet.filter((other) => other !== asked) })),
    ...(setting.includes('outdoor')
      ? [chip(texts.settings.outdoor, { setting: setting.filter((other) => other !== 'outdoor') })]
      : []),
    ...(area === null ? [] : [chip(area, { area: null })]),
  ]
}

import { fill } from '#contract/messages/format.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { Access, ShownAccess } from '#contract/place/access.ts'
import type { AccessKind } from '#contract/place/access-kinds.ts'
import type { PartOfDay } from '#contract/place/parts-of-day.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'
import { listIn } from './list-in.ts'

/** The texts of one language. */
export type AccessTexts = {
  readonly access: {
    readonly kinds: Readonly<Record<AccessKind, string>>
    readonly parts: Readonly<Record<PartOfDay, string>>
    readonly brief: Readonly<Record<'from' | 'until' | 'estimate', string>>
  } & Readonly<Record<'dayParts' | 'fromUntil' | 'from' | 'until' | 'estimate', string>>
}

type InLanguage = { readonly language: LanguageCode; readonly texts: AccessTexts }

/**
 * The access of a place with its sentence, which is the same on cards, pages, maps and plans. If sources contradict
 * each other, `accessSides` has a sentence for each side. Pure.
 * @param season the sentence for a place that is there only during a feast. It ends the sentence of the access, since
 *   without it "Nights" would be every night.
 */
export function getAccess(
  fact: ResearchedFacts['access'],
  inLanguage: InLanguage,
  season?: string,
): { access?: ShownAccess; accessSides?: string[] } {
  if (!fact) return {}
  const sentence = getSentence(fact.value, inLanguage)
  if (fact.alternatives)
    return { accessSides: [sentence, ...fact.alternatives.map(({ value }) => getSentence(value, inLanguage))] }
  const { texts } = inLanguage
  const isEstimate = fact.confidence === 'estimate'
  const withConfidence = isEstimate ? fill(texts.access.estimate, { access: sentence }) : sentence
  if (season !== undefined) return { access: { ...fact.value, sentence: `${withConfidence}. ${season}` } }
  const brief = getBrief(fact.value, isEstimate, inLanguage)
  return { access: { ...fact.value, sentence: withConfidence, ...(brief !== withConfidence && { brief }) } }
}

function getBrief(access: Access, isEstimate: boolean, inLanguage: InLanguage): string {
  const { texts } = inLanguage
  const { kind, parts = [], from, until } = access
  if (kind === 'about' && until === undefined) return fill(texts.access.brief.from, { from: from ?? '' })
  if (kind === 'about' && from === undefined) return fill(texts.access.brief.until, { until: until ?? '' })
  const words = kind === 'day-parts' ? nameParts(parts, inLanguage) : getSentence(access, inLanguage)
  // "About" says by itself that the time is not exact.
  return isEstimate && kind !== 'about' ? fill(texts.access.brief.estimate, { access: words }) : words
}

function getSentence({ kind, parts = [], from, until }: Access, inLanguage: InLanguage): string {
  const { texts } = inLanguage
  if (kind === 'day-parts') return fill(texts.access.dayParts, { parts: nameParts(parts, inLanguage) })
  if (kind !== 'about') return texts.access.kinds[kind]
  if (from === undefined) return fill(texts.access.until, { until: until ?? '' })
  return until === undefined ? fill(texts.access.from, { from }) : fill(texts.access.fromUntil, { from, until })
}

/** "Mornings and evenings", which begins a sentence in each language. */
function nameParts(parts: readonly PartOfDay[], { language, texts }: InLanguage): string {
  const named = parts.map((part) => texts.access.parts[part])
  return capitalised(listIn(language, named), language)
}

function capitalised(text: string, language: LanguageCode): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

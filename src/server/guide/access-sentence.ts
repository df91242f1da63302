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
  } & Readonly<Record<'dayParts' | 'fromUntil' | 'from' | 'until' | 'estimate', string>>
}

type InLanguage = { readonly language: LanguageCode; readonly texts: AccessTexts }

/**
 * The access of a place with its sentence, which is the same on cards, pages, maps and plans. Where sources contradict
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
  return { access: { ...fact.value, sentence: season === undefined ? withConfidence : `${withConfidence}. ${season}` } }
}

function getSentence({ kind, parts = [], from, until }: Access, { language, texts }: InLanguage): string {
  if (kind === 'day-parts') {
    const named = listIn(
      language,
      parts.map((part) => texts.access.parts[part]),
    )
    return capitalised(fill(texts.access.dayParts, { parts: named }), language)
  }
  if (kind !== 'about') return texts.access.kinds[kind]
  if (from === undefined) return fill(texts.access.until, { until: until ?? '' })
  return until === undefined ? fill(texts.access.from, { from }) : fill(texts.access.fromUntil, { from, until })
}

function capitalised(text: string, language: LanguageCode): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

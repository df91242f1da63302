import { fieldFailure } from '#contract/api/failure.ts'
import { languages } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'

/** Names by which the site calls the author of a review whose account is deleted. */
const reserved = new Set(languages.map(({ code }) => getWords(serverTexts[code].replies.formerTraveller)))

/**
 * Refuses names that the site itself uses for authors of reviews.
 * @throws Failure `invalid-input` with the field
 */
export function refuseReservedName(name: string): void {
  if (reserved.has(getWords(name))) throw fieldFailure('name', 'name.reserved')
}

function getWords(name: string): string {
  return (
    toNormalForm(name, 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  )
}

import { toNormalForm } from '#contract/text/normal-form.ts'

/** The form of a text for comparisons: case and accents make no difference. */
export function foldText(text: string): string {
  return toNormalForm(text, 'NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

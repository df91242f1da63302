import { english } from './en.ts'
import { gujarati } from './gu.ts'
import { hindi } from './hi.ts'
import type { PlaceVocabulary } from './place-vocabulary.ts'
import { portuguese } from './pt.ts'

/** All languages in which hours and prices are read. Another one is a file beside these, and its line here. */
export const vocabularies: readonly PlaceVocabulary[] = [english, gujarati, hindi, portuguese]

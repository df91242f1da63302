import type { Drawing } from '#contract/admin/desk-entries.ts'
import { readIndex } from '../../guide/pictures.ts'
import type { DeskDeps } from './entry-kind.ts'

/** The drawings of the folder. */
export function drawings({ config }: Pick<DeskDeps, 'config'>): Drawing[] {
  return Object.entries(readIndex(config.cityDir)).map(([id, { alt }]) => ({ id, alt }))
}

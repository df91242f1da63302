import { readdirSync } from 'node:fs'

const FOLDER = 'src/contract/messages'

export type Texts = { readonly [key: string]: unknown }

/** @returns every group of English texts by its name, such as `home` */
export function readEnglish(): Promise<Record<string, Texts>> {
  return readMessages('en')
}

/** @returns every group of texts of a language by its name */
export async function readMessages<Groups = Record<string, Texts>>(code: string): Promise<Groups> {
  const modules = await Promise.all(
    readdirSync(`${FOLDER}/${code}`)
      .filter((name) => name.endsWith('.ts') && name !== 'language.ts' && name !== 'server-texts.ts')
      .map((name): Promise<Record<string, Texts>> => import(`../../${FOLDER}/${code}/${name}`)),
  )
  return Object.assign({}, ...modules)
}

import { readdirSync } from 'node:fs'

const FOLDER = 'src/contract/messages/en'

export type Texts = { readonly [key: string]: unknown }

/** @returns every group of English texts by its name, such as `home` */
export async function readEnglish(): Promise<Record<string, Texts>> {
  const modules = await Promise.all(
    readdirSync(FOLDER)
      .filter((name) => name !== 'language.ts' && name !== 'server-texts.ts')
      .map((name): Promise<Record<string, Texts>> => import(`../../${FOLDER}/${name}`)),
  )
  return Object.assign({}, ...modules)
}

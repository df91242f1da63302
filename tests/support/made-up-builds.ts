import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyProduct, plainEnvironment } from './product-copy.ts'

/** Files that a running server reads beside its build. */
const LINKED = ['src', 'tools', 'content', 'node_modules', 'package.json'] as const

/** The parts of a build that name its files. */
const WITH_NAMES = ['client', 'server', 'languages', 'worker', 'manifest.json'] as const

const NAME_WITH_HASH = /([\w.-]+)-([\w-]{8})\.(js|css|svg|png|woff2)/g

const TEXT = /\.(js|css|json|svg)$/

/** Makes a folder in which a server starts, with the program of this product. Its pages come from `giveBuild`. */
export function makeServerFolder(folder: string): void {
  mkdirSync(join(folder, 'dist'), { recursive: true })
  for (const name of LINKED) symlinkSync(resolve(name), join(folder, name))
  for (const name of ['program', 'cards']) cpSync(join('dist', name), join(folder, 'dist', name), { recursive: true })
}

/**
 * Puts a whole build in the place of that of a folder. Each number makes another one: all of its files have other names,
 * and all that names them has other bytes.
 * @param from folder of a real build
 */
export function giveBuild(folder: string, from: string, number: number): void {
  const names = new Set(readdirSync(join(from, 'client/assets')))
  const rename = (text: string) =>
    text.replaceAll(NAME_WITH_HASH, (name, title: string, _hash, kind: string) =>
      names.has(name) ? `${title}-${hash('sha256', `${name} ${number}`, 'hex').slice(0, 8)}.${kind}` : name,
    )
  for (const part of WITH_NAMES) {
    rmSync(join(folder, 'dist', part), { recursive: true, force: true })
    copy(join(from, part), join(folder, 'dist', part), rename)
  }
}

function copy(from: string, to: string, rename: (text: string) => string): void {
  if (TEXT.test(from)) return writeFileSync(to, rename(readFileSync(from, 'utf8')))
  // The compressed forms name the files before.
  if (/\.(br|gz)$/.test(from)) return
  const names = existsSync(from) && !/\.\w+$/.test(from) ? readdirSync(from) : null
  if (!names) return cpSync(from, to)
  mkdirSync(to, { recursive: true })
  for (const name of names) copy(join(from, name), join(to, rename(name)), rename)
}

/** Builds the product after a change of its sources. @returns the folder of the build */
export function buildChanged(folder: string, change: (folder: string) => void): string {
  copyProduct(folder)
  change(folder)
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts'], {
    cwd: folder,
    env: plainEnvironment(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The changed product was not built:\n${stderr}`)
  return join(folder, 'dist')
}

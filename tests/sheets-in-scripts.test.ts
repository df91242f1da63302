import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { findLateSheets, sheetsInScripts } from '../tools/sheets-in-scripts.ts'

/** A page with a part that loads later. Each has a sheet. */
const sources = {
  'trip-page.tsx': "import './page.css'\nexport const load = () => import('./part.ts')\n",
  'part.ts': "import './part.css'\nimport './page.css'\nexport const part = 'part'\n",
  'page.css': '.page { color: red }\n',
  'part.css': '.part { color: blue }\n',
}

async function buildWith(folder: string, plugin: Plugin) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [plugin],
    build: {
      write: false,
      rolldownOptions: { input: join(folder, 'trip-page.tsx'), preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error('One build has one output')
  return built.output
}

test('the sheet of a part stands within its script, and that of a page stays a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  try {
    for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
    const { plugin, lateSheets } = findLateSheets()
    await buildWith(folder, plugin)
    expect([...lateSheets].map((id) => id.slice(folder.length + 1))).toEqual(['part.css'])

    const output = await buildWith(folder, sheetsInScripts(lateSheets))

    const sheets = output.flatMap((file) =>
      file.type === 'asset' && typeof file.source === 'string' ? [file.source] : [],
    )
    expect(sheets.join('')).toContain('.page')
    expect(sheets.join('')).not.toContain('.part')
    const part = output.find((file) => file.type === 'chunk' && file.name === 'part')
    expect(part && 'code' in part && part.code).toContain('.part{')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

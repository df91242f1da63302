/**
 * Draws the map of Surat into its folder: shores, river, roads, names and landmarks. The same code writes the same bytes.
 *
 *   npm run city-map                  write the files
 *   npm run city-map -- --check      exit 1 if the files differ from the code
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawCity } from './city-map/city.ts'
import { drawings } from './city-map/drawings.ts'

const FOLDER = 'content/surat/map'

const files = {
  'city.geojson': `${JSON.stringify(drawCity())}\n`,
  'landmarks.json': `${JSON.stringify(drawings)}\n`,
}

const isCheck = process.argv.includes('--check')
mkdirSync(FOLDER, { recursive: true })
for (const [name, text] of Object.entries(files)) {
  const file = join(FOLDER, name)
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text
  if (!isCheck) writeFileSync(file, text)
  else if (!isSame) {
    console.error(`differs from its code: ${file}`)
    process.exitCode = 1
  }
  console.log(`${file}: ${Math.round(text.length / 1000)} kB`)
}

/**
 * Draws the icons of tabs and apps from the mark. Run it again after a change of it: `npm run brand`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readConfig } from '#server/config/config.ts'
import { inner } from './illustrations/svg.ts'

const PUBLIC = 'src/web/public'
const illustrations = join(readConfig(process.env).cityDir, 'illustrations')

/** Transparent around the mark, or on the ground that reaches all edges, for systems that cut their own shape. */
const icons = [
  { file: 'icon-192.png', drawing: 'mark', size: 192 },
  { file: 'icon-512.png', drawing: 'mark', size: 512 },
  { file: 'icon-maskable-512.png', drawing: 'mark-maskable', size: 512 },
  { file: 'apple-touch-icon.png', drawing: 'mark-maskable', size: 180 },
]

/**
 * One file for tabs and the header, so that pages ask for one: the bold mark below 24 pixels, the full one above. Where
 * styles in pictures do nothing, the full one covers the other.
 */
function favicon(): string {
  const [bold, full] = ['mark-tab', 'mark'].map((id) => inner(readFileSync(join(illustrations, `${id}.svg`), 'utf8')))
  const style = '@media(max-width:23px){.full{display:none}}@media(min-width:24px){.bold{display:none}}'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>${style}</style><g class="bold">${bold}</g><g class="full">${full}</g></svg>\n`
}

writeFileSync(join(PUBLIC, 'favicon.svg'), favicon())
for (const { file, drawing, size } of icons) {
  const { size: bytes } = await sharp(join(illustrations, `${drawing}.svg`))
    .resize(size, size)
    .png({ palette: true, dither: 0, effort: 10 })
    .toFile(join(PUBLIC, file))
  console.log(`${file}: ${bytes} bytes`)
}

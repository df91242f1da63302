/**
 * Draws the icons of tabs and apps from the mark. Run `npm run brand` after a change of the mark.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readConfig } from '#server/platform/config/config.ts'
import { inner } from './illustrations/svg.ts'

const PUBLIC = 'src/web/public'
const illustrations = join(readConfig(process.env).cityDir, 'illustrations')

/** The maskable drawing fills all edges, because some systems cut their own shape. */
const icons = [
  { file: 'icon-192.png', drawing: 'mark', size: 192 },
  { file: 'icon-512.png', drawing: 'mark', size: 512 },
  { file: 'icon-maskable-512.png', drawing: 'mark-maskable', size: 512 },
  { file: 'apple-touch-icon.png', drawing: 'mark-maskable', size: 180 },
]

/**
 * Tabs and the header share one file, so that a page loads one. It shows the bold mark below 24 pixels and the full mark
 * from 24 pixels on. Where a browser ignores styles in pictures, the full mark covers the bold one.
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

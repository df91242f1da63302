import { expect, test } from 'vitest'
import { createFileFinder } from './pack-addresses.ts'
import { makePack, type PackAddress } from './pack-manifest.ts'

const media = (digit: number, size = '') => `/media/${String(digit).padStart(64, '0')}${size}.webp`

/** Makes a pack of pages with this HTML, whose photos have these bytes. @returns the URLs of its photos */
async function listPhotos(html: string, bytes: (url: string) => number = () => 1): Promise<readonly string[]> {
  const page: PackAddress = {
    url: '/',
    part: 'pages',
    names: 'attributes',
    read: async () => ({ identity: Buffer.from(html) }),
  }
  const findFile = (url: string): PackAddress => ({
    url,
    part: url.endsWith('.svg') ? 'drawings' : 'photos',
    read: async () => ({ identity: Buffer.alloc(bytes(url)) }),
    isImmutable: true,
  })
  const sources = { language: 'en', places: 1, addresses: [page], known: new Map(), onBody: async () => undefined }
  const { photos, manifest } = await makePack({ ...sources, findFile })
  expect(manifest.entries.filter(({ part }) => part === 'photos')).toEqual([])
  return photos.map(({ url }) => url)
}

const images = (urls: readonly string[]) => urls.map((url) => `<img src="${url}">`).join('')

test('a pack has the photos that elements of its pages show, in their order', async () => {
  const html = `<img class="picture" srcSet="${media(2, '-small')} 480w, ${media(2)} 1600w"/><img src="${media(1, '-small')}"/>
    <img src="/pictures/castle.0a1b.jpg"/><img src="/pictures/castle.0a1b.svg"/>`
  expect(await listPhotos(html)).toEqual([media(2, '-small'), media(1, '-small'), '/pictures/castle.0a1b.jpg'])
})

test('texts of travellers and links add no photo', async () => {
  const text = `<p> src=&quot;${media(1)}&quot;</p><a href="${media(2)}">Large</a><script>{"imageUrl":"${media(3)}"}</script>`
  expect(await listPhotos(text)).toEqual([])
})

test('photos beyond the bound are left out, the first of the guide stay, and those of a large screen are none', async () => {
  const urls = Array.from({ length: 60 }, (_, index) => media(index, '-small'))
  const bytes = (url: string) => (url === urls[3] ? 300_001 : 200_000)
  const listed = await listPhotos(images(urls), bytes)
  expect(listed).toEqual(urls.filter((_url, index) => index !== 3).slice(0, 40))
})

test('a storage of photos that is away costs its photos and nothing else', async () => {
  const files = { pictures: { find: () => undefined }, baseMaps: { find: () => undefined } }
  const find = createFileFinder({ ...files, images: { get: async () => Promise.reject(new Error('away')) } })
  const photo = find(media(1))
  expect([photo?.url, await photo?.read()]).toEqual([media(1, '-small'), null])
})

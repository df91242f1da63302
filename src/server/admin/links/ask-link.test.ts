import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startExternalServer } from '../../../../tests/support/outside-server.ts'
import { askLink } from './ask-link.ts'

const USER_AGENT = 'Safarnama (+https://surat.example)'

/** Tests reach their own machine. */
const isOpen = (address: string) => address === '127.0.0.1'

function ask(url: string) {
  return askLink(url, { userAgent: USER_AGENT, isOpen })
}

const getStatus: RequestListener = ({ url = '' }, response) => {
  response.statusCode = Number(url.slice(1))
  response.end('a page')
}

test.each([
  [200, 'page'],
  [204, 'page'],
  [404, 'gone'],
  [410, 'gone'],
  [401, 'unknown'],
  [403, 'unknown'],
  [429, 'unknown'],
  [500, 'nothing'],
  [503, 'nothing'],
])('the status %i means: %s', async (status, answer) => {
  const outside = await startExternalServer(getStatus)
  expect(await ask(`${outside.url}/${status}`)).toBe(answer)
  expect(outside.requests.map(({ headers }) => headers['user-agent'])).toEqual([USER_AGENT])
})

test('a redirect is followed to its page', async () => {
  const outside = await startExternalServer(({ url }, response) => {
    if (url === '/old') response.writeHead(301, { location: '/new' })
    response.end()
  })
  expect(await ask(`${outside.url}/old`)).toBe('page')
  expect(outside.requests.map(({ url }) => url)).toEqual(['/old', '/new'])
})

test('redirects without end are given up after five', async () => {
  const outside = await startExternalServer((_request, response) => {
    response.writeHead(302, { location: '/again' }).end()
  })
  expect(await ask(outside.url)).toBe('unknown')
  expect(outside.requests).toHaveLength(6)
})

test('a page without end is not read', async () => {
  const outside = await startExternalServer((_request, response) => {
    response.writeHead(200)
    const write = () => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', write)
    }
    write()
  })
  expect(await ask(outside.url)).toBe('page')
})

test('a server that speaks another protocol from there on is no answer, and the next address is asked', async () => {
  const outside = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    )
  })
  await once(outside.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void outside.close())
  const address = outside.address()
  const port = typeof address === 'object' ? address?.port : 0
  expect(await ask(`http://127.0.0.1:${port}/`)).toBe('nothing')
})

test('nobody at the address is no answer', async () => {
  expect(await ask('http://127.0.0.1:1/')).toBe('nothing')
})

test.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'data:text/plain,x', 'http://a:b@127.0.0.1/', 'no address'])(
  '%s is not asked',
  async (url) => {
    expect(await ask(url)).toBe('unknown')
  },
)

test('a private address is not asked: neither written, nor behind a name, nor behind a redirect', async () => {
  const inside = await startExternalServer((_request, response) => response.end('secret'))
  const { port } = new URL(inside.url)
  const outside = await startExternalServer((_request, response) => {
    response.writeHead(302, { location: `http://[::ffff:127.0.0.1]:${port}/` }).end()
  })
  const asInProduction = { userAgent: USER_AGENT }
  const urls = [inside.url, `http://localhost:${port}/`, `http://2130706433:${port}/`, `http://0x7f.1:${port}/`]

  for (const url of urls) expect([url, await askLink(url, asInProduction)]).toEqual([url, 'unknown'])
  expect(await ask(outside.url)).toBe('unknown')

  expect(inside.requests).toEqual([])
})

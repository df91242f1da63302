import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { deskKindNames, type DeskKindName } from '#contract/admin/desk-kinds.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { callApi } from '../../../../tests/support/api-calls.ts'
import { copyCityFolder } from '../../../../tests/support/city-folder.ts'
import { deskSamples, reword } from '../../../../tests/support/desk-samples.ts'
import { createDesk } from '../../../../tests/support/desk.ts'
import { engines } from '../../../../tests/support/stores.ts'
import { createTestApp, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createUser, type TestUser } from '../../../../tests/support/users.ts'
import { loadContent } from '../../guide/load-content.ts'
import { readContent } from '../../guide/read-content.ts'
import { publishDue } from './publish-due.ts'

const sampled = deskKindNames.map((kind) => ({ kind, ...deskSamples[kind] }))
const inFolders = sampled.flatMap(({ inFolder, ...sample }) => (inFolder === null ? [] : [{ ...sample, inFolder }]))
const growing = sampled.flatMap(({ createText, ...sample }) => (createText ? [{ ...sample, createText }] : []))
const staying = inFolders.filter(({ createText }) => createText === null)

const noSlugs = { version: 1, replacedBy: null }

describe.each(engines)('on $engine', ({ engine, rule }) => {
  let testApp: TestApp
  let editor: TestUser
  let other: TestUser

  beforeAll(async () => {
    testApp = await startTestApp({ engine, env: { RATE_LIMITS: 'off' } })
    editor = await createUser(testApp, { role: 'editor', name: 'Meera Shah' })
    other = await createUser(testApp, { role: 'editor', name: 'Ravi Patel' })
  })
  afterAll(() => testApp.close())

  /** The drafts of a kind on the first tab of the admin panel. */
  const countDrafts = async (kind: DeskKindName) => {
    const { body } = await callApi(testApp, 'GET /desk/waiting', { token: editor.token })
    return api.countWaitingWork.reply.parse(body).waiting.drafts[kind]
  }
  const getDesk = <Kind extends DeskKindName>(kind: Kind, user = editor) => createDesk(testApp, user, kind)

  describe.each(sampled)('entries of $kind', ({ kind, inFolder: ofFolder, field, auditedAs, text, createText }) => {
    const inFolder = ofFolder ?? 'known'

    beforeAll(async () => {
      if (ofFolder === null && createText)
        await getDesk(kind).create({ version: 0, text: createText('known'), as: 'publish' })
    })

    rule('tell the second of two editors what the first one changed, and nothing is overwritten', async () => {
      const [mine, theirs] = [getDesk(kind), getDesk(kind, other)]
      const seen = await mine.read(inFolder)
      const first = { version: seen.version, text: reword(seen.text, field, 'Of Ravi'), as: 'publish' } as const
      expect((await theirs.save(inFolder, first)).status).toBe(200)
      const late = { ...first, text: reword(seen.text, field, 'Of Meera') }
      expect(await mine.save(inFolder, late)).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          error: expect.stringContaining('Ravi Patel changed this'),
          fields: { [['text', ...field].join('.')]: 'Ravi Patel changed this to “Of Ravi”' },
        },
      })
      const now = await mine.read(inFolder)
      expect(JSON.stringify(now.text)).toContain('Of Ravi')
      expect((await mine.save(inFolder, { ...late, version: now.version })).status).toBe(200)
    })

    test('store one of many savings from one version', async () => {
      const desk = getDesk(kind)
      const { version, text: known } = await desk.read(inFolder)
      const answers = await Promise.all(
        ['1', '2', '3', '4'].map((words) =>
          desk.save(inFolder, { version, text: reword(known, field, words), as: 'publish' }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409, 409])
    })

    rule('keep a draft from visitors, say how it differs, and lose it when it is discarded', async () => {
      const desk = getDesk(kind)
      const { text: known, version } = await desk.read(inFolder)
      await desk.save(inFolder, { version, text: reword(known, field, 'Drafted'), as: 'draft' })
      const drafted = await desk.read(inFolder)
      expect(drafted.hasDraft).toBe(true)
      expect(drafted.draftChanges).toEqual([{ field: field.join('.'), before: expect.any(String), after: 'Drafted' }])
      expect(await desk.act(inFolder, 'discard', { version: drafted.version })).toMatchObject({
        status: 200,
        body: { entry: { kind, hasDraft: false, draftChanges: [], text: known } },
      })
      expect((await desk.act(inFolder, 'discard', { version: drafted.version + 1 })).status).toBe(409)
    })

    rule('have a history with names, of which any version becomes the draft again', async () => {
      const desk = getDesk(kind)
      await desk.save(inFolder, {
        version: (await desk.read(inFolder)).version,
        text: reword((await desk.read(inFolder)).text, field, 'Of today'),
        as: 'publish',
      })
      const { version, text: known } = await desk.read(inFolder)
      const { versions } = await desk.versions(inFolder)
      expect(versions[0]).toMatchObject({ version, deed: 'publish', editorName: 'Meera Shah' })
      const first = await desk.act(inFolder, 'restore', { version, restored: 1 })
      expect(first).toMatchObject({ status: 200, body: { entry: { hasDraft: true, version: version + 1 } } })
      const again = await desk.act(inFolder, 'restore', { version: version + 1, restored: version })
      expect(again).toMatchObject({ status: 200, body: { entry: { text: known } } })
      expect((await desk.act(inFolder, 'restore', { version: version + 2, restored: 99 })).status).toBe(404)
      const page = await desk.versions(inFolder, '?limit=2')
      const rest = await desk.versions(inFolder, `?cursor=${String(page.nextCursor)}`)
      expect([...page.versions, ...rest.versions]).toHaveLength(version + 2)
    })

    test('publish a draft at its time by one of all processes, in the name of who planned it', async () => {
      const desk = getDesk(kind)
      const { version, text: known } = await desk.read(inFolder)
      const planned = { version, text: reword(known, field, 'At its time'), as: 'schedule' } as const
      expect(await desk.save(inFolder, { ...planned, publishAt: '2020-01-01T10:00' })).toMatchObject({
        status: 400,
        body: { fields: { publishAt: 'Please enter a date and time to come' } },
      })
      await testApp.store.db.deleteFrom('audit_entry').execute()
      const publishAt = new Date(testApp.clock.now().getTime() + 10 * MINUTE_MS).toISOString()
      expect((await desk.save(inFolder, { ...planned, publishAt })).status).toBe(200)
      await publishDue(testApp.services)
      expect(await desk.read(inFolder)).toMatchObject({ hasDraft: true, publishAt })
      testApp.clock.advance(11 * MINUTE_MS)
      await Promise.all([publishDue(testApp.services), publishDue(testApp.services)])
      expect(await desk.read(inFolder)).toMatchObject({ hasDraft: false, publishAt: null, version: version + 2 })
      expect((await desk.versions(inFolder)).versions[0]).toMatchObject({ deed: 'publish', editorName: null })
      const audited = await testApp.store.db.selectFrom('audit_entry').select(['action', 'actor_id']).execute()
      expect(audited).toEqual([{ action: `${auditedAs}.publish`, actor_id: editor.id }])
    })

    rule('are listed page by page, each once', async () => {
      const desk = getDesk(kind)
      const all = await desk.list()
      const slugs: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Awaited<ReturnType<typeof desk.list>> = await desk.list(`?limit=2${cursor && `&cursor=${cursor}`}`)
        slugs.push(...page.entries.map(({ slug }) => slug))
        cursor = slugs.length < all.entries.length ? page.nextCursor : null
      }
      expect(slugs).toEqual(all.entries.map(({ slug }) => slug))
      expect((await desk.call(`GET /desk/${kind}?cursor=made-up`)).status).toBe(400)
    })

    rule('are previewed without being stored, and offer what their forms ask for', async () => {
      const desk = getDesk(kind)
      const { version } = await desk.read(inFolder)
      expect(await desk.preview(text)).toMatchObject({ kind })
      expect((await desk.read(inFolder)).version).toBe(version)
      expect(await desk.choices()).toMatchObject({ kind })
    })

    rule('are no entries of another kind, whatever the body says', async () => {
      const desk = getDesk(kind)
      const { version } = await desk.read(inFolder)
      const wrong = kind === 'trips' ? 'places' : 'trips'
      const body = { kind: wrong, version: 0, text: deskSamples[wrong].text, as: 'publish' }
      for (const route of [`POST /desk/previews/${kind}`, `PUT /desk/${kind}/${inFolder}`] as const) {
        expect(await desk.call(route, body)).toMatchObject({
          status: 400,
          body: { fields: { kind: expect.any(String) } },
        })
      }
      expect((await desk.read(inFolder)).version).toBe(version)
      expect((await desk.get('no-such-entry')).status).toBe(404)
      expect((await desk.call('GET /desk/no-such-kind')).status).toBe(400)
    })
  })

  describe.each(growing)('new entries of $kind', ({ kind, createText, auditedAs, canBeReplaced }) => {
    rule('are drafts first, are published, and a call that is sent again changes nothing', async () => {
      const desk = getDesk(kind)
      const text = createText('sent-again')
      const [first, second] = [
        await desk.create({ version: 0, text, as: 'draft' }),
        await desk.create({ version: 0, text, as: 'draft' }),
      ]
      expect(first).toMatchObject({
        status: 200,
        body: { entry: { kind, state: 'draft', version: 1, hasDraft: true } },
      })
      expect(second.body).toEqual(first.body)
      expect(await countDrafts(kind)).toBe(1)
      const published = await desk.save('sent-again', { version: 1, text, as: 'publish' })
      expect(published).toMatchObject({
        status: 200,
        body: { entry: { state: 'edited', version: 2, hasDraft: false } },
      })
      const again = await desk.save('sent-again', { version: 2, text, as: 'publish' })
      expect(again).toMatchObject({ status: 200, body: { entry: { version: 2 } } })
      expect(await countDrafts(kind)).toBe(0)
      expect(await desk.actions('sent-again')).toEqual(['publish', 'draft'])
      expect((await desk.create({ version: 0, text, as: 'draft' })).status).toBe(400)
    })

    rule('are removed with their draft, and their address is free again', async () => {
      const desk = getDesk(kind)
      const draft = { version: 0, text: createText('never-shown'), as: 'draft' } as const
      await desk.create(draft)
      expect(await desk.act('never-shown', 'discard', { version: 1 })).toMatchObject({ body: { entry: null } })
      expect((await desk.get('never-shown')).status).toBe(404)
      expect((await desk.create(draft)).status).toBe(200)
    })

    rule('are retired and brought back, and the audit log names both', async () => {
      const desk = getDesk(kind)
      await testApp.store.db.deleteFrom('audit_entry').execute()
      for (const slug of ['leaving', 'staying'])
        await desk.create({ version: 0, text: createText(slug), as: 'publish' })
      const unknown = await desk.act('leaving', 'retire', { version: 1, replacedBy: 'nowhere' })
      expect(unknown).toMatchObject({ status: 400, body: { fields: { replacedBy: expect.any(String) } } })
      const replaced = await desk.act('leaving', 'retire', { version: 1, replacedBy: 'staying' })
      expect(replaced.status).toBe(canBeReplaced ? 200 : 400)
      const retired = await desk.act('leaving', 'retire', { ...noSlugs, replacedBy: canBeReplaced ? 'staying' : null })
      expect(retired).toMatchObject({ status: 200, body: { entry: { state: 'retired', version: 2 } } })
      expect((await desk.save('leaving', { version: 2, text: createText('leaving'), as: 'draft' })).status).toBe(409)
      expect(await desk.act('leaving', 'bring-back', { version: 2 })).toMatchObject({
        status: 200,
        body: { entry: { state: 'edited', replacedBy: null } },
      })
      expect(await desk.actions('leaving')).toEqual(['bring-back', 'retire', 'publish'])
      const audited = await testApp.store.db
        .selectFrom('audit_entry')
        .select('action')
        .where('subject_id', '=', 'leaving')
        .execute()
      expect(audited.map(({ action }) => action).toSorted()).toEqual(
        ['publish', 'restore', 'retire'].map((verb) => `${auditedAs}.${verb}`),
      )
    })
  })

  describe.each(staying)('the entries of $kind', ({ kind, inFolder, text }) => {
    rule('are neither made, retired nor brought back', async () => {
      const desk = getDesk(kind)
      const { version } = await desk.read(inFolder)
      const statuses = [
        await desk.create({ version: 0, text, as: 'draft' }),
        await desk.act(inFolder, 'retire', { ...noSlugs, version }),
        await desk.act(inFolder, 'bring-back', { version }),
      ].map(({ status }) => status)
      expect(statuses).toEqual([409, 409, 409])
      expect((await desk.read(inFolder)).version).toBe(version)
    })
  })
})

describe.each(inFolders)('a newer folder of $kind', ({ kind, inFolder, field, rewordFolder }) => {
  test('leaves what editors changed, asks about the difference, and gives the entry back to the folder', async () => {
    const testApp = await createTestApp()
    const desk = createDesk(testApp, await createUser(testApp, { isAdmin: true }), kind)
    const { text } = await desk.read(inFolder)
    await desk.save(inFolder, { version: 0, text: reword(text, field, 'Of the editors'), as: 'publish' })
    const folder = copyCityFolder()
    rewordFolder(folder, 'Of the folder')
    const content = readContent(folder.path)
    await loadContent(testApp.store.db, content)
    await testApp.services.guide.renew()

    expect(await desk.list('?state=differing')).toMatchObject({ differing: 1, entries: [{ slug: inFolder }] })
    const { version, folderChanges } = await desk.read(inFolder)
    expect(folderChanges).toEqual([{ field: field.join('.'), before: 'Of the editors', after: 'Of the folder' }])
    const taken = await desk.act(inFolder, 'folder', { version, choice: 'take' })
    expect(taken).toMatchObject({ status: 200, body: { entry: { isDiffering: false, state: 'folder' } } })
    expect(JSON.stringify((await desk.read(inFolder)).text)).toContain('Of the folder')
    expect((await desk.act(inFolder, 'folder', { version: version + 1, choice: 'keep' })).status).toBe(409)
    // The first loading notes that the entry is the folder's again.
    await loadContent(testApp.store.db, content)
    expect(await loadContent(testApp.store.db, content)).toBe(false)
  })
})

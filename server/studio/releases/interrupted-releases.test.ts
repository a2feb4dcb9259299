import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { page } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { DatabaseDrafts } from '../drafts/database-drafts.ts'
import { eventually } from '../../../tests/support/eventually.ts'

const minute = 60_000
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 7) + minutes * minute).toISOString()
const newsName = { kind: 'page', key: 'news' } as const
const homeName = { kind: 'page', key: 'home' } as const
let studio: TestStudio
let publisher: string
beforeEach(async () => {
  studio = await startTestStudio()
  publisher = await studio.join('publisher', 'Timur')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await studio.close()
})

const hasNews = () => studio.gateway.findPage('/news') !== null
const textsOfHome = async () => JSON.stringify((await studio.gateway.page('home', 'uz')).blocks)
const stateOf = async (id: number) => (await studio.call('releases.open', { id }, publisher)).data?.release

let savedRevision: number

async function release(): Promise<number> {
  const saved = await studio.save(page('news'), publisher)
  savedRevision = saved.data?.revision ?? 0
  const { data } = await studio.call('releases.add', { name: 'News', documents: [newsName] }, publisher)
  return data?.id ?? 0
}

const publish = (id: number) => studio.call('releases.publish', { id, documents: [newsName] }, publisher)
const scheduleAt10 = (id: number) =>
  studio.call('releases.schedule', { id, documents: [newsName], at: at(10) }, publisher)

/** Stops the next publication before or after the site changes; `fail` and `pass` let it go on. */
function stopPublication(moment: 'before' | 'after') {
  const original = studio.gateway.publish.bind(studio.gateway)
  let pass = () => {}
  let fail = () => {}
  const promise = new Promise<void>((resolve, reject) => {
    pass = resolve
    fail = () => reject(new Error('killed'))
  })
  const spy = vi.spyOn(studio.gateway, 'publish').mockImplementationOnce(async (...params) => {
    if (moment === 'before') await promise
    const result = await original(...params)
    if (moment === 'after') await promise
    return result
  })
  const stopped = () =>
    eventually(() => {
      expect(spy).toHaveBeenCalledOnce()
      if (moment === 'after') expect(hasNews()).toBe(true)
    })
  return { stopped, pass, fail }
}

async function continueOnAnotherServer() {
  studio.wait(15_000)
  await studio.runOnAnotherServer()
}

describe('a release whose server dies', () => {
  test('after it was published at its time is recorded as published, and its drafts are gone', async () => {
    const id = await release()
    await scheduleAt10(id)
    const publication = stopPublication('after')
    const first = studio.pass(10 * minute).catch(() => undefined)
    await publication.stopped()
    await continueOnAnotherServer()
    expect(await stateOf(id)).toMatchObject({
      state: 'done',
      at: at(10),
      contentVersion: studio.gateway.contentVersion,
    })
    const documents = (await studio.call('documents.list', {}, publisher)).data ?? []
    expect(documents.map(({ state }) => state)).not.toContain('draft')
    publication.fail()
    await first
    expect(await stateOf(id)).toMatchObject({ state: 'done' })
  })

  test('while it is published at once is recorded by another one, which does not publish it later', async () => {
    const id = await release()
    const publication = stopPublication('before')
    const answer = publish(id)
    await publication.stopped()
    await continueOnAnotherServer()
    expect(hasNews()).toBe(false)
    expect(await stateOf(id)).toMatchObject({ state: 'refused', at: null, issues: [{ code: 'Unavailable' }] })
    publication.fail()
    expect((await answer).status).toBe(500)
    // The claim is lost, so the first server changes nothing any more.
    expect(await stateOf(id)).toMatchObject({ state: 'refused' })
    expect((await publish(id)).data).toMatchObject({ published: true })
  })

  test('after it was published at once is recorded as published', async () => {
    const id = await release()
    const publication = stopPublication('after')
    const answer = publish(id)
    await publication.stopped()
    await continueOnAnotherServer()
    const done = { state: 'done', contentVersion: studio.gateway.contentVersion }
    expect(await stateOf(id)).toMatchObject(done)
    publication.fail()
    await answer
    expect(await stateOf(id)).toMatchObject(done)
  })
})

test('a publication whose end was reported as an error is recorded as published', async () => {
  const id = await release()
  const publication = stopPublication('after')
  const answer = publish(id)
  await publication.stopped()
  publication.fail()
  expect((await answer).data).toMatchObject({ published: true })
  expect(await stateOf(id)).toMatchObject({ state: 'done', contentVersion: studio.gateway.contentVersion })
})

test('a publication whose drafts cannot be deleted is published all the same', async () => {
  const id = await release()
  vi.spyOn(DatabaseDrafts.prototype, 'dropPublished').mockRejectedValue(new Error('lost'))
  expect((await publish(id)).data).toMatchObject({ published: true })
  expect(await stateOf(id)).toMatchObject({ state: 'done' })
})

test('a schedule that is being carried out can be neither cancelled nor renewed', async () => {
  const id = await release()
  await scheduleAt10(id)
  const publication = stopPublication('before')
  const carriedOut = studio.pass(10 * minute)
  await publication.stopped()
  const documents = [{ ...newsName, revision: savedRevision }]
  const cancelled = await studio.call('schedules.cancel', { id }, publisher)
  const renewed = await studio.call('schedules.renew', { id, documents }, publisher)
  publication.pass()
  await carriedOut
  const conflict = { type: 'Conflict', message: 'It is being published' }
  expect(cancelled.error).toMatchObject(conflict)
  expect(renewed.error).toMatchObject(conflict)
  expect(await stateOf(id)).toMatchObject({ state: 'done' })
  expect((await studio.call('schedules.cancel', { id }, publisher)).error?.type).toBe('NotFound')
})

describe('schedules of one document', () => {
  let revision: number | null

  async function saveHome(text: string) {
    const { data } = await studio.save(home(text), publisher, revision)
    revision = data?.revision ?? null
  }

  /** Schedules two versions of the home page, for the minutes 5 and 10. */
  async function scheduleTwo() {
    revision = null
    for (const [text, minutes] of [
      ['Birinchi', 5],
      ['Ikkinchi', 10],
    ] as const) {
      await saveHome(text)
      const documents = [homeName]
      await studio.call('schedules.add', { action: 'publish', documents, at: at(minutes) }, publisher)
    }
    await studio.pass(5 * minute)
    expect(await textsOfHome()).toContain('Birinchi')
  }

  test('follow each other', async () => {
    await scheduleTwo()
    await studio.pass(5 * minute)
    expect(await textsOfHome()).toContain('Ikkinchi')
  })

  test('never overwrite what was published by hand between them', async () => {
    await scheduleTwo()
    await saveHome('Qoʻlda')
    await studio.call('documents.publish', { documents: [homeName] }, publisher)
    await studio.pass(5 * minute)
    expect(await textsOfHome()).toContain('Qoʻlda')
  })

  test('never overwrite what was taken back between them', async () => {
    const before = await textsOfHome()
    await scheduleTwo()
    const { contentVersion } = studio.gateway
    await studio.call('documents.takeBack', { contentVersion }, publisher)
    await studio.pass(5 * minute)
    expect(await textsOfHome()).toBe(before)
  })
})

test('a release whose publication is taken back on the start page is taken back', async () => {
  const id = await release()
  await publish(id)
  const { contentVersion } = studio.gateway
  await studio.call('documents.takeBack', { contentVersion }, publisher)
  expect(await stateOf(id)).toMatchObject({ state: 'takenBack' })
})

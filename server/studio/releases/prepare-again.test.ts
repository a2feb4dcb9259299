import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { page } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

const homeName = { kind: 'page', key: 'home' } as const
const newsName = { kind: 'page', key: 'news' } as const
const both = [homeName, newsName]
let studio: TestStudio
let editor: string
let publisher: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Aziza')
  publisher = await studio.join('publisher', 'Timur')
})
afterEach(() => studio.close())

/** A published release of a changed home page and a new page. */
async function published(): Promise<number> {
  await studio.save(home('Yangi yil'), editor)
  await studio.save(page('news'), editor)
  const { data } = await studio.call('releases.add', { name: 'New year', documents: both }, editor)
  const id = data?.id ?? 0
  await studio.call('releases.publish', { id, documents: both }, publisher)
  return id
}

const again = (id: number, changed?: 'skip' | 'replace') =>
  studio.call('releases.prepareAgain', { id, ...(changed && { changed }) }, editor)
const draftOfHome = async () => (await studio.call('documents.open', homeName, editor)).data?.draft
const publishHome = async (text: string) => {
  await studio.save(home(text), editor)
  await studio.call('documents.publish', { documents: [homeName] }, publisher)
}

describe('a release that was taken back', () => {
  test('is prepared again as drafts in a new release, which can be published', async () => {
    const id = await published()
    await studio.call('releases.takeBack', { id }, publisher)
    const { data } = await again(id)
    expect(data).toMatchObject({ name: 'New year', state: 'draft', by: 'Aziza' })
    expect(new Set(data?.documents.map(({ key }) => key))).toEqual(new Set(['home', 'news']))
    expect(JSON.stringify((await draftOfHome())?.document)).toContain('Yangi yil')
    const next = await studio.call('releases.publish', { id: data?.id ?? 0, documents: both }, publisher)
    expect(next.data).toMatchObject({ published: true })
    expect(studio.gateway.findPage('/news')).not.toBeNull()
  })

  test('names documents with other edits, which are never overwritten', async () => {
    const id = await published()
    await studio.call('releases.takeBack', { id }, publisher)
    await studio.save(home('Boshqa'), editor)
    const { status, error } = await again(id)
    expect(status).toBe(409)
    expect(error).toMatchObject({ type: 'Conflict', data: { documents: [homeName] } })
    expect((await studio.call('documents.open', newsName, editor)).data?.draft).toBeNull()
    expect((await again(id, 'replace')).data?.documents).toEqual([newsName])
    expect(JSON.stringify((await draftOfHome())?.document)).toContain('Boshqa')
  })

  test('names documents that were published since, which are left out or replaced as the user says', async () => {
    const id = await published()
    await studio.call('releases.takeBack', { id }, publisher)
    await publishHome('Keyingi')
    expect((await again(id)).error?.data).toMatchObject({ documents: [homeName] })
    const { data } = await again(id, 'skip')
    expect(data?.documents).toEqual([newsName])
    expect(await draftOfHome()).toBeNull()
    await studio.call('documents.discard', { ...newsName, revision: await revisionOfNews() }, editor)
    expect((await again(id, 'replace')).data?.documents).toHaveLength(2)
    expect(JSON.stringify((await draftOfHome())?.document)).toContain('Yangi yil')
  })
})

const revisionOfNews = async () =>
  (await studio.call('documents.open', newsName, editor)).data?.draft?.revision ?? 0

describe('a published release', () => {
  test('is prepared again only where the site differs from it by now', async () => {
    const id = await published()
    expect((await again(id)).status).toBe(404)
    await publishHome('Keyingi')
    expect((await again(id, 'replace')).data?.documents).toEqual([homeName])
  })

  test('is prepared again by editors, not by viewers, and not before it is published', async () => {
    const id = await published()
    const viewer = await studio.join('viewer')
    expect((await studio.call('releases.prepareAgain', { id }, viewer)).status).toBe(403)
    const { data } = await studio.call('releases.add', { name: 'Next', documents: both }, editor)
    expect((await again(data?.id ?? 0)).status).toBe(404)
  })
})

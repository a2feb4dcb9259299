import { afterEach, beforeEach, expect, test } from 'vitest'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { smallSite } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

let studio: TestStudio
let editor: string
let publisher: string
const name = { kind: 'page', key: 'home' } as const

beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Aziza')
  publisher = await studio.join('publisher', 'Timur')
  const site = smallSite().find(({ kind, key }) => kind === 'settings' && key === 'site')
  if (!site) throw new Error('The small site has settings')
  const styleLists = [{ language: 'uz', entries: [{ text: 'tekin' }] }]
  await studio.save({ ...site, body: { ...site.body, styleLists } }, publisher)
  const documents = [{ kind: 'settings' as const, key: 'site' }]
  expect((await studio.call('documents.publish', { documents }, publisher)).data?.published).toBe(true)
})
afterEach(() => studio.close())

const check = async (cookie: string) =>
  (await studio.call('documents.check', { documents: [name] }, cookie)).data

test('a hint that somebody dismisses is gone for everybody until the text changes', async () => {
  const { data: saved } = await studio.save(home('Tekin oʻyin'), editor)
  const [hint] = (await check(editor))?.hints ?? []
  expect(hint).toMatchObject({ document: 'page/home', code: 'style', severity: 'hint' })
  const about = hint?.about ?? ''
  const params = { ...name, about }
  expect((await studio.call('hints.dismiss', params, await studio.join('viewer'))).status).toBe(403)
  for (let twice = 0; twice < 2; twice += 1)
    expect((await studio.call('hints.dismiss', params, editor)).status).toBe(200)
  expect((await check(publisher))?.hints).toEqual([])
  await studio.save(home('Tekin oʻyinlar'), editor, saved?.revision)
  expect((await check(publisher))?.hints).toHaveLength(1)
})

test('a hint is no issue: a publication needs no acceptance of it', async () => {
  await studio.save(home('Tekin oʻyin'), editor)
  expect(await check(editor)).toMatchObject({ issues: [], hints: [{}] })
  const accepted = { warnings: [] }
  const { data } = await studio.call('documents.publish', { documents: [name], accepted }, publisher)
  expect(data).toMatchObject({ published: true, issues: [] })
})

test('players do not receive the lists', async () => {
  const { site } = await studio.gateway.config('uz')
  expect(Object.keys(site)).not.toContain('styleLists')
})

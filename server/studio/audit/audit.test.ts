import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentKinds } from '../../../schemas/kinds/index.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import type { StudioTables } from '../tables.ts'
import { recordAudit } from './audit.ts'

const start = Date.UTC(2026, 2, 1, 7)
const hour = 60 * 60 * 1000
let studio: TestStudio
let aziza: number
beforeEach(async () => {
  studio = await startTestStudio()
  await studio.join('editor', 'Aziza')
  const database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
  const user = await database
    .selectFrom('users')
    .select(['id', 'name'])
    .where('name', '=', 'Aziza')
    .executeTakeFirstOrThrow()
  aziza = user.id
  const actors = { Aziza: user, Timur: { id: 99, name: 'Timur' } }
  const entries = [
    ['Aziza', 'documents.save', 'form/login'],
    ['Aziza', 'documents.publish', 'page/home, form/login'],
    ['Timur', 'imports.apply', '+menu/main, −form/old'],
    ['Timur', 'webhooks.add', 'Platform/form: https://hooks.example/form/new'],
    ['Timur', 'documents.requestRemoval', 'page/home'],
  ] as const
  for (const [index, [by, action, subject]] of entries.entries())
    await recordAudit({ database, now: () => start + index * hour }, { by: actors[by], action, subject })
  await database.destroy()
})
afterEach(() => studio.close())

async function subjectsOf(params: StudioParams<'audit.list'>) {
  const { data = [] } = await studio.call('audit.list', params, studio.admin)
  return data
    .filter(({ by, action }) => (by === 'Aziza' || by === 'Timur') && action !== 'session.open')
    .map(({ subject }) => subject)
}

test('filters the audit log by user, also one who has another name by now', async () => {
  await studio.call('users.change', { id: aziza, name: 'A. Karimova' }, studio.admin)
  expect(await subjectsOf({ user: aziza })).toEqual(['page/home, form/login', 'form/login'])
})

test('filters it by groups of actions, which name some actions in full', async () => {
  expect(await subjectsOf({ group: 'documents' })).toEqual(['form/login'])
  expect(await subjectsOf({ group: 'publishing' })).toEqual(['page/home, form/login'])
  expect(await subjectsOf({ group: 'administration' })).toEqual([
    'Platform/form: https://hooks.example/form/new',
  ])
})

test('says what a saved draft changed, and finds it by a text, a person and the title of the document', async () => {
  const items = [{ id: 'rules', label: { uz: 'Qoidalar 100%', ru: 'Наши правила' }, to: '/rules' }]
  const draft = {
    kind: 'menu',
    key: 'more',
    schemaVersion: documentKinds.menu.version,
    revision: null,
  } as const
  await studio.call('documents.save', { ...draft, body: { items } }, studio.admin)
  const found = async (query: string) => (await studio.call('audit.list', { query }, studio.admin)).data ?? []
  const [entry] = await found('НАШИ прав')
  expect(entry?.subject).toBe('menu/more')
  expect(entry?.changes).toContainEqual(
    expect.objectContaining({ path: '/items/0/label/ru', after: 'Наши правила' }),
  )
  expect((await found('100%')).map(({ subject }) => subject)).toEqual(['menu/more'])
  expect(await found('100_')).toEqual([])
  expect(new Set((await found('timur')).map(({ by }) => by))).toEqual(new Set(['Timur']))
  const page = {
    kind: 'page',
    key: 'home',
    schemaVersion: documentKinds.page.version,
    revision: null,
  } as const
  await studio.call(
    'documents.save',
    {
      ...page,
      body: { route: '/', layout: 'default', seo: { title: { uz: 'Bosh', ru: 'Витрина' } }, blocks: [] },
    },
    studio.admin,
  )
  expect((await found('витрина')).map(({ subject }) => subject)).toContain('page/home, form/login')
})

test('says what publishing, taking back and discarding changed, and in which document', async () => {
  const at = (label: string) => ({ items: [{ id: 'rules', label: { uz: label, ru: label }, to: '/' }] })
  const name = { kind: 'menu', key: 'more' } as const
  const save = async (label: string) => {
    const draft = { ...name, schemaVersion: documentKinds.menu.version, body: at(label) }
    const { data } = await studio.save(draft, studio.admin)
    return data?.revision ?? 0
  }
  const publish = async (label: string) => {
    const revision = await save(label)
    const answer = await studio.call(
      'documents.publish',
      { documents: [{ ...name, revision }] },
      studio.admin,
    )
    if (!answer.data?.published) throw new Error('not published')
    return answer.data.contentVersion
  }
  await publish('Qoidalar')
  const contentVersion = await publish('Shartlar')
  await studio.call('documents.takeBack', { contentVersion }, studio.admin)
  const revision = await save('Shartlar 2')
  await studio.call('documents.discard', { ...name, revision }, studio.admin)

  const { data = [] } = await studio.call('audit.list', { query: 'Shartlar' }, studio.admin)
  const texts = data.map(({ action, changes = [] }) => [
    action,
    changes.find(({ path }) => path === '/items/0/label/ru'),
  ])
  const change = (before: string, after: string) => ({
    document: 'menu/more',
    path: '/items/0/label/ru',
    before,
    after,
  })
  expect(texts).toEqual([
    ['documents.discard', change('Shartlar 2', 'Qoidalar')],
    ['documents.save', change('Qoidalar', 'Shartlar 2')],
    ['documents.takeBack', change('Shartlar', 'Qoidalar')],
    ['documents.publish', change('Qoidalar', 'Shartlar')],
    ['documents.save', change('Qoidalar', 'Shartlar')],
  ])
})

test('keeps 60 values of a document, and says how many more have changed', async () => {
  const items = Array.from({ length: 40 }, (_, index) => ({
    from_url: `/old-${index}`,
    to_url: `/new-${index}`,
  }))
  const redirects = {
    kind: 'redirects',
    key: 'site',
    schemaVersion: documentKinds.redirects.version,
  } as const
  await studio.call('documents.save', { ...redirects, revision: null, body: { items } }, studio.admin)
  const { data: [entry] = [] } = await studio.call('audit.list', { query: '/old-0' }, studio.admin)
  expect(entry?.changes).toHaveLength(60)
  expect(entry?.leftOut).toBe(20)
})

test('rejects filters that do not exist', async () => {
  const unknown = await studio.app.inject({
    method: 'POST',
    url: '/studio/api/audit.list',
    headers: { cookie: studio.admin },
    payload: { group: 'everything' },
  })
  expect(unknown.statusCode).toBe(422)
})

import { describe, expect, it } from 'vitest'
import { expandValidators } from '../../../forms/contract/expand-validators.ts'
import { interpret } from '../../../forms/interpret.ts'
import siteSettings from '../../../schemas/defaults/settings/site.json' with { type: 'json' }
import defaultTheme from '../../../schemas/defaults/themes/default.json' with { type: 'json' }
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import {
  both,
  document,
  form,
  page,
  smallRegistry,
  smallSite,
  textBlock,
} from '../../../tests/support/content/content-site.ts'
import { ContentReader } from './content-reader.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { SnapshotView } from '../snapshot/snapshot-view.ts'

const site = useGateways()
const theme = { ...defaultTheme.body, logo: { ...defaultTheme.body.logo, name: 'one' } }
const other = { ...theme, logo: { ...theme.logo, name: 'two' } }
const bodies = new Map([
  ['site', document('settings', 'site', { ...siteSettings.body, theme: 'worn' })],
  ['one', document('theme', 'worn', theme)],
  ['two', document('theme', 'worn', other)],
])

it('reads the theme of all pages once per publication', async () => {
  const read: string[] = []
  const readBody = (hash: string) => {
    read.push(hash)
    const body = bodies.get(hash)
    return body ? Promise.resolve(body) : Promise.reject(new Error(`no ${hash}`))
  }
  const snapshot = (version: number, worn: string) =>
    new SnapshotView(
      {
        version,
        createdAt: '2026-01-01T00:00:00.000Z',
        author: 'test',
        entries: [
          { kind: 'settings', key: 'site', schemaVersion: 1, version: 1, hash: 'site', links: [] },
          { kind: 'theme', key: 'worn', schemaVersion: 1, version, hash: worn, links: [] },
        ],
      },
      readBody,
    )
  const source = { view: snapshot(1, 'one') }
  const reader = new ContentReader(source, smallRegistry, {}, Date.now)
  expect((await reader.theme()).theme.logo.name).toBe('one')
  await reader.theme()
  expect(read).toEqual(['site', 'one'])
  source.view = snapshot(2, 'two')
  expect((await reader.theme()).theme.logo.name).toBe('two')
  expect(read).toEqual(['site', 'one', 'site', 'two'])
})

it('forms that add a contact validate at once unless the settings turn that off [CONT-03]', async () => {
  const { gateway } = await site.open({
    defaults: [
      ...smallSite(),
      form('contact', {
        strategy: 'immediate',
        submit: { operation: 'account.addcontact', label: both('Add') },
      }),
      form('other', { strategy: 'immediate' }),
    ],
  })
  const strategies = async () =>
    Promise.all(['contact', 'other'].map(async (key) => (await gateway.form(key, 'uz'))?.strategy))
  expect(await strategies()).toEqual(['immediate', 'immediate'])
  await gateway.publish([document('settings', 'forms', { isContactValidationImmediate: false })], 'test')
  expect(await strategies()).toEqual(['onSubmit', 'immediate'])
})

it.each([
  ['no setting', undefined, {}, [6, 20]],
  ['a setting', { min: 8, max: 64 }, {}, [8, 64]],
  ['a stricter form', { min: 8, max: 64 }, { minLength: 10, maxLength: 30 }, [10, 30]],
  ['a form that allows more', { min: 8, max: 64 }, { minLength: 1, maxLength: 128 }, [8, 64]],
  ['a form that contradicts the setting', { min: 8, max: 12 }, { minLength: 16 }, [8, 12]],
])('limits the length of passwords with %s [VAL-44, VAL-45]', async (_, passwordLength, own, limits) => {
  const field = { type: 'string', title: both('Password'), validator: 'password', ...own }
  const { gateway } = await site.open({
    defaults: [
      ...smallSite().filter(({ kind, key }) => kind !== 'settings' || key !== 'forms'),
      document('settings', 'forms', {
        isContactValidationImmediate: true,
        ...(passwordLength && { passwordLength }),
      }),
      form('entry', { schema: { type: 'object', properties: { password: field } } }),
    ],
  })
  const schema = (await gateway.form('entry', 'uz'))?.schema
  const accepts = (length: number) =>
    interpret(expandValidators(schema ?? {}))({ password: 'a'.repeat(length) })
  const [min = 0, max = 0] = limits
  expect([min - 1, min, max, max + 1].map(accepts)).toEqual([false, true, true, false])
})

interface SiteOptions {
  without?: string
  /** Later publications of documents by name, such as `layout/default`. */
  versions?: Record<string, number>
  version?: number
  pictures?: Record<string, { uz: string; ru: string }>
}

/** A reader of the small site, and the names of the documents that it has read. */
function readerOf(more: readonly StoredDocument[] = []) {
  const documents = [...smallSite(), ...more]
  const read: string[] = []
  const view = ({ without, versions = {}, version = 1, pictures = {} }: SiteOptions = {}) =>
    new SnapshotView(
      {
        version,
        createdAt: '2026-01-01T00:00:00.000Z',
        author: 'test',
        pictures,
        entries: documents
          .map(({ kind, key, schemaVersion, body }) => ({
            kind,
            key,
            schemaVersion,
            version: versions[`${kind}/${key}`] ?? 1,
            hash: `${kind}/${key}`,
            links: [],
            ...(typeof body['route'] === 'string' && { route: body['route'] }),
            ...(kind === 'form' && key !== 'draft' && { validator: 'v1' }),
          }))
          .filter(({ hash }) => hash !== without),
      },
      (hash) => {
        read.push(hash)
        const found = documents.find(({ kind, key }) => `${kind}/${key}` === hash)
        return found ? Promise.resolve(found) : Promise.reject(new Error(`no ${hash}`))
      },
    )
  const source = { view: view() }
  const reader = new ContentReader(source, smallRegistry, {}, Date.now)
  return {
    reader,
    publish: (options: SiteOptions) => (source.view = view(options)),
    /** Names of the documents read by `act`. */
    async reads(act: () => Promise<unknown>) {
      read.length = 0
      await act()
      return [...read].sort()
    },
  }
}

describe('a page', () => {
  it('is compiled once per language from its document and its layout', async () => {
    const { reader, reads } = readerOf()
    expect(await reader.page('home', 'ru')).toMatchObject({ key: 'home', blocks: [{ type: 'Text' }] })
    expect(await reads(() => reader.page('home', 'ru'))).toEqual([])
    expect(await reads(() => reader.page('home', 'uz'))).toEqual(['layout/default', 'page/home'])
  })

  it.each([
    [{ versions: { 'page/home': 2 } }, true],
    [{ versions: { 'layout/default': 2 } }, true],
    [{ versions: { 'layout/game': 2 } }, true],
    [{ pictures: { a: { uz: 'Rasm', ru: 'Картинка' } } }, true],
    [{ versions: { 'popup/login': 2 }, version: 2 }, false],
  ])('is compiled again only after a publication that may change it: %j', async (options, isRead) => {
    const { reader, reads, publish } = readerOf()
    await reader.page('home', 'ru')
    publish(options)
    expect(await reads(() => reader.page('home', 'ru'))).toEqual(
      isRead ? ['layout/default', 'page/home'] : [],
    )
  })

  it('cannot be read if it or its layout does not exist', async () => {
    const { reader, publish } = readerOf([page('broken', { route: 7 })])
    await expect(reader.page('nope', 'uz')).rejects.toThrow('There is no page "nope"')
    await expect(reader.page('broken', 'uz')).rejects.toThrow('page/broken does not fit')
    publish({ without: 'layout/default' })
    await expect(reader.page('home', 'uz')).rejects.toThrow('There is no layout "default"')
    publish({ without: 'layout/game' })
    expect((await reader.page('home', 'uz')).key).toBe('home')
  })
})

describe('a popup', () => {
  it('is compiled once per language, and again when it or a picture changes', async () => {
    const { reader, reads, publish } = readerOf()
    expect(await reader.popup('login', 'uz')).toMatchObject({ key: 'login', title: 'login' })
    expect(await reads(() => reader.popup('login', 'uz'))).toEqual([])
    expect(await reads(() => reader.popup('login', 'ru'))).toEqual(['popup/login'])
    expect(await reads(() => reader.popup('registration', 'uz'))).toEqual(['popup/registration'])
    publish({ versions: { 'popup/login': 2 } })
    expect(await reads(() => reader.popup('login', 'uz'))).toEqual(['popup/login'])
    publish({ pictures: { a: { uz: 'Rasm', ru: 'Картинка' } } })
    expect(await reads(() => reader.popup('login', 'uz'))).toEqual(['popup/login'])
  })

  it('is null if it does not exist', async () => {
    expect(await readerOf().reader.popup('nope', 'uz')).toBeNull()
  })

  it('contains its blocks', async () => {
    const news = document('popup', 'news', { title: both('News'), size: 'big', blocks: [textBlock('words')] })
    const compiled = await readerOf([news]).reader.popup('news', 'ru')
    expect(compiled?.blocks).toMatchObject([{ id: 'words', props: { words: '<p>Salom</p>' } }])
  })
})

describe('a form', () => {
  const dictionary = document('dictionary', 'default', {
    entries: [{ fieldName: '*', validationDict: [] }],
  })

  it('is compiled from its document, the dictionary and the settings, again after a change of any', async () => {
    const { reader, reads, publish } = readerOf([form('contact'), dictionary])
    expect(await reader.form('contact', 'uz')).toMatchObject({ key: 'contact', version: '1.1' })
    expect(await reads(() => reader.form('contact', 'uz'))).toEqual([])
    const all = ['dictionary/default', 'form/contact', 'settings/forms']
    expect(await reads(() => reader.form('contact', 'ru'))).toEqual(all)
    for (const name of all) {
      publish({ versions: { [name]: 2 } })
      expect(await reads(() => reader.form('contact', 'uz'))).toEqual(all)
    }
  })

  it('needs no dictionary', async () => {
    expect(await readerOf([form('contact')]).reader.form('contact', 'uz')).toMatchObject({ version: '1.0' })
  })

  it('is null if it does not exist or has no validator', async () => {
    const { reader } = readerOf([form('draft')])
    expect(await reader.form('nope', 'uz')).toBeNull()
    expect(await reader.form('draft', 'uz')).toBeNull()
  })
})

describe('what all pages share', () => {
  it('is read once per publication and language', async () => {
    const { reader, reads, publish } = readerOf()
    const config = await reader.config('uz')
    const { hash } = await reader.messages('uz')
    expect(config).toMatchObject({ contentVersion: 1, messagesUrl: `/nfx/messages/uz/${hash}.json` })
    const parts = await reader.parts('uz')
    for (const load of [() => reader.config('uz'), () => reader.parts('uz')])
      expect(await reads(load)).toEqual([])
    expect(await reads(() => reader.config('ru'))).toContain('settings/site')
    expect(await reads(() => reader.parts('ru'))).not.toEqual([])
    publish({ version: 2 })
    expect(await reader.config('uz')).toMatchObject({ contentVersion: 2 })
    expect(await reader.parts('uz')).toEqual(parts)
    expect(await reads(() => reader.parts('uz'))).toEqual([])
  })

  it('has texts of the language, completed by the fallback, read again only after their change', async () => {
    const { reader, reads, publish } = readerOf([])
    expect((await reader.messages('uz')).catalogue).toEqual({ common: { close: 'close in uz' } })
    expect(await reads(() => reader.messages('uz'))).toEqual([])
    expect(await reads(() => reader.messages('ru'))).toEqual(['messages/en-US', 'messages/ru'])
    publish({ versions: { 'messages/ru': 2 }, version: 2 })
    expect(await reads(() => reader.messages('uz'))).toEqual([])
    publish({ versions: { 'messages/en-US': 2 }, version: 3 })
    expect(await reads(() => reader.messages('uz'))).toEqual(['messages/en-US', 'messages/uz'])
    publish({ without: 'messages/uz' })
    await expect(reader.messages('uz')).rejects.toThrow('There is no messages "uz"')
  })

  it('has the snippets in the order of their keys, read again only after their change', async () => {
    const snippet = (key: string, isEnabled = true) =>
      document('snippet', key, { isEnabled, position: 'head', code: `<meta name="${key}">` })
    const { reader, reads, publish } = readerOf([snippet('second'), snippet('first'), snippet('off', false)])
    expect((await reader.snippets()).head).toBe('<meta name="first"><meta name="second">')
    publish({ versions: { 'page/home': 2 }, version: 2 })
    expect(await reads(() => reader.snippets())).toEqual([])
    publish({ versions: { 'snippet/first': 2 } })
    expect(await reads(() => reader.snippets())).toEqual(['snippet/first', 'snippet/off', 'snippet/second'])
    publish({ without: 'snippet/first' })
    expect((await reader.snippets()).head).toBe('<meta name="second">')
  })
})

it('returns published documents with their versions, all or by kind and key', async () => {
  const { reader, publish } = readerOf()
  publish({ versions: { 'page/home': 3 } })
  const names = async (filter?: Parameters<ContentReader['documents']>[0]) =>
    (await reader.documents(filter)).map(({ kind, key }) => `${kind}/${key}`)
  expect(await names()).toHaveLength(smallSite().length)
  expect(await names({ kind: 'popup' })).toEqual(['popup/login', 'popup/registration'])
  expect(await names({ key: 'home' })).toEqual(['page/home'])
  expect(await names({ kind: 'popup', key: 'home' })).toEqual([])
  expect(await reader.documents({ kind: 'page', key: 'home' })).toMatchObject([
    { kind: 'page', key: 'home', schemaVersion: 1, version: 3, body: { route: '/' } },
  ])
})

import { describe, expect, it } from 'vitest'
import { Layout, Page } from '../../../../schemas/documents/page.ts'
import { Form, type DictionaryEntry } from '../../../../schemas/documents/form.ts'
import { Theme } from '../../../../schemas/documents/theme/theme.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import {
  both,
  document,
  form,
  page,
  smallRegistry,
  textBlock,
  theme as themeDocument,
} from '../../../../tests/support/content/content-site.ts'
import { trusted } from '../../model/contracts.ts'
import { compileForm, mergeMessages } from '../../../../src/lib/data/compile-form.ts'
import { registry } from '../../../../registry/index.ts'
import type { Registry } from './compile-blocks.ts'
import { compilePage } from './compile-page.ts'
import { compileSeo } from './compile-seo.ts'
import { compileTheme } from './compile-theme.ts'
import { localizeLinks } from '../../../../src/lib/urls/localize-links.ts'

const layout = document('layout', 'default', { header: [textBlock('top')], footer: [textBlock('end')] })
const board = { id: 'board', type: 'Board', version: 1, props: {} }
const panel = (...content: unknown[]) => ({
  id: 'panel',
  type: 'Panel',
  version: 1,
  props: {},
  slots: { content },
})

function compile(source: StoredDocument, locale: 'uz' | 'ru' = 'uz', entries: Registry = smallRegistry) {
  return compilePage(
    { key: source.key, version: 3, body: trusted(Page, source.body, 'page') },
    { key: 'default', version: 2, body: trusted(Layout, layout.body, 'layout') },
    { locale, registry: entries },
  )
}

describe('a compiled page', () => {
  it('is in one language, with its layout and the version of both', () => {
    const compiled = compile(
      page('rules', {
        seo: { title: { uz: 'Qoidalar', ru: 'Правила' } },
        blocks: [textBlock('a', { uz: 'Salom', ru: 'Привет' })],
      }),
      'ru',
    )
    expect(compiled.seo.title).toBe('Правила')
    expect(compiled.blocks[0]?.props).toEqual({ words: 'Привет' })
    expect(compiled.version).toBe('3.2')
    expect([compiled.header, compiled.footer].map(([block]) => block?.type)).toEqual(['Text', 'Text'])
  })

  it('is for players only if it says so, and is not compiled with an unknown rule [ERR-42]', () => {
    const forPlayers = (access?: string) =>
      compile(page('members', { ...(access !== undefined && { access }), blocks: [] })).forPlayers
    expect([forPlayers(), forPlayers('public'), forPlayers('authenticated')]).toEqual([
      undefined,
      undefined,
      true,
    ])
    // The contract also refuses such a document, but one from another source must not be open to guests
    // either.
    const body = trusted(Page, page('members', { blocks: [] }).body, 'page')
    Reflect.set(body, 'access', 'vip')
    const around = { key: 'default', version: 1, body: trusted(Layout, layout.body, 'layout') }
    expect(() =>
      compilePage({ key: 'members', version: 1, body }, around, { locale: 'uz', registry: smallRegistry }),
    ).toThrow('Unknown route middleware: vip')
  })

  it('omits hidden blocks with everything in their slots', () => {
    const hidden = { ...panel(textBlock('inner')), id: 'hidden', isHidden: true }
    const compiled = compile(
      page('rules', { blocks: [hidden, panel({ ...textBlock('b'), isHidden: true }, textBlock('c'))] }),
    )
    expect(compiled.blocks.map(({ id }) => id)).toEqual(['panel'])
    expect(compiled.blocks[0]?.slots?.['content']?.map(({ id }) => id)).toEqual(['c'])
  })

  it('has only the loads that its props enable', () => {
    const loadsOf = (props: Record<string, unknown>) =>
      Object.keys(compile(page('rules', { blocks: [{ ...board, props }] })).blocks[0]?.load ?? {})
    expect(loadsOf({})).toEqual(['game'])
    expect(loadsOf({ makers: false })).toEqual(['game'])
    expect(loadsOf({ makers: true })).toEqual(['game', 'makers'])
  })

  it('never gives blocks of layout and page the same id', () => {
    const compiled = compile(page('rules', { blocks: [textBlock('top')] }))
    expect(compiled.header[0]?.id).not.toBe(compiled.blocks[0]?.id)
  })

  it('has static blocks if neither they nor their slots need code', () => {
    const compiled = compile(
      page('rules', {
        blocks: [
          textBlock('a'),
          board,
          { ...panel(textBlock('b')), id: 'still' },
          panel(textBlock('c'), { ...board, id: 'd' }),
        ],
      }),
    )
    expect(compiled.blocks.map((block) => [block.id, block.static ?? false])).toEqual([
      ['a', true],
      ['board', false],
      ['still', true],
      ['panel', false],
    ])
    expect(compiled.blocks[3]?.slots?.['content']?.map((block) => block.static ?? false)).toEqual([
      true,
      false,
    ])
  })

  it('expires with the first of its blocks, including those in slots', () => {
    expect(compile(page('rules', { blocks: [textBlock('a')] })).maxAge).toBeNull()
    expect(compile(page('rules', { blocks: [panel(board)] })).maxAge).toBe(30)
  })

  it('waits with its code if all blocks are complete without it, including those in slots', () => {
    const boardContract = smallRegistry.get('Board')
    if (boardContract === undefined) throw new Error('no board')
    const waiting = new Map([...smallRegistry, ['Board', { ...boardContract, canWait: true as const }]])
    const withBoard = page('rules', { blocks: [panel(board)] })
    expect(compile(page('rules', { blocks: [textBlock('a')] })).codeWaits).toBe(true)
    expect(compile(withBoard).codeWaits).toBeUndefined()
    expect(compile(withBoard, 'uz', waiting).codeWaits).toBe(true)
    const byProp = new Map([...smallRegistry, ['Board', { ...boardContract, canWait: { prop: 'makers' } }]])
    const hiding = { ...board, props: { makers: true } }
    expect(compile(withBoard, 'uz', byProp).codeWaits).toBeUndefined()
    expect(compile(page('rules', { blocks: [panel(hiding)] }), 'uz', byProp).codeWaits).toBe(true)
    const withGesture = page('rules', { blocks: [], gesturePopup: 'welcome' })
    expect(compile(withGesture, 'uz', waiting).codeWaits).toBeUndefined()
  })

  it('includes the loads of its blocks', () => {
    const [compiled] = compile(page('game', { blocks: [board] })).blocks
    expect(compiled?.load).toEqual({
      game: {
        call: 'games.get',
        params: { sysname: { from: 'route', name: 'sysname' } },
        access: 'guest',
        subject: { route: 'sysname', at: 'items.sysname' },
      },
    })
  })

  it('migrates the props of older blocks', () => {
    const old = { id: 'a', type: 'Text', version: 1, props: { content: both('x') } }
    expect(compile(page('rules', { blocks: [old] })).blocks[0]?.props).toEqual({ words: 'x' })
  })

  it.each([
    ['Carousel', 1, 'The registry has no component Carousel'],
    ['Text', 7, 'Text knows version 2 of its contract, the block was written for 7'],
  ])(
    'marks a block of type %s and version %i as unknown and reveals none of its props',
    (type, version, unknown) => {
      const [compiled] = compile(
        page('rules', { blocks: [{ id: 'a', type, version, props: { secret: 1 } }] }),
      ).blocks
      expect(compiled).toEqual({ id: 'a', type, props: {}, unknown })
    },
  )

  it('adds the language prefix to links in its texts', () => {
    const words = both('<a href="/rules#x">a</a> <a href="https://example.com/ru">b</a> <a href="#c">c</a>')
    const read = (locale: 'uz' | 'ru') =>
      compile(page('rules', { blocks: [textBlock('a', words)] }), locale).blocks[0]?.props
    expect(read('uz')).toEqual({ words: words.uz })
    expect(read('ru')).toEqual({
      words: '<a href="/ru/rules#x">a</a> <a href="https://example.com/ru">b</a> <a href="#c">c</a>',
    })
    expect(localizeLinks('<a href="/">a</a>', 'ru')).toBe('<a href="/ru">a</a>')
  })
})

describe('no-break spaces', () => {
  const rules = { uz: 'Qoidalar', ru: 'Всё о правилах' }
  const bound = 'Всё о\u00a0правилах'

  it('bind the words of a title and of messages, and not a value that is sent', () => {
    const source = {
      key: 'rules',
      version: 1,
      body: trusted(
        Form,
        {
          ...form('rules').body,
          title: rules,
          schema: {
            type: 'object',
            properties: { subject: { type: 'string', title: rules, default: rules } },
          },
          dictionary: [{ fieldName: '*', validationDict: [{ errorType: 'required', message: rules }] }],
        },
        'form',
      ),
    }
    const compiled = compileForm(source, null, 'v', 'ru')
    expect(compiled.title).toBe(bound)
    expect(compiled.messages['*']?.required).toBe(bound)
    expect(compiled.schema['properties']).toMatchObject({
      subject: { title: bound, default: 'Всё о правилах' },
    })
  })

  it('are not in the head of a page, where no line ends and search engines compare words', () => {
    const plain = 'Всё о правилах'
    const source = page('rules', { seo: { title: rules, description: rules } })
    const { seo } = compile(source, 'ru')
    expect(seo).toMatchObject({ title: plain, description: plain })
    const record = { url: '/rules', title: rules, text: rules }
    const sources = { page: seo, record, settings: {}, domain: null, brand: 'Marquee', params: {} }
    const compiled = compileSeo(sources, 'ru', registry)
    expect(compiled.title).toBe(plain)
    expect(compiled.block?.props?.['text']).toBe(bound)
  })
})

describe('a compiled form', () => {
  const entry = (fieldName: string, uz: string): DictionaryEntry => ({
    fieldName,
    validationDict: [{ errorType: 'required', message: { uz, ru: '-' } }],
  })

  it('prefers its own dictionary to the shared one, and the message of a field to that for all', () => {
    const shared = [entry('*', 'shared all'), entry('phone', 'shared phone'), entry('mail', 'shared mail')]
    expect(mergeMessages(shared, [entry('phone', 'own phone')], 'uz')).toEqual({
      '*': { required: 'shared all' },
      phone: { required: 'own phone' },
      mail: { required: 'shared mail' },
    })
    expect(mergeMessages(shared, [entry('*', 'own all')], 'uz')).toEqual({
      '*': { required: 'own all' },
      phone: { required: 'own all' },
      mail: { required: 'own all' },
    })
  })

  it('is in one language, in the order of its fields, with the address of its validator', () => {
    const source = form('sign-in', {
      ui: { fields: { login: { richLabel: both('<a href="/rules">a</a>') } } },
    })
    const compiled = compileForm(
      { key: 'sign-in', version: 4, body: trusted(Form, source.body, 'form') },
      null,
      'abc',
      'ru',
    )
    expect(compiled).toMatchObject({
      version: '4.0',
      schema: { properties: { login: { title: 'Логин' } } },
      order: ['login', 'code'],
      fields: { login: { richLabel: '<a href="/ru/rules">a</a>' } },
      validatorUrl: '/nfx/validators/abc.js',
    })
  })
})

it('compiles a theme to custom properties, with its other scheme for players who chose it', () => {
  const theme = trusted(Theme, themeDocument('default').body, 'theme')
  const dark = compileTheme(theme).css
  expect(dark).toMatch(
    /:root\{color-scheme:dark;--color-bg:#07110F;.*--radius-xl:28px;.*--font-text:'Onest Variable',/,
  )
  expect(dark).toMatch(/:root\[data-scheme="light"\]\{color-scheme:light;--color-bg:#F1F5F3;/)
  expect(compileTheme({ ...theme, defaultScheme: 'light' }).css).toMatch(
    /:root\{color-scheme:light;--color-bg:#F1F5F3;.*:root\[data-scheme="dark"\]/,
  )
})

it('compiles the roundness of controls and the backdrop of scenes from a theme', () => {
  const theme = trusted(Theme, themeDocument('default').body, 'theme')
  expect(compileTheme(theme).css).toContain('--radius-control:14px;--radius-control-s:10px;')
  expect(compileTheme(theme).css).not.toContain('--scene-')
  const paints = { centre: '#111111', middle: '#222222', edge: '#333333', glow: '#444444', veil: '#555555' }
  const pills = compileTheme({ ...theme, controls: 'pill', scenes: paints }).css
  expect(pills).toContain('--radius-control:999px;--radius-control-s:999px;')
  expect(pills).toContain('--scene-centre:#111111;')
  expect(pills).toContain('--scene-veil:#555555;')
})

it('compiles density and shape of covers from a theme, and nothing of what it leaves out', () => {
  const theme = trusted(Theme, themeDocument('default').body, 'theme')
  expect(compileTheme(theme).css).not.toContain(':root:root')
  const airy = compileTheme({ ...theme, density: 'airy', covers: 'square' }).css
  expect(airy).toMatch(/:root:root\{.*--space-20:24px;.*--cover-ratio:1;.*\}/)
  expect(compileTheme({ ...theme, density: 'compact' }).css).toContain('--space-16:12px;')
  expect(compileTheme(theme).css).not.toContain('decoration')
})

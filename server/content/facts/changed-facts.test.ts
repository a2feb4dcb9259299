import { describe, expect, it } from 'vitest'
import { registry } from '../../../registry/index.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { defaultDocuments } from '../model/defaults.ts'
import { documentName } from '../model/contracts.ts'
import { parseDocument } from '../snapshot/snapshot-folder.ts'
import { changedFacts } from './changed-facts.ts'

const text = (uz: string, ru: string) => ({
  id: 'text',
  type: 'RichText',
  version: 1,
  props: { text: { uz, ru } },
})
const buttons = (...list: readonly unknown[]) => ({
  id: 'buttons',
  type: 'Button',
  version: 1,
  props: { buttons: list },
})
const button = (action: unknown) => ({ label: { uz: 'Yopish', ru: 'Закрыть' }, action, variant: 'primary' })

const page = (...blocks: readonly unknown[]): StoredDocument => ({
  kind: 'page',
  key: 'terms',
  schemaVersion: 1,
  body: { route: '/terms', layout: 'default', seo: { title: { uz: 'Shart', ru: 'Условия' } }, blocks },
})

function original(name: string): StoredDocument {
  const found = defaultDocuments.find((document) => documentName(document) === name)
  if (!found) throw new Error(`no default ${name}`)
  return found
}

/** Changes as lines: fact, languages, values. */
const lines = (before: StoredDocument | null, after: StoredDocument) =>
  changedFacts(before, after, registry).map(
    ({ fact, languages, comparison, before: then, after: now }) =>
      `${comparison === 'languages' ? 'differs ' : ''}${fact} ${languages.join('+')}: ${then ?? '–'} → ${now ?? '–'}`,
  )

const textChange = (before: readonly [string, string], after: readonly [string, string]) =>
  lines(page(text(...before)), page(text(...after)))

describe('a changed fact of a text', () => {
  it.each<[string, readonly [string, string], readonly [string, string], string[]]>([
    [
      'is one change in both languages',
      ['<p>Veyjer ×30.</p>', '<p>Вейджер ×30.</p>'],
      ['<p>Veyjer ×3.</p>', '<p>Вейджер x3.</p>'],
      ['factor uz+ru: ×30 → ×3'],
    ],
    [
      'is named in the language in which it changed, and as a difference',
      ['<p>50,000 soʻm</p>', '<p>50 000 сум</p>'],
      ['<p>50,000 soʻm</p>', '<p>5 000 сум</p>'],
      ['amount ru: 50 000 → 5 000', 'differs amount uz+ru: 50,000 → 5 000'],
    ],
    [
      'is a duration in the words of each language',
      ['<p>24 soatda</p>', '<p>за 24 часа</p>'],
      ['<p>3 kunda</p>', '<p>за 3 дня</p>'],
      ['duration uz: 24 soatda → 3 kunda', 'duration ru: 24 часа → 3 дня'],
    ],
    [
      'is a date, an age mark and a percentage',
      ['<p>5-mayda 18+, 10 foiz</p>', '<p>5 мая 18+, 10%</p>'],
      ['<p>6-mayda 16+, 15 foiz</p>', '<p>6 мая 16+, 15%</p>'],
      [
        'date uz: 5-mayda → 6-mayda',
        'age uz+ru: 18+ → 16+',
        'percentage uz+ru: 10% → 15%',
        'date ru: 5 мая → 6 мая',
      ],
    ],
    [
      'is a telephone or card number',
      ['<p>+998 71 200 00 00</p>', '<p>+998 71 200 00 00</p>'],
      ['<p>8600 1234 5678 9012</p>', '<p>8600 1234 5678 9012</p>'],
      ['account uz+ru: +998 71 200 00 00 → 8600 1234 5678 9012'],
    ],
    [
      'is paired with one of its kind',
      ['<p>+998 71 200 00 00</p>', '<p>+998 71 200 00 00</p>'],
      ['<p>500. +998 71 200 00 01</p>', '<p>500. +998 71 200 00 01</p>'],
      ['phone uz+ru: +998 71 200 00 00 → +998 71 200 00 01', 'amount uz+ru: – → 500'],
    ],
    [
      'is removed with its sentence',
      ['<p>A</p><p>1000</p>', '<p>А</p><p>1000</p>'],
      ['<p>A</p>', '<p>А</p>'],
      ['amount uz+ru: 1000 → –'],
    ],
  ])('%s', (_title, before, after, expected) => {
    expect(textChange(before, after)).toEqual(expected)
  })

  it.each<[string, readonly [string, string], readonly [string, string]]>([
    ['another spelling', ['<p>50,000</p>', '<p>50 000</p>'], ['<p>50 000</p>', '<p>50,000</p>']],
    ['another unit', ['<p>24 soat</p>', '<p>24 часа</p>'], ['<p>1 kun</p>', '<p>24 часа</p>']],
    ['a number in words', ['<p>a</p>', '<p>а</p>'], ['<p>bir hafta</p>', '<p>неделя</p>']],
    ['other words around it', ['<p>×30</p>', '<p>×30</p>'], ['<p>Veyjer ×30</p>', '<p>Отыгрыш ×30</p>']],
  ])('does not report %s', (_title, before, after) => {
    expect(textChange(before, after)).toEqual([])
  })

  it('does not report a fact that moves to another block', () => {
    const [one, other] = [text('<p>18+</p>', '<p>18+</p>'), { ...text('<p>a</p>', '<p>а</p>'), id: 'other' }]
    expect(lines(page(one, other), page(other, one))).toEqual([])
    expect(lines(page(one), page({ ...one, id: 'new' }))).toEqual(['visibility : everyone → –'])
  })
})

describe('a changed fact of the structure', () => {
  it('is a new host, in a new document as well', () => {
    const link = '<p><a href="https://other.example/x">a</a></p>'
    const after = page(text(link, link))
    expect(lines(null, after)).toEqual(['linkHost : – → other.example', 'linkHost : – → other.example'])
    expect(lines(page(), after)).toContain('linkHost : – → other.example')
    const video = '<iframe src="https://video.example/1" title="a"></iframe>'
    expect(lines(page(), page(text(video, video)))).toContain('frameHost : – → video.example')
    const call = (to: string) => page(buttons(button({ type: 'navigate', to })))
    expect(lines(call('tel:+998712000000'), call('tel:+998712000001'))).toContain(
      'phone : +998712000000 → +998712000001',
    )
    const settings = original('settings/site')
    const hosts = { ...settings, body: { ...settings.body, frameHosts: ['https://frame.example'] } }
    expect(lines(settings, hosts)).toEqual(['frameHost : – → frame.example'])
  })

  it('is a way out of a popup that leads elsewhere', () => {
    const popup = (action: unknown, onClosed?: unknown): StoredDocument => ({
      kind: 'popup',
      key: 'offer',
      schemaVersion: 1,
      body: {
        title: { uz: 'Taklif', ru: 'Предложение' },
        size: 'custom',
        blocks: [buttons(button(action))],
        ...(onClosed !== undefined && { onClosed }),
      },
    })
    const [close, deposit] = [{ type: 'closePopup' }, { type: 'openPopup', popup: 'deposit' }]
    expect(lines(popup(close), popup(deposit))).toEqual(['closing : closePopup → popup/deposit'])
    expect(lines(popup(close), popup(close, [deposit]))).toEqual(['closing : – → popup/deposit'])
  })

  it('is a consent that need not be given, its text, and the age of players', () => {
    const form = original('form/completion')
    const changed = parseDocument(
      JSON.stringify(form)
        .replace('"birth_date","agreement"', '"birth_date"')
        .replace('Мне есть 18 лет, я принимаю <a', 'Я принимаю <a')
        .replace('today-18y', 'today-16y'),
    )
    expect(lines(form, changed)).toEqual(
      expect.arrayContaining([
        'limit : today-18y → today-16y',
        'consent : required → optional',
        expect.stringMatching(/^consent ru: Мне есть 18 лет.* → Я принимаю/),
      ]),
    )
  })

  it('is the licence in the footer', () => {
    const layout = original('layout/default')
    const changed = parseDocument(JSON.stringify(layout).replaceAll('000-0000', '111-1111'))
    expect(lines(layout, changed).filter((line) => line.startsWith('licence'))).toHaveLength(2)
  })

  it('is a block that others see, or nobody', () => {
    const block = text('<p>a</p>', '<p>а</p>')
    const guests = { ...block, when: { all: [{ fact: 'user', is: 'guest' }] } }
    expect(lines(page(block), page(guests))).toEqual(['visibility : everyone → all: fact: user, is: guest'])
    expect(lines(page(block), page({ ...block, isHidden: true }))).toEqual(['visibility : everyone → –'])
  })

  it('is none between a default document and itself', () => {
    for (const document of defaultDocuments) expect(lines(document, document)).toEqual([])
  })
})

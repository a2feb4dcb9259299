import { describe, expect, it, test } from 'vitest'
import english from '../../../schemas/defaults/messages/en-US.json' with { type: 'json' }
import russian from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import uzbek from '../../../schemas/defaults/messages/uz.json' with { type: 'json' }
import { createI18n } from './i18n.ts'
import { createI18next, textsOf } from './i18next.ts'
import { loadI18n } from './load-i18n.ts'
import { plainI18n } from './plain-i18n.ts'

const catalogues = [
  ['uz', uzbek.body],
  ['ru', russian.body],
  ['en-US', english.body],
] as const

function leaves(messages: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null
      ? leaves(text, `${prefix}${name}.`)
      : [[prefix + name, String(text)]],
  )
}

const namesIn = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '')

describe.each(catalogues)('the texts of %s', (language, messages) => {
  it('are those of i18next, each with its values and in each plural', () => {
    const plain = plainI18n(language, messages)
    const engine = textsOf(createI18next(language, messages))
    const counts = [0, 1, 2, 3, 5, 11, 21, 22, 25, 101, 1.5]
    for (const [key, text] of leaves(messages)) {
      const values = Object.fromEntries(namesIn(text).map((name) => [name, `«$& ${name}»`]))
      expect(plain?.t(key, values)).toBe(engine.t(key, values))
      expect(plain?.t(key)).toBe(engine.t(key))
      const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '')
      for (const count of counts)
        expect(plain?.t(base, { ...values, count })).toBe(engine.t(base, { ...values, count }))
    }
  })
})

describe('what catalogues may ask for', () => {
  const agree = (
    messages: Record<string, unknown>,
    ...asked: Parameters<ReturnType<typeof createI18n>['t']>
  ) => {
    const plain = plainI18n('ru', messages)?.t(...asked)
    expect(plain).toBe(textsOf(createI18next('ru', messages)).t(...asked))
    return plain
  }

  it.each([
    ['a text of another key', { brand: 'Marra', hello: 'Это $t(brand)' }, 'hello', {}, 'Это Marra'],
    [
      'a plural of its own for none',
      { games_zero: 'нет', games_many: '{{count}} игр' },
      'games',
      { count: 0 },
      'нет',
    ],
    ['a plural that there is not', { games: 'игры', games_one: 'игра' }, 'games', { count: 5 }, 'игры'],
    ['the first key that there is', { b: 'Б' }, ['a', 'b'], {}, 'Б'],
    ['the last key, where there is none', {}, ['a', 'b.c'], {}, 'b.c'],
    ['a text in place of a missing one', {}, 'a', { defaultValue: 'нет {{what}}', what: 'слов' }, 'нет слов'],
    ['an empty text', { a: '' }, 'a', { defaultValue: 'b' }, ''],
    ['a value that is not given', { a: 'x {{b}} y' }, 'a', { c: 1 }, 'x {{b}} y'],
    [
      'values that are no texts',
      { a: '{{n}} {{yes}} {{none}}' },
      'a',
      { n: 0, yes: true, none: null },
      '0 true ',
    ],
    ['names with points', { 'a.b': 'flat' }, 'a.b', {}, 'flat'],
  ] as const)('%s', (_, messages, key, values, text) => {
    expect(agree(messages, typeof key === 'string' ? key : [...key], values)).toBe(text)
  })
})

test.each([
  ['a format', { a: 'Всего {{n, number}}' }, { n: 1234.5 }, 'Всего 1\u00a0234,5'],
  ['a property', { a: '{{who.name}}' }, { who: { name: 'Анор' } }, 'Анор'],
  ['a reference with values', { b: 'x {{v}}', a: '$t(b, {"v": "y"})' }, {}, 'x y'],
  ['a reference to a plural', { b_few: '{{count}} игры', a: 'Ещё $t(b)' }, { count: 3 }, 'Ещё 3 игры'],
  [
    'a reference to a text with plurals',
    { b: 'игры', b_one: 'игра', a: 'Ещё $t(b)' },
    { count: 1 },
    'Ещё игра',
  ],
  ['a reference to a reference', { a: '$t(b)', b: '$t(c)', c: 'z' }, {}, 'z'],
])('%s is left to i18next itself, on the server and in the browser', async (_, messages, values, text) => {
  expect(plainI18n('ru', messages)).toBeUndefined()
  expect(createI18n('ru', messages).t('a', values)).toBe(text)
  expect((await loadI18n('ru', messages)).t('a', values)).toBe(text)
})

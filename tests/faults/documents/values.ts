import fc from 'fast-check'

/** Draws generated values one after the other; fast-check repeats them for the same seed. */
export type Draw = fc.GeneratorValue

// Builders without parameters: `draw` keeps one generator for each builder and its parameters.

const anyNumber = () => fc.noBias(fc.nat())

/** A whole number from 0 to `count - 1`. */
export const upTo = (draw: Draw, count: number): number => draw(anyNumber) % count

/** True once in `count` times on average. */
export const oneIn = (draw: Draw, count: number): boolean => upTo(draw, count) === 0

/** An item of a list; undefined if it is empty. */
export const oneOf = <Item>(draw: Draw, items: readonly Item[]): Item | undefined =>
  items.length === 0 ? undefined : items[upTo(draw, items.length)]

/** Keys that objects inherit, that languages have, and that no contract knows. */
const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  'toJSON',
  '$ref',
  '$$typeof',
  'uz',
  'ru',
  'en-US',
  'type',
  'id',
  'slots',
  'content',
  'when',
  'props',
  '',
  ' ',
  '0',
  '-1',
  'a/b~c',
  'a.b',
  '\u0000',
]

const texts = [
  ...names,
  '\ud800',
  '\u202eabc\u202c',
  '\u2028\u2029',
  '\ufeff',
  '\r\n',
  'مرحبا بالعالم',
  'שלום עולם',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(100_000),
  '<'.repeat(5_000),
  '<p>a</p>',
  '<script>alert(1)</script>',
  '</script><!--',
  '</style>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="/">a</a> & &amp; <b><i>',
  '<img src=x onerror=y>',
  '<p><ul><li><a href="',
  '{{name}} {{brand}} $t(seo) {{a, number}}',
  '$& $1 $` {0} {1}',
  '%',
  '%E0%A4%A',
  '/',
  '//',
  '/\\',
  '/ru/rules',
  '/:a/:a/:b',
  '/rules',
  '/rules?a=1#b',
  '/art/mark.svg',
  '/media/none.png',
  '/uploads/a.png',
  'https://',
  'https://example.com/a?b#c',
  'https://[::1',
  'http://пример.уз',
  'javascript:alert(1)',
  'data:text/html,a',
  '*',
  '/old/*',
  '(a+)+$',
  '[',
  '^[a-z]+$',
  '\\p{L}+',
  '#',
  '#fff',
  'oklch(1 2 3)',
  'rgb(0 0 0 / 1e99)',
  'url(x)',
  ';}body{',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '+998901234567',
  'NaN',
  '-0',
  '1e308',
  '9007199254740993',
  'true',
  'null',
  'default',
  'Section',
  'home',
]

const numbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.5,
  60,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53 + 2,
  Number.MAX_VALUE,
]

/** Objects as JSON.parse makes them: `__proto__` is a key like any other. */
const parsed = (json: string): unknown => JSON.parse(json)

const structures = [
  [],
  {},
  [[]],
  [null],
  [{}],
  { '': '' },
  { uz: '', ru: '' },
  { uz: 'a' },
  { uz: 'a', ru: 'b' },
  { uz: 1, ru: [] },
  { uz: { uz: 'a', ru: 'b' }, ru: { uz: 'a', ru: 'b' } },
  { uz: 'a', ru: 'b', 'en-US': 'c' },
  parsed('{"__proto__":{"isHidden":true},"constructor":{"prototype":null}}'),
  parsed('{"toString":1,"valueOf":2,"toJSON":"a","then":{}}'),
  { $ref: '#' },
  { type: 'navigate', to: '/' },
  { type: 'string', pattern: '(' },
  { all: [{ fact: 'query', key: 'constructor' }] },
  Array.from({ length: 1_000 }, () => 0),
]

const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60, unit: 'binary' }) },
)
const number = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
)

export const anyName = () => fc.constantFrom(...names)
export const anyText = () => text
const anyQuantity = () => number
export const anyValue = () =>
  fc.oneof(
    { weight: 3, arbitrary: text },
    { weight: 2, arbitrary: number },
    { weight: 3, arbitrary: fc.constantFrom(...structures) },
    { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )

/** Of the same type as a value, so that more documents pass the first checks. */
export const similar = (draw: Draw, value: unknown): unknown => {
  if (typeof value === 'string') return draw(anyText)
  if (typeof value === 'number') return draw(anyQuantity)
  if (typeof value === 'boolean') return !value
  return draw(anyValue)
}

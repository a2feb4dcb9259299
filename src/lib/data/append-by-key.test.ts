import { expect, test } from 'vitest'
import { appendByKey } from './append-by-key.ts'

interface Entry {
  id?: number | null
  name: string
}
const entry = (id: number | null, name: string): Entry => ({ id, name })

test('appends later entries, each once', () => {
  const known = [entry(3, 'c'), entry(2, 'b')]
  expect(appendByKey(known, [entry(2, 'again'), entry(1, 'a'), entry(1, 'twice')], 'id')).toEqual([
    entry(3, 'c'),
    entry(2, 'b'),
    entry(1, 'a'),
  ])
})

test.each([[entry(null, 'x')], [{ name: 'x' }]])(
  'a list without its key field is an error that names it [ERR-49]',
  (item) => {
    expect(() => appendByKey([entry(1, 'a')], [item], 'id')).toThrow('A list has no key field "id"')
  },
)

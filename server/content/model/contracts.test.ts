import { expect, test } from 'vitest'
import { say } from '../../../schemas/phrase.ts'
import { documentFault, documentNamed } from './contracts.ts'

/** A document with a list in a list, and so on, in its body. */
function documentWith(levels: number) {
  let inner: unknown[] = []
  // The document and its body are levels, too.
  for (let level = 3; level < levels; level += 1) inner = [inner]
  return { kind: 'messages', key: 'deep', schemaVersion: 1, body: { inner } }
}

const faultOf = (value: unknown) => {
  const fault = documentFault(value)
  return fault && say(fault)
}

test('a document has at most a hundred levels, so that no later step runs out of stack', () => {
  expect(faultOf(documentWith(100))).toBeNull()
  for (const levels of [101, 100_000])
    expect(faultOf(documentWith(levels))).toBe('A document can have at most 100 levels of lists and objects')
})

test.each(['valueOf', 'toString'])('no field is named %s, which validators call', (name) => {
  const body = { items: [{ [name]: 'text' }, { [name]: 'text' }] }
  expect(faultOf({ kind: 'messages', key: 'hidden', schemaVersion: 1, body })).toBe(
    `"${name}" cannot be the name of a field`,
  )
})

test('a document is found by its name unless its kind is unknown', () => {
  expect(documentNamed('page/home')).toEqual({ kind: 'page', key: 'home' })
  expect(['page', 'film/home', 'toString/home', ''].map(documentNamed)).toEqual([null, null, null, null])
})

import { expect, it } from 'vitest'
import { testFirstState } from '../../../tests/support/page-answer.ts'
import { answerJson, stateRest, stateStart } from './cached-json.ts'

const games = { status: 'success' as const, data: { items: ['</script>', 'oʻyin'] } }
const wins = { status: 'error' as const, error: 'NotFoundException' }
const stateJson = (state: typeof filled, ids: string[] = []) => [
  stateStart(state, new Set(ids)),
  ...stateRest(state, new Set(ids)),
]

const filled = testFirstState({ data: { row: { games, wins }, other: { games }, none: {} } })

it.each([testFirstState(), filled])('the parts join to the JSON of the whole', (state) => {
  expect(JSON.parse(stateJson(state).join(''))).toEqual(state)
  expect(JSON.parse(answerJson(state.answer).join(''))).toEqual(state.answer)
})

it.each([[[]], [['row']], [['row', 'other', 'none']]])('data of %j can come with the start', (ids) => {
  const [start = '', ...rest] = stateJson(filled, ids)
  expect(JSON.parse([start, ...rest].join(''))).toEqual(filled)
  for (const id of ['row', 'other', 'none']) expect(start.includes(`"${id}":`)).toBe(ids.includes(id))
})

it('escapes everything that could end a script element', () => {
  expect(stateJson(filled).join('')).not.toContain('<')
})

it('returns the same text for an unchanged object', () => {
  const other = { ...filled, answer: { ...filled.answer, path: '/elsewhere' } }
  const before = stateJson(filled)
  const after = stateJson(other)
  expect(after.filter((part, index) => part !== before[index])).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { testPage, testState } from '../../tests/support/page-answer.ts'
import { clientState } from './client-state.ts'

test('the browser is not told again what the HTML says: static blocks travel without props and data', () => {
  const state = testState({
    page: testPage([
      { id: 'hero', type: 'Hero', props: { title: 'x' }, static: true },
      { id: 'row', type: 'GameRow', props: { count: 1 } },
    ]),
    data: {
      hero: { offer: { status: 'success', data: 'long' } },
      row: { games: { status: 'success', data: [] } },
    },
  })
  const { answer } = clientState(state)
  expect(answer.page.blocks).toEqual([
    { id: 'hero', type: 'Hero', static: true },
    { id: 'row', type: 'GameRow', props: { count: 1 } },
  ])
  expect(answer.data).toEqual({ row: { games: { status: 'success', data: [] } } })
})

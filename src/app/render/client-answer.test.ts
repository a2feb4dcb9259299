import { expect, test } from 'vitest'
import type { CompiledLoad } from '../../../schemas/compiled.ts'
import { testPage, testState } from '../../../tests/support/page-answer.ts'
import { clientAnswer } from './client-answer.ts'

test('the browser is not told again what the HTML says: static blocks travel without props and data', () => {
  const { answer: made } = testState({
    page: testPage([
      { id: 'hero', type: 'Hero', props: { title: 'x' }, static: true },
      { id: 'row', type: 'GameRow', props: { count: 1 } },
    ]),
    data: {
      hero: { offer: { status: 'success', data: 'long' } },
      row: { games: { status: 'success', data: [] } },
    },
  })
  const answer = clientAnswer(made)
  expect(answer.page.blocks).toEqual([
    { id: 'hero', type: 'Hero', static: true },
    { id: 'row', type: 'GameRow', props: { count: 1 } },
  ])
  expect(answer.data).toEqual({ row: { games: { status: 'success', data: [] } } })
})

test('the browser is told of the loads that follow the address, in slots too, and of no others', () => {
  const fixed: CompiledLoad = {
    call: 'games.get',
    access: 'guest',
    params: { count: { from: 'props', name: 'count' } },
  }
  const byAddress: CompiledLoad = {
    call: 'games.get',
    access: 'guest',
    params: { query: { from: 'query', name: 'search' } },
  }
  const { answer: made } = testState({
    page: testPage([
      {
        id: 'columns',
        type: 'Columns',
        props: {},
        slots: { first: [{ id: 'row', type: 'GameRow', props: {}, load: { games: fixed } }] },
      },
      { id: 'hall', type: 'GameHall', props: {}, load: { games: byAddress, others: fixed } },
    ]),
    data: {},
  })
  const answer = clientAnswer(made)
  expect(answer.page.blocks).toEqual([
    {
      id: 'columns',
      type: 'Columns',
      props: {},
      slots: { first: [{ id: 'row', type: 'GameRow', props: {} }] },
    },
    { id: 'hall', type: 'GameHall', props: {}, load: { games: byAddress } },
  ])
})

import { expect, test } from 'vitest'
import type { CompiledLoad } from '../../schemas/compiled.ts'
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
  const { answer } = clientState(
    testState({
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
    }),
  )
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

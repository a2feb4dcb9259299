import { expect, test } from 'vitest'
import type { CompiledLoad } from '../../../schemas/compiled.ts'
import { testPage, testState } from '../../../tests/support/page-answer.ts'
import { clientAnswer } from './client-answer.ts'

test('static blocks are sent without props and data, since the HTML contains them', () => {
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

test('only loads that depend on the address are sent, also those in slots', () => {
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

import { expect, it } from 'vitest'
import type { LoadResult } from '../../../schemas/component.ts'
import { withShownItems } from './shown-items.ts'

const answer: LoadResult = {
  status: 'success',
  data: { total: 2, items: [{ name: 'Mini', level: 'mini', games: ['x'] }, { name: 'Bosh' }] },
}

it('keeps the displayed fields of each entry and everything around the entries', () => {
  expect(withShownItems(answer, ['name', 'level'])).toEqual({
    status: 'success',
    data: { total: 2, items: [{ name: 'Mini', level: 'mini' }, { name: 'Bosh' }] },
  })
})

it('returns results without declared fields, failures and results without entries unchanged', () => {
  const failed: LoadResult = { status: 'error', error: 'ApplicationUnavailableException' }
  const single: LoadResult = { status: 'success', data: { name: 'Mini' } }
  expect(withShownItems(answer, undefined)).toBe(answer)
  expect(withShownItems(failed, ['name'])).toBe(failed)
  expect(withShownItems(single, ['name'])).toBe(single)
})

it('derives the result once for an answer that many pages share', () => {
  const fields = ['name']
  expect(withShownItems(answer, fields)).toBe(withShownItems(answer, fields))
})

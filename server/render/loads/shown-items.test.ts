import { expect, it } from 'vitest'
import type { LoadResult } from '../../../schemas/component.ts'
import { withShownItems } from './shown-items.ts'

const answer: LoadResult = {
  status: 'success',
  data: { total: 2, items: [{ name: 'Mini', level: 'mini', games: ['x'] }, { name: 'Bosh' }] },
}

it('keeps of each entry what is shown, and everything around the entries', () => {
  expect(withShownItems(answer, ['name', 'level'])).toEqual({
    status: 'success',
    data: { total: 2, items: [{ name: 'Mini', level: 'mini' }, { name: 'Bosh' }] },
  })
})

it('leaves alone what says nothing of fields, what failed, and what has no entries', () => {
  const failed: LoadResult = { status: 'error', error: 'ApplicationUnavailableException' }
  const single: LoadResult = { status: 'success', data: { name: 'Mini' } }
  expect(withShownItems(answer, undefined)).toBe(answer)
  expect(withShownItems(failed, ['name'])).toBe(failed)
  expect(withShownItems(single, ['name'])).toBe(single)
})

it('is made once of an answer that many pages share', () => {
  const fields = ['name']
  expect(withShownItems(answer, fields)).toBe(withShownItems(answer, fields))
})

import { expect, it } from 'vitest'
import type { AuditEntry } from '../../../schemas/studio/answers.ts'
import { mergeSaves } from './merge-saves.ts'

const save = (
  id: number,
  at: string,
  before: string,
  after: string,
  more: Partial<AuditEntry> = {},
): AuditEntry => ({
  id,
  at: `2026-03-01T${at}:00.000Z`,
  by: 'Aziza',
  login: 'aziza',
  action: 'documents.save',
  subject: 'page/home',
  changes: [{ path: '/seo/title/ru', before, after }],
  ...more,
})

it('shows the saves of one piece of work as one entry, with the text before and after it', () => {
  const [entry, ...others] = mergeSaves([
    save(3, '10:20', 'Бон', 'Бонус'),
    save(2, '10:10', 'Б', 'Бон'),
    save(1, '10:00', 'Акция', 'Б'),
  ])
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    id: 3,
    count: 3,
    changes: [{ path: '/seo/title/ru', before: 'Акция', after: 'Бонус' }],
  })
})

it('keeps apart saves of other people, of other documents, and those after a pause', () => {
  const entries = [
    save(4, '12:00', 'c', 'd'),
    save(3, '11:00', 'b', 'c'),
    save(2, '10:59', 'a', 'b', { by: 'Timur', login: 'timur' }),
    save(1, '10:58', 'a', 'b', { subject: 'page/rules' }),
  ]
  expect(mergeSaves(entries)).toHaveLength(4)
})

it('lists no text that became what it was', () => {
  expect(mergeSaves([save(2, '10:01', 'b', 'a'), save(1, '10:00', 'a', 'b')])[0]?.changes).toEqual([])
})

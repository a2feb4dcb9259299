import { describe, expect, it } from 'vitest'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { waitingFor } from './waiting-for.ts'

const draft = (key: string, changedBy: string, day: number): DocumentSummary => ({
  kind: 'page',
  key,
  state: 'changed',
  version: 1,
  revision: 1,
  changedAt: `2026-03-0${day}T07:00:00.000Z`,
  changedBy,
})
const documents: DocumentSummary[] = [
  { kind: 'page', key: 'home', state: 'published', version: 1, changedAt: null, changedBy: null },
  draft('about', 'Aziza', 1),
  draft('rules', 'Timur', 2),
  draft('news', 'Aziza', 3),
]
const issue = (document: string, severity: DocumentIssue['severity']): DocumentIssue => ({
  document,
  severity,
  path: '/layout',
  code: 'contract',
  message: '',
})
const waiting = (mayPublish: boolean, issues: DocumentIssue[] = []) =>
  waitingFor({ documents, issues, user: { id: 7, name: 'Aziza' }, mayPublish }).map(
    ({ document, reason, errors }) => [document.key, reason, errors],
  )

describe('what waits for the user', () => {
  it('are the own drafts of an editor, last edited first', () => {
    expect(waiting(false)).toEqual([
      ['news', 'continue', 0],
      ['about', 'continue', 0],
    ])
  })

  it('are no drafts of a namesake, unless only the name of who has edited them is known', () => {
    const own = [
      { ...draft('own', 'Former name', 2), changedById: 7 },
      { ...draft('other', 'Aziza', 1), changedById: 8 },
    ]
    const user = { id: 7, name: 'Aziza' }
    const found = waitingFor({ documents: own, issues: [], user, mayPublish: false })
    expect(found.map(({ document }) => document.key)).toEqual(['own'])
  })

  it('are also the drafts of others for a publisher', () => {
    expect(waiting(true)).toContainEqual(['rules', 'review', 0])
  })

  it('are drafts to fix if they have errors', () => {
    const issues = [issue('page/rules', 'error'), issue('page/rules', 'error'), issue('page/news', 'warning')]
    expect(waiting(true, issues)).toEqual([
      ['news', 'continue', 0],
      ['rules', 'fix', 2],
      ['about', 'continue', 0],
    ])
  })
})

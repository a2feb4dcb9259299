import { expect, test } from 'vitest'
import { errorAt, inDocument } from '../../../schemas/issue.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { readStoredIssues } from './stored-issues.ts'

test('returns stored issues unchanged', () => {
  const issue = inDocument('page/home', errorAt('/layout', 'contract', phrase`Is empty`))
  expect(readStoredIssues(JSON.stringify([issue]))).toEqual([issue])
})

test('migrates issues that an earlier release stored', () => {
  const old = {
    severity: 'error',
    document: 'page/home',
    path: '/layout',
    reason: 'Is empty',
    hint: 'Layout of the page',
  }
  const translatable = { ...old, phrases: { reason: phrase`Is empty`, hint: phrase`Layout` } }
  const migrated = {
    severity: 'error',
    document: 'page/home',
    path: '/layout',
    code: 'unknown',
    message: 'Is empty',
    hint: 'Layout of the page',
  }
  expect(readStoredIssues(JSON.stringify([old, translatable]))).toEqual([
    migrated,
    { ...migrated, phrases: { message: phrase`Is empty`, hint: phrase`Layout` } },
  ])
})

test('drops values that are not issues', () => {
  expect(readStoredIssues('[{"reason": 5}, null, "x"]')).toEqual([])
  expect(readStoredIssues('{}')).toEqual([])
})

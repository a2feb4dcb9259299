import { describe, expect, it } from 'vitest'
import type { DocumentApproval, Person, ReviewDecision } from '../../../schemas/studio/reviews.ts'
import { opinionsOf } from './opinions.ts'

const person = (id: number, name: string): Person => ({ id, name, role: 'editor' })
const kamila = person(1, 'Kamila')
const rustam = person(2, 'Rustam')
const at = '2026-03-01T07:00:00.000Z'
const said = (by: Person, changes: Partial<ReviewDecision> = {}): ReviewDecision => ({
  by,
  decision: 'approve',
  at,
  isCurrent: true,
  counts: true,
  ...changes,
})
const document = (...decisions: ReviewDecision[]): DocumentApproval => ({
  kind: 'page',
  key: 'home',
  revision: 1,
  rule: { subject: 'page', count: 1, role: 'editor' },
  given: 0,
  isApproved: false,
  isAuthor: false,
  decisions,
})
const request = { by: rustam, at, message: '', users: [kamila], roles: [] }

describe('opinions', () => {
  it('are approvals only of what was not edited since', () => {
    const documents = [document(said(kamila)), document(said(kamila, { isCurrent: false, counts: false }))]
    expect(opinionsOf({ request: null, documents })).toMatchObject([
      { person: kamila, state: 'void', counts: false },
    ])
  })

  it('ask for changes if they do so for one document', () => {
    const documents = [document(said(kamila)), document(said(kamila, { decision: 'changes' }))]
    expect(opinionsOf({ request: null, documents })).toMatchObject([{ state: 'changes' }])
  })

  it('that asked for changes before an edit are not shown as approvals', () => {
    const before = said(kamila, { decision: 'changes', isCurrent: false, counts: false })
    expect(opinionsOf({ request: null, documents: [document(before)] })).toMatchObject([
      { person: kamila, state: 'changed' },
    ])
  })

  it('are awaited again from those who are asked again after an edit', () => {
    const before = said(kamila, { at: '2026-02-01T07:00:00.000Z', isCurrent: false, counts: false })
    expect(opinionsOf({ request, documents: [document(before)] })).toMatchObject([
      { key: 'user 1', state: 'waiting' },
    ])
  })

  it('of a role are given by users of a role that includes it', () => {
    const publisher: Person = { ...kamila, role: 'publisher' }
    const ofRole = { ...request, users: [], roles: ['editor' as const] }
    expect(opinionsOf({ request: ofRole, documents: [document(said(publisher))] })).toMatchObject([
      { state: 'approved' },
    ])
  })

  it('of those who were asked are awaited until they are given', () => {
    expect(opinionsOf({ request, documents: [document()] })).toMatchObject([
      { person: kamila, state: 'waiting' },
    ])
    expect(opinionsOf({ request, documents: [document(said(kamila))] })).toMatchObject([
      { state: 'approved' },
    ])
  })

  it('of a role are awaited until one of its users answers', () => {
    const ofRole = { ...request, users: [], roles: ['editor' as const] }
    expect(opinionsOf({ request: ofRole, documents: [document()] })).toMatchObject([
      { role: 'editor', state: 'waiting' },
    ])
    expect(opinionsOf({ request: ofRole, documents: [document(said(kamila))] })).toHaveLength(1)
    const before = said(kamila, { at: '2026-02-01T07:00:00.000Z' })
    expect(opinionsOf({ request: ofRole, documents: [document(before)] })).toHaveLength(2)
  })
})

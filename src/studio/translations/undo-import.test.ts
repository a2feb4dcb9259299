import { expect, it, vi } from 'vitest'
import { undoImport } from './undo-import.ts'

it('saves earlier drafts, discards new ones, and names those that were changed since', async () => {
  const calls: unknown[] = []
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    const params: unknown = JSON.parse(body)
    calls.push([address.slice(address.lastIndexOf('/') + 1), params])
    return Promise.resolve(
      body.includes('changed')
        ? Response.json({ error: { type: 'Conflict', message: 'changed' } }, { status: 409 })
        : Response.json({ data: {} }),
    )
  })
  const before = { schemaVersion: 1, body: { title: 'x' } }
  const kept = await undoImport([
    { kind: 'page', key: 'changed', revision: 3, before: null },
    { kind: 'page', key: 'draft', revision: 2, before },
    { kind: 'page', key: 'new', revision: 1, before: null },
  ])
  expect(kept).toEqual([{ kind: 'page', key: 'changed' }])
  expect(calls.slice(1)).toEqual([
    ['documents.save', { kind: 'page', key: 'draft', revision: 2, ...before }],
    ['documents.discard', { kind: 'page', key: 'new', revision: 1 }],
  ])
})

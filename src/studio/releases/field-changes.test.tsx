import { expect, it } from 'vitest'
import type { ReleaseChange } from '../../../schemas/studio/releases.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import messages from '../messages/en.json' with { type: 'json' }
import { FieldChanges } from './field-changes.tsx'

const before = { kind: 'page', key: 'rules', schemaVersion: 1, body: { route: '/rules' } } as const

async function textFor(change: Pick<ReleaseChange, 'before' | 'after' | 'isMissing'>) {
  const { container } = await showInStudio(<FieldChanges change={change} />)
  return container.textContent
}

it('lists what a release removes', async () => {
  const text = await textFor({ before, after: null, isMissing: false })
  expect(text).toContain('/rules')
  expect(text).toContain(messages.releases.kinds.removed)
})

it('lists no changes of a document without a draft, which stays as it is', async () => {
  expect(await textFor({ before, after: null, isMissing: true })).toBe(messages.releases.same)
})

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { ReleaseChange } from '../../../schemas/studio/releases.ts'
import { LanguageProvider } from '../language-provider.tsx'
import messages from '../messages/en.json' with { type: 'json' }
import { FieldChanges } from './field-changes.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const before = { kind: 'page', key: 'rules', schemaVersion: 1, body: { route: '/rules' } } as const

function textFor(change: Pick<ReleaseChange, 'before' | 'after' | 'isMissing'>) {
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() =>
    root.render(
      <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
        <FieldChanges change={change} />
      </LanguageProvider>,
    ),
  )
  const { textContent } = place
  act(() => root.unmount())
  return textContent
}

it('lists what a release removes', () => {
  const text = textFor({ before, after: null, isMissing: false })
  expect(text).toContain('/rules')
  expect(text).toContain(messages.releases.kinds.removed)
})

it('lists no changes of a document without a draft, which stays as it is', () => {
  expect(textFor({ before, after: null, isMissing: true })).toBe(messages.releases.same)
})

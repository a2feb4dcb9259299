import { act } from 'react'
import { fireEvent, within } from 'storybook/test'
import { expect, it, vi } from 'vitest'
import type { FactChange } from '../../../schemas/facts.ts'
import { errorAt, inDocument, warningAt, type DocumentIssue } from '../../../schemas/issue.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { PublishAnswer } from '../../../schemas/studio/answers.ts'
import type { Acceptance } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import english from '../messages/en.json' with { type: 'json' }
import { PublishSheet, type PublishVerb } from './publish-sheet.tsx'

const { publishing } = english
const warning = (path: string) =>
  inDocument('page/home', warningAt(path, 'promise', phrase`This is a promise`))
const home = (title: string) => ({ kind: 'page', key: 'home', schemaVersion: 1, body: { seo: { title } } })
const change = { kind: 'page', key: 'home', revision: 2, isMissing: false, isRequired: false }
const changes = [{ ...change, before: home('Old'), after: home('New') }]

let issues: DocumentIssue[]
let facts: FactChange[] = []
const screen = () => within(document.body)
const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)))

async function open(
  found: DocumentIssue[],
  onConfirm: (accepted: Acceptance, times: { at: string }) => Promise<PublishAnswer | undefined> = async () =>
    undefined,
  verb: PublishVerb = 'publish',
) {
  issues = found
  const answers: Record<string, () => unknown> = {
    'documents.changes': () => changes,
    'documents.check': () => ({ issues, proofs: {}, facts, hints: [] }),
  }
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json({ data: answers[url.replace('/studio/api/', '')]?.() ?? [] })),
  )
  const subject = { documents: [{ kind: 'page' as const, key: 'home' }] }
  await showInStudio(<PublishSheet {...{ subject, verb, onConfirm }} onClose={() => undefined} />)
  await settle()
}
async function click(name: string) {
  act(() => screen().getByRole('button', { name }).click())
  await settle()
}

it('says what changes, and publishes with one key if there is nothing to decide', async () => {
  const onConfirm = vi.fn(async () => undefined)
  await open([], onConfirm)
  expect(screen().getByRole('region', { name: publishing.changes }).textContent).toContain('Title')
  expect(screen().getByRole('status').textContent).toBe(publishing.none)
  expect(document.activeElement?.textContent).toBe(publishing.publish.verb)
  expect(screen().queryByRole('textbox')).toBeNull()
  await click(publishing.publish.verb)
  expect(onConfirm).toHaveBeenCalledWith({ warnings: [] }, { at: '' })
})

it('says first which facts change, and where languages differ', async () => {
  const change = { document: 'page/home', path: '/seo/title', fact: 'factor', before: '×30' } as const
  facts = [
    { ...change, comparison: 'published', languages: ['uz', 'ru'], after: '×3' },
    { ...change, comparison: 'languages', languages: ['uz', 'ru'], after: '×3' },
    { ...change, fact: 'consent', comparison: 'published', languages: [], before: 'required', after: null },
  ]
  await open([])
  facts = []
  const [first] = screen().getAllByRole('region')
  expect(first?.getAttribute('aria-label')).toBe(english.facts.title)
  const lines = [...(first?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  expect(lines[0]).toContain('Wagering or multiplier (uz, ru): ×30 → ×3')
  expect(lines[1]).toContain('“×30” in uz, but “×3” in ru')
  expect(lines[2]).toContain('Consent: required → none')
})

it('makes publishing with warnings a decision, with the reason for it', async () => {
  const onConfirm = vi.fn(async () => undefined)
  await open([warning('/a'), warning('/b')], onConfirm)
  expect(screen().getAllByRole('listitem')).toHaveLength(3)
  const reason = screen().getByRole('textbox', { name: new RegExp(publishing.reason.replace('?', '')) })
  act(() => void fireEvent.change(reason, { target: { value: ' Agreed with the lawyer ' } }))
  await click('Publish with 2 warnings')
  const warnings = ['/a', '/b'].map((path) => ({ document: 'page/home', path, code: 'promise' }))
  expect(onConfirm).toHaveBeenCalledWith({ warnings, reason: 'Agreed with the lawyer' }, { at: '' })
})

it('offers no way past errors', async () => {
  await open([inDocument('page/home', errorAt('/a', 'empty', phrase`It is empty`)), warning('/b')])
  expect(screen().getByText(publishing.errors)).toBeTruthy()
  expect(screen().queryByRole('button', { name: /^Publish/ })).toBeNull()
})

it('shows warnings that have come up since, and asks again', async () => {
  const onConfirm = vi.fn(async () => {
    issues = [warning('/a')]
    throw new StudioError('WarningsNotAccepted', phrase`There are others`)
  })
  await open([], onConfirm)
  await click(publishing.publish.verb)
  expect(screen().getByRole('alert').textContent).toBe('There are others')
  expect(screen().getByRole('button', { name: 'Publish with 1 warning' })).toBeTruthy()
})

it('stays with the reasons if the publication is rejected', async () => {
  const rejected = [inDocument('page/rules', errorAt('', 'missing-document', phrase`It is missing`))]
  await open([], async () => ({ published: false, issues: rejected }))
  await click(publishing.publish.verb)
  expect(screen().getByRole('alert').textContent).toBe(publishing.rejected)
  expect(screen().getByText('It is missing')).toBeTruthy()
})

it('asks for the time of a later publication', async () => {
  const onConfirm = vi.fn(async () => undefined)
  await open([warning('/a')], onConfirm, 'schedule')
  await click('Schedule with 1 warning')
  expect(screen().getByText(english.editor.schedulePast)).toBeTruthy()
  expect(onConfirm).not.toHaveBeenCalled()
})

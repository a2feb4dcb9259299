import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { DocumentSummary, MediaItem } from '../../../schemas/studio/answers.ts'
import type { Role } from '../../../schemas/studio/roles.ts'
import messages from '../messages/en.json' with { type: 'json' }
import { useStudioData } from '../use-studio-data.ts'
import { ReplacePicture } from './replace-picture.tsx'

afterEach(() => {
  document.body.replaceChildren()
})

const picture = (name: string): MediaItem => ({
  address: `/media/${name}-64x48.png`,
  name: `${name}.png`,
  width: 64,
  height: 48,
  size: 900,
  alt: { uz: name, ru: name },
  focus: null,
  folder: '',
  tags: [],
  uploadedBy: 'Dilnoza',
  uploadedAt: '2026-03-01T07:00:00.000Z',
})
const summary = { state: 'changed', version: 1, changedAt: null, changedBy: null, revision: 1 } as const
const documents: DocumentSummary[] = [
  { ...summary, kind: 'page', key: 'home' },
  { ...summary, kind: 'page', key: 'about' },
]

/** As the details of a picture show it. */
function Details() {
  const { data: uses } = useStudioData('media.uses', { address: picture('old').address })
  return <ReplacePicture item={picture('old')} isUsed={(uses ?? []).length > 0} />
}

async function show(role: Role) {
  const calls: [name: string, params: unknown][] = []
  const answers: Record<string, unknown> = {
    'media.uses': [{ kind: 'page', key: 'home' }],
    'media.list': [picture('old'), picture('new')],
    'media.replace': [{ kind: 'page', key: 'home' }],
    'documents.list': documents,
    'documents.changes': [],
    'documents.check': { issues: [], proofs: {}, facts: [], hints: [] },
    'documents.publish': { published: true, contentVersion: 8, issues: [] },
  }
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const name = url.replace('/studio/api/', '')
    calls.push([name, JSON.parse(body)])
    if (name === 'documents.publish') {
      answers['media.uses'] = []
      answers['documents.list'] = documents.map((each) => ({ ...each, state: 'published' }))
    }
    return Promise.resolve(Response.json({ data: answers[name] }))
  })
  const settle = () => act(async () => new Promise((done) => setTimeout(done, 0)))
  await showInStudio(<Details />, { role })
  await settle()
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))
  return {
    calls: (name: string) => calls.filter(([each]) => each === name).map(([, params]) => params),
    button,
    async click(name: string) {
      await act(async () => button(name)?.click())
      await settle()
    },
  }
}

const publish = messages.documents.publishSelected_one.replace('{{count}}', '1')

it('replaces a picture everywhere, and publishes only the documents that showed it', async () => {
  const shown = await show('publisher')
  await shown.click(messages.media.replace)
  expect(shown.button('old.png')).toBeUndefined()
  await shown.click('new.png')
  expect(shown.calls('media.replace')).toEqual([
    { address: '/media/old-64x48.png', to: '/media/new-64x48.png' },
  ])
  expect(document.querySelector('[role=status]')?.textContent).toBe(messages.media.replaced)
  await shown.click(publish)
  await shown.click(messages.publishing.publish.verb)
  expect(shown.calls('documents.publish')).toEqual([
    { documents: [{ kind: 'page', key: 'home', revision: 1 }], accepted: { warnings: [] } },
  ])
})

it('says which version was published, with the focus, when no document shows the picture any more', async () => {
  const shown = await show('publisher')
  await shown.click(messages.media.replace)
  await shown.click('new.png')
  shown.button(publish)?.focus()
  await shown.click(publish)
  await shown.click(messages.publishing.publish.verb)
  const status = document.querySelector('[role=status]')
  expect(status?.textContent).toBe(messages.documents.publishedTogether.replace('{{version}}', '8'))
  expect(shown.button(publish)).toBeUndefined()
  expect(document.activeElement).toBe(status)
})

it('leaves publishing to those who may', async () => {
  const shown = await show('editor')
  await shown.click(messages.media.replace)
  await shown.click('new.png')
  expect(shown.button(publish)).toBeUndefined()
})

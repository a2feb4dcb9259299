import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { DocumentApproval, Review } from '../../../schemas/studio/reviews.ts'
import type { Role } from '../../../schemas/studio/roles.ts'
import messages from '../messages/ru.json' with { type: 'json' }
import { ReviewActions } from './review-actions.tsx'

const { review: texts } = messages
const subject = { kind: 'page', key: 'home' } as const
const seen = [{ ...subject, revision: 7 }]
const document7: DocumentApproval = {
  ...subject,
  revision: 7,
  rule: { subject: 'page', count: 1, role: 'editor' },
  given: 0,
  isApproved: false,
  isAuthor: false,
  decisions: [],
}
const open: Review = { request: null, documents: [document7], threads: [], steps: [] }
const calls: [string, unknown][] = []
afterEach(() => {
  calls.length = 0
})

async function shown(review: Review, role: Role = 'editor'): Promise<HTMLElement> {
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    calls.push([url.slice(url.lastIndexOf('/') + 1), JSON.parse(body)])
    return Promise.resolve(Response.json({ data: review }))
  })
  const { container } = await showInStudio(<ReviewActions subject={subject} review={review} seen={seen} />, {
    language: 'ru',
    role,
  })
  return container
}

const labels = (page: HTMLElement) => [...page.querySelectorAll('button')].map((button) => button.textContent)
async function click(page: HTMLElement, name: string) {
  const button = [...page.querySelectorAll('button')].find((each) => each.textContent === name)
  await act(async () => button?.click())
  await act(async () => new Promise((done) => setTimeout(done, 0)))
}

describe('the actions of a review', () => {
  it('approve the revisions on the screen', async () => {
    const page = await shown(open, 'viewer')
    expect(labels(page)).toEqual([texts.approve, texts.askForChanges])
    await click(page, texts.approve)
    expect(calls).toEqual([['reviews.decide', { subject, documents: seen, decision: 'approve', text: '' }]])
  })

  it('ask for changes with a text only', async () => {
    const page = await shown(open, 'viewer')
    await click(page, texts.askForChanges)
    await click(page, texts.sendChanges)
    expect(calls).toEqual([])
    expect(page.textContent).toContain(texts.textMissing)
  })

  it('keep the focus: in the text while it is asked for, and on their button afterwards', async () => {
    const page = await shown(open, 'viewer')
    await click(page, texts.askForChanges)
    expect(document.activeElement?.tagName).toBe('TEXTAREA')
    await click(page, messages.cancel)
    expect(document.activeElement?.textContent).toBe(texts.askForChanges)
  })

  it('offer authors a request instead of an approval', async () => {
    const page = await shown({ ...open, documents: [{ ...document7, isAuthor: true }] })
    expect(labels(page)).toEqual([texts.request])
    expect(page.textContent).toContain(texts.ownEdit)
  })

  it('are none without edits', async () => {
    const page = await shown({ ...open, documents: [{ ...document7, revision: null }] })
    expect(labels(page)).toEqual([])
    expect(page.textContent).toBe(texts.noEdits)
  })
})

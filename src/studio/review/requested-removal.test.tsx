import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import messages from '../messages/en.json' with { type: 'json' }
import { RequestedRemoval } from './requested-removal.tsx'

const { editor, review } = messages
const document = { kind: 'page', key: 'leaving' } as const
const removal = { by: 'Timur', at: '2026-03-01T07:00:00.000Z', missing: 1, mayConfirm: true }

async function shown(mayConfirm: boolean) {
  const calls: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const name = url.slice(url.lastIndexOf('/') + 1)
    if (name.startsWith('reviews.')) calls.push([name, JSON.parse(body)])
    return Promise.resolve(Response.json({ data: name === 'documents.list' ? [] : { published: true } }))
  })
  const onRemoved = vi.fn(() => Promise.resolve())
  const { container } = await showInStudio(
    <RequestedRemoval document={document} removal={{ ...removal, mayConfirm }} onRemoved={onRemoved} />,
  )
  const buttons = () => [...container.querySelectorAll('button')]
  return {
    calls,
    onRemoved,
    text: () => container.textContent,
    labels: () => buttons().map(({ textContent }) => textContent),
    click: (name: string) =>
      act(async () =>
        buttons()
          .findLast(({ textContent }) => textContent === name)
          ?.click(),
      ),
  }
}

it('is confirmed by somebody else, after a question', async () => {
  const page = await shown(true)
  expect(page.text()).toContain('Timur')
  await page.click(review.removal.confirm)
  expect(page.calls).toEqual([])
  await page.click(editor.archive)
  expect(page.calls).toEqual([['reviews.confirmRemoval', document]])
  expect(page.onRemoved).toHaveBeenCalled()
})

it('cannot be confirmed by those who asked for it, who may keep the document', async () => {
  const page = await shown(false)
  expect(page.labels()).toEqual([review.removal.keep])
  await page.click(review.removal.keep)
  expect(page.calls).toEqual([['reviews.keep', document]])
})

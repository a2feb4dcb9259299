import { act, useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { CommentThread } from '../../../schemas/studio/reviews.ts'
import messages from '../messages/ru.json' with { type: 'json' }
import { ThreadList } from './thread-list.tsx'

const { review: texts } = messages
const user = {
  id: 1,
  login: 'kamila',
  name: 'Kamila',
  role: 'editor' as const,
  isActive: true,
  hasSecondFactor: false,
  hasApp: false,
}
const at = '2026-03-01T07:00:00.000Z'
const threadOf = (id: number): CommentThread => ({
  id,
  subject: { kind: 'page', key: 'home' },
  block: null,
  path: '',
  comments: [{ id, by: user, at, text: 'Too long' }],
  resolved: null,
})
/** Two open threads; a resolved one goes. */
function Threads() {
  const [threads, setThreads] = useState([threadOf(1), threadOf(2)])
  const heading = useRef<HTMLHeadingElement>(null)
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    if (url.endsWith('comments.resolve'))
      setThreads((before) => before.filter(({ id }) => !body.includes(`"thread":${id},`)))
    return Promise.resolve(Response.json({ data: null }))
  })
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Comments
      </h2>
      <ThreadList threads={threads} labelOf={() => 'Title'} after={heading} />
    </>
  )
}

async function shown(): Promise<void> {
  await showInStudio(<Threads />, { language: 'ru', user })
}

/** Presses the button as the keyboard does: it has the focus. */
async function press(thread: number, name: string) {
  const item = document.getElementById(`thread-${thread}`)
  const button = [...(item?.querySelectorAll('button') ?? [])].find((each) => each.textContent === name)
  await act(async () => {
    button?.focus()
    button?.click()
  })
}

describe('the focus among comments', () => {
  it('is in the reply, and on its button again afterwards', async () => {
    await shown()
    await press(1, texts.reply)
    expect(document.activeElement?.tagName).toBe('TEXTAREA')
    await press(1, messages.cancel)
    expect(document.activeElement?.textContent).toBe(texts.reply)
  })

  it('goes to the next thread when one is resolved, and to what follows the last one', async () => {
    await shown()
    await press(1, texts.resolve)
    expect(document.activeElement?.id).toBe('thread-2')
    await press(2, texts.resolve)
    expect(document.activeElement?.tagName).toBe('H2')
  })
})

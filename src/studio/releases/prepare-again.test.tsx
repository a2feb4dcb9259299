import { act } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import messages from '../messages/en.json' with { type: 'json' }
import { PrepareAgain } from './prepare-again.tsx'

const { releases } = messages
const Address = () => <output>{useLocation().pathname}</output>
const conflict = {
  error: {
    type: 'Conflict',
    message: 'changed',
    data: { documents: [{ kind: 'page', key: 'autumn' }] },
  },
}

it('names documents with other edits, leaves them out on request, and opens the new release', async () => {
  const calls: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const name = url.slice(url.lastIndexOf('/') + 1)
    if (name !== 'releases.prepareAgain')
      return Promise.resolve(
        Response.json({ data: [{ kind: 'page', key: 'autumn', title: { uz: 'Kuz', ru: 'Осень' } }] }),
      )
    calls.push(JSON.parse(body))
    return Promise.resolve(
      body.includes('skip') ? Response.json({ data: { id: 8 } }) : Response.json(conflict, { status: 409 }),
    )
  })
  const { container } = await showInStudio(
    <>
      <PrepareAgain id={7} />
      <Address />
    </>,
  )
  const click = (name: string) =>
    act(async () =>
      [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    )
  await click(releases.prepareAgain)
  await vi.waitFor(() => expect(container.querySelector('[role=alert]')?.textContent).toContain('Kuz'))
  await click(releases.prepareWithout)
  expect(calls).toEqual([{ id: 7 }, { id: 7, changed: 'skip' }])
  await vi.waitFor(() => expect(container.querySelector('output')?.textContent).toBe('/releases/8'))
})

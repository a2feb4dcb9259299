import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../tests/support/show-in-studio.tsx'
import { callStudio } from './call-studio.ts'
import { useReason } from './use-reason.ts'

function Reason({ error }: { error: unknown }) {
  const reasonOf = useReason()
  return reasonOf(error)
}

async function reasonIn(language: 'ru' | 'uz', error: object) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status: 409 })))
  const problem: unknown = await callStudio('schedules.cancel', { id: 1 }).catch((reason: unknown) => reason)
  const { container } = await showInStudio(<Reason error={problem} />, { language })
  return container.textContent
}

it.each([
  ['ru', 'Тем временем документ сохранил Bek'],
  ['uz', 'Shu orada hujjatni Bek saqladi'],
] as const)('explains an error of the server in the language %s', async (language, text) => {
  const phrase = { text: '{0} saved it in the meantime', values: ['Bek'] }
  const error = { type: 'Conflict', message: 'Bek saved it in the meantime', phrase }
  expect(await reasonIn(language, error)).toBe(text)
})

it.each([[undefined], [{ text: 'Broken' }], [{ text: '{0}', values: [1] }]])(
  'shows the English message of a server without the phrase (%j)',
  async (phrase) => {
    const error = { type: 'Conflict', message: 'It is being published', phrase }
    expect(await reasonIn('ru', error)).toBe('It is being published')
  },
)

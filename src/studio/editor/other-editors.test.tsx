import { expect, it } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { StudioUser } from '../../../schemas/studio/answers.ts'
import messages from '../messages/ru.json' with { type: 'json' }
import { OtherEditors } from './other-editors.tsx'

const user: StudioUser = {
  id: 1,
  login: 'aziza',
  name: 'Aziza',
  role: 'editor',
  isActive: true,
  hasSecondFactor: false,
  hasApp: false,
}

const timur = { id: 2, name: 'Timur' }
const aziza = { id: user.id, name: 'Aziza' }

async function shown(...editors: { id: number | null; name: string }[]) {
  const listed = editors.map((each) => ({ ...each, since: '2026-03-01T07:00:00.000Z' }))
  const { container } = await showInStudio(<OtherEditors editors={listed} />, {
    language: 'ru',
    user,
  })
  return container.textContent
}

const othersNamed = (names: string) => messages.editor.others.replace('{{names}}', names)

it('names other editors once, and the user only as one with another browser', async () => {
  expect(await shown()).toBe('')
  expect(await shown(timur, timur)).toBe(othersNamed('Timur'))
  expect(await shown(aziza)).toBe(messages.editor.othersSelf)
  expect(await shown(timur, aziza)).toBe(`${othersNamed('Timur')} · ${messages.editor.othersSelf}`)
})

it('names a namesake as another editor, and takes one of whom only the name is known for the user', async () => {
  expect(await shown({ id: 3, name: 'Aziza' })).toBe(othersNamed('Aziza'))
  expect(await shown({ id: null, name: 'Aziza' })).toBe(messages.editor.othersSelf)
})

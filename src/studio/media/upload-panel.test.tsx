import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import messages from '../messages/en.json' with { type: 'json' }
import { isPictureFile } from './picture-types.ts'
import { UploadPanel } from './upload-panel.tsx'

afterEach(() => document.body.replaceChildren())

async function chosen(file: File) {
  const { container } = await showInStudio(<UploadPanel folder="" onThere={() => undefined} />)
  const input = container.querySelector('input[type=file]')
  if (input) Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  return container
}

it('refuses a file that is no picture before its description is asked for', async () => {
  const panel = await chosen(new File(['words'], 'notes.txt', { type: 'text/plain' }))
  expect(panel.querySelector('[role=alert]')?.textContent).toBe(messages.media.refusals.PictureKindUnknown)
  expect(panel.querySelectorAll('form input')).toHaveLength(0)
  expect(panel.querySelector('[type=submit]')).toBeNull()
})

it('asks for the description of a picture', async () => {
  const panel = await chosen(new File(['<svg/>'], 'star.svg'))
  expect(panel.querySelector('[role=alert]')).toBeNull()
  expect(panel.querySelectorAll('form input').length).toBeGreaterThan(0)
})

it.each([
  ['a.png', 'image/png', true],
  ['a.AVIF', '', true],
  ['a.heic', '', false],
  ['a.gif', 'image/gif', true],
])('%s of the type "%s" can be a picture: %s', (name, type, expected) => {
  expect(isPictureFile({ name, type })).toBe(expected)
})

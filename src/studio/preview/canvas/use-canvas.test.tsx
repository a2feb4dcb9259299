import { expect, it } from 'vitest'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import type { StudioLanguage } from '../../language.ts'
import { useCanvas } from './use-canvas.ts'

function PageLanguage() {
  return <p>{useCanvas().getState().locale}</p>
}

it.each<[StudioLanguage, string]>([
  ['ru', 'ru'],
  ['uz', 'uz'],
  // Without pages in English, in the site's own language.
  ['en', 'uz'],
])('shows pages in the language of the Studio: %s', async (language, locale) => {
  const { container } = await showInStudio(<PageLanguage />, { language })
  expect(container.textContent).toBe(locale)
})

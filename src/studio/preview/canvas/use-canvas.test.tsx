import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../language-provider.tsx'
import type { StudioLanguage } from '../../language.ts'
import { useCanvas } from './use-canvas.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function PageLanguage() {
  return <p>{useCanvas().getState().locale}</p>
}

it.each<[StudioLanguage, string]>([
  ['ru', 'ru'],
  ['uz', 'uz'],
  // Without pages in English, in the site's own language.
  ['en', 'uz'],
])('shows pages in the language of the Studio: %s', (language, locale) => {
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() =>
    root.render(
      <LanguageProvider choice={{ language, choose: () => undefined }}>
        <PageLanguage />
      </LanguageProvider>,
    ),
  )
  expect(place.textContent).toBe(locale)
  act(() => root.unmount())
})

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { StudioLanguage } from './language.ts'
import { LanguageProvider } from './language-provider.tsx'
import { useTimestamp } from './use-language.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Timestamp() {
  return <p>{useTimestamp()('2020-01-05T18:00:00')}</p>
}

it.each<[StudioLanguage, string]>([
  // In digits: browsers lack the names of Uzbek months.
  ['uz', '05.01.2020, 18:00'],
  ['ru', '5 янв. 2020 г., 18:00'],
  ['en', 'Jan 5, 2020, 6:00 PM'],
])('formats timestamps in %s', (language, expected) => {
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() =>
    root.render(
      <LanguageProvider choice={{ language, choose: () => undefined }}>
        <Timestamp />
      </LanguageProvider>,
    ),
  )
  expect(place.textContent.replace(/\s/g, ' ')).toBe(expected)
  act(() => root.unmount())
})

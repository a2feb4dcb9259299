import { expect, it } from 'vitest'
import { showInStudio } from '../../tests/support/show-in-studio.tsx'
import type { StudioLanguage } from './language.ts'
import { useTimestamp } from './use-language.ts'

function Timestamp() {
  return <p>{useTimestamp()('2020-01-05T18:00:00')}</p>
}

it.each<[StudioLanguage, string]>([
  // In digits: browsers lack the names of Uzbek months.
  ['uz', '05.01.2020, 18:00'],
  ['ru', '5 янв. 2020 г., 18:00'],
  ['en', 'Jan 5, 2020, 6:00 PM'],
])('formats timestamps in %s', async (language, expected) => {
  const { container } = await showInStudio(<Timestamp />, { language })
  expect(container.textContent.replace(/\s/g, ' ')).toBe(expected)
})

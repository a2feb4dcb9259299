import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup } from '../../tests/support/markup.tsx'
import { ResponsibleBand } from './responsible-band.tsx'

it('shows 18+ and links to limits and breaks in the language of the page', () => {
  const props = {
    title: 'Игра — не способ заработка',
    text: 'Сделайте перерыв.',
    button: { label: 'Лимиты', action: { type: 'navigate' as const, to: '/responsible-gaming' } },
  }
  const document = markup(<ResponsibleBand {...bare} props={props} />, {
    locale: 'ru',
  })
  const band = document.querySelector('section')
  for (const part of ['18+', props.title, props.text]) expect(band?.textContent).toContain(part)
  // Isolated, or a language written from right to left would put the sign before the number.
  expect(band?.querySelector('bdi')?.textContent).toBe('18+')
  const name = band?.getAttribute('aria-labelledby') ?? ''
  expect(document.getElementById(name)?.textContent).toBe(props.title)
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/ru/responsible-gaming')
})

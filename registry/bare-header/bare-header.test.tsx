import { expect, it } from 'vitest'
import { markup, texts } from '../../tests/support/markup.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { BareHeader } from './bare-header.tsx'

it('links to the home page and to the same page in the other language', () => {
  const document = markup(<BareHeader />, { locale: 'ru', path: '/rules' })
  expect(document.querySelector('header > a')?.getAttribute('href')).toBe('/ru')
  const links = [...document.querySelectorAll('nav a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rules', '/ru/rules'])
  expect(texts(document, 'nav a[aria-current]')).toEqual(['Ру'])
})

it('offers no choice if the platform has one language', () => {
  const general = { ...testConfig.general, available_locales: ['uz' as const] }
  expect(markup(<BareHeader />, { config: { ...testConfig, general } }).querySelector('nav')).toBeNull()
})

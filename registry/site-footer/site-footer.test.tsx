import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { iconNames } from '../../schemas/icon-names.ts'
import type { SiteConfig } from '../../schemas/compiled.ts'
import { SiteFooter } from './site-footer.tsx'

const props = {
  about: 'Казино',
  buttons: [],
  columns: [
    { title: 'Документы', menu: 'documents' },
    { title: 'Прочее', menu: 'unknown' },
  ],
  payments: [{ name: 'Uzcard', icon: 'card' }],
  legal: 'Лицензия № 000-0000 (пример)',
}
const menus = { documents: [{ id: 'rules', label: 'Правила', to: '/rules' }] }
const shown = (config: SiteConfig = { ...testConfig, menus }) =>
  markup(<SiteFooter id="footer" props={props} data={{}} slots={{ top: '18+' }} params={{}} />, {
    locale: 'ru',
    config,
  })

it('ends with the licence, and has a slot for the responsible gaming band', () => {
  const text = shown().querySelector('footer')?.textContent ?? ''
  expect(text).toMatch(/^18\+/)
  expect(text.endsWith(props.legal)).toBe(true)
})

it('links in the language of the page, in columns labelled by their headings', () => {
  const document = shown()
  expect(document.querySelector('nav a')?.getAttribute('href')).toBe('/ru/rules')
  expect(document.querySelector('nav')?.getAttribute('aria-label')).toBe('Документы')
})

it('shows language and currency, and links to the current page', () => {
  const menu = shown().querySelector('#footer-language')
  const links = [...(menu?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/ru'])
  expect(links.every((link) => link.hasAttribute('data-same-page'))).toBe(true)
  expect(menu?.querySelector('[aria-current]')?.textContent).toBe('Русский')
  expect(shown().querySelector('[popovertarget=footer-language]')?.textContent).toBe('Русский · UZS')
})

it('shows payment methods with icons of the site or own pictures', () => {
  const payments = [
    { name: 'Uzcard', icon: 'coin' },
    { name: 'Humo', icon: '/media/a/48.webp' },
  ]
  const footer = <SiteFooter {...bare} props={{ ...props, payments }} />
  const marks = [...markup(footer).querySelectorAll('li[style]')].map((mark) => mark.getAttribute('style'))
  expect(marks).toEqual([`--icon:${iconNames.indexOf('coin')}`, '--icon:url(/media/a/48.webp)'])
})

it('keeps a column without links if its menu is gone', () => {
  expect(texts(shown(), 'nav:last-of-type li')).toEqual([])
})

it('offers to change the answer about analytics only on sites that ask for it', () => {
  const askConsent = { id: 'consent', label: 'Настройки cookie', action: { type: 'askConsent' as const } }
  const config = { ...testConfig, menus: { documents: [...menus.documents, askConsent] } }
  expect(texts(shown(config), 'nav:first-of-type li')).toEqual(['Правила'])
  const asking = shown({
    ...config,
    framesOrigin: 'http://frames.example',
    analytics: { platformEvents: [], metrics: '1', asksConsent: true },
  })
  expect(texts(asking, 'nav:first-of-type li')).toEqual(['Правила', 'Настройки cookie'])
  expect(asking.querySelector('nav button')?.getAttribute('data-action')).toBe('{"type":"askConsent"}')
})

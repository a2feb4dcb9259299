// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { markup, texts } from '../../tests/support/markup.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { SiteFooter } from './site-footer.tsx'

const props = {
  responsible: {
    title: 'Игра — не способ заработка',
    text: 'Возьмите паузу.',
    button: { label: 'Лимиты', action: { type: 'navigate' as const, to: '/responsible-gaming' } },
  },
  about: 'Казино',
  buttons: [],
  columns: [
    { title: 'Документы', menu: 'documents' },
    { title: 'Прочее', menu: 'unknown' },
  ],
  payments: [{ name: 'Uzcard', icon: 'card' as const }],
  legal: 'Лицензия № 000-0000 (пример)',
}
const menus = { documents: [{ id: 'rules', label: 'Правила', to: '/rules' }] }
const shown = () =>
  markup(<SiteFooter id="footer" props={props} data={{}} slots={{}} params={{}} />, {
    locale: 'ru',
    config: { ...testConfig, menus },
  })

it('reminds of 18+, responsible play and the licence', () => {
  const text = shown().querySelector('footer')?.textContent ?? ''
  for (const part of ['18+', props.responsible.title, props.legal]) expect(text).toContain(part)
})

it('links in the language of the page, in columns named by their headings', () => {
  const document = shown()
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/ru/responsible-gaming', '/ru/rules'])
  expect(document.querySelector('nav')?.getAttribute('aria-label')).toBe('Документы')
})

it('keeps a column whose menu is gone, without links', () => {
  expect(texts(shown(), 'nav:last-of-type li')).toEqual([])
})

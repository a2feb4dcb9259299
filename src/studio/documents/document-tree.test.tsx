import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { enterText } from '../../../tests/support/edit-input.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { documentKinds } from '../../../schemas/kinds/index.ts'
import type { DocumentSummary, StudioUser } from '../../../schemas/studio/answers.ts'
import { DocumentTree } from './document-tree.tsx'
import { sections } from './sections.ts'

let inView: (string | null)[]
beforeEach(() => {
  localStorage.clear()
  inView = []
  Element.prototype.scrollIntoView = function (this: Element) {
    inView.push(this.textContent)
  }
})
const user: StudioUser = {
  id: 1,
  login: 'aziza',
  name: 'Aziza',
  role: 'viewer',
  isActive: true,
  hasSecondFactor: false,
  hasApp: false,
}
const summary = { state: 'published', version: 1, changedAt: null, changedBy: null } as const
const documents: DocumentSummary[] = [
  { ...summary, kind: 'page', key: 'rules', route: '/rules', title: { uz: 'Qoidalar', ru: 'Правила' } },
  { ...summary, kind: 'settings', key: 'cashier' },
  { ...summary, kind: 'menu', key: 'main' },
  {
    ...summary,
    kind: 'page',
    key: 'cashier-wallet',
    route: '/cashier/wallet',
    title: { uz: 'Hamyon', ru: 'Кошелёк' },
  },
]

async function tree(section?: string, chosen?: string, listed = documents) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: listed })))
  const { container } = await showInStudio(<DocumentTree section={section} chosen={chosen} />, {
    language: 'ru',
    user,
  })
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  return {
    links: () => [...container.querySelectorAll('a')].map(({ textContent }) => textContent),
    current: () => container.querySelector('[aria-current=page]')?.textContent,
    async search(text: string) {
      const input = container.querySelector<HTMLInputElement>('[type=search]')
      if (input) await act(async () => enterText(input, text))
    },
    async filter(label: string) {
      const select = container.querySelector('select')
      const option = [...(select?.options ?? [])].find(({ text }) => text === label)
      await act(async () => {
        if (select && option) select.value = option.value
        select?.dispatchEvent(new Event('change', { bubbles: true }))
      })
    },
    groups: () =>
      [...container.querySelectorAll('details')].map(
        ({ open, children }) => `${open ? '' : 'closed: '}${children[0]?.textContent ?? ''}`,
      ),
    toggle: (title: string) =>
      act(async () => {
        const heads = [...container.querySelectorAll<HTMLElement>('summary')]
        heads.find(({ textContent }) => textContent.includes(title))?.click()
        // The browser tells of it after the click.
        await new Promise((done) => setTimeout(done, 0))
      }),
    sections: () => [...container.querySelectorAll('section')].map((each) => each.getAttribute('aria-label')),
  }
}

it('lists every kind of document in one section', async () => {
  const kinds = sections.flatMap((section) => section.kinds)
  expect(kinds.toSorted()).toEqual(Object.keys(documentKinds).sort())
  expect((await tree()).sections()).toEqual(['Страницы', 'Меню', 'Настройки и код'])
})

it('shows the section that the address names by itself or by a kind, and marks the open document', async () => {
  const shown = await tree('settings', 'settings/cashier')
  expect(shown.sections()).toEqual(['Настройки и код'])
  expect(shown.current()).toMatch(/^Касса/)
  expect((await tree('site')).sections()).toEqual(['Настройки и код'])
  expect((await tree('page')).links().join()).toMatch(/^Правила/)
})

it('finds documents by their names in the language of the Studio, in other sections too', async () => {
  const shown = await tree('page')
  await shown.search('касса')
  expect(shown.links().join()).toMatch(/^Касса/)
  await shown.search('главное меню')
  expect(shown.links().join()).toMatch(/^Главное меню/)
})

it('scrolls to the open document, which may have been opened elsewhere', async () => {
  await tree('page', 'page/rules')
  expect(inView).toEqual([expect.stringContaining('Правила')])
})

it('groups pages by what they are for; groups close, stay so, and open for a search and the open document', async () => {
  const shown = await tree('page')
  expect(shown.groups()).toEqual(['Сайт1', 'Деньги1'])
  await shown.toggle('Деньги')
  expect(shown.groups()).toEqual(['Сайт1', 'closed: Деньги1'])
  await shown.search('кошелёк')
  expect(shown.links()).toHaveLength(1)
  expect((await tree('page')).groups()).toEqual(['Сайт1', 'closed: Деньги1'])
  expect((await tree('page', 'page/cashier-wallet')).groups()).toEqual(['Сайт1', 'Деньги1'])
})

it('shows the documents in a state, or those that one user is working on', async () => {
  const page = (key: string, state: DocumentSummary['state'], changedBy: string | null): DocumentSummary => ({
    ...summary,
    kind: 'page',
    key,
    route: `/${key}`,
    title: { uz: key, ru: key },
    state,
    changedBy,
  })
  const shown = await tree('page', undefined, [
    page('new', 'draft', 'Aziza'),
    page('edited', 'changed', 'Bekzod'),
    page('quiet', 'published', null),
  ])
  const found = async (label: string) => {
    await shown.filter(label)
    return shown.links().map((text) => /^[a-z]+/.exec(text)?.[0])
  }
  expect(await found('Только с правками')).toEqual(['new', 'edited'])
  expect(await found('Черновик')).toEqual(['new'])
  expect(await found('Опубликован')).toEqual(['quiet'])
  expect(await found('Bekzod')).toEqual(['edited'])
  expect(await found('Все документы')).toEqual(['new', 'edited', 'quiet'])
})

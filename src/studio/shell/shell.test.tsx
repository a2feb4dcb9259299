import { act } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import type { Role } from '../../../schemas/studio/roles.ts'
import type { StudioLanguage } from '../language.ts'
import { Shell } from './shell.tsx'

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => void vi.restoreAllMocks())

const summary = { state: 'published', version: 1, changedAt: null, changedBy: null } as const
const documents: DocumentSummary[] = [
  { ...summary, kind: 'page', key: 'rules', route: '/rules', title: { uz: 'Qoidalar', ru: 'Правила' } },
  { ...summary, kind: 'page', key: 'about', route: '/about' },
  { ...summary, kind: 'dictionary', key: 'countries' },
]
const answers: Readonly<Record<string, unknown>> = {
  'documents.list': documents,
  'releases.open': { release: { name: 'Summer' } },
}

interface Setting {
  width?: number
  role?: Role
  language?: StudioLanguage
}

async function shell(path: string, { width = 1440, role = 'admin', language = 'en' }: Setting = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json({ data: answers[address.slice(address.lastIndexOf('/') + 1)] ?? [] })),
  )
  const { container } = await showInStudio(
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<main />} />
      </Route>
    </Routes>,
    { language, role, path },
  )
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  const navigation = () => container.querySelector('nav[aria-label="Sections of the Studio"]')
  const button = (name: string) => container.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
  const tabs = () =>
    container.querySelector('nav:not([aria-label="Sections of the Studio"], [aria-label="Documents"])')
  return {
    tabs: () => [...(tabs()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent),
    entries: () => [...(navigation()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent),
    current: () =>
      [...(navigation()?.querySelectorAll('[aria-current]') ?? [])].map((each) => [
        each.textContent,
        each.getAttribute('aria-current'),
      ]),
    follow: (label: string) =>
      act(async () =>
        [...(navigation()?.querySelectorAll('a') ?? [])]
          .find(({ textContent }) => textContent.startsWith(label))
          ?.click(),
      ),
    isExpanded: () => button('Collapse the menu') !== null,
    press: (name: string) => act(async () => button(name)?.click()),
    has: (name: string) => button(name) !== null,
    dialog: () => container.querySelector('dialog'),
    list: () => container.querySelector('nav[aria-label="Documents"]'),
  }
}

it('leads to the page that was last open in an area, and from there to its first one', async () => {
  await shell('/users')
  const { follow, current } = await shell('/')
  await follow('Settings')
  expect(current()).toEqual([['Settings', 'true']])
  await follow('Settings')
  expect(current()).toEqual([['Settings', 'page']])
})

it('shows the areas with the number of their documents', async () => {
  const entries = (await shell('/')).entries()
  expect(entries.slice(0, 2)).toEqual(['Overview', 'Pages2'])
  expect(entries).toContain('Texts1')
  expect(entries).toHaveLength(12)
})

it('shows the pages of the open area as tabs, those for admins to admins only, and none beside a document', async () => {
  expect((await shell('/')).tabs()).toEqual(['Overview', 'Results'])
  expect((await shell('/experiments')).tabs()).toEqual(['Releases', 'Schedule', 'A/B tests'])
  const pages = ['Settings and code', 'Search and addresses']
  expect((await shell('/webhooks')).tabs()).toEqual([...pages, 'Users', 'Move content', 'Webhooks'])
  expect((await shell('/documents/site', { role: 'editor' })).tabs()).toEqual(pages)
  expect((await shell('/documents/dictionary/countries')).tabs()).toEqual([])
})

it('marks the open page, and the section of the open document', async () => {
  expect((await shell('/')).current()).toEqual([['Overview', 'page']])
  expect((await shell('/documents/page')).current()).toEqual([['Pages2', 'page']])
  expect((await shell('/documents/dictionary/countries')).current()).toEqual([['Texts1', 'true']])
  expect((await shell('/releases/7')).current()).toEqual([['Releases', 'true']])
})

it.each([
  ['/', 'Overview – Studio'],
  ['/documents', 'Documents – Studio'],
  ['/documents/page', 'Pages – Studio'],
  ['/documents/page/rules', 'Qoidalar – Studio'],
  ['/documents/dictionary/countries', 'countries – Studio'],
  ['/releases', 'Releases – Studio'],
  ['/releases/7', 'Summer – Studio'],
  ['/account', 'Account of Aziza – Studio'],
  ['/nowhere', 'Studio'],
])('names what %s shows in the title of the window', async (path, title) => {
  await shell(path)
  expect(document.title).toBe(title)
})

it('names the window in the language of the Studio', async () => {
  await shell('/releases', { language: 'ru' })
  expect(document.title).toBe('Выпуски – Студия')
})

it('is collapsed beside an open document, expanded elsewhere, and remembers the choice for each', async () => {
  const page = await shell('/releases')
  expect(page.isExpanded()).toBe(true)
  await page.press('Collapse the menu')
  expect(page.isExpanded()).toBe(false)
  expect((await shell('/')).isExpanded()).toBe(false)

  const editor = await shell('/documents/page/rules')
  expect(editor.isExpanded()).toBe(false)
  await editor.press('Expand the menu')
  expect((await shell('/documents/page/about')).isExpanded()).toBe(true)
  expect((await shell('/')).isExpanded()).toBe(false)
})

it('can be collapsed in browsers that store nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The quota has been exceeded')
  })
  const failures = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('error', failures)
  const page = await shell('/releases')
  await page.press('Collapse the menu')
  window.removeEventListener('error', failures)
  expect(page.isExpanded()).toBe(false)
  expect(failures).not.toHaveBeenCalled()
})

it('is a drawer on phones, which closes when a section is opened', async () => {
  const phone = await shell('/', { width: 390 })
  expect(phone.entries()).toEqual([])
  await phone.press('Menu')
  expect(phone.entries()).toContain('Pages2')
  await phone.follow('Pages')
  expect(phone.dialog()).toBeNull()
  expect(phone.list()).not.toBeNull()
})

it('lists documents beside documents only', async () => {
  expect((await shell('/media')).list()).toBeNull()
  expect((await shell('/documents')).list()).not.toBeNull()
})

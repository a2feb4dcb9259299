import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import type { DocumentSummary, StudioUser } from '../../../../schemas/studio/answers.ts'
import { SelectedDocuments } from './selected-documents.tsx'

const publisher: StudioUser = {
  id: 1,
  login: 'aziza',
  name: 'Aziza',
  role: 'publisher',
  isActive: true,
  hasSecondFactor: false,
  hasApp: false,
}
const summary = { version: 1, changedAt: null, changedBy: null } as const
const documents: DocumentSummary[] = [
  { ...summary, kind: 'page', key: 'rules', state: 'published', route: '/bonus/rules' },
  { ...summary, kind: 'popup', key: 'bonus', state: 'changed', revision: 2 },
  { ...summary, kind: 'page', key: 'new', state: 'draft', revision: 1, route: '/bonus/new' },
]

/** Shows what can be done with the documents. `answers`: by name of the call. */
async function open(answers: Readonly<Record<string, unknown>>, user = publisher) {
  const calls: [string, unknown][] = []
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    const name = address.slice(address.lastIndexOf('/') + 1)
    calls.push([name, JSON.parse(body)])
    return Promise.resolve(Response.json({ data: answers[name] ?? [] }))
  })
  const onDone = vi.fn()
  const { container } = await showInStudio(
    <SelectedDocuments
      documents={documents}
      onDone={onDone}
      onClear={() => undefined}
      onStale={() => undefined}
    />,
    { language: 'ru', user },
  )
  const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)))
  const buttons = () => [...container.querySelectorAll('button')]
  return {
    calls,
    onDone,
    buttons: () => buttons().map((button) => button.getAttribute('aria-label') ?? button.textContent),
    text: () => container.textContent,
    async click(name: string) {
      await act(async () => {
        buttons()
          .findLast(({ textContent }) => textContent === name)
          ?.click()
        await Promise.resolve()
      })
      await settle()
    },
    async fill(selector: string, value: string) {
      const control = container.querySelector<HTMLInputElement | HTMLSelectElement>(selector)
      const set = control && Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
      await act(async () => {
        set?.call(control, value)
        control?.dispatchEvent(
          new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
        )
      })
      await settle()
    },
    rows: () =>
      [...container.querySelectorAll('dialog tbody tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent),
      ),
  }
}

async function removeAll(answer: object) {
  const shown = await open({ 'documents.archive': answer })
  await shown.click('Снять с сайта 2 документа')
  expect(shown.text()).toContain('rules, bonus')
  expect(shown.calls.some(([name]) => name === 'documents.archive')).toBe(false)
  await shown.click('Снять с сайта')
  return shown
}

it('removes the documents that are on the site, after a question that names them', async () => {
  const { calls, onDone } = await removeAll({ published: true, contentVersion: 9, issues: [] })
  expect(calls).toContainEqual([
    'documents.archive',
    {
      documents: [
        { kind: 'page', key: 'rules' },
        { kind: 'popup', key: 'bonus' },
      ],
    },
  ])
  expect(onDone).toHaveBeenCalledWith('С сайта снято 2 документа.', {
    undo: { contentVersion: 9 },
    isOver: true,
  })
})

it('says which document keeps all of them on the site', async () => {
  const issue = { document: 'page/rules', path: '', code: 'x', message: 'Players need it', severity: 'error' }
  const { onDone, text } = await removeAll({ published: false, issues: [issue] })
  expect(onDone).not.toHaveBeenCalled()
  expect(text()).toContain('Players need it')
})

it('gives a field of the documents of a kind a value, after showing what becomes of each', async () => {
  const shown = await open({
    'documents.values': [
      { kind: 'page', key: 'rules', revision: null, value: 'default' },
      { kind: 'page', key: 'new', revision: 1, value: 'empty' },
    ],
    'documents.change': { changed: true, batch: 4, documents: [{ kind: 'page', key: 'rules' }] },
  })
  await shown.click('Изменить поле')
  await shown.fill('dialog select[id$=field]', 'layout')
  await shown.fill('[id="change/layout"]', '0')
  expect(shown.rows()).toEqual([
    ['rules', 'Обычный', 'без изменений'],
    ['new', 'Пустой', 'Обычный'],
  ])
  await shown.click('Изменить 1 документ')
  expect(shown.calls).toContainEqual([
    'documents.change',
    { documents: [{ kind: 'page', key: 'new', revision: 1 }], field: ['layout'], value: 'default' },
  ])
  expect(shown.onDone).toHaveBeenCalledWith(expect.stringContaining('Изменён 1 документ'), {
    undo: { batch: 4 },
  })
})

it('names the document that keeps a change from all of them', async () => {
  const issue = {
    document: 'page/new',
    path: '/seo/robots',
    code: 'x',
    message: 'Too odd',
    severity: 'error',
  }
  const shown = await open({
    'documents.values': [{ kind: 'page', key: 'new', revision: 1 }],
    'documents.change': { changed: false, issues: [issue] },
  })
  await shown.click('Изменить поле')
  await shown.fill('dialog select[id$=field]', 'seo/robots')
  await shown.fill('[id="change/robots"]', 'noindex')
  // Right after typing, which the preview has not shown yet.
  await shown.click('Изменить поле')
  expect(shown.text()).toContain('Ничего не изменено')
  expect(shown.text()).toContain('Too odd')
  expect(shown.onDone).not.toHaveBeenCalled()
})

it('shows the new addresses of pages before they are moved', async () => {
  const documents = [{ kind: 'page', key: 'rules' }]
  const shown = await open({ 'documents.move': { changed: true, batch: 5, documents } })
  await shown.click('Изменить адреса')
  await shown.fill('dialog input[id$=start]', '/promo/bonus/')
  expect(shown.rows()).toEqual([
    ['rules', '/bonus/rules', '/promo/bonus/rules'],
    ['new', '/bonus/new', '/promo/bonus/new'],
  ])
  await shown.click('Изменить адреса')
  expect(shown.calls).toContainEqual([
    'documents.move',
    {
      pages: [
        { key: 'rules', revision: null, to: '/promo/bonus/rules' },
        { key: 'new', revision: 1, to: '/promo/bonus/new' },
      ],
      redirects: true,
    },
  ])
  expect(shown.onDone).toHaveBeenCalled()
})

it('discards the edits of all after a question that names them', async () => {
  const shown = await open({ 'drafts.discard': { changed: true, batch: 6, documents: [] } })
  await shown.click('Отбросить правки 2 документов')
  expect(shown.text()).toContain('bonus, new')
  await shown.click('Отбросить правки')
  expect(shown.calls).toContainEqual([
    'drafts.discard',
    {
      documents: [
        { kind: 'popup', key: 'bonus', revision: 2 },
        { kind: 'page', key: 'new', revision: 1 },
      ],
    },
  ])
  expect(shown.onDone).toHaveBeenCalledWith('Правки отброшены: 2 документа.', { undo: { batch: 6 } })
})

it('adds the drafts to an existing release', async () => {
  const release = { id: 3, name: 'Весна', state: 'draft', documents: [], issues: [] }
  const shown = await open({ 'releases.list': [release] })
  await shown.click('Добавить в выпуск')
  await shown.click('Весна')
  expect(shown.calls).toContainEqual([
    'releases.change',
    {
      id: 3,
      add: [
        { kind: 'popup', key: 'bonus' },
        { kind: 'page', key: 'new' },
      ],
    },
  ])
})

it('offers editors everything but publishing and removing', async () => {
  const shown = await open({}, { ...publisher, role: 'editor' })
  expect(shown.buttons()).toEqual([
    'Снять выбор',
    'Изменить поле',
    'Изменить адреса',
    'Добавить в выпуск',
    'Отбросить правки 2 документов',
  ])
})

import { act } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../../tests/support/edit-input.ts'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { documentKinds } from '../../../schemas/kinds/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import type { Role } from '../../../schemas/studio/roles.ts'
import messages from '../messages/en.json' with { type: 'json' }
import { NewDocument } from './new-document.tsx'
import { templates, type DocumentTemplate } from './templates/templates.ts'

const summary = { state: 'published', version: 1, changedAt: null, changedBy: null } as const
const documents: DocumentSummary[] = [
  { ...summary, kind: 'page', key: 'rules', route: '/rules' },
  { ...summary, kind: 'page', key: 'terms', route: '/bonus-terms' },
  { ...summary, kind: 'redirects', key: 'site' },
]

let container: HTMLElement
let calls: { url: string; body: Record<string, unknown> }[]
beforeEach(() => {
  calls = []
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
    // As browsers do.
    const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector('button')
    first?.focus()
  }
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
    const body: unknown = JSON.parse(init.body)
    calls.push({ url, body: isRecord(body) ? body : {} })
    return Promise.resolve(Response.json({ data: { revision: 1, savedAt: '2026-03-01T07:00:00.000Z' } }))
  })
})
function Address() {
  return <output>{useLocation().pathname}</output>
}

async function open(role: Role = 'editor', existing = documents, initial?: DocumentTemplate | 'copy') {
  document.body.replaceChildren()
  ;({ container } = await showInStudio(
    <>
      <NewDocument
        documents={existing}
        initial={initial}
        onMade={() => undefined}
        onCancel={() => undefined}
      />
      <Address />
    </>,
    { role },
  ))
}

const address = () => container.querySelector('output')?.textContent
const entries = () => [...container.querySelectorAll<HTMLElement>('li button')]

async function choose(id: keyof typeof messages.templates) {
  const { name } = messages.templates[id]
  const entry = entries().find((each) => each.querySelector('strong')?.textContent === name)
  if (!entry) throw new Error(`there is no template ${name}`)
  await act(async () => entry.click())
}

async function type(name: string) {
  const input = container.querySelector<HTMLInputElement>('#new-key')
  if (input) await act(async () => enterText(input, name))
}

/** `name`: default: what is suggested. */
async function create(name?: string) {
  if (name !== undefined) await type(name)
  await act(async () => container.querySelector<HTMLElement>('[type=submit]')?.click())
  await act(async () => new Promise((done) => setTimeout(done, 0)))
}

describe('a new document', () => {
  it('saves a template under the chosen key and address, and opens it', async () => {
    await open()
    await choose('page-landing')
    await create('summer.cup')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url).toContain('documents.save')
    expect(calls[0]?.body).toMatchObject({
      kind: 'page',
      key: 'summer.cup',
      schemaVersion: documentKinds.page.version,
      revision: null,
      body: { route: '/summer-cup' },
    })
    expect(address()).toBe('/documents/page/summer.cup')
  })

  it('makes a key and an address of a typed name', async () => {
    await open()
    await choose('page-landing')
    await create('Kuz aksiyasi')
    expect(calls[0]?.body).toMatchObject({ key: 'kuz-aksiyasi', body: { route: '/kuz-aksiyasi' } })
  })

  it('gives a page its typed name as title, and says what becomes of it', async () => {
    await open()
    await choose('page-landing')
    await type('Kuz aksiyasi')
    expect(container.querySelector<HTMLInputElement>('#new-key')?.value).toBe('Kuz aksiyasi')
    const { titleWillBe, addressWillBe } = messages.documents
    expect(container.textContent).toContain(titleWillBe.replace('{{address}}', '/kuz-aksiyasi'))
    await create('Kuz aksiyasi')
    expect(calls[0]?.body).toMatchObject({
      key: 'kuz-aksiyasi',
      body: { seo: { title: { uz: 'Kuz aksiyasi', ru: 'Новая акция' } } },
    })
    await open()
    await choose('page-landing')
    await type('kuz')
    expect(container.textContent).toContain(addressWillBe.replace('{{address}}', '/kuz'))
    await create('kuz')
    expect(calls[1]?.body).toMatchObject({ body: { seo: { title: { uz: 'Yangi aksiya' } } } })
  })

  it('gives a popup its typed name, also one that could be a key', async () => {
    await open()
    await choose('popup-message')
    await create('Kuz xabari')
    expect(calls[0]?.body).toMatchObject({ key: 'kuz-xabari', body: { title: { uz: 'Kuz xabari' } } })
    await open()
    await choose('popup-message')
    await create('kuz')
    expect(calls[1]?.body).toMatchObject({ key: 'kuz', body: { title: { uz: 'kuz' } } })
  })

  it('names a copy after its original, with a key that follows', async () => {
    const titled = { ...documents[0], title: { uz: 'Qoidalar', ru: 'Правила' } } as const
    await open('editor', [{ ...summary, ...titled, kind: 'page', key: 'rules', route: '/rules' }], 'copy')
    expect(container.querySelector<HTMLInputElement>('#new-key')?.value).toBe('Copy of Qoidalar')
    await create()
    expect(calls.at(-1)?.body).toMatchObject({
      key: 'copy-of-qoidalar',
      body: { seo: { title: { uz: 'Copy of Qoidalar' } } },
    })
    await open('editor', [{ ...summary, kind: 'redirects', key: 'site' }], 'copy')
    await create()
    expect(calls.at(-1)?.body).toMatchObject({ key: 'site-copy' })
  })

  it('opens the document of a fixed name that exists', async () => {
    await open()
    await choose('redirects-site')
    expect(calls).toEqual([])
    expect(address()).toBe('/documents/redirects/site')
  })

  it('is created by Enter if its name is fixed', async () => {
    await open('editor', [])
    await choose('redirects-site')
    expect(document.activeElement).toBe(container.querySelector('[type=submit]'))
  })

  it('is created by Enter, too, if the dialog opens with its template', async () => {
    await open(
      'editor',
      [],
      templates.find(({ id }) => id === 'redirects-site'),
    )
    expect(document.activeElement).toBe(container.querySelector('[type=submit]'))
  })

  it('proposes a key that is free, where it is no address', async () => {
    const proposed = () => container.querySelector<HTMLInputElement>('#new-key')?.value
    await open('editor', [{ ...summary, kind: 'menu', key: 'links' }])
    await choose('menu-links')
    expect(proposed()).toBe('links-2')
    await open()
    await choose('page-text')
    expect(proposed()).toBe('')
  })

  it('does not overwrite a document or take the address of a page', async () => {
    await open()
    await choose('page-text')
    await create('rules')
    expect(container.textContent).toContain(messages.documents.keyTaken)
    await create('bonus-terms')
    expect(container.textContent).toContain('There is a page at /bonus-terms already')
    expect(calls).toEqual([])
  })

  it('offers code snippets to admins only', async () => {
    const hasSnippets = () =>
      entries().some((each) => each.textContent.includes(messages.templates['snippet-script'].name))
    await open()
    expect(hasSnippets()).toBe(false)
    await open('admin')
    expect(hasSnippets()).toBe(true)
  })
})

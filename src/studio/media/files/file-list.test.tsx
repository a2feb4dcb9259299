import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { enterText } from '../../../../tests/support/edit-input.ts'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { DocumentUse, LibraryFile } from '../../../../schemas/studio/answers.ts'
import type { Role } from '../../../../schemas/studio/roles.ts'
import messages from '../../messages/en.json' with { type: 'json' }
import { FileList } from './file-list.tsx'

const { files: texts, media } = messages
const sound = (name: string): LibraryFile => ({
  address: `/media/sounds/${name.padEnd(32, '0')}.mp3`,
  kind: 'sound',
  name: `${name}.mp3`,
  size: 2048,
  licence: 'Own recording',
  uploadedAt: '2026-03-01T07:00:00.000Z',
  uploadedBy: 'Dilnoza',
})
let library: LibraryFile[]
let uses: DocumentUse[]
/** Names of calls, and addresses of uploads. */
let calls: string[]
/** What the server answers to an upload. */
let uploadAnswer: { status: number; body: unknown }

const answers: Record<string, (params: Record<string, unknown>) => unknown> = {
  'files.list': () => library,
  'files.uses': () => uses,
  'files.describe': ({ address, licence }) =>
    (library = library.map((file) =>
      file.address === address ? { ...file, licence: String(licence) } : file,
    )),
  'files.remove': ({ address }) => (library = library.filter((file) => file.address !== address)),
}

class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  open = (_method: string, address: string) => void calls.push(address)
  setRequestHeader = () => undefined
  abort = () => undefined
  send = () => {
    this.status = uploadAnswer.status
    this.responseText = JSON.stringify(uploadAnswer.body)
    if (this.status === 200) library = [sound('b'), ...library]
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  library = [sound('a')]
  uses = []
  calls = []
  uploadAnswer = { status: 200, body: { data: sound('b') } }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const name = url.replace('/studio/api/', '')
    calls.push(name)
    const params: unknown = JSON.parse(body)
    return Promise.resolve(Response.json({ data: answers[name]?.(isRecord(params) ? params : {}) }))
  })
})
const settle = () => act(async () => new Promise((done) => setTimeout(done, 0)))

async function show(role: Role = 'editor'): Promise<void> {
  await showInStudio(<FileList kind="sound" />, { role })
  await settle()
}

const buttons = () => [...document.querySelectorAll('button')]
const button = (name: string, index = 0) =>
  buttons()
    .filter(({ textContent }) => textContent === name)
    .at(index)
const click = async (name: string, index = 0) => {
  await act(async () => {
    button(name, index)?.focus()
    button(name, index)?.click()
  })
  await settle()
}
const textOf = (role: string) =>
  [...document.querySelectorAll(`[role=${role}]`)].map(({ textContent }) => textContent).join('')

async function choose(size = 100, name = 'b.mp3'): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no upload')
  const file = new File([new Uint8Array(size)], name)
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}
async function type(value: string, index = 0): Promise<void> {
  const input = document.querySelectorAll<HTMLInputElement>('input[type=text]')[index]
  if (input) await act(async () => enterText(input, value))
}
const uploads = () => calls.filter((call) => call.startsWith('/studio/files'))

it('asks for the licence of a file before it is sent', async () => {
  await show()
  await choose()
  await click(media.send)
  expect(document.body.textContent).toContain(texts.licenceMissing)
  expect(uploads()).toEqual([])
})

it('does not send a file that is too large', async () => {
  await show()
  await choose(201 * 1024)
  expect(textOf('alert')).toBe('The file is too large: at most 200 kB.')
  expect(button(media.send)).toBeUndefined()
  await click(media.dismiss)
  expect(document.activeElement).toBe(button(texts.sound.upload))
})

it('sends a file with its licence, announces it and returns the focus to the upload', async () => {
  await show()
  await choose()
  await type(' Paid, contract 7 ')
  await click(media.send)
  expect(uploads()).toEqual(['/studio/files?name=b.mp3&licence=Paid%2C+contract+7'])
  expect(textOf('status')).toBe('Added to the library: b.mp3')
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'b.mp3',
    'a.mp3',
  ])
  expect(document.activeElement).toBe(button(texts.sound.upload))
})

it('says why a file is rejected, until another one is chosen', async () => {
  uploadAnswer = { status: 422, body: { error: { type: 'FileUnreadable', message: 'damaged' } } }
  await show()
  await choose()
  await type('Own recording')
  await click(media.send)
  expect(textOf('alert')).toBe(texts.refusals.FileUnreadable)
  await choose()
  expect(textOf('alert')).toBe('')
})

it('loads where a file is used only on request', async () => {
  uses = [{ kind: 'settings', key: 'loyalty', path: '/sound' }]
  await show('viewer')
  expect(calls).toEqual(['files.list'])
  await click(texts.uses)
  expect(document.body.textContent).toContain('Loyalty')
  expect(button(texts.uses)?.getAttribute('aria-expanded')).toBe('true')
  await click(texts.uses)
  expect(document.body.textContent).not.toContain('Loyalty')
  expect(button(media.remove)).toBeUndefined()
})

it('deletes an unused file after a question, announces it and returns the focus to the upload', async () => {
  await show()
  await click(media.remove)
  expect(document.querySelector('dialog')?.textContent).toContain('Delete a.mp3?')
  expect(calls).not.toContain('files.remove')
  await click(media.remove, -1)
  expect(calls).toContain('files.remove')
  expect(textOf('status')).toBe('Deleted: a.mp3')
  expect(document.activeElement).toBe(button(texts.sound.upload))
})

it('does not delete a file that documents use, and lists them', async () => {
  uses = [{ kind: 'settings', key: 'loyalty', path: '/sound' }]
  await show()
  await click(media.remove)
  expect(textOf('alert')).toBe(texts.refusals.FileUsed)
  expect(document.body.textContent).toContain('Loyalty')
  expect(document.querySelector('dialog')).toBeNull()
})

it('confirms a saved licence and keeps the focus', async () => {
  await show()
  await type('Paid, contract 7')
  await click(media.save)
  expect(library[0]?.licence).toBe('Paid, contract 7')
  expect(textOf('status')).toBe(texts.saved)
  expect(document.activeElement).toBe(button(media.save))
})

it('refuses a file of another type before its licence is asked for', async () => {
  await show()
  await choose(100, 'notes.txt')
  expect(textOf('alert')).toBe(texts.refusals.FileUnreadable)
  expect(document.querySelector('form input[type=text]')).toBeNull()
  expect(button(media.send)).toBeUndefined()
})

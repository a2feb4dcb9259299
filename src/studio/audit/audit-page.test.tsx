import { act } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { AuditPage } from './audit-page.tsx'

const Address = () => <output>{useLocation().search}</output>

const documents = [
  { kind: 'page', key: 'about', title: { uz: 'Biz haqimizda', ru: 'О нас' }, state: 'published' },
]
const release = { id: 7, name: 'Spring', documents: [] }

async function shown(search: string, more: readonly object[] = []) {
  const requests: unknown[] = []
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    if (address.includes('documents.list')) return Promise.resolve(Response.json({ data: documents }))
    if (address.includes('releases.list')) return Promise.resolve(Response.json({ data: [release] }))
    if (!address.includes('audit.list')) return Promise.resolve(Response.json({ data: [] }))
    const params: unknown = JSON.parse(body)
    requests.push(params)
    const data =
      body === '{}'
        ? [
            {
              id: 1,
              at: '2026-03-01T07:00:00.000Z',
              by: 'Aziza',
              login: 'aziza7',
              action: 'session.open',
              subject: '',
            },
            ...more,
          ]
        : []
    return Promise.resolve(Response.json({ data }))
  })
  const { container } = await showInStudio(
    <>
      <AuditPage />
      <Address />
    </>,
    { path: `/audit${search}` },
  )
  const settle = () => act(async () => new Promise((done) => setTimeout(done, 0)))
  await settle()
  return {
    requests,
    text: () => container.textContent,
    address: () => container.querySelector('output')?.textContent,
    async choose(label: string, value: string) {
      const id = [...container.querySelectorAll('label')].find(
        ({ textContent }) => textContent === label,
      )?.htmlFor
      const control = document.getElementById(id ?? '')
      if (!(control instanceof HTMLSelectElement)) throw new Error(label)
      await act(async () => {
        control.value = value
        control.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await settle()
    },
    async click(name: string) {
      const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)
      await act(async () => button?.click())
      await settle()
    },
  }
}

it('keeps its filters in the address, and says if nothing matches', async () => {
  const page = await shown('')
  expect(page.text()).toContain('Signed in')
  expect(page.text()).toContain('aziza7')
  await page.choose('Actions', 'media')
  await page.choose('Kind of document', 'form')
  expect(page.address()).toBe('?group=media&kind=form')
  expect(page.requests.at(-1)).toEqual({ group: 'media', kind: 'form' })
  expect(page.text()).toContain('Nothing matches')
  await page.click('Show everything')
  expect(page.address()).toBe('')
  expect(page.text()).toContain('Signed in')
})

it('reads its filters from the address: days of the reader, with the last one, and no unknown values', async () => {
  const page = await shown('?user=7&by=Aziza&group=everything&kind=toString&from=2026-03-01&to=2026-03-02')
  expect(page.requests).toEqual([
    {
      user: 7,
      from: new Date(2026, 2, 1).toISOString(),
      until: new Date(2026, 2, 3).toISOString(),
    },
  ])
})

it('names documents, releases and roles, and says how many values are not listed', async () => {
  const entry = { at: '2026-03-01T07:00:00.000Z', by: 'Aziza', login: 'aziza7' }
  const change = { document: 'page/about', path: '/route', before: '/a', after: '/b' }
  const page = await shown('', [
    { ...entry, id: 2, action: 'users.add', subject: 'editor (editor)' },
    { ...entry, id: 3, action: 'reviews.decide', subject: 'approve release/7: page/about@3, form/gone@1' },
    { ...entry, id: 4, action: 'releases.publish', subject: '7: page/about', changes: [change], leftOut: 12 },
  ])
  expect(page.text()).toContain('editor (Editor)')
  expect(page.text()).toContain('Approve Spring: Biz haqimizda, gone')
  expect(page.text()).toContain('Spring: Biz haqimizda')
  expect(page.text()).toContain('12 more changed values are not listed.')
})

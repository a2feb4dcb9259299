import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { isRecord } from '../../../../schemas/is-record.ts'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import { enterText } from '../../../../tests/support/edit-input.ts'
import { HistoryPanel } from './history-panel.tsx'

const texts = new Map([
  [3, { title: 'Kuz', text: 'Yangi' }],
  [2, { title: 'Kuz', text: 'Eski' }],
  [1, { title: 'Yoz', text: 'Eski' }],
])

async function shown() {
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    if (address.includes('history.list'))
      return Promise.resolve(
        Response.json({
          data: [...texts.keys()].map((version) => ({
            version,
            contentVersion: version,
            at: '2026-03-01T07:00:00.000Z',
            by: version === 2 ? 'Timur' : 'Aziza',
            isRemoval: false,
          })),
        }),
      )
    const asked: unknown = JSON.parse(body)
    const version = isRecord(asked) ? Number(asked['contentVersion']) : 0
    const fields = { schemaVersion: 1, body: texts.get(version) }
    return Promise.resolve(Response.json({ data: { kind: 'section', key: 'a', ...fields } }))
  })
  const { container } = await showInStudio(
    <HistoryPanel
      kind="section"
      name="a"
      body={{ title: 'Qish', text: 'Yangi' }}
      onRestore={() => undefined}
    />,
  )
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  return container
}

it('says who changed a text from what to what, and finds it by a word of either', async () => {
  const container = await shown()
  const rows = () =>
    [...container.querySelectorAll('ol > li')].map((each) => [
      each.querySelector('strong')?.textContent,
      ...[...each.querySelectorAll('tbody tr')].map(({ textContent }) => textContent),
    ])
  expect(rows()).toEqual([['Version 3', 'TextEskiYangi'], ['Version 2', 'TitleYozKuz'], ['Version 1']])
  const search = container.querySelector<HTMLInputElement>('[type=search]')
  const find = (text: string) => act(async () => void (search && enterText(search, text)))
  await find('yoz')
  expect(rows()).toEqual([['Version 2', 'TitleYozKuz'], ['Version 1']])
  await find('timur')
  expect(rows()).toEqual([['Version 2', 'TitleYozKuz']])
})

it('compares two versions, first the newest one with the text in the editor', async () => {
  const container = await shown()
  const cells = () => container.querySelector('details tbody')?.textContent
  expect(cells()).toBe('TitleKuzQish')
  const [from] = container.querySelectorAll('select')
  if (!from) throw new Error('no choice')
  await act(async () => {
    from.value = '1'
    from.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(cells()).toBe('TitleYozQishTextEskiYangi')
})

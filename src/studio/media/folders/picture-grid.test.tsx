import { act, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { enterText } from '../../../../tests/support/edit-input.ts'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import type { MediaItem } from '../../../../schemas/studio/answers.ts'
import messages from '../../messages/en.json' with { type: 'json' }
import { PictureGrid } from '../picture-grid.tsx'
import { everything } from './find-pictures.ts'

afterEach(() => {
  document.body.replaceChildren()
})

const picture = (name: string, folder: string, ...tags: string[]): MediaItem => ({
  address: `/media/${name}-64x48.png`,
  name: `${name}.png`,
  width: 64,
  height: 48,
  size: 900,
  alt: { uz: name, ru: name },
  focus: null,
  folder,
  tags,
  uploadedBy: 'Dilnoza',
  uploadedAt: '2026-03-01T07:00:00.000Z',
})
const library = [
  picture('cup', 'Banners/Autumn', 'gold', 'VIP'),
  picture('ball', 'Banners', 'gold'),
  picture('logo', '', 'vip'),
]

function Shown({ isEditable }: { isEditable: boolean }) {
  const [items, setItems] = useState(library)
  const [filter, setFilter] = useState(everything)
  const onArranged = isEditable ? setItems : undefined
  return (
    <PictureGrid
      items={items}
      filter={filter}
      onFilter={setFilter}
      onChoose={() => undefined}
      onArranged={onArranged}
    />
  )
}

async function show({ isEditable = true }: { isEditable?: boolean } = {}) {
  const { container } = await showInStudio(<Shown isEditable={isEditable} />)
  const textOf = ({ textContent }: Element) => textContent.trim()
  const names = () => [...container.querySelectorAll('li > button > span:first-of-type')].map(textOf)
  return {
    container,
    names,
    chips: (label: string) => [...container.querySelectorAll(`[aria-label="${label}"] button`)].map(textOf),
    async click(text: string) {
      const found = [...container.querySelectorAll('button')].find((each) => textOf(each) === text)
      if (!found) throw new Error(`no button ${text}`)
      await act(async () => found.click())
    },
    mark: (name: string) =>
      act(async () =>
        container
          .querySelector<HTMLElement>(
            `[aria-label="${messages.media.arrange.select.replace('{{name}}', name)}"]`,
          )
          ?.click(),
      ),
    async type(label: string, text: string) {
      const caption = [...container.querySelectorAll('label')].find((each) => textOf(each) === label)
      const input = container.querySelector<HTMLInputElement>(`[id="${caption?.htmlFor ?? ''}"]`)
      if (input) await act(async () => enterText(input, text))
    },
  }
}

const { folders, tags, arrange } = messages.media

it('shows the pictures of a folder and its subfolders, which have all chosen tags', async () => {
  const shown = await show()
  expect(shown.chips(folders.title)).toEqual([`${folders.all} 3`, 'Banners 2', `${folders.none} 1`])
  await shown.click('Banners 2')
  expect(shown.names()).toEqual(['cup.png', 'ball.png'])
  expect(shown.chips(folders.title)).toEqual([`${folders.all} 3`, 'Banners 2', 'Autumn 1'])
  expect(shown.chips(tags.title)).toEqual(['#gold 2', '#VIP 1'])
  await shown.click('#gold 2')
  await shown.click('#VIP 1')
  expect(shown.names()).toEqual(['cup.png'])
  await shown.click(`${folders.all} 3`)
  await shown.click(`${folders.none} 1`)
  expect(shown.names()).toEqual(['logo.png'])
})

it('leads out of a filter that finds nothing', async () => {
  const shown = await show()
  await shown.click('Banners 2')
  const search = shown.container.querySelector<HTMLInputElement>('input[type=search]')
  if (search) await act(async () => enterText(search, 'nowhere'))
  expect(shown.container.textContent).toContain(messages.media.nothing)
  await shown.click(messages.media.showAll)
  expect(shown.names()).toHaveLength(3)
})

it('moves the selected pictures that are visible, and says how many', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    return Promise.resolve(Response.json({ data: library.map((item) => ({ ...item, folder: 'Promo' })) }))
  })
  const shown = await show()
  await shown.mark('cup.png')
  await shown.mark('logo.png')
  await shown.click('Banners 2')
  await shown.type(folders.field, ' Promo ')
  await shown.click(arrange.move)
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  expect(bodies).toEqual([{ addresses: ['/media/cup-64x48.png'], folder: 'Promo' }])
  const notice = arrange.moved_one.replace('{{folder}}', 'Promo').replace('{{count}}', '1')
  expect(shown.container.textContent).toContain(notice)
})

it('puts moved pictures back with one click', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    const data = library.map((item) => (bodies.length === 1 ? { ...item, folder: 'Promo' } : item))
    return Promise.resolve(Response.json({ data }))
  })
  const shown = await show()
  await shown.mark('cup.png')
  await shown.click(arrange.all)
  await shown.type(folders.field, 'Promo')
  await shown.click(arrange.move)
  await vi.waitFor(() => expect(shown.chips(folders.title)).toContain('Promo 3'))
  await shown.click(messages.start.undo)
  await vi.waitFor(() => expect(shown.container.textContent).toContain(messages.start.undone))
  expect(bodies.slice(1)).toEqual(library.map(({ address, folder }) => ({ addresses: [address], folder })))
  expect(shown.chips(folders.title)).toContain('Banners 2')
})

it('selects nothing where pictures are only chosen', async () => {
  const shown = await show({ isEditable: false })
  await shown.click('Banners 2')
  expect(shown.container.querySelector('[type=checkbox]')).toBeNull()
  expect(shown.container.textContent).not.toContain(folders.rename)
})

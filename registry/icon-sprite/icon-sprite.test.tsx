import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { toasts } from '../../src/modules/toasts/toasts.ts'
import { iconNames } from '../../schemas/icon-names.ts'
import { click, mount } from '../../tests/support/mount.tsx'
import { markup, texts } from '../../tests/support/markup.tsx'
import { IconSprite } from './icon-sprite.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())

afterEach(() => {
  for (const { id } of toasts.get()) toasts.remove(id)
  writeText.mockClear()
})

it('shows every icon of the sprite with its name, in the default view box [CONST-13]', () => {
  const document = markup(<IconSprite />)
  expect(texts(document, 'li')).toEqual([...iconNames])
  expect(document.querySelectorAll('li svg[viewBox="0 0 24 24"]')).toHaveLength(iconNames.length)
})

it('an icon that fails to load shows an error with a retry', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const page = await mount(<IconSprite />)
  await click(page.control('Скопировать alert'))
  expect(toasts.get()).toMatchObject([{ kind: 'error' }])
})

it('an icon is loaded as text and copied as a standalone SVG [CMS-12, CONST-13]', async () => {
  const sprite = readFileSync('src/ui/art/icons.svg', 'utf8')
  const ask = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(new Response(sprite)))
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const page = await mount(<IconSprite />)
  await click(page.control('Скопировать alert'))
  await click(page.control('Скопировать bank'))
  expect(ask).toHaveBeenCalledOnce()
  expect(ask.mock.calls[0]?.[0]).toContain('icons.svg')
  const [first = '', second = ''] = writeText.mock.calls.map(([text]) => text)
  expect(first).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24"/)
  expect(first).toContain('M12 4 2.8 19.5h18.4Z')
  expect(second).not.toContain('M12 4 2.8 19.5h18.4Z')
  expect(toasts.get()).toMatchObject([{ kind: 'success' }])
})

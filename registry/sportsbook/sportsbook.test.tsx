import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { Sportsbook } from './sportsbook.tsx'

const book = {
  sysname: 'sportsbook',
  name: 'Marquee Sport',
  is_available: true,
  url: '/platform/game/sportsbook/play',
}
const props = { title: 'Ставки на спорт', sysname: 'sportsbook' }
const element = (answer?: Partial<typeof book>) => (
  <MemoryRouter initialEntries={['/betting?path=/event/20261121-football-03/1']}>
    <Sportsbook
      {...bare}
      props={props}
      data={{ book: answer && { status: 'success', data: { ...book, ...answer } } }}
    />
  </MemoryRouter>
)
const address = '/platform/game/sportsbook/play?locale=ru&theme=dark&path=%2Fevent%2F20261121-football-03%2F1'
const sourceOf = (container: HTMLElement) => container.querySelector('iframe')?.getAttribute('src')

test('finds its sportsbook by the system name and opens it in an iframe, at the path of the address [BET-01, BET-02]', async () => {
  const platform = testPlatform({ 'games.getsportsbook': () => ({ data: book }) })
  const page = await mount(element())
  await settle()
  expect(platform.called('games.getsportsbook')[0]?.params).toMatchObject({ sysname: 'sportsbook' })
  expect(sourceOf(page.container)).toBe(address)
  expect(page.container.querySelector('h1')?.textContent).toBe('Ставки на спорт')
})

test('shows placeholders of filters and matches until the sportsbook has loaded', async () => {
  testPlatform({})
  const page = await mount(element({}))
  const placeholders = () => page.container.querySelectorAll('[class*=skeleton]').length
  expect(placeholders()).toBeGreaterThan(10)
  await act(async () => page.container.querySelector('iframe')?.dispatchEvent(new Event('load')))
  expect(placeholders()).toBe(0)
})

test('reports that no bets are taken', async () => {
  testPlatform({})
  const page = await mount(element({ is_available: false }))
  expect(sourceOf(page.container)).toBeUndefined()
  expect(page.container.textContent).toContain('Ставки временно не принимаются')
})

test('calls its frame by what it is: no game has failed', async () => {
  testPlatform({})
  const page = await mount(element({}))
  const frame = page.container.querySelector('iframe')
  await act(async () => {
    const event = new MessageEvent('message', {
      data: { type: 'marquee:error', code: 'failed' },
      origin: 'null',
    })
    Object.defineProperty(event, 'source', { value: frame?.contentWindow })
    window.dispatchEvent(event)
  })
  expect(page.container.textContent).toContain('Линия не открылась')
})

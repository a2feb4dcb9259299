import { beforeEach, expect, test, vi } from 'vitest'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testPlatform, type Outcome } from '../../../tests/support/test-platform.ts'
import type { Boot } from '../../lib/browser/boot.ts'
import { useFavourites, useShelf } from '../../modules/games/index.ts'
import { useEarlyClicks } from './early-clicks.ts'

let likes = new Map<string, boolean>()
let sent: Promise<unknown>
let held: Element[]
let kept: string[]
let platform: ReturnType<typeof testPlatform>

/** A click that the boot script carries out. */
function clickEarly(sysname: string, store: Promise<unknown> = Promise.resolve()) {
  likes.set(sysname, true)
  sent = sent.then(() => store).then(() => void kept.unshift(sysname))
}

beforeEach(() => {
  likes = new Map()
  sent = Promise.resolve()
  held = []
  kept = ['olmos']
  platform = testPlatform({
    'games.getLikes': () => ({ data: { items: [...kept] } }),
    'games.removeLike': ({ params }) => {
      kept = kept.filter((sysname) => sysname !== params['sysname'])
      return { data: 1 }
    },
  })
  const early: Boot = {
    begin: () => undefined,
    hasBegun: () => true,
    likes,
    repeated: new Set(),
    sent: () => sent,
    endSessionWatch: () => false,
    popup: () => undefined,
    showSkeleton: () => undefined,
    installPrompt: () => undefined,
    hasActed: () => false,
    fail: () => undefined,
    done: () => held,
  }
  vi.stubGlobal('__marqueeBoot', early)
})
const Favourites = () => useFavourites().sysnames?.join(' ') ?? 'loading'
const Shelf = () => useShelf('favourites')?.join(' ') ?? 'loading'
function Page({ isWhole = false }) {
  return isWhole ? <WholePage /> : <Favourites />
}
function WholePage() {
  useEarlyClicks()
  return <Favourites />
}
const account = testAccount

test('a favourite clicked while the list is on its way is in the list', async () => {
  let answer: (outcome: Outcome<'games.getLikes'>) => void = () => undefined
  platform.answers['games.getLikes'] = () => new Promise((resolve) => (answer = resolve))
  const page = await mount(<Page />, { account })
  await settle()
  clickEarly('anor')
  platform.answers['games.getLikes'] = () => ({ data: { items: [...kept] } })
  answer({ data: { items: ['olmos'] } })
  await settle()
  expect(page.container.textContent).toBe('anor olmos')
})

test('a favourite that is still being stored when the application takes over is on the shelf', async () => {
  const page = await mount(<Page />, { account })
  await settle()
  expect(page.container.textContent).toBe('olmos')
  let store: (done: unknown) => void = () => undefined
  clickEarly('anor', new Promise((resolve) => (store = resolve)))
  await page.render(<Page isWhole />)
  await settle()
  expect(page.container.textContent).toBe('anor olmos')
  await page.render(<Shelf />)
  await settle()
  expect(page.container.textContent).toBe('anor olmos')
  store(undefined)
  await settle()
  expect(page.container.textContent).toBe('anor olmos')
  expect(kept).toEqual(['anor', 'olmos'])
})

test('a change by the application is sent after those of early clicks', async () => {
  const Remove = () => {
    const { toggleFavourite, isFavourite } = useFavourites()
    return <button onClick={() => toggleFavourite('anor')}>{isFavourite('anor') ? 'remove' : 'add'}</button>
  }
  const page = await mount(<Remove />, { account })
  await settle()
  let store: (done: unknown) => void = () => undefined
  clickEarly('anor', new Promise((resolve) => (store = resolve)))
  await page.render(
    <>
      <Page isWhole />
      <Remove />
    </>,
  )
  await settle()
  await click(page.control('remove'))
  expect(platform.called('games.removeLike')).toEqual([])
  store(undefined)
  await settle()
  expect(platform.called('games.removeLike')).toHaveLength(1)
  expect(kept).toEqual(['olmos'])
})

test('replays each held click once, if its button is still there', async () => {
  const clicked: string[] = []
  const button = (name: string) => {
    const element = document.createElement('button')
    element.addEventListener('click', () => clicked.push(name))
    return element
  }
  const there = document.body.appendChild(button('there'))
  held = [there, button('gone')]
  const page = await mount(<Page isWhole />)
  await settle()
  await page.render(<Page isWhole />)
  await settle()
  expect(clicked).toEqual(['there'])
  expect(platform.calls).toEqual([])
  there.remove()
})

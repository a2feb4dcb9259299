import { describe, expect, it, vi } from 'vitest'
import type { Action } from '../../schemas/documents/blocks/action.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { registerAction } from '../../src/renderer/actions.ts'
import { ToastHost } from '../../src/modules/toasts/index.ts'
import { FavouriteButton } from './views/favourite-button.tsx'

const label = 'В избранном: Aviora'
const heart = <FavouriteButton sysname="aviora" name="Aviora" />

/** A platform that stores favourites. */
function platformWith(...likes: string[]) {
  const kept = new Set(likes)
  return testPlatform({
    'games.getLikes': () => ({ data: { items: [...kept] } }),
    'games.addLike': ({ params }) => {
      kept.add(params.sysname ?? '')
      return { data: 1 }
    },
    'games.removeLike': ({ params }) => {
      kept.delete(params.sysname ?? '')
      return { data: 1 }
    },
  })
}

describe('favourites', () => {
  it('adds a favourite and reloads the list [FAV-02, FAV-03]', async () => {
    const platform = platformWith('olmos')
    const page = await mount(heart, { account: testAccount })
    await settle()
    expect(page.control(label).getAttribute('aria-pressed')).toBe('false')
    await click(page.control(label))
    expect(page.control(label).getAttribute('aria-pressed')).toBe('true')
    expect(platform.calls.map(({ name }) => name)).toEqual([
      'games.getLikes',
      'games.addLike',
      'games.getLikes',
    ])
    expect(platform.called('games.addLike')[0]?.params.sysname).toBe('aviora')
  })

  it('removes a favourite [FAV-01]', async () => {
    const platform = platformWith('aviora')
    const page = await mount(heart, { account: testAccount })
    await settle()
    expect(page.control(label).getAttribute('aria-pressed')).toBe('true')
    await click(page.control(label))
    expect(page.control(label).getAttribute('aria-pressed')).toBe('false')
    expect(platform.called('games.removeLike')[0]?.params.sysname).toBe('aviora')
    expect(platform.called('games.getLikes')).toHaveLength(2)
  })

  it('removes a favourite by a click before the list has arrived [FAV-01]', async () => {
    const platform = platformWith('aviora')
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const answered = platform.answers['games.getLikes']
    platform.answers['games.getLikes'] = async (call) => {
      await arrived
      return answered?.(call) ?? { data: { items: [] } }
    }
    const page = await mount(heart, { account: testAccount })
    await click(page.control(label))
    expect(platform.called('games.addLike')).toEqual([])
    arrive()
    await vi.waitFor(() => expect(platform.called('games.removeLike')).toHaveLength(1))
    expect(platform.called('games.addLike')).toEqual([])
  })

  it('shows the change before the answer', async () => {
    const platform = platformWith()
    let answer = () => {}
    platform.answers['games.addLike'] = () =>
      new Promise((resolve) => {
        answer = () => resolve({ data: 1 })
      })
    const page = await mount(heart, { account: testAccount })
    await settle()
    await click(page.control(label))
    expect(page.control(label).getAttribute('aria-pressed')).toBe('true')
    answer()
    await settle()
  })

  it('reverts the change with a toast when the platform rejects it', async () => {
    const platform = platformWith()
    platform.answers['games.addLike'] = () => ({ error: 'InternalServerErrorException' })
    const page = await mount(
      <>
        {heart}
        <ToastHost />
      </>,
      { account: testAccount },
    )
    await settle()
    await click(page.control(label))
    expect(page.control(label).getAttribute('aria-pressed')).toBe('false')
    await vi.waitFor(() => expect(document.body.textContent).toContain('Избранное не изменилось'))
  })

  it('offers a guest to register and makes no call [FAV-04]', async () => {
    const platform = platformWith()
    const opened: Action[] = []
    registerAction('openPopup', (action) => opened.push(action))
    const page = await mount(heart)
    await click(page.control(label))
    expect(opened).toEqual([{ type: 'openPopup', popup: 'registration' }])
    expect(platform.calls).toEqual([])
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../../../../schemas/documents/blocks/action.ts'
import { mount } from '../../../../tests/support/mount.tsx'
import { registerAction } from '../../../renderer/actions.ts'
import { confirmDialog } from '../../dialogs/index.ts'
import { showToast } from '../../toasts/index.ts'
import { useArrival } from './arrival.ts'
import { askToFillProfile } from './fill-profile.ts'

vi.mock('../../dialogs/index.ts', () => ({ confirmDialog: vi.fn() }))
vi.mock('../../toasts/index.ts', () => ({ showToast: vi.fn() }))

const followed: Action[] = []
registerAction('navigate', (action) => followed.push(action))

beforeEach(() => {
  followed.length = 0
  vi.mocked(showToast).mockReset()
  vi.mocked(confirmDialog).mockReset()
})

function Arrival() {
  const { offerReturn } = useArrival()
  return <button onClick={offerReturn}>saved</button>
}

async function arrive(query: Record<string, string>) {
  const page = await mount(<Arrival />, { query })
  page.control('saved').click()
  await page.unmount()
  return vi.mocked(showToast).mock.calls.map(([toast]) => toast)
}

describe('arriving at the settings', () => {
  it('shows the notice of toastType and leads back to from once the profile is saved [TOAST-05]', async () => {
    const [welcome, saved] = await arrive({ toastType: 'withdrawal', from: '/cashier/withdraw' })
    expect(welcome).toMatchObject({ kind: 'info', title: 'Для вывода нужен профиль' })
    saved?.action?.onSelect()
    expect(followed).toEqual([{ type: 'navigate', to: '/cashier/withdraw' }])
  })

  it('shows nothing for an unknown toastType', async () => {
    expect(await arrive({ toastType: 'constructor' })).toEqual([])
  })

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'does not lead back to %s',
    async (from) => {
      expect(await arrive({ from })).toEqual([])
    },
  )
})

describe('the question to fill in the profile', () => {
  const place = { t: (key: string | string[]) => String(key), path: '/cashier/deposit?amount=5' }

  it('leads to the settings with the reason and the way back [DLG-31]', async () => {
    vi.mocked(confirmDialog).mockResolvedValue(true)
    await askToFillProfile(place, { toastType: 'deposit' })
    expect(followed).toEqual([
      {
        type: 'navigate',
        to: '/profile/settings',
        query: { from: '/cashier/deposit?amount=5', toastType: 'deposit' },
      },
    ])
  })

  it('does not navigate when declined, and uses a known reason', async () => {
    vi.mocked(confirmDialog).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    await askToFillProfile(place, { toastType: 'deposit' })
    expect(followed).toEqual([])
    await askToFillProfile(place, { toastType: '<script>' })
    expect(followed).toMatchObject([{ query: { toastType: 'profile' } }])
  })
})

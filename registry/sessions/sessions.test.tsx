import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import type { ConfirmOptions } from '../../src/modules/dialogs/index.ts'
import { changePassword } from '../../src/modules/account/index.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { examples } from './sessions.examples.ts'
import { Sessions } from './sessions.tsx'

const confirm = vi.hoisted(() => vi.fn<(options: ConfirmOptions) => Promise<boolean>>())
vi.mock('../../src/modules/dialogs/index.ts', () => ({ confirmDialog: confirm }))

const texts = messages.body.profile.sessions
const all = examples.normal.data.sessions.data.items
let items = all
let platform: ReturnType<typeof testPlatform>

beforeEach(() => {
  items = all
  confirm.mockReset().mockResolvedValue(true)
  platform = testPlatform({
    'account.changepassword': () => {
      items = items.filter(({ is_current }) => is_current)
      return { data: 1 }
    },
    'account.getsessions': () => ({ data: { items } }),
    'account.endsessions': ({ params }) => {
      items = items.filter(({ id, is_current }) => is_current || (params['id'] ?? id) !== id)
      return { data: 1 }
    },
  })
})
async function show() {
  const block = <Sessions {...bare} data={{ sessions: undefined }} />
  const page = await mount(block, { account: testAccount })
  await settle()
  return { ...page, rows: () => [...page.container.querySelectorAll('li')].map((row) => row.textContent) }
}

it('lists the devices with address and last use, and marks this one', async () => {
  const page = await show()
  const [current, other, unknown] = page.rows()
  expect(current).toContain('Chrome, Android')
  expect(current).toContain('84.54.112.7')
  expect(current).toContain(texts.current)
  expect(current).not.toContain(texts.end)
  expect(other).toMatch(/Edge, Windows213\.230\.99\.41Активен \d\d\.11\.2026 \d+:\d\d/)
  expect(unknown).toContain(texts.unknown)
})

it('ends one session, and keeps the focus in the list', async () => {
  const page = await show()
  await click(page.control(texts.endOf.replace('{{device}}', 'Edge, Windows')))
  expect(platform.called('account.endsessions')[0]?.params).toMatchObject({ id: '0a9b8c7d6e5f4321' })
  expect(confirm).not.toHaveBeenCalled()
  expect(page.rows()).toHaveLength(2)
  expect(document.activeElement).toBe(page.container.querySelector('ul'))
})

it('ends all other sessions once the player agrees', async () => {
  const page = await show()
  confirm.mockResolvedValueOnce(false)
  await click(page.control(texts.endOthers))
  expect(platform.called('account.endsessions')).toEqual([])
  await click(page.control(texts.endOthers))
  expect(platform.called('account.endsessions')[0]?.params['id']).toBeUndefined()
  expect(page.rows()).toHaveLength(1)
  expect(page.container.querySelector('button')).toBeNull()
})

it('shows that a new password has ended the other sessions', async () => {
  const page = await show()
  await act(() => changePassword({ password: 'marra2026', new_password: 'marra-2027' }))
  await settle()
  expect(page.rows()).toHaveLength(1)
})

it('a session that has ended already only disappears', async () => {
  const page = await show()
  platform.answers['account.endsessions'] = () => {
    items = all.slice(0, 2)
    return { error: 'InvalidParameterException', errorData: { id: 'unknown' } }
  }
  await click(page.control(texts.endOf.replace('{{device}}', texts.unknown)))
  expect(page.rows()).toHaveLength(2)
  expect(page.container.querySelector('[role=alert]')).toBeNull()
})

it('reports a session that could not be ended', async () => {
  const page = await show()
  platform.answers['account.endsessions'] = () => 'connection lost'
  await click(page.control(texts.endOthers))
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(messages.body.errors.network.text)
  expect(page.rows()).toHaveLength(3)
})

it('shows nothing if the platform has no list of sessions, and an error if it does not answer', async () => {
  platform.answers['account.getsessions'] = () => ({ error: 'MethodNotFoundException' })
  const absent = await show()
  expect(absent.container.innerHTML).toBe('')
  await absent.unmount()
  platform.answers['account.getsessions'] = () => 'connection lost'
  const failed = await show()
  expect(failed.container.querySelector('[role=alert]')).not.toBeNull()
})

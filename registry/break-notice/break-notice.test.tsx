import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { mount } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { BreakNotice } from './break-notice.tsx'

const free = {
  time_out_until: null,
  self_excluded_until: null,
  is_self_excluded: false,
  session_minutes: 1,
}

async function headingFor(status: Partial<typeof free> | { time_out_until: string } | null) {
  const answer =
    status === null
      ? { status: 'error' as const, error: 'MethodNotFoundException' }
      : { status: 'success' as const, data: { ...free, ...status } }
  const block = <BreakNotice {...bare} props={{ text: '<p>Помощь</p>' }} data={{ status: answer }} />
  const page = await mount(block, { account: testAccount })
  expect(page.container.querySelector('p')?.textContent).toBe('Помощь')
  return page.container.querySelector('h2')?.textContent
}

it('names the end of the break, as far as it is known', async () => {
  expect(await headingFor({ time_out_until: '2099-03-01T19:00:00Z' })).toBe(
    'У вас перерыв до 02.03.2099 0:00',
  )
  expect(await headingFor({ is_self_excluded: true })).toBe('Вы исключили себя из игры бессрочно')
  expect(await headingFor(null)).toBe('У вас перерыв')
})

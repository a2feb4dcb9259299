import { describe, expect, it, vi } from 'vitest'
import { bare } from '../../../tests/support/bare.ts'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { registerAction, type OperationValues } from '../../renderer/actions.ts'
import { registerOperation } from '../../../tests/support/register-operation.ts'
import { BreaksCard } from '../../../registry/play-breaks/views/breaks-card.tsx'
import { IdentityCard } from '../../../registry/identity-check/views/identity-card.tsx'
import { LimitsCard } from '../../../registry/play-limits/views/limits-card.tsx'
import { SpendingCard } from '../../../registry/own-spending/views/spending-card.tsx'
import { TwoFactorCard } from '../../../registry/two-factor/views/two-factor-card.tsx'

const status = {
  status: 'success' as const,
  data: { time_out_until: null, self_excluded_until: null, is_self_excluded: false, session_minutes: 3 },
}

describe.each([
  ['twoFactor', <TwoFactorCard key="one" blockId="one" />],
  ['identityVerification', <IdentityCard key="one" blockId="one" variant="check" />],
  ['identityVerification', <IdentityCard key="one" blockId="one" variant="notice" />],
  [
    'responsibleGaming',
    <BreaksCard key="one" id="one" props={{}} data={{ status }} slots={{}} params={{}} />,
  ],
  [
    'responsibleGaming',
    <LimitsCard
      key="one"
      id="one"
      props={{ view: 'full' }}
      data={{ limits: { status: 'success', data: { items: [] } } }}
      slots={{}}
      params={{}}
    />,
  ],
])('what depends on the switch %s', (feature, card) => {
  it('is rendered only while it is on [PROF-04, VERIF-02]', async () => {
    testPlatform({})
    const on = await mount(card, { account: testAccount, features: { [feature]: true } })
    expect(on.container.textContent).not.toBe('')
    await on.unmount()
    const off = await mount(card, { account: testAccount, features: { [feature]: false } })
    expect(off.container.innerHTML).toBe('')
  })
})

describe('an identity check by the SDK of a provider', () => {
  const framesOrigin = 'https://frames.example'

  it('runs on the origin for third-party code with the token of the platform, and ends with its result', async () => {
    const tokens = ['second', 'first']
    const platform = testPlatform({
      'identity.createApplicant': () => ({ data: { applicant_id: '7' } }),
      'identity.getAccessToken': () => ({
        data: { token: tokens.pop() ?? '', expires_in: 600, url: null },
      }),
    })
    const { container, control, unmount } = await mount(<IdentityCard blockId="one" variant="check" />, {
      account: testAccount,
      features: { identityVerification: true },
      config: {
        ...testConfig,
        framesOrigin,
        functional: { ...testConfig.functional, identityProvider: 'sumsub' },
      },
    })
    await click(control('Подтвердить'))
    await settle()
    const frame = () => container.querySelector('iframe')
    const sourceOf = () => frame()?.contentWindow ?? window
    expect(frame()?.src).toBe(`${framesOrigin}/frames/identity`)
    const told: unknown[] = []
    vi.spyOn(sourceOf(), 'postMessage').mockImplementation((message: unknown) => told.push(message))
    const say = async (data: unknown, origin = framesOrigin) => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: sourceOf() }))
      await settle()
    }
    await say({ type: 'frame.ready' }, 'https://evil.example')
    expect(told).toEqual([])
    await say({ type: 'frame.ready' })
    await say({ type: 'identity.expired' })
    expect(told).toMatchObject([
      { type: 'identity.start', provider: 'sumsub', token: 'first', url: null, locale: 'ru' },
      { type: 'identity.token', token: 'second' },
    ])
    await say({ type: 'identity.status', status: 'pending' })
    expect(platform.called('account.setUserOnVerification')).toHaveLength(1)
    await say({ type: 'identity.fault', reason: 'no camera' })
    expect(frame()).not.toBeNull()
    await say({ type: 'identity.status', status: 'cancelled' })
    expect(frame()).toBeNull()
    await click(control('Подтвердить'))
    await settle()
    await say({ type: 'identity.failed', reason: 'no address' })
    expect(frame()).toBeNull()
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Напишите в поддержку')
    await unmount()
  })
})

describe('during a break', () => {
  const free = {
    time_out_until: null,
    self_excluded_until: null,
    is_self_excluded: false,
    session_minutes: 1,
  }
  const later = '2099-03-01T19:00:00Z'
  const options = {
    account: { ...testAccount, is_on_break: true },
    features: { responsibleGaming: true },
  }

  it('the summary of limits offers no other break', async () => {
    const limits = { status: 'success' as const, data: { items: [] } }
    const page = await mount(<LimitsCard {...bare} props={{ view: 'summary' }} data={{ limits }} />, options)
    expect(page.container.textContent).toContain('Лимитов пока нет')
    expect(page.container.querySelector('button')).toBeNull()
  })

  it.each([
    ['a longer break or self-exclusion', { time_out_until: later }, 2],
    ['a longer self-exclusion', { is_self_excluded: true, self_excluded_until: later }, 1],
    ['nothing beside a permanent one', { is_self_excluded: true }, 0],
  ])('a player can choose %s', async (_what, status, count) => {
    const data = { status: { status: 'success' as const, data: { ...free, ...status } } }
    const page = await mount(<BreaksCard {...bare} data={data} />, options)
    expect(page.container.querySelectorAll('button')).toHaveLength(count)
  })
})

describe('calls that the platform does not have', () => {
  const absent = { status: 'error' as const, error: 'MethodNotFoundException' }
  const options = { account: testAccount, features: { responsibleGaming: true } }

  it('link to support where limits are set', async () => {
    testPlatform({})
    const page = await mount(
      <LimitsCard {...bare} props={{ view: 'full' }} data={{ limits: absent }} />,
      options,
    )
    expect(page.control('Поддержка').getAttribute('href')).toBe('/ru/support')
  })

  it('hide the block elsewhere', async () => {
    testPlatform({})
    const page = await mount(
      <>
        <LimitsCard {...bare} props={{ view: 'summary' }} data={{ limits: absent }} />
        <SpendingCard {...bare} props={{ period: 'week' }} data={{ spending: absent }} />
      </>,
      options,
    )
    expect(page.container.innerHTML).toBe('')
  })
})

describe('the identity check', () => {
  const features = { identityVerification: true }
  const check = <IdentityCard blockId="one" variant="check" />

  it.each([
    [{ is_verified: true }, 'verified', 'Личность подтверждена'],
    [{ is_on_verification: true }, 'pending', 'Документы проверяются'],
    [{ is_kyc_block_enabled: true }, 'blocked', 'Подтвердите личность, чтобы выводить деньги'],
    [{}, 'none', 'Подтвердите личность'],
  ])('shows the flags %j as %s [VERIF-03, VERIF-04]', async (flags, state, title) => {
    testPlatform({})
    const page = await mount(check, { account: { ...testAccount, ...flags }, features })
    const shown = page.container.querySelector('[role=status]')
    expect([shown?.getAttribute('data-state'), shown?.querySelector('p')?.textContent]).toEqual([
      state,
      title,
    ])
  })

  it("opens the provider's page in an iframe", async () => {
    testPlatform({
      'identity.createApplicant': () => ({ data: { applicant_id: 'a1' } }),
      'identity.getAccessToken': () => ({
        data: { token: 't', expires_in: 60, url: 'https://id.example/check/t' },
      }),
    })
    const page = await mount(check, { account: testAccount, features })
    await click(page.control('Подтвердить'))
    const frame = page.container.querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe('https://id.example/check/t')
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin')
  })

  it.each([
    ['/ru/profile/verification?action=withdrawal', { externalActionId: 'withdrawal' }],
    ['/ru/profile/verification?action=%3Cb%3E', {}],
    ['/ru/profile/verification', {}],
  ])('names the occasion of the check that the address %s gives [API-IDV-02]', async (address, sent) => {
    history.replaceState(null, '', address)
    const platform = testPlatform({
      'identity.createApplicant': () => ({ data: { applicant_id: 'a1' } }),
      'identity.getAccessToken': () => ({ data: { token: 't', expires_in: 60, url: null } }),
    })
    const page = await mount(check, { account: testAccount, features })
    await click(page.control('Подтвердить'))
    const [call] = platform.called('identity.getAccessToken')
    expect(call?.params).toEqual({ v: '2.34', locale: 'ru', ...sent })
  })

  it('asks to complete the profile first if it is incomplete', async () => {
    const asked: OperationValues[] = []
    registerOperation('account.fillProfile', (values) => {
      asked.push(values)
      return Promise.resolve()
    })
    testPlatform({ 'identity.createApplicant': () => ({ error: 'KycUserProfileException' }) })
    const page = await mount(check, { account: testAccount, features })
    await click(page.control('Подтвердить'))
    expect(asked).toEqual([{ toastType: 'verification' }])
    expect(page.container.querySelector('[role=alert]')).toBeNull()
  })

  it('says why it does not start', async () => {
    testPlatform({ 'identity.createApplicant': () => ({ error: 'TooManyRequestsException' }) })
    const page = await mount(check, { account: testAccount, features })
    await click(page.control('Подтвердить'))
    expect(page.container.querySelector('[role=alert]')?.textContent).toContain('Слишком много попыток')
  })

  it('shows a notice that links to its popup until the identity is confirmed', async () => {
    testPlatform({})
    registerAction('openPopup', () => undefined)
    const notice = <IdentityCard blockId="one" variant="notice" />
    const open = await mount(notice, { account: testAccount, features })
    expect(open.control('Подтвердить').getAttribute('data-action')).toContain('"popup":"verification"')
    await open.unmount()
    const verified = await mount(notice, { account: { ...testAccount, is_verified: true }, features })
    await settle()
    expect(verified.container.innerHTML).toBe('')
  })
})

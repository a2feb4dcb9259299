import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import type { FormViewProps } from '../../src/renderer/form/form-view.tsx'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { examples } from './authenticator.examples.ts'
import { Authenticator } from './authenticator.tsx'

const confirm = vi.hoisted(() => vi.fn())
vi.mock('../../src/modules/dialogs/index.ts', () => ({ confirmDialog: confirm }))
const saveFile = vi.hoisted(() => vi.fn())
vi.mock('../../src/lib/browser/save-file.ts', () => ({ saveFile }))
/** Ends the form with what its operation returns. */
let finish: FormViewProps['onDone']
vi.mock('../../src/renderer/form/form-view.tsx', () => ({
  FormView({ formKey, onDone }: FormViewProps) {
    finish = onDone
    return <form data-form={formKey} />
  },
}))

const texts = messages.body.profile.authenticator
const codes = ['abcdefgh-ijklmnop-qrstuvwx', 'bbcdefgh-ijklmnop-qrstuvwx']
let platform: ReturnType<typeof testPlatform>

beforeEach(() => {
  confirm.mockReset().mockResolvedValue(true)
  saveFile.mockReset()
  platform = testPlatform({
    'account.getauthenticator': () => ({ data: { is_enabled: true, recovery_codes_left: 10 } }),
    'account.beginauthenticator': () => ({
      data: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Marra:1?secret=JBSWY3DPEHPK3PXP' },
    }),
    'account.renewrecoverycodes': () => ({ data: { recovery_codes: codes } }),
    'account.removeauthenticator': () => ({ data: 1 }),
  })
})
async function show(name: keyof typeof examples, features: Record<string, boolean> = { twoFactor: true }) {
  const { props, data } = examples[name]
  const block = <Authenticator {...bare} props={props} data={data} />
  const page = await mount(block, { account: testAccount, features })
  await settle()
  return { ...page, text: () => page.container.textContent }
}

it('sets the app up with a QR code and the secret as text, and shows the recovery codes once', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const page = await show('empty')
  expect(page.text()).toContain(texts.off)
  await click(page.control(texts.turnOn))
  await vi.waitFor(async () => {
    await settle()
    expect(page.container.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(texts.qr)
  })
  expect(page.text()).toContain('JBSW Y3DP EHPK 3PXP')
  expect(page.container.querySelector('form')?.dataset['form']).toBe('authenticator-code')
  await act(async () => finish?.(codes))
  await settle()
  expect(page.text()).not.toContain('JBSW')
  for (const code of codes) expect(page.text()).toContain(code)
  await click(page.control(texts.copy))
  expect(writeText).toHaveBeenCalledWith(codes.join('\n'))
  expect(page.text()).toContain(texts.copied)
  await click(page.control(texts.download))
  expect(saveFile).toHaveBeenCalledWith('recovery-codes.txt', expect.any(Blob))
  const content: unknown = saveFile.mock.lastCall?.[1]
  expect(content instanceof Blob && (await content.text())).toBe(`${codes.join('\n')}\n`)
  await click(page.control(texts.saved))
  await settle()
  for (const code of codes) expect(page.text()).not.toContain(code)
  expect(page.text()).toContain(texts.turnOff)
})

it('turns the app off after a confirmation only', async () => {
  const page = await show('normal')
  confirm.mockResolvedValueOnce(false)
  await click(page.control(texts.turnOff))
  expect(platform.called('account.removeauthenticator')).toEqual([])
  await click(page.control(texts.turnOff))
  await settle()
  expect(platform.called('account.removeauthenticator')).toHaveLength(1)
})

it('keeps the focus in the card when the control that was used disappears', async () => {
  const use = async (page: Awaited<ReturnType<typeof show>>, name: string) => {
    const control = page.control(name)
    control.focus()
    await click(control)
    await vi.waitFor(async () => {
      await settle()
      expect(control.isConnected).toBe(false)
    })
  }
  const focused = (page: Awaited<ReturnType<typeof show>>) => {
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
    expect(page.container.querySelector('section')?.contains(document.activeElement)).toBe(true)
  }
  const off = await show('empty')
  await use(off, texts.turnOn)
  await vi.waitFor(async () => {
    await settle()
    expect(off.text()).toContain('JBSW')
  })
  await use(off, messages.body.profile.cancel)
  focused(off)
  await off.unmount()
  const on = await show('normal')
  await click(on.control(texts.renew))
  await use(on, texts.saved)
  focused(on)
  platform.answers['account.getauthenticator'] = () => ({
    data: { is_enabled: false, recovery_codes_left: 0 },
  })
  await use(on, texts.turnOff)
  focused(on)
})

it('warns when few recovery codes are left, and makes new ones after a confirmation', async () => {
  const page = await show('lastCodes')
  expect(page.text()).toContain('Остался 1 резервный код.')
  expect(page.text()).toContain(texts.fewCodes)
  await click(page.control(texts.renew))
  await settle()
  for (const code of codes) expect(page.text()).toContain(code)
})

it('is absent without the feature, and on a platform without it', async () => {
  const off = await show('normal', {})
  expect(off.text()).toBe('')
  await off.unmount()
  const data = { authenticator: { status: 'error' as const, error: 'MethodNotFoundException' } }
  const block = <Authenticator {...bare} data={data} />
  const absent = await mount(block, { account: testAccount, features: { twoFactor: true } })
  expect(absent.container.textContent).toBe('')
})

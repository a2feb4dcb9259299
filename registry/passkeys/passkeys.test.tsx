import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import type { FormViewProps } from '../../src/renderer/form/form-view.tsx'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { examples } from './passkeys.examples.ts'
import { Passkeys } from './passkeys.tsx'

const confirm = vi.hoisted(() => vi.fn())
vi.mock('../../src/modules/dialogs/index.ts', () => ({ confirmDialog: confirm }))
const signIn = vi.hoisted(() => ({ addPasskey: vi.fn() }))
vi.mock('../../src/modules/sign-in/index.ts', async () => ({
  ...(await vi.importActual('../../src/modules/sign-in/passkey.ts')),
  addPasskey: signIn.addPasskey,
}))
let form: Pick<FormViewProps, 'payload' | 'onDone'>
vi.mock('../../src/renderer/form/form-view.tsx', () => ({
  FormView(props: FormViewProps) {
    form = props
    return <form data-form={props.formKey} />
  },
}))

const texts = messages.body.profile.passkeys
const [phone, laptop] = examples.normal.data.passkeys.data.items
let platform: ReturnType<typeof testPlatform>

beforeEach(() => {
  confirm.mockReset().mockResolvedValue(true)
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  signIn.addPasskey.mockReset().mockResolvedValue(undefined)
  platform = testPlatform({
    'account.getpasskeys': () => ({ data: examples.normal.data.passkeys.data }),
    'account.removepasskey': () => ({ data: 1 }),
  })
})
async function show(name: keyof typeof examples) {
  const { props, data } = examples[name]
  const block = <Passkeys {...bare} props={props} data={data} />
  const page = await mount(block, { account: testAccount })
  await settle()
  return { ...page, text: () => page.container.textContent }
}

it('lists passkeys with their last login, and removes one after a confirmation only', async () => {
  const page = await show('normal')
  expect([...page.container.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    expect.stringContaining(phone?.name ?? ''),
    expect.stringContaining(texts.unused),
  ])
  const remove = texts.removeOf.replace('{{name}}', laptop?.name ?? '')
  confirm.mockResolvedValueOnce(false)
  await click(page.control(remove))
  expect(platform.called('account.removepasskey')).toEqual([])
  await click(page.control(remove))
  await settle()
  expect(platform.called('account.removepasskey').map(({ params }) => params['id'])).toEqual([laptop?.id])
})

it('renames a passkey with the form of the document', async () => {
  const page = await show('normal')
  await click(page.control(texts.renameOf.replace('{{name}}', phone?.name ?? '')))
  expect(page.container.querySelector('form')?.dataset['form']).toBe('passkey-name')
  expect(form.payload?.({ name: 'Дома' })).toEqual({ name: 'Дома', id: phone?.id })
  await act(async () => form.onDone?.(undefined))
  await settle()
  expect(page.container.querySelector('form')).toBeNull()
})

it('adds a passkey named after the device, and reloads the list', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14) Chrome/142.0 Mobile',
  )
  const page = await show('empty')
  expect(page.text()).toContain(texts.none)
  await click(page.control(texts.add))
  await settle()
  expect(signIn.addPasskey).toHaveBeenCalledWith('Chrome, Android')
  expect(page.text()).toContain(phone?.name)
})

it('says why a passkey was not added', async () => {
  signIn.addPasskey.mockRejectedValue(Object.assign(new Error('x'), { name: 'InvalidStateError' }))
  const page = await show('empty')
  await click(page.control(texts.add))
  await settle()
  expect(page.text()).toContain(messages.body.auth.passkey.problems.known)
  signIn.addPasskey.mockRejectedValue(Object.assign(new Error('x'), { name: 'NotAllowedError' }))
  await click(page.control(texts.add))
  await settle()
  expect(page.container.querySelector('[role=alert]')?.textContent).toBe(texts.cancelled)
})

it('offers no new passkey in browsers without them, but lists those of other devices', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const page = await show('normal')
  expect(page.text()).toContain(phone?.name)
  expect(page.text()).toContain(texts.unsupported)
  expect(() => page.control(texts.add)).toThrow('no control')
})

it('reports a failure with a retry, and is absent on a platform without passkeys', async () => {
  const failed = await show('error')
  expect(failed.control(messages.body.errors.retry)).toBeDefined()
  await failed.unmount()
  const data = { passkeys: { status: 'error' as const, error: 'MethodNotFoundException' } }
  const block = <Passkeys {...bare} data={data} />
  const absent = await mount(block, { account: testAccount })
  expect(absent.container.textContent).toBe('')
})

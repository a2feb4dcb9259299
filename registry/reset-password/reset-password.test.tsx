import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { FormViewProps } from '../../src/renderer/form/form-view.tsx'
import { restore } from '../../src/modules/sign-in/index.ts'
import { mount } from '../../tests/support/mount.tsx'
import { ResetPassword } from './reset-password.tsx'

const shown = vi.fn<(props: FormViewProps) => void>()
vi.mock('../../src/renderer/form/form-view.tsx', () => ({
  FormView: (props: FormViewProps) => {
    shown(props)
    return null
  },
}))
/** Initial values of the form's fields. */
async function valuesAt(address: string) {
  const page = await mount(
    <MemoryRouter initialEntries={[address]}>
      <ResetPassword {...bare} props={{ form: 'reset-password' }} />
    </MemoryRouter>,
  )
  await page.unmount()
  const props = shown.mock.lastCall?.[0]
  expect(props?.formKey).toBe('reset-password')
  return props?.values
}

it('a link from a message fills in only its login and code', async () => {
  expect(await valuesAt('/reset?login=a%40example.com&code=012345&password=x')).toEqual({
    login: 'a@example.com',
    code: '012345',
  })
  expect(await valuesAt('/reset?code=012345')).toEqual({ code: '012345' })
  expect(await valuesAt('/reset')).toEqual({})
})

it('without a link the login is the one that requested a code on this page', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true })))
  await restore({ login: 'b@example.com' })
  expect(await valuesAt('/reset')).toEqual({ login: 'b@example.com' })
  expect(await valuesAt('/reset?login=a%40example.com')).toEqual({ login: 'a@example.com' })
})

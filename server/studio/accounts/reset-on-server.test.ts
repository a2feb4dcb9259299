import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestStudio } from '../../../tests/support/content/test-studio.ts'
import { resetPasswordOnServer } from './reset-on-server.ts'

let studio: Awaited<ReturnType<typeof startTestStudio>>
beforeEach(async () => {
  studio = await startTestStudio()
})
afterEach(() => studio.close())

const options = () => ({ ...studio.settings, publicUrl: 'http://localhost:3000', passwordCost: 2 })
const reset = async (login: string) => (await resetPasswordOnServer(options(), login)).password

describe('a password that is reset on the server', () => {
  test('replaces the old one and ends the sessions while the server runs', async () => {
    const password = await reset(' Admin ')
    expect(password).toMatch(/^[\w-]{24}$/)
    expect((await studio.call('users.list', {}, studio.admin)).error?.type).toBe('NotSignedIn')
    await expect(studio.signIn('admin', studio.firstPassword)).rejects.toThrow()
    await studio.signIn('admin', password)
  })

  test('opens an account that too many wrong passwords have closed', async () => {
    for (let count = 0; count < 6; count += 1)
      await studio.call('session.open', { login: 'admin', password: 'a guess of many' })
    await studio.signIn('admin', await reset('admin'))
  })

  test('is recorded in the audit log', async () => {
    const admin = await studio.signIn('admin', await reset('admin'))
    const { data = [] } = await studio.call('audit.list', { group: 'administration' }, admin)
    expect(data[0]).toMatchObject({ by: '', action: 'users.resetPassword', subject: 'admin' })
  })

  test('is none for an unknown or disabled login', async () => {
    await studio.join('editor', 'aziza')
    await expect(reset('azizza')).rejects.toThrow('There is no user "azizza". Admins: admin')
    const { data = [] } = await studio.call('users.list', {}, studio.admin)
    const id = data.find(({ login }) => login === 'aziza')?.id ?? 0
    await studio.call('users.change', { id, isActive: false }, studio.admin)
    await expect(reset('aziza')).rejects.toThrow('The user "aziza" is disabled')
  })
})

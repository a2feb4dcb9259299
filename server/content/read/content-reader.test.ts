import { expect, it } from 'vitest'
import siteSettings from '../../../schemas/defaults/settings/site.json' with { type: 'json' }
import defaultTheme from '../../../schemas/defaults/themes/default.json' with { type: 'json' }
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import {
  both,
  document,
  form,
  smallRegistry,
  smallSite,
} from '../../../tests/support/content/content-site.ts'
import { ContentReader } from './content-reader.ts'
import { SnapshotView } from '../snapshot/snapshot-view.ts'

const site = useGateways()
const theme = { ...defaultTheme.body, logo: { ...defaultTheme.body.logo, name: 'one' } }
const other = { ...theme, logo: { ...theme.logo, name: 'two' } }
const bodies = new Map([
  ['site', document('settings', 'site', { ...siteSettings.body, theme: 'worn' })],
  ['one', document('theme', 'worn', theme)],
  ['two', document('theme', 'worn', other)],
])

it('reads the theme of all pages once per publication', async () => {
  const read: string[] = []
  const readBody = (hash: string) => {
    read.push(hash)
    const body = bodies.get(hash)
    return body ? Promise.resolve(body) : Promise.reject(new Error(`no ${hash}`))
  }
  const snapshot = (version: number, worn: string) =>
    new SnapshotView(
      {
        version,
        createdAt: '2026-01-01T00:00:00.000Z',
        author: 'test',
        entries: [
          { kind: 'settings', key: 'site', schemaVersion: 1, version: 1, hash: 'site', links: [] },
          { kind: 'theme', key: 'worn', schemaVersion: 1, version, hash: worn, links: [] },
        ],
      },
      readBody,
    )
  const source = { view: snapshot(1, 'one') }
  const reader = new ContentReader(source, smallRegistry, {})
  expect((await reader.theme()).theme.logo.name).toBe('one')
  await reader.theme()
  expect(read).toEqual(['site', 'one'])
  source.view = snapshot(2, 'two')
  expect((await reader.theme()).theme.logo.name).toBe('two')
  expect(read).toEqual(['site', 'one', 'site', 'two'])
})

it('forms that add a contact validate at once unless the settings turn that off', async () => {
  const { gateway } = await site.open({
    defaults: [
      ...smallSite(),
      form('contact', {
        strategy: 'immediate',
        submit: { operation: 'account.addcontact', label: both('Add') },
      }),
      form('other', { strategy: 'immediate' }),
    ],
  })
  const strategies = async () =>
    Promise.all(['contact', 'other'].map(async (key) => (await gateway.form(key, 'uz'))?.strategy))
  expect(await strategies()).toEqual(['immediate', 'immediate'])
  await gateway.publish([document('settings', 'forms', { isContactValidationImmediate: false })], 'test')
  expect(await strategies()).toEqual(['onSubmit', 'immediate'])
})

import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { SupportSettings } from '../../schemas/api/entities/site.ts'
import { click, mount } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { SupportContacts } from './support-contacts.tsx'

const settings: SupportSettings = {
  chat: 'chatwoot',
  contacts: [
    { type: 'email', value: 'help@site.example' },
    { type: 'phone', value: '+998 71 200-00-00' },
    { type: 'telegram', value: '@site_help' },
  ],
  is_online: true,
}

const show = (data: SupportSettings) =>
  mount(<SupportContacts {...bare} data={{ settings: { status: 'success', data } }} />)

it('every contact of the platform is a working link [API-SUP-01]', async () => {
  const { container } = await show(settings)
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['mailto:help@site.example', 'tel:+998712000000', 'https://t.me/site_help'])
})

it('contacts that failed to load can be retried', async () => {
  const platform = testPlatform({ 'support.getsettings': () => ({ data: settings }) })
  const data = { settings: { status: 'error' as const, error: 'ApplicationUnavailableException' } }
  const page = await mount(<SupportContacts {...bare} data={data} />)
  expect(page.container.querySelector('[role=alert]')?.textContent).toContain('Контакты не загрузились')
  await click(page.control('Попробовать ещё раз'))
  expect(platform.called('support.getsettings')).toHaveLength(1)
  expect(page.container.textContent).toContain('help@site.example')
})

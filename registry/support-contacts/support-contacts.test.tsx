import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { SupportSettings } from '../../schemas/api/entities/site.ts'
import { mount } from '../../tests/support/mount.tsx'
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

import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'

const contacts = [
  { type: 'email', value: 'support@marra.example' },
  { type: 'phone', value: '+998712000000' },
  { type: 'telegram', value: '@marra_support' },
]
const answer = (settings: Record<string, unknown>) => ({
  settings: {
    status: 'success' as const,
    data: { chat: 'chatwoot', contacts, is_online: true, ...settings },
  },
})

export const supportContacts = defineComponent({
  type: 'SupportContacts',
  version: 1,
  description:
    'The ways to reach support that the platform names: the chat with whether somebody answers now, e-mail, phone, messenger.',
  category: 'content',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  isShared: true,
  load: { settings: { call: 'support.getsettings', params: {} } },
  maxAge: 60,
  examples: {
    normal: { props: {}, data: answer({}) },
    away: { props: {}, data: answer({ is_online: false }) },
    empty: { props: {}, data: answer({ chat: 'none', contacts: [] }) },
    error: {
      props: {},
      data: { settings: { status: 'error', error: 'ApplicationUnavailableException' } },
    },
    longText: {
      props: {},
      data: answer({
        contacts: [{ type: 'email', value: `${'yordam.xizmati.'.repeat(5)}manzili@marra.example` }],
      }),
    },
  },
})

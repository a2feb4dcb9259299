import type { ComponentExamples } from '../../schemas/component.ts'

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

export const examples = {
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
} satisfies ComponentExamples

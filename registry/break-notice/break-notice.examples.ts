import type { ComponentExamples } from '../../schemas/component.ts'

const props = {
  text: {
    uz: '<p>Pulingiz joyida: uni istalgan vaqtda <a href="/cashier/withdraw">yechib olishingiz</a> mumkin.</p>',
    ru: '<p>Деньги на месте: <a href="/cashier/withdraw">вывести их</a> можно в любой момент.</p>',
  },
}

const free = {
  time_out_until: null,
  self_excluded_until: null,
  is_self_excluded: false,
  session_minutes: 12,
}
const answered = (status: object) => ({
  status: { status: 'success' as const, data: { ...free, ...status } },
})

export const examples = {
  normal: { props, data: answered({ time_out_until: '2099-03-01T19:00:00Z' }) },
  excluded: { props, data: answered({ is_self_excluded: true }) },
  empty: { props, data: answered({}) },
  error: { props, data: { status: { status: 'error', error: 'UnknownErrorException' } } },
} satisfies ComponentExamples

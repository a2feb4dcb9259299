import type { CallAnswer } from '../../schemas/api/calls.ts'
import type { ComponentExamples } from '../../schemas/component.ts'

type Passkey = CallAnswer<'account.getpasskeys'>['items'][number]

const phone: Passkey = {
  id: 'cGhvbmU',
  name: 'Chrome, Android',
  created_at: '2026-11-03T09:20:00Z',
  last_used_at: '2026-11-23T18:05:00Z',
}

const answered = (items: Passkey[]) => ({
  passkeys: { status: 'success' as const, data: { items } },
})

export const examples = {
  normal: {
    viewer: 'player',
    props: {},
    data: answered([phone, { ...phone, id: 'bGFwdG9w', name: 'Ноутбук', last_used_at: null }]),
  },
  empty: { viewer: 'player', props: {}, data: answered([]) },
  error: {
    viewer: 'player',
    props: {},
    data: { passkeys: { status: 'error', error: 'InternalServerErrorException' } },
  },
  longText: {
    viewer: 'player',
    props: {},
    data: answered([{ ...phone, name: 'Рабочий ноутбук в офисе на улице Мирзо Улугбека, 3 этаж' }]),
  },
} satisfies ComponentExamples

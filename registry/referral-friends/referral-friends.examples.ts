import type { CallAnswer } from '../../schemas/api/calls.ts'
import type { ComponentExamples } from '../../schemas/component.ts'

type Friend = CallAnswer<'referral.getfriends'>['items'][number]

const registered: Friend = {
  id: 5,
  name: 'Z***k',
  state: 'registered',
  reason: null,
  registered_at: '2026-02-27T09:20:00Z',
  until: '2026-03-29T09:20:00Z',
  reward: null,
}

const friends: Friend[] = [
  registered,
  { ...registered, id: 4, name: 'N***7', state: 'qualified', until: null },
  {
    ...registered,
    id: 3,
    name: 'P***3',
    state: 'rewarded',
    registered_at: '2026-02-12T15:05:00Z',
    until: null,
    reward: { amount: '50000.00', currency: 'UZS' },
  },
  { ...registered, id: 2, name: 'A***r', state: 'rejected', reason: 'self', until: null },
  { ...registered, id: 1, name: 'L***8', state: 'rejected', reason: 'late', until: null },
]

const answered = (items: Friend[]) => ({
  friends: { status: 'success' as const, data: { items, total: items.length } },
})

export const examples = {
  normal: { viewer: 'player', props: {}, data: answered(friends) },
  empty: { viewer: 'player', props: {}, data: answered([]) },
  error: {
    viewer: 'player',
    props: {},
    data: { friends: { status: 'error', error: 'InternalServerErrorException' } },
  },
  longText: {
    viewer: 'player',
    props: {
      title: {
        uz: 'Sizning havolangiz orqali roʻyxatdan oʻtgan doʻstlar',
        ru: 'Друзья, которые зарегистрировались по вашей ссылке',
      },
    },
    data: answered([
      {
        ...registered,
        name: 'Ш***************ч',
        state: 'rewarded',
        until: null,
        reward: { amount: '98765432100.75', currency: 'UZS' },
      },
      { ...registered, id: 6, state: 'rejected', reason: 'limit', until: null },
    ]),
  },
} satisfies ComponentExamples

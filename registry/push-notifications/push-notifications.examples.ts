import type { CallAnswer } from '../../schemas/api/calls.ts'
import type { ComponentExamples } from '../../schemas/component.ts'

type Settings = CallAnswer<'push.getsettings'>

const publicKey = 'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo'

const phone: Settings['devices'][number] = {
  id: '1',
  name: 'Chrome, Android',
  created_at: '2026-11-03T09:20:00Z',
  is_current: true,
  is_failing: false,
  kinds: ['money', 'account'],
}
const laptop = { ...phone, id: '2', name: 'Firefox, Windows', is_current: false }

const answered = (devices: Settings['devices']) => ({
  push: { status: 'success' as const, data: { public_key: publicKey, devices } },
})

export const examples = {
  normal: { viewer: 'player', props: {}, data: answered([phone, laptop]) },
  empty: { viewer: 'player', props: {}, data: answered([]) },
  error: {
    viewer: 'player',
    props: {},
    data: { push: { status: 'error', error: 'InternalServerErrorException' } },
  },
  longText: {
    viewer: 'player',
    props: {},
    data: answered([
      { ...laptop, name: 'Samsung Internet, Android, рабочий телефон в офисе на Мирзо Улугбека' },
    ]),
  },
} satisfies ComponentExamples

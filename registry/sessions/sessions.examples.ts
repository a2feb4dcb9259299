import type { PlayerSession } from '../../schemas/api/entities/account.ts'
import type { ComponentExamples } from '../../schemas/component.ts'

const current: PlayerSession = {
  id: '5f1c0d7a9b3e2468',
  user_agent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  address: '84.54.112.7',
  created_at: '2026-11-20T06:12:00Z',
  last_used_at: '2026-11-23T18:05:00Z',
  is_current: true,
}

const others: PlayerSession[] = [
  {
    ...current,
    id: '0a9b8c7d6e5f4321',
    user_agent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    address: '213.230.99.41',
    last_used_at: '2026-11-22T11:40:00Z',
    is_current: false,
  },
  {
    ...current,
    id: 'c0ffee0123456789',
    user_agent: '',
    address: '',
    last_used_at: '2026-11-18T20:15:00Z',
    is_current: false,
  },
]

export const examples = {
  normal: {
    props: {},
    data: { sessions: { status: 'success', data: { items: [current, ...others] } } },
  },
  onlyThisDevice: {
    props: {},
    data: { sessions: { status: 'success', data: { items: [current] } } },
  },
  empty: {
    props: {},
    data: { sessions: { status: 'success', data: { items: [] } } },
  },
  error: {
    props: {},
    data: { sessions: { status: 'error', error: 'InternalServerErrorException' } },
  },
  longText: {
    props: {},
    data: {
      sessions: {
        status: 'success',
        data: {
          items: [current, ...others].map((session) => ({
            ...session,
            address: '2001:0db8:85a3:08d3:1319:8a2e:0370:7344',
          })),
        },
      },
    },
  },
} satisfies ComponentExamples

import type { PlayerLogin } from '../../schemas/api/entities/account.ts'
import type { ComponentExamples } from '../../schemas/component.ts'

const login: PlayerLogin = {
  id: 3,
  created_at: '2026-11-23T18:05:00Z',
  user_agent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  address: '84.54.112.7',
  place: 'Toshkent',
  is_successful: true,
  is_known_device: true,
  method: 'password',
  session_id: null,
  is_current: false,
}

const attempt: PlayerLogin = {
  ...login,
  id: 2,
  user_agent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  address: '213.230.99.41',
  place: null,
  is_successful: false,
  is_known_device: false,
}

/** From a device that the player has never used, and still logged in. */
const stranger: PlayerLogin = {
  ...attempt,
  id: 4,
  method: 'social',
  is_successful: true,
  session_id: 'd1e2f3',
}

const answered = (items: PlayerLogin[], { total = items.length, unknown_sessions = 0 } = {}) => ({
  logins: { status: 'success' as const, data: { items, total, unknown_sessions } },
})

export const examples = {
  normal: {
    props: { passwordTo: '/profile/security' },
    data: answered([stranger, { ...login, session_id: 'a1b2c3', is_current: true }, attempt], {
      total: 7,
      unknown_sessions: 1,
    }),
  },
  pushed: {
    props: { passwordTo: '/profile/security' },
    data: answered([attempt, { ...attempt, id: 1 }], { total: 8, unknown_sessions: 1 }),
  },
  familiar: { props: { passwordTo: '/profile/security' }, data: answered([login, { ...login, id: 1 }]) },
  empty: { props: {}, data: answered([]) },
  error: { props: {}, data: { logins: { status: 'error', error: 'InternalServerErrorException' } } },
  longText: {
    props: { passwordTo: '/profile/security' },
    data: answered([
      {
        ...attempt,
        address: '2001:0db8:85a3:08d3:1319:8a2e:0370:7344',
        place: 'Qoraqalpogʻiston Respublikasi, Qoʻngʻirot tumani',
      },
    ]),
  },
} satisfies ComponentExamples

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { dicePage } from '../../instant-games/dice/dice-page.ts'
import frameScript from './frame.js?raw'

const nbsp = '\u00a0'
const scrollIntoView = vi.fn()
let error: object

beforeEach(() => {
  scrollIntoView.mockClear()
  const html = dicePage({
    game: {
      id: 1,
      sysname: 'dice-rush',
      name: 'Dice Rush',
      type: 'fast',
      emblem: null,
      palette: null,
      hasDemo: true,
    },
    locale: 'ru',
    mode: 'play',
    token: 't',
    balance: '500000.00',
    currency: 'UZS',
    freespins: null,
    isGuest: false,
  })
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceWith(document.adoptNode(parsed.body))
  Object.assign(HTMLElement.prototype, { scrollIntoView })
  const stubs = {
    globalThis: {},
    fetch: async () => new Response(JSON.stringify({ error }), { status: 400 }),
  }
  Object.assign(document, { stubs })
  const script = document.createElement('script')
  script.textContent = `(({ ${Object.keys(stubs).join(', ')} }) => {${frameScript}})(document.stubs)`
  document.body.append(script)
})

test.each([
  [{ client_seed: 'round_open', game: 'Penalty Shot' }, 'Сначала закончите раунд в Penalty Shot'],
  [{ client_seed: 'pattern' }, 'От 1 до 64 латинских букв или цифр.'],
])('keeping the seeds gives its own reason, in view: %o', async (data, reason) => {
  error = { error_type: 'InvalidRequestException', error_data: data }
  document.getElementById('rotate')?.click()
  const status = document.getElementById('fairness-status')
  await vi.waitFor(() => expect(status?.textContent.replaceAll(nbsp, ' ')).toContain(reason))
  expect(scrollIntoView.mock.contexts).toEqual([status])
})

import { beforeEach, expect, test, vi } from 'vitest'
import { followPush, showPush } from './push.ts'

const message = {
  id: 'payment:7',
  title: 'Есть новости о платеже',
  body: 'Подробности на сайте',
  locale: 'ru',
  link: '/profile/notifications',
}
const origin = 'https://marra.example'
const showNotification = vi.fn().mockResolvedValue(undefined)
const openWindow = vi.fn().mockResolvedValue(undefined)
const close = vi.fn()
let tabs: { url: string; focus: () => Promise<unknown> }[]
const scope = {
  location: { origin, host: 'marra.example' },
  registration: { active: null, showNotification },
  clients: { matchAll: () => Promise.resolve(tabs), openWindow },
}

beforeEach(() => {
  vi.clearAllMocks()
  tabs = []
})

const receive = (text: string | undefined) =>
  showPush(scope, {
    data: text === undefined ? null : { text: () => text },
  })
const follow = (data: unknown) => followPush(scope, { notification: { data, close } })

test('a message is shown with its texts and language, and replaces an earlier one of the same news', async () => {
  await receive(JSON.stringify(message))
  expect(showNotification).toHaveBeenCalledWith(
    message.title,
    expect.objectContaining({ body: message.body, lang: 'ru', tag: message.id, data: message }),
  )
})

test.each([
  ['nothing', undefined],
  ['no JSON', 'hello'],
  ['no message', '{"title":1}'],
  ['an address outside the site', JSON.stringify({ ...message, link: '//evil.example' })],
])('a push with %s shows the name of the site only', async (_case, text) => {
  await receive(text)
  expect(showNotification).toHaveBeenCalledWith('marra.example', {
    icon: '/art/icons/icon-192.png',
    tag: 'news',
  })
})

test('a click opens the page in the language of the message', async () => {
  await follow(message)
  expect(close).toHaveBeenCalled()
  expect(openWindow).toHaveBeenCalledWith(`${origin}/ru/profile/notifications`)
})

test('a click focuses a tab that shows the page, and leaves other pages alone', async () => {
  const [game, list] = [vi.fn(), vi.fn()]
  tabs = [
    { url: `${origin}/ru/game/aviora`, focus: () => Promise.resolve(game()) },
    { url: `${origin}/ru/profile/notifications`, focus: () => Promise.resolve(list()) },
  ]
  await follow(message)
  expect(list).toHaveBeenCalledTimes(1)
  expect(game).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a click on a message that leads to %s opens the home page',
  async (link) => {
    await follow({ ...message, link })
    expect(openWindow).toHaveBeenCalledWith(`${origin}/`)
  },
)

import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { registerVisits } from './visit-routes.ts'
import { Visits } from './visits.ts'

const sessionCookie = 'marquee_session'
let app: FastifyInstance
let visits: Visits
let entered: string[]
let visitor: { who: 'guest' | 'player' } | null

beforeEach(() => {
  entered = []
  visitor = { who: 'player' }
  visits = new Visits({
    sessionCookie,
    enterForPreview: async (player) => {
      entered.push(player)
      return `session-of-${player}`
    },
  })
  app = fastify()
  registerVisits(app, {
    visits,
    readClaims: async (token) =>
      token === 'good'
        ? { documents: null, release: null, visitor, at: null, theme: null, shared: null }
        : null,
  })
  app.get('/cookies', ({ headers }) => ({ cookie: headers.cookie ?? null }))
  app.get('/login', (_request, reply) =>
    reply.header('set-cookie', `${sessionCookie}=another; Path=/; HttpOnly`).send('{}'),
  )
  app.get('/logout', (_request, reply) =>
    reply.header('set-cookie', `${sessionCookie}=; Max-Age=0; Path=/`).send('{}'),
  )
})
afterEach(() => app.close())

async function ask(url: string, headers: Record<string, string>) {
  const response = await app.inject({
    url,
    headers: { cookie: `${sessionCookie}=real`, ...headers },
  })
  return { set: response.headers['set-cookie'], cookie: response.json<unknown>() }
}
const of = (visit: string, token = 'good') => ({ 'x-preview': token, 'x-preview-visit': visit })

describe('a request of a preview', () => {
  test('sends the session of its visit, not that of the browser', async () => {
    const { id } = await visits.begin({ who: 'player' })
    expect(await ask('/cookies', of(id))).toMatchObject({
      cookie: { cookie: 'marquee_session=session-of-player' },
    })
  })

  test('of a guest sends no session', async () => {
    visitor = { who: 'guest' }
    const { id } = await visits.begin(visitor)
    expect(await ask('/cookies', of(id))).toMatchObject({ cookie: { cookie: null } })
  })

  test('keeps the cookies it sets on the server, for its own visit only', async () => {
    const [one, other] = [await visits.begin({ who: 'guest' }), await visits.begin({ who: 'guest' })]
    expect((await ask('/login', of(one.id))).set).toBeUndefined()
    expect(await ask('/cookies', of(one.id))).toMatchObject({ cookie: { cookie: 'marquee_session=another' } })
    expect(await ask('/cookies', of(other.id))).toMatchObject({ cookie: { cookie: null } })
    await ask('/logout', of(one.id))
    expect(await ask('/cookies', of(one.id))).toMatchObject({ cookie: { cookie: null } })
  })

  test('with a forged token, or without a visit, has no session', async () => {
    const { id } = await visits.begin({ who: 'player' })
    expect(await ask('/cookies', of(id, 'forged'))).toMatchObject({ cookie: { cookie: null } })
    expect(await ask('/cookies', of('x'))).toMatchObject({ cookie: { cookie: null } })
    expect((await ask('/login', of(id, 'forged'))).set).toBeUndefined()
  })

  test('that reaches another server of the site starts its visit there', async () => {
    const id = 'A'.repeat(22)
    expect(await ask('/cookies', of(id))).toMatchObject({
      cookie: { cookie: 'marquee_session=session-of-player' },
    })
    await ask('/cookies', of(id))
    expect(entered).toEqual(['player'])
  })
})

test('leaves requests of players unchanged', async () => {
  expect(await ask('/cookies', {})).toMatchObject({ cookie: { cookie: 'marquee_session=real' } })
  expect((await ask('/login', {})).set).toContain('another')
})

test('a player is a guest if there is no sandbox', async () => {
  const guests = new Visits({ sessionCookie, enterForPreview: undefined })
  const visit = await guests.begin({ who: 'player', fault: { kind: 'outage', call: '*' } })
  expect(visit.cookies.header).toBeUndefined()
  expect(visit.fault).toBeUndefined()
})

import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { registerHits } from '../../../server/platform/index.ts'
import { startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'

const hit =
  '/hit?type=visit&referer=https%3A%2F%2Fpartner.example%2F&fraud_session=abc123&td_track_id=77&td_link_id=5'

/** The site, which forwards hits. */
let app: FastifyInstance
let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
  app = fastify()
  registerHits(app, { platform: sandbox.platform })
})
afterEach(async () => {
  await app.close()
  await sandbox.close()
})

const record = async () =>
  (await sandbox.get('/sandbox/tracking.json')).json<{ hits: unknown[]; devices: unknown[] }>()

it('records a hit with the player', async () => {
  await app.inject(hit)
  const session = await sandbox.login()
  await app.inject({
    url: '/hit?type=seon&fraud_session=abc123',
    headers: { cookie: `marquee_session=${session}` },
  })
  const marks = { track_id: '77', link_id: '5' }
  expect((await record()).hits).toMatchObject([
    { type: 'seon', referer: '', fraud_session: 'abc123', marks: {} },
    { type: 'visit', referer: 'https://partner.example/', marks, player_id: null },
  ])
  expect((await record()).hits).not.toMatchObject([{ player_id: null }, {}])
})

it('records a registration with its tracking parameters', async () => {
  const registered = await sandbox.post('/api/auth/register', {
    phone: '998935550101',
    password: 'marra-01',
    track_id: '77',
    goal_entry_id: '9',
  })
  const { uid } = registered.json<{ data: { uid: number } }>().data
  const { body } = await sandbox.get(`/sandbox/players/${uid}`)
  expect(body).toContain('registration_marks')
  expect(body).toContain('{&quot;track_id&quot;:&quot;77&quot;,&quot;goal_entry_id&quot;:&quot;9&quot;}')
})

it("serves the fingerprint simulator's script, and records the device of a login", async () => {
  const script = await sandbox.get('/sandbox/fingerprint/agent.js')
  expect(script.headers['content-type']).toContain('text/javascript')
  expect(script.body).toContain('window.seon')
  const login = (device_session: string) =>
    sandbox.post('/api/auth/login', { login: 'nobody', password: 'secret-1', device_session })
  await login(btoa('{"device":"0badcafe"}'))
  await login('of another service')
  expect((await record()).devices).toMatchObject([{ call_name: 'auth.login', device: '0badcafe' }])
})

it('shows tracking records to developers only', async () => {
  const headers = { 'x-forwarded-for': '10.0.0.7' }
  expect((await sandbox.app.inject({ url: '/sandbox/tracking.json', headers })).statusCode).toBe(403)
  const script = await sandbox.app.inject({ url: '/sandbox/fingerprint/agent.js', headers })
  expect(script.statusCode).toBe(200)
})

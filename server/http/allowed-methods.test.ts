import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../env.ts'
import { createServer } from '../site/create-server.ts'

/** Sends a request as it is written, and returns the answer. */
async function exchange(line: string, header = '') {
  const app = createServer(readSettings({ LOG_LEVEL: 'silent' }))
  onTestFinished(() => app.close())
  app.get('/nfx/messages/:locale/:file', () => 'text')
  app.get('/nfx/host', ({ host }) => `to ${host}`)
  app.post('/studio/api/:call', () => 'answer')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  socket.end(`${line} HTTP/1.1\r\nHost: site.example\r\n${header}Connection: close\r\n\r\n`)
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  await once(socket, 'close')
  return answer
}

/** The status of an answer, and the methods that the address accepts. */
async function ask(line: string, header = '') {
  const answer = await exchange(line, header)
  const [, status] = answer.split(' ')
  return [Number(status), /\r\nallow: (.*)\r\n/i.exec(answer)?.[1] ?? null]
}

it.each([
  ['GET /nfx/messages/uz/a.json', 200, null],
  ['HEAD /nfx/messages/uz/a.json', 200, null],
  ['GET http://site.example/nfx/messages/uz/a.json', 200, null],
  ['DELETE /nfx/messages/uz/a.json', 405, 'GET, HEAD'],
  ['OPTIONS /nfx/messages/uz/a.json', 204, 'GET, HEAD'],
  ['GET /studio/api/session.get', 405, 'POST'],
  ['GET /nfx/messages/uz', 404, null],
  ['PROPFIND /rules', 405, 'GET, HEAD, POST'],
])('%s is answered with %i and the methods %s', async (line, status, methods) => {
  expect(await ask(line)).toEqual([status, methods])
})

it.each([
  ['/nfx/host', 'site.example'],
  ['http://other.example:81/nfx/host', 'other.example:81'],
])('a request for %s is sent to the host %s', async (target, host) => {
  expect(await exchange(`GET ${target}`)).toContain(`to ${host}`)
})

it.each([
  ['that it does not know', 'gzip, chunked', 501],
  ['that leaves the end of the body unknown', 'gzip', 400],
])('does not read a body in a transfer coding %s', async (_kind, coding, status) => {
  expect(await ask('POST /studio/api/a', `Transfer-Encoding: ${coding}\r\n`)).toEqual([status, null])
})

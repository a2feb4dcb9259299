import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Value } from 'typebox/value'
import { callContracts, isCallName, type CallName } from '../../schemas/api/calls.ts'
import { assumedGeneralInfo } from '../../server/platform/index.ts'
import { CookieJar } from '../../server/http/cookie-jar.ts'
import { testAccount } from '../support/test-account.ts'
import { listen } from '../support/test-service.ts'
import { testGame } from '../support/test-game.ts'

/** What a platform does in place of an answer. A number: it answers so many milliseconds too late. */
export type Fault = 'hang' | '502' | 'reset' | 'garbage' | { error: string; status: number } | number

interface Received {
  call: string
  headers: IncomingHttpHeaders
}

/**
 * An operator's platform as a stranger would write it after reading `/api/openapi.json`. It knows one player, whose
 * session is bound to an address and a browser and renewed by every answer, and has a load balancer with a cookie.
 */
export interface StrangersPlatform {
  url: string
  faults: Map<CallName | 'all', Fault>
  /** Data of calls that this platform answers in its own way. */
  quirks: Map<CallName, unknown>
  received: Received[]
  /** Forgets all requests, faults and sessions. */
  reset: () => void
  close: () => void
}

/** Cookies of the player's first session, as the site stores them. */
export const firstCookies = 'marquee_session=session-0; platform-node=7'

const answers: Partial<Record<CallName, unknown>> = {
  'account.getInfo': testAccount,
  'account.getBalance': { balance_main: testAccount.balance_main },
  'auth.login': testAccount,
  'games.get': { items: [testGame()], total: 1 },
  'metadata.getgeneralinfo': assumedGeneralInfo({}),
}

/** A small answer that the contract allows: empty lists, zeros. Undefined for calls that this platform does not have. */
function exampleOf(call: CallName): unknown {
  if (call in answers) return answers[call]
  try {
    return Value.Create(callContracts[call].answer)
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function fail(response: ServerResponse, fault: Exclude<Fault, number>): void {
  if (fault === 'hang') return
  if (fault === 'reset') response.destroy()
  else if (fault === '502')
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
  else if (fault === 'garbage') send(response, 200, { data: { unexpected: [] } })
  else send(response, fault.status, { error: { type: fault.error, message: '' } })
}

export async function startStrangersPlatform(): Promise<StrangersPlatform> {
  const faults: StrangersPlatform['faults'] = new Map()
  const quirks: StrangersPlatform['quirks'] = new Map()
  const received: Received[] = []
  let renewals = 0
  let owner: string | undefined

  /** Earlier sessions stay valid for requests that were sent at the same time. */
  function isOfPlayer({ cookie, 'user-agent': browser, 'x-forwarded-for': address }: IncomingHttpHeaders) {
    const number = Number(/^session-(\d+)$/.exec(new CookieJar(cookie).get('SID') ?? '')?.[1])
    if (!(number > renewals - 20)) return false
    const sender = `${String(address)} ${browser}`
    owner ??= sender
    return owner === sender
  }

  async function answer(
    call: CallName,
    headers: IncomingHttpHeaders,
    response: ServerResponse,
  ): Promise<void> {
    const fault = faults.get(call) ?? faults.get('all')
    if (typeof fault === 'number') await wait(fault, undefined, { ref: false })
    else if (fault !== undefined) return fail(response, fault)
    const { access } = callContracts[call]
    const isPlayer = isOfPlayer(headers)
    if (isPlayer) renewals += 1
    if (isPlayer) response.setHeader('set-cookie', [`SID=session-${renewals}; HttpOnly`, 'node=7'])
    const data = quirks.get(call) ?? exampleOf(call)
    if (data === undefined) send(response, 404, { error: { type: 'MethodNotFoundException' } })
    else if (access === 'player' && !isPlayer)
      send(response, 401, { error: { type: 'AuthorizationException' } })
    else if (call === 'account.getInfo' && !isPlayer)
      send(response, 200, { data: { ...testAccount, uid: 0 } })
    else send(response, 200, { data })
  }

  const server = createServer(({ url = '', headers }, response) => {
    const call = /^\/api\/(\w+\/\w+)/.exec(url)?.[1]?.replace('/', '.') ?? ''
    received.push({ call, headers })
    if (isCallName(call)) void answer(call, headers, response)
    else send(response, 404, { error: { type: 'MethodNotFoundException' } })
  })
  const { url, close } = await listen(server)
  return {
    url,
    faults,
    quirks,
    received,
    reset() {
      faults.clear()
      quirks.clear()
      received.length = 0
      renewals = 0
      owner = undefined
    },
    close,
  }
}

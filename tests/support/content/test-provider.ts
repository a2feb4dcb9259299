import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type GenerateKeyPairResult } from 'jose'

export interface TestPerson {
  sub: string
  email: string
  email_verified?: boolean
  name?: string
  groups?: string[]
}

interface Authorization {
  person: TestPerson
  nonce: string
  challenge: string
  redirectUri: string
}

export interface TestProvider {
  issuer: string
  /** Who signs in next; null: the person cancels. */
  person: TestPerson | null
  /** Changes the claims of the ID token before it is signed. */
  forge: (claims: Record<string, unknown>) => Record<string, unknown>
  /** Whether ID tokens are signed with a key that is not the provider's. */
  signsWithOtherKey: boolean
  /** Whether its addresses can be read. */
  isDiscoverable: boolean
  /** Paths of all requests. */
  requests: string[]
  /** Requests to the address that ends the provider's session. */
  ended: string[]
  close(): Promise<void>
}

export const clientId = 'marquee-studio'
export const clientSecret = 'test secret of the client'

const basicOf = (text: string) => createHash('sha256').update(text).digest('base64url')

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

let made: Promise<[GenerateKeyPairResult, GenerateKeyPairResult]> | undefined

/** The provider's keys and foreign ones, made once: they take half a second. */
const keys = () => (made ??= Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]))

/**
 * An OpenID Connect provider that signs in without asking: discovery, authorization code with PKCE, signed ID tokens,
 * user info and the end of its session.
 */
export async function startTestProvider(): Promise<TestProvider> {
  const [{ publicKey, privateKey }, other] = await keys()
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, Authorization>()
  const tokens = new Map<string, TestPerson>()

  function authorize(url: URL, response: ServerResponse): void {
    const redirectUri = url.searchParams.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    if (provider.person) {
      const code = randomUUID()
      codes.set(code, {
        person: provider.person,
        nonce: url.searchParams.get('nonce') ?? '',
        challenge: url.searchParams.get('code_challenge') ?? '',
        redirectUri,
      })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    response.writeHead(302, { location: back.href }).end()
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const authorization = codes.get(body.get('code') ?? '')
    codes.delete(body.get('code') ?? '')
    const isRight =
      authorization?.challenge === basicOf(body.get('code_verifier') ?? '') &&
      authorization.redirectUri === body.get('redirect_uri') &&
      body.get('client_id') === clientId &&
      body.get('client_secret') === clientSecret
    if (!authorization || !isRight) return sendJson(response, 400, { error: 'invalid_grant' })
    const { person, nonce } = authorization
    const now = Math.floor(Date.now() / 1000)
    const claims = provider.forge({
      iss: provider.issuer,
      aud: clientId,
      iat: now,
      exp: now + 300,
      sub: person.sub,
      nonce,
    })
    const idToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(provider.signsWithOtherKey ? other.privateKey : privateKey)
    const accessToken = randomUUID()
    tokens.set(accessToken, person)
    return sendJson(response, 200, {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken,
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', provider.issuer)
    provider.requests.push(url.pathname)
    if (provider.isDiscoverable && url.pathname === '/.well-known/openid-configuration')
      return sendJson(response, 200, {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        userinfo_endpoint: `${provider.issuer}/userinfo`,
        end_session_endpoint: `${provider.issuer}/end`,
        jwks_uri: `${provider.issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      })
    if (url.pathname === '/jwks') return sendJson(response, 200, { keys: [jwk] })
    if (url.pathname === '/authorize') return authorize(url, response)
    if (url.pathname === '/token') return exchange(request, response)
    if (url.pathname === '/userinfo') {
      const person = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
      return sendJson(response, person ? 200 : 401, person ?? { error: 'invalid_token' })
    }
    if (url.pathname === '/end') {
      provider.ended.push(url.search)
      response.writeHead(302, { location: url.searchParams.get('post_logout_redirect_uri') ?? '/' }).end()
      return undefined
    }
    return sendJson(response, 404, {})
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const provider: TestProvider = {
    issuer: `http://127.0.0.1:${address.port}`,
    person: null,
    forge: (claims) => claims,
    signsWithOtherKey: false,
    isDiscoverable: true,
    requests: [],
    ended: [],
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
  return provider
}

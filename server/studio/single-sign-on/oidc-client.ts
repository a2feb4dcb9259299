import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client'
import { joinClaims, type Claims } from './read-claims.ts'
import type { SingleSignOnSettings } from './settings.ts'
import { SignInFailed } from './sign-in-failed.ts'

/** Seconds for a request to the provider. */
const timeoutSeconds = 10
/** Milliseconds until the provider's addresses are read again. */
const configurationTtlMs = 60 * 60 * 1000
/** The same at the start of a sign-in, which tells whether the provider answers. */
const freshMs = 10 * 1000

/** What the browser keeps of a sign-in until the provider sends it back. */
export interface PendingSignIn {
  state: string
  nonce: string
  codeVerifier: string
}

/** The provider of single sign-on: authorization code with PKCE, state and nonce. */
export class OidcClient {
  /** The last one that could be read. */
  #configuration: Configuration | null = null
  #readAt = 0

  constructor(
    readonly settings: SingleSignOnSettings,
    readonly publicUrl: string,
    readonly now: () => number,
  ) {}

  get #redirectUrl(): string {
    return `${this.publicUrl}/studio/sso/callback`
  }

  async #read(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.settings
    const configuration = await discovery(
      new URL(issuer),
      clientId,
      undefined,
      clientSecret === null ? None() : ClientSecretPost(clientSecret),
      {
        timeout: timeoutSeconds,
        execute: [
          // Also the signature of ID tokens, with the keys that this configuration reads and remembers.
          enableNonRepudiationChecks,
          // The settings accept http for a provider on the same machine only.
          ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
        ],
      },
    )
    this.#configuration = configuration
    this.#readAt = this.now()
    return configuration
  }

  /**
   * Reads the provider's addresses, or remembers them; `isFresh`: only those that have just been read. Throws
   * SignInFailed if it does not answer and nothing that may be used is remembered.
   */
  async #configure(isFresh = false): Promise<Configuration> {
    const known = this.#configuration
    if (known && this.now() - this.#readAt <= (isFresh ? freshMs : configurationTtlMs)) return known
    try {
      return await this.#read()
    } catch (error) {
      if (known && !isFresh) return known
      throw new SignInFailed('unavailable', '', { cause: error })
    }
  }

  /** Starts a sign-in: where to send the browser, and what it must keep. */
  async start(): Promise<{ url: string; pending: PendingSignIn }> {
    // A provider that is down is noticed here: the browser would end on an error page of its own.
    const configuration = await this.#configure(true)
    const pending = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUrl,
      scope: 'openid email profile',
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await calculatePKCECodeChallenge(pending.codeVerifier),
      code_challenge_method: 'S256',
    })
    return { url: url.href, pending }
  }

  /** Ends a sign-in with the query that the provider has sent the browser back with. Throws SignInFailed. */
  async finish(query: string, { state, nonce, codeVerifier }: PendingSignIn): Promise<Claims> {
    const configuration = await this.#configure()
    try {
      const tokens = await authorizationCodeGrant(
        configuration,
        new URL(`${this.#redirectUrl}${query}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
        { redirect_uri: this.#redirectUrl },
      )
      const claims = tokens.claims()
      if (!claims) throw new SignInFailed('failed')
      if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims
      // Some providers send e-mail address and groups only from there.
      const more = await fetchUserInfo(configuration, tokens.access_token, claims.sub)
      return joinClaims(claims, more)
    } catch (error) {
      throw providerFailure(error)
    }
  }

  /** Reads the provider's addresses ahead, for users who sign out before anybody has signed in at this server. */
  async prepare(): Promise<void> {
    await this.#configure().catch(() => undefined)
  }

  /**
   * Where the browser ends the provider's own session; null if the provider does not offer that, or has not answered
   * yet. Asks nobody: signing out does not wait for a provider that is down.
   */
  endSessionUrl(): string | null {
    const configuration = this.#configuration
    if (configuration?.serverMetadata().end_session_endpoint === undefined) return null
    const { clientId } = this.settings
    return buildEndSessionUrl(configuration, {
      client_id: clientId,
      post_logout_redirect_uri: `${this.publicUrl}/studio`,
    }).href
  }
}

function providerFailure(error: unknown): SignInFailed {
  if (error instanceof SignInFailed) return error
  if (error instanceof AuthorizationResponseError)
    return new SignInFailed(error.error === 'access_denied' ? 'denied' : 'failed', '', { cause: error })
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isLost =
    error instanceof TypeError || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  return new SignInFailed(isLost ? 'unavailable' : 'failed', '', { cause: error })
}

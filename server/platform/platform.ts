import type { FastifyInstance } from 'fastify'
import type { CallAnswer, CallParams } from '../../schemas/api/calls.ts'
import type { CallName } from '../../schemas/api/methods.ts'
import type { Locale } from '../../schemas/locale.ts'

export interface CallContext {
  /** Value of the platform's session cookie; left out for a guest. */
  session?: string | undefined
  locale: Locale
}

/** An account that comes with the platform, to try the site with. */
export interface DemoAccount {
  login: string
  password: string
  /** What is special about it. */
  note: string
}

/** The door to the gaming platform: the sandbox, or an operator's system behind `PLATFORM_URL`. */
export interface Platform {
  /** Calls on behalf of a page being rendered. Throws ApiError. */
  call<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    context: CallContext,
  ): Promise<CallAnswer<Name>>
  /** Adds `/api/*`, `/platform/game/*` frames and, for the sandbox, its simulators. */
  register(app: FastifyInstance): Promise<void>
  close(): Promise<void>
  /** Only the sandbox has them. */
  demoAccounts?: readonly DemoAccount[]
}

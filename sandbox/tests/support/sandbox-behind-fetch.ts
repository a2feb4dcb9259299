import { vi } from 'vitest'
import type { CallName } from '../../../schemas/api/calls.ts'
import { richLogin, startTestSandbox, type TestSandbox } from './test-sandbox.ts'

export interface SandboxBehindFetch {
  sandbox: TestSandbox
  /** Parameters of each call with this name. */
  called: (name: CallName) => Record<string, string>[]
}

/** A real sandbox that answers the browser code's calls, for a logged-in player in Russian. */
export async function sandboxBehindFetch(credentials = richLogin): Promise<SandboxBehindFetch> {
  const sandbox = await startTestSandbox()
  const session = await sandbox.login(credentials)
  history.replaceState(null, '', '/ru/')
  const calls: { path: string; params: Record<string, string> }[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname, search, searchParams } = new URL(input, 'http://localhost')
    const body = init.body instanceof URLSearchParams ? init.body : []
    calls.push({ path: pathname, params: Object.fromEntries([...searchParams, ...body]) })
    const answer =
      init.body instanceof URLSearchParams
        ? await sandbox.post(pathname + search, Object.fromEntries(init.body), {
            session,
            ...idempotencyOf(init),
          })
        : await sandbox.get(pathname + search, session)
    const date = new Date(sandbox.now()).toUTCString()
    return new Response(answer.body, { status: answer.statusCode, headers: { date } })
  })
  return {
    sandbox,
    called: (name) =>
      calls.flatMap(({ path, params }) => (path === `/api/${name.replace('.', '/')}` ? [params] : [])),
  }
}

function idempotencyOf({ headers }: RequestInit): { idempotencyKey?: string } {
  const key = new Headers(headers).get('idempotency-key')
  return key === null ? {} : { idempotencyKey: key }
}

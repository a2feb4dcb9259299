import { afterEach, beforeEach } from 'vitest'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { createContentClient, type ContentClient } from '../../../src/lib/content-api/content-client.ts'
import { startTestStudio, type TestStudio } from './test-studio.ts'

/** `fetch` of a client, answered by the test server without a network. */
export const fetchOf =
  (app: TestStudio['app']) =>
  async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(address)
    const { body } = init
    const answer = await app.inject({
      method:
        init.method === 'PUT' || init.method === 'POST' || init.method === 'DELETE' ? init.method : 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof body === 'string' && { payload: body }),
      ...(body instanceof Blob && { payload: Buffer.from(await body.arrayBuffer()) }),
    })
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode })
  }

/** For each test of a file: a Studio with a publisher (Timur) and an editor (Aziza), and clients with their tokens. */
export function useTokenSite() {
  let studio: TestStudio
  let publisher = ''
  let editor = ''
  beforeEach(async () => {
    studio = await startTestStudio()
    publisher = await studio.join('publisher', 'Timur')
    editor = await studio.join('editor', 'Aziza')
  })
  afterEach(() => studio.close())
  const create = (cookie: string, params: Partial<StudioParams<'tokens.create'>> = {}) =>
    studio.call(
      'tokens.create',
      {
        name: 'Importer',
        scopes: ['published:read', 'drafts:read', 'drafts:write', 'media:write'],
        kinds: [],
        days: 30,
        password: studio.password,
        ...params,
      },
      cookie,
    )
  return {
    get studio() {
      return studio
    },
    get publisher() {
      return publisher
    },
    get editor() {
      return editor
    },
    create,
    clientOf: (token: string): ContentClient =>
      createContentClient({ url: 'http://localhost:3000', token, fetch: fetchOf(studio.app) }),
    /** A client with a new token. */
    async client(cookie: string, params: Partial<StudioParams<'tokens.create'>> = {}) {
      const { data, error } = await create(cookie, params)
      if (!data) throw new Error(error?.message)
      return createContentClient({
        url: 'http://localhost:3000',
        token: data.token,
        fetch: fetchOf(studio.app),
      })
    },
  }
}

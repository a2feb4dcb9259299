import { ApiError, errorStatuses } from '../schemas/api/errors.ts'
import type { CallName } from '../schemas/api/calls.ts'

/**
 * The platform's answers in a story, by call: data, or an `ApiError` with which the call fails.
 * A story sets them as `parameters: { answers: { 'games.get': … } }`.
 */
export type StoryAnswers = Partial<Record<CallName, unknown>>

/** Mocks the platform's network for one story. Returns a function that restores it. */
export function fakePlatform(answers: StoryAnswers): () => void {
  const network = window.fetch.bind(window)
  const byPath = new Map(
    Object.entries(answers).map(([name, answer]) => [`/api/${name.replace('.', '/')}`, answer]),
  )
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith('/api/')) return network(input, init)
    if (!byPath.has(pathname))
      return reject(new ApiError('ApplicationUnavailableException', `No answer in this story: ${pathname}`))
    const answer = byPath.get(pathname)
    return answer instanceof ApiError ? reject(answer) : Response.json({ data: answer })
  }
  return () => {
    window.fetch = network
  }
}

function reject({ type, message, data }: ApiError): Response {
  return Response.json({ error: { type, message, error_data: data } }, { status: errorStatuses[type] })
}

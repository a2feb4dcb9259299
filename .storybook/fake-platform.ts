import { ApiError, errorStatuses } from '../schemas/api/errors.ts'
import type { CallName } from '../schemas/api/calls.ts'

/**
 * What the platform answers in a story, by call: data, or an `ApiError` that it refuses with.
 * A story gives them as `parameters: { answers: { 'games.get': … } }`.
 */
export type StoryAnswers = Partial<Record<CallName, unknown>>

/** Replaces the network of the platform for one story; returns how to put it back. */
export function fakePlatform(answers: StoryAnswers): () => void {
  const network = window.fetch.bind(window)
  const byPath = new Map(
    Object.entries(answers).map(([name, answer]) => [`/api/${name.replace('.', '/')}`, answer]),
  )
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith('/api/')) return network(input, init)
    if (!byPath.has(pathname))
      return refuse(new ApiError('ApplicationUnavailableException', `No answer in this story: ${pathname}`))
    const answer = byPath.get(pathname)
    return answer instanceof ApiError ? refuse(answer) : Response.json({ data: answer })
  }
  return () => {
    window.fetch = network
  }
}

function refuse({ type, message, data }: ApiError): Response {
  return Response.json({ error: { type, message, error_data: data } }, { status: errorStatuses[type] })
}

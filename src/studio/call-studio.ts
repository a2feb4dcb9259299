import { isRecord } from '../../schemas/is-record.ts'
import { isPhrase, quoted } from '../../schemas/phrase.ts'
import type { StudioAnswer, StudioCallName, StudioParams } from '../../schemas/studio/calls.ts'
import { backgroundHeader } from '../../schemas/studio/background.ts'
import { isStudioErrorType, StudioError } from '../../schemas/studio/errors.ts'
import { NetworkError } from '../lib/api/network-error.ts'
import { isAway } from './is-away.ts'
import { readJson, request } from '../lib/api/request.ts'

/** The server's error from the body of a failed answer; null if the body contains none. */
export function errorIn(body: unknown): StudioError | null {
  const error = isRecord(body) ? body['error'] : undefined
  if (!isRecord(error) || !isStudioErrorType(error['type'])) return null
  const data = isRecord(error['data']) ? error['data'] : undefined
  // A server of an earlier build sends English only.
  const reason = isPhrase(error['phrase']) ? error['phrase'] : quoted(String(error['message']))
  return new StudioError(error['type'], reason, data)
}

/**
 * Milliseconds. Checks and publications wait for each other on the server, which gives each half a minute and more:
 * a publication must not look lost while it takes place.
 */
const maxWaitMs = 120_000

/** Answers come from our own server of the same build, so only the presence of data is checked. */
function hasData<Name extends StudioCallName>(body: unknown): body is { data: StudioAnswer<Name> } {
  return isRecord(body) && 'data' in body
}

/** Receives an event whenever the server rejects a call because the session has ended. */
export const sessionEnds = new EventTarget()

/** Calls the Studio's server. Throws StudioError if it reports an error, NetworkError if it does not answer. */
export async function callStudio<Name extends StudioCallName>(
  name: Name,
  params: StudioParams<Name>,
): Promise<StudioAnswer<Name>> {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(isAway() && { [backgroundHeader]: '1' }),
    },
    body: JSON.stringify(params),
  }
  const response = await request(`/studio/api/${name}`, init, maxWaitMs)
  const body = await readJson(response)
  if (response.ok && hasData<Name>(body)) return body.data
  const error = errorIn(body)
  if (error?.type === 'NotSignedIn') sessionEnds.dispatchEvent(new Event('end'))
  throw error ?? new NetworkError('connection')
}

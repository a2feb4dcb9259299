import { createVeriffFrame, MESSAGES } from '@veriff/incontext-sdk'
import type { ShowCheck } from './provider.ts'

/** Address of a session, for platforms that pass its token only. */
const sessionAddress = (token: string) => `https://magic.veriff.me/v/${encodeURIComponent(token)}`

/** https://devdocs.veriff.com/docs/incontext-sdk-1 */
export const showVeriff: ShowCheck = (place, { token, url, locale }, events) => {
  createVeriffFrame({
    url: url ?? sessionAddress(token),
    lang: locale,
    embedded: true,
    embeddedOptions: { rootElementID: place.id },
    onEvent(message) {
      if (message === MESSAGES.STARTED) events.changed('started')
      // Submitted: the session may be closed while the provider decides.
      if (message === MESSAGES.SUBMITTED || message === MESSAGES.FINISHED) events.changed('pending')
      if (message === MESSAGES.CANCELED) events.changed('cancelled')
    },
  })
}

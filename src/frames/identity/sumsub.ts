import sdk, { type EventPayload } from '@sumsub/websdk'
import type { IdentityStatus } from '../../lib/frames/identity-messages.ts'
import type { ShowCheck } from './provider.ts'

type Review = EventPayload<'idCheck.onApplicantStatusChanged'>

/** A rejection that is not final is explained by the SDK, which lets the applicant try again. */
function statusOf({ reviewStatus, reviewResult }: Review): IdentityStatus | undefined {
  if (reviewStatus !== 'completed') return undefined
  if (reviewResult?.reviewAnswer === 'GREEN') return 'approved'
  return reviewResult?.reviewRejectType === 'FINAL' ? 'rejected' : undefined
}

/** https://docs.sumsub.com/docs/get-started-with-web-sdk */
export const showSumsub: ShowCheck = (place, { token, locale, scheme }, events) => {
  const review = (payload: Review) => {
    const status = statusOf(payload)
    if (status !== undefined) events.changed(status)
  }
  const sent = () => events.changed('pending')
  sdk
    .init(token, events.renewToken)
    .withConf({ lang: locale, theme: scheme })
    .withOptions({ addViewportTag: false, adaptIframeHeight: true })
    .on('idCheck.onReady', () => events.changed('started'))
    .on('idCheck.onResize', ({ height }) => events.resized(height))
    .on('idCheck.onApplicantSubmitted', sent)
    .on('idCheck.onApplicantResubmitted', sent)
    .on('idCheck.onActionSubmitted', sent)
    .on('idCheck.onApplicantStatusChanged', review)
    .on('idCheck.onApplicantActionStatusChanged', review)
    .on('idCheck.onError', ({ code, error }) => events.faulty(`${code}: ${error}`))
    .build()
    .launch(place)
}

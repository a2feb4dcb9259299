import { hitPath, maxRefererLength, type HitType } from '../../../schemas/tracking.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { logProblem } from '../log.ts'
import { readItem, readJson, removeItem, writeItem, writeJson } from '../browser/storage.ts'
import * as storageKeys from '../browser/storage-keys.ts'
import { readMarks } from '../preferences/tracking-marks.ts'

let session: string | undefined

/** Random id of the visit for fraud detection, kept until the tab closes. */
export function fraudSession(): string {
  session ??= readItem('session', storageKeys.fraudSession) ?? newIdempotencyKey()
  writeItem('session', storageKeys.fraudSession, session)
  return session
}

/** The referring page without its query, which may contain private data. */
function referer(): string {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname } = new URL(document.referrer)
  return `${origin}${pathname}`.slice(0, maxRefererLength)
}

/** Requests the tracking image, which tells the platform the source of the visit. `onFail`: the request failed. */
export function sendHit(type: HitType, onFail?: () => void): void {
  const marks = Object.entries(readMarks()).map(([name, value]) => [`td_${name}`, value])
  const query = new URLSearchParams([
    ['type', type],
    ['referer', referer()],
    ['fraud_session', fraudSession()],
    ...marks,
  ])
  const image = new Image()
  image.addEventListener('error', () => {
    logProblem(`the hit ${type} was not taken`, hitPath)
    onFail?.()
  })
  image.src = `${hitPath}?${query.toString()}`
}

/** Reports the visit once, and again if a link brings other campaign parameters or the report has failed. */
export function reportVisit(): void {
  const marks = JSON.stringify(readMarks())
  if (readJson('session', storageKeys.visitReported) === marks) return
  writeJson('session', storageKeys.visitReported, marks)
  sendHit('visit', () => removeItem('session', storageKeys.visitReported))
}

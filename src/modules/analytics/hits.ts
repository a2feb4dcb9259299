import { hitPath, longestReferer, type HitType } from '../../../schemas/tracking.ts'
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts'
import { logProblem } from '../../lib/log.ts'
import { readItem, readJson, storageKeys, writeItem, writeJson } from '../../lib/browser/storage.ts'
import { readMarks } from '../../lib/preferences/tracking-marks.ts'

let session: string | undefined

/** Number of the visit for the detection of fraud: random, and forgotten with the tab. */
export function fraudSession(): string {
  session ??= readItem('session', storageKeys.fraudSession) ?? newIdempotencyKey()
  writeItem('session', storageKeys.fraudSession, session)
  return session
}

/** The page that led here. Its query may say what is nobody's business. */
function referer(): string {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname } = new URL(document.referrer)
  return `${origin}${pathname}`.slice(0, longestReferer)
}

/** Asks for the tracking image, which tells the platform where the visit comes from. */
export function sendHit(type: HitType): void {
  const marks = Object.entries(readMarks()).map(([name, value]) => [`td_${name}`, value])
  const query = new URLSearchParams([
    ['type', type],
    ['referer', referer()],
    ['fraud_session', fraudSession()],
    ...marks,
  ])
  const image = new Image()
  image.addEventListener('error', () => logProblem(`the hit ${type} was not taken`, hitPath))
  image.src = `${hitPath}?${query.toString()}`
}

/** Tells of the visit once, and again when a link has brought other marks. */
export function tellOfVisit(): void {
  const marks = JSON.stringify(readMarks())
  if (readJson('session', storageKeys.visitTold) === marks) return
  writeJson('session', storageKeys.visitTold, marks)
  sendHit('visit')
}

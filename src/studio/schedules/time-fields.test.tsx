import { afterEach, expect, it } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { setSiteTimeZone } from '../site-time-zone.ts'
import { EndTimeField, FutureTimeField, readEndTime, readFutureTime } from './future-time-field.tsx'

afterEach(() => setSiteTimeZone(undefined))

const show = async () =>
  (
    await showInStudio(
      <FutureTimeField value="2026-12-04T18:00" reason={undefined} onChange={() => undefined} />,
    )
  ).container.textContent

it('names the time zone of the site, and the own time if it differs', async () => {
  setSiteTimeZone('Pacific/Kiritimati')
  expect(await show()).toMatch(/Time of the site: Pacific\/Kiritimati, GMT\+14\. For you it is .+ \(GMT/)
})

it('names no own time where the clocks show the same', async () => {
  setSiteTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(await show()).toContain('Time of the site:')
  expect(await show()).not.toContain('For you')
})

it('says what an end does', async () => {
  const field = <EndTimeField value="" reason={undefined} onChange={() => undefined} />
  expect((await showInStudio(field)).container.textContent).toContain('the site is as it was before')
})

it('reads times by the clocks of the site, and an end only after the beginning', () => {
  const at = readFutureTime('2199-12-04T18:00', 'Asia/Tashkent')
  expect(at).toBe('2199-12-04T13:00:00.000Z')
  expect(readFutureTime('2019-12-04T18:00', 'Asia/Tashkent')).toBeUndefined()
  expect(readEndTime('2199-12-04T18:01', at ?? '', 'Asia/Tashkent')).toBe('2199-12-04T13:01:00.000Z')
  expect(readEndTime('2199-12-04T18:00', at ?? '', 'Asia/Tashkent')).toBeUndefined()
  expect(readEndTime('', at ?? '', 'Asia/Tashkent')).toBeNull()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { eventually } from '../../../tests/support/eventually.ts'

const minute = 60_000
const newsName = { kind: 'page', key: 'news' } as const
const due = new Date(Date.UTC(2026, 2, 1, 7) + 10 * minute).toISOString()
let studio: TestStudio
let publisher: string
beforeEach(async () => {
  studio = await startTestStudio()
  publisher = await studio.join('publisher', 'Timur')
})
afterEach(() => studio.close())

test('a schedule is carried out by another server 15 seconds after its own died, and never by two', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await studio.save(page('news'), publisher)
  await studio.call('schedules.add', { action: 'publish', documents: [newsName], at: due }, publisher)
  let end = () => {}
  const publish = vi
    .spyOn(studio.gateway, 'publish')
    .mockImplementationOnce(
      () => new Promise((_resolve, reject) => (end = () => reject(new Error('killed')))),
    )
  const first = studio.pass(10 * minute).catch(() => undefined)
  await eventually(() => expect(publish).toHaveBeenCalledOnce())
  for (let time = 0; time < 6; time += 1) {
    studio.wait(5_000)
    await vi.advanceTimersByTimeAsync(5_000)
    await studio.runOnAnotherServer()
  }
  expect(publish).toHaveBeenCalledOnce()
  studio.wait(14_999)
  await studio.runOnAnotherServer()
  expect(publish).toHaveBeenCalledOnce()
  studio.wait(1)
  await studio.runOnAnotherServer()
  expect(studio.gateway.findPage('/news')).not.toBeNull()
  end()
  await first
  vi.useRealTimers()
})

// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { sendFeedback } from './send-feedback.ts'

const letter = { name: 'Dilshod', email: 'dilshod@mail.uz', message: 'Pul kelmadi' }

test('a message whose answer was lost is repeated under its ID, any other message has its own', async () => {
  const platform = testPlatform({ 'support.sendFeedback': () => 'connection lost' })
  await expect(sendFeedback(letter)).rejects.toThrow()
  await expect(sendFeedback(letter)).rejects.toThrow()
  await expect(sendFeedback({ ...letter, message: 'Pul keldi' })).rejects.toThrow()
  platform.answers['support.sendFeedback'] = () => ({ data: 1 })
  await sendFeedback({ ...letter, message: 'Pul keldi' })
  await sendFeedback({ ...letter, message: 'Pul keldi' })
  const ids = platform.called('support.sendFeedback').map(({ params }) => params.request_id)
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(ids).toEqual([ids[0], ids[0], ids[2], ids[2], ids[4]])
  expect(new Set(ids).size).toBe(3)
})

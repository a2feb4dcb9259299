import { expect, test, vi } from 'vitest'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import { testPage } from '../../../tests/support/page-answer.ts'
import { markFailedBlocks } from './isolate-failures.ts'

const good: CompiledBlock = { id: 'good', type: 'Good', props: {} }
const bad: CompiledBlock = { id: 'bad', type: 'Bad', props: {} }

/** Fails like a renderer, on a bad block that is not marked. */
function attempt(block: CompiledBlock) {
  if (block.type === 'Bad' && !block.failed) throw new Error('bad')
  Object.values(block.slots ?? {}).forEach((slot) => slot.forEach(attempt))
}

test('marks only what fails, the innermost', () => {
  const frame: CompiledBlock = { id: 'frame', type: 'Good', props: {}, slots: { content: [good, bad] } }
  const onFailure = vi.fn()
  const page = markFailedBlocks(testPage([good, frame], { header: [bad] }), attempt, onFailure)
  expect(page.header).toEqual([{ ...bad, failed: true }])
  expect(page.blocks).toEqual([good, { ...frame, slots: { content: [good, { ...bad, failed: true }] } }])
  expect(onFailure).toHaveBeenCalledTimes(2)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, textBlock } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

const rules = (block: Record<string, unknown>) => page('rules', { blocks: [block] })
const locked = { ...textBlock('intro'), lock: true }

let studio: TestStudio
beforeEach(async () => {
  studio = await startTestStudio()
})
afterEach(() => studio.close())

test('only an admin lifts a lock', async () => {
  const editor = await studio.join('editor', 'Kamila')
  const first = await studio.save(rules(locked), studio.admin)
  const revision = first.data?.revision ?? 0
  expect((await studio.save(rules(textBlock('intro')), editor, revision)).status).toBe(403)
  const moved = await studio.save(rules({ ...locked, props: textBlock('x').props }), editor, revision)
  expect(moved.status).toBe(200)
  const lifted = await studio.save(rules(textBlock('intro')), studio.admin, moved.data?.revision ?? 0)
  expect(lifted.status).toBe(200)
})

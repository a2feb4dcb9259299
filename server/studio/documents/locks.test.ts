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

test('an editor does not restore a draft without the lock', async () => {
  const editor = await studio.join('editor', 'Kamila')
  await studio.save(rules(locked), studio.admin)
  await studio.call('documents.publish', { documents: [{ kind: 'page', key: 'rules' }] }, studio.admin)
  const { data } = await studio.save(rules(textBlock('intro')), studio.admin)
  const name = { kind: 'page', key: 'rules' } as const
  await studio.call('documents.discard', { ...name, revision: data?.revision ?? 0 }, studio.admin)
  const [discarded] = (await studio.call('drafts.discarded', {}, editor)).data ?? []
  const restore = (by: string) => studio.call('drafts.restore', { id: discarded?.id ?? 0 }, by)
  expect((await restore(editor)).status).toBe(403)
  expect((await restore(studio.admin)).status).toBe(200)
})

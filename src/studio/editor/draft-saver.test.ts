import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SavedDraft } from '../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { createDraftSaver, readKeptText, type SaveState } from './draft-saver.ts'

const kept = new Map<string, string>()
const storage = {
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const keptText = () => readKeptText({ getItem: (key) => kept.get(key) ?? null }, 'page', 'home')

let states: SaveState[] = []
let sent: StudioParams<'documents.save'>[] = []
let answer: () => Promise<SavedDraft>
let counted = 0

function open(revision: number | null = null) {
  return createDraftSaver({
    kind: 'page',
    name: 'home',
    schemaVersion: 1,
    revision,
    storage,
    save: (params) => {
      sent.push(params)
      return answer()
    },
    onState: (state) => states.push(state),
  })
}
const last = () => states.at(-1)

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  states = []
  sent = []
  counted = 0
  answer = () => Promise.resolve({ revision: (counted += 1), savedAt: '2026-03-01T07:00:00Z' })
})

describe('a draft that is being edited', () => {
  test('is saved once the typing rests, each save naming the one before', async () => {
    const saver = open()
    saver.change('{"a":1}')
    saver.change('{"a":12}')
    expect(last()).toEqual({ status: 'unsaved' })
    await vi.advanceTimersByTimeAsync(1000)
    saver.change('{"a":123}')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toMatchObject([
      { body: { a: 12 }, revision: null },
      { body: { a: 123 }, revision: 1 },
    ])
    expect(last()).toMatchObject({ status: 'saved' })
    expect(keptText()).toBeNull()
  })

  test('is not sent while it is no JSON, and kept here', async () => {
    const saver = open()
    saver.change('{"a":')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([])
    expect(last()).toEqual({ status: 'broken' })
    expect(keptText()).toEqual({ text: '{"a":', revision: null })
  })

  test('outlives a lost connection: it is kept here and sent when the server answers again', async () => {
    const saver = open()
    const works = answer
    answer = () => Promise.reject(new TypeError('no connection'))
    saver.change('{"a":1}')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toEqual({ status: 'lost' })
    expect(keptText()).toEqual({ text: '{"a":1}', revision: null })
    answer = works
    await vi.advanceTimersByTimeAsync(5000)
    expect(last()).toMatchObject({ status: 'saved' })
    expect(keptText()).toBeNull()
  })

  test('what is typed during a save is saved after it', async () => {
    const saver = open()
    saver.change('{"a":1}')
    await vi.advanceTimersByTimeAsync(799)
    let finish: (saved: SavedDraft) => void = () => undefined
    const works = answer
    answer = () => new Promise((resolve) => (finish = resolve))
    await vi.advanceTimersByTimeAsync(1)
    saver.change('{"a":2}')
    answer = works
    finish({ revision: 7, savedAt: '' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toMatchObject([{ revision: null }, { body: { a: 2 }, revision: 7 }])
  })

  test('is settled once the server has the last key, not before', async () => {
    const saver = open()
    saver.change('{"a":1}')
    let finish: (saved: SavedDraft) => void = () => undefined
    const works = answer
    answer = () => new Promise((resolve) => (finish = resolve))
    await vi.advanceTimersByTimeAsync(1000)
    saver.change('{"a":2}')
    const settled = saver.settle()
    answer = works
    finish({ revision: 7, savedAt: '' })
    expect(await settled).toBe(true)
    expect(sent.at(-1)).toMatchObject({ body: { a: 2 } })
  })

  test.each([
    ['it is no JSON', '{"a":', () => Promise.reject(new Error('not asked'))],
    ['the server does not answer', '{"a":1}', () => Promise.reject(new TypeError('no connection'))],
    [
      'the server refuses it',
      '{"a":1}',
      () => Promise.reject(new StudioError('InvalidParameters', 'too long')),
    ],
  ])('is not settled while %s', async (_, text, failure) => {
    const saver = open()
    answer = failure
    saver.change(text)
    expect(await saver.settle()).toBe(false)
  })

  test('goes on after a refusal once the text is another one', async () => {
    const saver = open()
    const works = answer
    answer = () => Promise.reject(new StudioError('InvalidParameters', 'too long'))
    saver.change('{"a":1}')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toEqual({ status: 'refused', reason: 'too long' })
    answer = works
    saver.change('{}')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toMatchObject({ status: 'saved' })
  })

  test('that is published while somebody types on keeps what was typed, as the next draft', async () => {
    const saver = open(4)
    saver.change('{"a":1}')
    saver.published(null)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toMatchObject([{ body: { a: 1 }, revision: null }])
    saver.published(null)
    expect(last()).toEqual({ status: 'saved', at: null })
    expect(sent).toHaveLength(1)
  })

  test('whose save arrived although the answer did not is no conflict with somebody else', async () => {
    const saver = open(1)
    const works = answer
    answer = () => Promise.reject(new TypeError('no connection'))
    saver.change('{"a":1}')
    await vi.advanceTimersByTimeAsync(1000)
    saver.change('{"a":2}')
    const mine = { document: { kind: 'page', key: 'home', schemaVersion: 1, body: { a: 1 } }, revision: 2 }
    answer = () => {
      answer = works
      return Promise.reject(new StudioError('Conflict', 'changed', { draft: mine }))
    }
    await vi.advanceTimersByTimeAsync(5000)
    expect(last()).toMatchObject({ status: 'saved' })
    expect(sent.at(-1)).toMatchObject({ body: { a: 2 }, revision: 2 })
  })
})

describe('somebody else saved it', () => {
  const theirs = { document: { kind: 'page', key: 'home', schemaVersion: 1, body: {} }, revision: 9 }

  test('nothing is overwritten until the editor says so', async () => {
    const saver = open(1)
    const works = answer
    answer = () => Promise.reject(new StudioError('Conflict', 'changed', { draft: theirs }))
    saver.change('{"a":1}')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toMatchObject({ status: 'conflict', theirs: { revision: 9 } })
    saver.change('{"a":2}')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(1)
    expect(keptText()).toEqual({ text: '{"a":2}', revision: 1 })
    answer = works
    const state = last()
    await saver.overwrite(state?.status === 'conflict' ? state.theirs : null)
    expect(sent.at(-1)).toMatchObject({ body: { a: 2 }, revision: 9 })
  })
})

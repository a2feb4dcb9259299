import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SavedDraft } from '../../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../../schemas/studio/calls.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import type { Draft } from '../../../../schemas/studio/answers.ts'
import { createDraftSaver, type KeptText, type SaveState, type TheirVersion } from './draft-saver.ts'

let kept: KeptText | null = null
const keptText = () => kept

let states: SaveState[] = []
let sent: StudioParams<'documents.save'>[] = []
let answer: () => Promise<SavedDraft>
let counted = 0
let theirVersion: TheirVersion | null = null
let shown: Record<string, unknown>[] = []

function open(revision: number | null = null, base: Record<string, unknown> = {}) {
  const saver = createDraftSaver({
    kind: 'page',
    name: 'home',
    schemaVersion: 1,
    revision,
    base,
    keep: (text) => (kept = text),
    readTheirs: () => Promise.resolve(theirVersion),
    onMerged: (body) => {
      shown.push(body)
      // As the editor does.
      saver.change(JSON.stringify(body))
    },
    save: (params) => {
      sent.push(params)
      return answer()
    },
    onState: (state) => states.push(state),
  })
  return saver
}
const last = () => states.at(-1)

beforeEach(() => {
  vi.useFakeTimers()
  kept = null
  states = []
  sent = []
  shown = []
  theirVersion = null
  counted = 0
  answer = () => Promise.resolve({ revision: (counted += 1), savedAt: '2026-03-01T07:00:00Z' })
})

describe('a draft being edited', () => {
  test('is saved after a debounce, each save with the previous revision', async () => {
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

  test('is kept with typing that the editor has not received yet, whatever is saved meanwhile', async () => {
    const saver = open()
    saver.change('{"a":1}')
    saver.hold('{"a":12}')
    expect(keptText()).toEqual({ text: '{"a":12}', revision: null, base: {} })
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toMatchObject([{ body: { a: 1 } }])
    expect(keptText()).toEqual({ text: '{"a":12}', revision: 1, base: { a: 1 } })
    saver.hold(null)
    expect(keptText()).toBeNull()
  })

  test('is kept in the browser and not sent while it is invalid JSON', async () => {
    const saver = open()
    saver.change('{"a":')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([])
    expect(last()).toEqual({ status: 'broken' })
    expect(keptText()).toEqual({ text: '{"a":', revision: null, base: {} })
  })

  test('is kept after a lost connection and sent when the server answers again', async () => {
    const saver = open()
    const works = answer
    answer = () => Promise.reject(new TypeError('no connection'))
    saver.change('{"a":1}')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toEqual({ status: 'lost' })
    expect(keptText()).toEqual({ text: '{"a":1}', revision: null, base: {} })
    answer = works
    await vi.advanceTimersByTimeAsync(5000)
    expect(last()).toMatchObject({ status: 'saved' })
    expect(keptText()).toBeNull()
  })

  test('is saved again after a save during which it changed', async () => {
    const saver = open()
    saver.change('{"a":1}')
    await vi.advanceTimersByTimeAsync(399)
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

  test('settles once the server has the last change', async () => {
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
      () => Promise.reject(new StudioError('InvalidParameters', phrase`too long`)),
    ],
  ])('does not settle while %s', async (_, text, failure) => {
    const saver = open()
    answer = failure
    saver.change(text)
    expect(await saver.settle()).toBe(false)
  })

  test('is saved again after an error once its text changes', async () => {
    const saver = open()
    const works = answer
    answer = () => Promise.reject(new StudioError('InvalidParameters', phrase`too long`))
    saver.change('{"a":1}')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toEqual({ status: 'refused', reason: phrase`too long` })
    answer = works
    saver.change('{}')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toMatchObject({ status: 'saved' })
  })

  test('becomes the next draft if it is edited during publication', async () => {
    const saver = open(4)
    saver.change('{"a":1}')
    saver.published(null)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toMatchObject([{ body: { a: 1 }, revision: null }])
    saver.published(null)
    expect(last()).toEqual({ status: 'saved', at: null })
    expect(sent).toHaveLength(1)
  })

  test('does not conflict with its own save whose answer was lost', async () => {
    const saver = open(1)
    const works = answer
    answer = () => Promise.reject(new TypeError('no connection'))
    saver.change('{"a":1}')
    await vi.advanceTimersByTimeAsync(1000)
    saver.change('{"a":2}')
    const mine = { document: { kind: 'page', key: 'home', schemaVersion: 1, body: { a: 1 } }, revision: 2 }
    answer = () => {
      answer = works
      return Promise.reject(new StudioError('Conflict', phrase`changed`, { draft: mine }))
    }
    await vi.advanceTimersByTimeAsync(5000)
    expect(last()).toMatchObject({ status: 'saved' })
    expect(sent.at(-1)).toMatchObject({ body: { a: 2 }, revision: 2 })
  })
})

describe('another user saved the draft', () => {
  const theirs = { document: { kind: 'page', key: 'home', schemaVersion: 1, body: {} }, revision: 9 }

  test('nothing is overwritten until the editor decides', async () => {
    const saver = open(1)
    const works = answer
    answer = () => Promise.reject(new StudioError('Conflict', phrase`changed`, { draft: theirs }))
    saver.change('{"a":1}')
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toMatchObject({ status: 'conflict', theirs: { revision: 9 } })
    saver.change('{"a":2}')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(1)
    expect(keptText()).toEqual({ text: '{"a":2}', revision: 1, base: {} })
    answer = works
    const state = last()
    await saver.overwrite(state?.status === 'conflict' ? state.theirs : null)
    expect(sent.at(-1)).toMatchObject({ body: { a: 2 }, revision: 9 })
  })

  const draft = (body: Record<string, unknown>): Draft => ({
    document: { kind: 'page', key: 'home', schemaVersion: 1, body },
    revision: 9,
    savedBy: 'Aziza',
    savedById: 7,
    replaces: null,
    along: [],
    savedAt: '2026-03-01T08:00:00Z',
  })
  /** Rejects the next save, as the server does after another user's. */
  function saveTheirs(body: Record<string, unknown>, stored: Draft | null = draft(body)) {
    theirVersion = { draft: stored, body }
    const works = answer
    answer = () => {
      answer = works
      return Promise.reject(new StudioError('Conflict', phrase`changed`, stored ? { draft: stored } : {}))
    }
  }
  const base = { a: 1, b: 1 }

  test.each([
    ['a draft', 9, draft({ a: 1, b: 2 })],
    ['a publication', null, null],
  ])('whose edits of other fields are merged, in %s', async (_, revision, stored) => {
    const saver = open(1, base)
    saveTheirs({ a: 1, b: 2 }, stored)
    saver.change('{"a":2,"b":1}')
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown).toEqual([{ a: 2, b: 2 }])
    expect(sent.at(-1)).toMatchObject({ body: { a: 2, b: 2 }, revision })
    expect(last()).toMatchObject({ status: 'saved' })
    expect(keptText()).toBeNull()
  })

  test('whose edit of the same field waits for a choice, and what is typed meanwhile is kept', async () => {
    const saver = open(1, base)
    saveTheirs({ a: 3, b: 2 })
    saver.change('{"a":2,"b":1}')
    await vi.advanceTimersByTimeAsync(2000)
    expect(last()).toMatchObject({ status: 'conflict', clashes: [{ key: '/a', mine: 2, theirs: 3 }] })
    saver.change('{"a":2,"b":1,"c":1}')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([sent.length, shown]).toEqual([1, []])
    await saver.choose(new Map([['/a', 'theirs']]))
    expect(sent.at(-1)).toMatchObject({ body: { a: 3, b: 2, c: 1 }, revision: 9 })
    expect(last()).toMatchObject({ status: 'saved' })
  })

  test('and what clashes only since then is asked for, too', async () => {
    const saver = open(1, base)
    saveTheirs({ a: 3, b: 2 })
    saver.change('{"a":2,"b":1}')
    await vi.advanceTimersByTimeAsync(2000)
    saver.change('{"a":2,"b":5}')
    await saver.choose(new Map([['/a', 'mine']]))
    expect(last()).toMatchObject({ status: 'conflict', clashes: [{ key: '/a' }, { key: '/b' }] })
    expect(sent).toHaveLength(1)
  })

  test('whose draft is shown when it is published unseen, without saving it again', async () => {
    const saver = open(1, base)
    saveTheirs({ a: 1, b: 2 })
    expect(await saver.conflict(draft({ a: 1, b: 2 }))).toBe(true)
    await vi.advanceTimersByTimeAsync(2000)
    expect([shown, sent, saver.revision]).toEqual([[{ a: 1, b: 2 }], [], 9])
    expect(last()).toEqual({ status: 'saved', at: '2026-03-01T08:00:00Z' })
  })

  test('while this browser was closed: the text that it kept is merged', async () => {
    const closed = open(1, base)
    closed.change('{"a":2,"b":1}')
    closed.stop()
    const text = keptText()
    const saver = open(text?.revision ?? null, text?.base ?? {})
    saveTheirs({ a: 1, b: 2 })
    saver.change(text?.text ?? '')
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent.at(-1)).toMatchObject({ body: { a: 2, b: 2 }, revision: 9 })
  })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import { testPage } from '../../../tests/support/page-answer.ts'
import { watchSleepers } from './deferred-blocks.ts'

const row: CompiledBlock = { id: 'row', type: 'GameRow', props: {} }
const card: CompiledBlock = { id: 'card', type: 'TournamentCard', props: {} }
const frame: CompiledBlock = { id: 'frame', type: 'Columns', props: {}, slots: { first: [card] } }
const still: CompiledBlock = { id: 'still', type: 'RichText', static: true }
const hidden: CompiledBlock = { id: 'hidden', type: 'Hero', props: {} }

let comesIntoSight: (id: string) => void = () => undefined
const margins: string[] = []
const load = vi.fn<(types: readonly string[]) => Promise<unknown>>()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  margins.length = 0
  load.mockReset()
  load.mockResolvedValue(undefined)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
        margins.push(rootMargin)
        comesIntoSight = (id) =>
          tell([{ isIntersecting: true, target: document.querySelector(`[data-block=${id}]`) }])
      }
      observe = vi.fn()
      unobserve = vi.fn()
      disconnect = vi.fn()
    },
  )
  document.body.innerHTML = `<div data-block="row"><button id="heart"></button><button id="menu" popovertarget="x"></button></div>
    <div data-block="frame"><div data-block="card"><button id="join"></button></div></div>
    <div data-block="still"></div><button id="outside"></button>`
})
afterEach(() => {
  // Those who still wait for somebody to scroll are not the next test's.
  dispatchEvent(new Event('scroll'))
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const watch = () => watchSleepers(testPage([row, frame, still, hidden]), load)
const button = (id: string) => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`no ${id}`)
  return found
}

test('blocks that are shown and have code of their own sleep; frames, still and hidden ones do not', () => {
  const sleepers = watch()
  expect([...sleepers.types].sort()).toEqual(['GameRow', 'TournamentCard'])
  expect(sleepers.codeFor('row')).toBe(sleepers.codeFor('row'))
  expect(sleepers.codeFor('hidden')).toBeUndefined()
  expect(sleepers.codeFor('frame')).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

test('one that comes near the screen is woken, once', async () => {
  const sleepers = watch()
  comesIntoSight('row')
  comesIntoSight('row')
  expect(load.mock.calls).toEqual([[['GameRow']]])
  await sleepers.codeFor('row')
  sleepers.onHydrated('row')
  expect(sleepers.codeFor('row')).toBeUndefined()
  expect(sleepers.codeFor('card')).toBeDefined()
})

test('who scrolls is seen coming from further away', () => {
  watch()
  expect(margins).toEqual(['10% 0px'])
  dispatchEvent(new Event('scroll'))
  dispatchEvent(new Event('scroll'))
  expect(margins).toEqual(['10% 0px', '100% 0px'])
})

test('a press on one is shown at once and carried out once, when the block is alive', async () => {
  vi.useFakeTimers()
  const sleepers = watch()
  const pressed = vi.fn()
  button('join').addEventListener('click', pressed)
  button('join').click()
  button('join').click()
  expect(button('join').dataset['pending']).toBe('')
  expect(load.mock.calls).toEqual([[['TournamentCard']]])
  expect(pressed).not.toHaveBeenCalled()
  sleepers.onHydrated('card')
  vi.runAllTimers()
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(button('join').dataset['pending']).toBeUndefined()
})

test('what the browser does by itself, and what is awake, is left alone', () => {
  const sleepers = watch()
  const heard: string[] = []
  document.body.addEventListener('click', ({ target }) => target instanceof Element && heard.push(target.id))
  button('menu').click()
  button('outside').click()
  sleepers.onHydrated('row')
  button('heart').click()
  expect(heard).toEqual(['menu', 'outside', 'heart'])
  expect(load).not.toHaveBeenCalled()
})

test('a finger or the focus on one wakes it, as does a press from before', () => {
  watch()
  button('heart').focus()
  expect(load.mock.calls).toEqual([[['GameRow']]])
  load.mockClear()
  button('join').dataset['pending'] = ''
  watch()
  expect(load.mock.calls).toEqual([[['TournamentCard']]])
})

test('code that cannot be had is asked for again', async () => {
  vi.useFakeTimers()
  const sleepers = watch()
  load.mockRejectedValueOnce(new Error('offline'))
  sleepers.wakeAll()
  await vi.advanceTimersByTimeAsync(3000)
  expect(load.mock.calls.map(([types]) => types[0])).toEqual(['GameRow', 'TournamentCard', 'GameRow'])
  await sleepers.codeFor('row')
})

test('who waits for the whole page goes on when React has taken over the last of them', async () => {
  const sleepers = watch()
  let isAlive = false
  const waiting = sleepers.untilAwake().then(() => (isAlive = true))
  expect(load.mock.calls.map(([types]) => types[0]).sort()).toEqual(['GameRow', 'TournamentCard'])
  sleepers.onHydrated('row')
  await Promise.resolve()
  expect(isAlive).toBe(false)
  sleepers.onHydrated('card')
  await waiting
  expect(isAlive).toBe(true)
})

test('a type that stands in the frame of the page too is needed at once', () => {
  const sleepers = watchSleepers({ ...testPage([row, card]), header: [{ ...row, id: 'top' }] }, load)
  expect([...sleepers.types]).toEqual(['TournamentCard'])
  expect(sleepers.codeFor('row')).toBeDefined()
})

test('what was filled in before a block was taken over is there again, and is told to it', () => {
  vi.useFakeTimers()
  const card = document.querySelector('[data-block=card]')
  if (card === null) throw new Error('no card')
  card.innerHTML =
    '<input id="name" value="server"><input id="terms" type="checkbox"><select id="sort"><option>a<option>b</select><textarea id="same">server</textarea>'
  const field = (id: string) => card.querySelector<HTMLInputElement>(`#${id}`)
  const name = field('name')
  const terms = field('terms')
  const sort = field('sort')
  if (name === null || terms === null || sort === null) throw new Error('no fields')
  name.value = 'typed before'
  const sleepers = watch()
  terms.click()
  sort.value = 'b'
  sort.dispatchEvent(new Event('change', { bubbles: true }))
  // What React does when it takes over.
  name.value = 'server'
  terms.checked = false
  sort.value = 'a'
  const heard: string[] = []
  for (const type of ['input', 'change'])
    card.addEventListener(type, ({ target }) => target instanceof Element && heard.push(target.id))
  sleepers.onHydrated('card')
  vi.runAllTimers()
  expect([name.value, terms.checked, sort.value]).toEqual(['typed before', true, 'b'])
  expect([...new Set(heard)].sort()).toEqual(['name', 'sort', 'terms'])
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import { testPage } from '../../../tests/support/page-answer.ts'
import { deferHydration } from './deferred-blocks.ts'

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
  // Pending scroll listeners must not affect the next test.
  dispatchEvent(new Event('scroll'))
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const watch = () => deferHydration(testPage([row, frame, still, hidden]), load)
const button = (id: string) => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`no ${id}`)
  return found
}

test('visible blocks with code of their own are deferred; containers, static and hidden ones are not', () => {
  const hydration = watch()
  expect([...hydration.types].sort()).toEqual(['GameRow', 'TournamentCard'])
  expect(hydration.codeFor('row')).toBe(hydration.codeFor('row'))
  expect(hydration.codeFor('hidden')).toBeUndefined()
  expect(hydration.codeFor('frame')).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

test('hydrates a block near the screen, once', async () => {
  const hydration = watch()
  comesIntoSight('row')
  comesIntoSight('row')
  expect(load.mock.calls).toEqual([[['GameRow']]])
  await hydration.codeFor('row')
  hydration.onHydrated('row')
  expect(hydration.codeFor('row')).toBeUndefined()
  expect(hydration.codeFor('card')).toBeDefined()
})

test('a press loads a block, but reaches React only once the block is hydrated: within the event it would be', () => {
  const hydration = watch()
  const reached = vi.fn()
  document.body.addEventListener('pointerdown', reached)
  const press = (id: string) => button(id).dispatchEvent(new Event('pointerdown', { bubbles: true }))
  press('heart')
  expect(load.mock.calls).toEqual([[['GameRow']]])
  press('outside')
  expect(reached).toHaveBeenCalledTimes(1)
  hydration.onHydrated('row')
  press('heart')
  expect(reached).toHaveBeenCalledTimes(2)
  document.body.removeEventListener('pointerdown', reached)
})

test('hydrates blocks from a larger distance after scrolling', () => {
  watch()
  expect(margins).toEqual(['10% 0px'])
  dispatchEvent(new Event('scroll'))
  dispatchEvent(new Event('scroll'))
  expect(margins).toEqual(['10% 0px', '100% 0px'])
})

test('a click on a deferred block is marked at once and replayed once after hydration', async () => {
  vi.useFakeTimers()
  const hydration = watch()
  const pressed = vi.fn()
  button('join').addEventListener('click', pressed)
  button('join').click()
  button('join').click()
  expect(button('join').dataset['pending']).toBe('')
  expect(load.mock.calls).toEqual([[['TournamentCard']]])
  expect(pressed).not.toHaveBeenCalled()
  hydration.onHydrated('card')
  vi.runAllTimers()
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(button('join').dataset['pending']).toBeUndefined()
})

test('a click is replayed on the button in the same place if the block was rendered anew', async () => {
  vi.useFakeTimers()
  const clicks: string[] = []
  const hydration = watch()
  const replace = (...names: string[]) => {
    const block = document.querySelector('[data-block=card]')
    block?.replaceChildren(
      ...names.map((name) => {
        const anew = document.createElement('button')
        anew.textContent = name
        anew.onclick = () => clicks.push(name)
        return anew
      }),
    )
    return [...(block?.children ?? [])]
  }
  const [, join] = replace('rules', 'join')
  if (join instanceof HTMLElement) join.click()
  expect(clicks).toEqual([])
  replace('rules', 'join')
  await vi.runAllTimersAsync()
  hydration.onHydrated('card')
  await vi.runAllTimersAsync()
  expect(clicks).toEqual(['join'])
})

test('a click is dropped if another button is in its place', async () => {
  vi.useFakeTimers()
  const hydration = watch()
  button('heart').click()
  const other = document.createElement('button')
  other.textContent = 'remove'
  other.onclick = vi.fn()
  document.querySelector('[data-block=row]')?.replaceChildren(other)
  hydration.onHydrated('row')
  await vi.runAllTimersAsync()
  expect(other.onclick).not.toHaveBeenCalled()
})

test('clicks that the browser handles, and clicks in hydrated blocks, are not held', () => {
  const hydration = watch()
  const heard: string[] = []
  document.body.addEventListener('click', ({ target }) => target instanceof Element && heard.push(target.id))
  button('menu').click()
  button('outside').click()
  hydration.onHydrated('row')
  button('heart').click()
  expect(heard).toEqual(['menu', 'outside', 'heart'])
  expect(load).not.toHaveBeenCalled()
})

test('a pointer or the focus hydrates a block, as does an earlier click', () => {
  watch()
  button('heart').focus()
  expect(load.mock.calls).toEqual([[['GameRow']]])
  load.mockClear()
  button('join').dataset['pending'] = ''
  watch()
  expect(load.mock.calls).toEqual([[['TournamentCard']]])
})

test('code that failed to load is requested again', async () => {
  vi.useFakeTimers()
  const hydration = watch()
  load.mockRejectedValueOnce(new Error('offline'))
  hydration.hydrateAll()
  await vi.advanceTimersByTimeAsync(3000)
  expect(load.mock.calls.map(([types]) => types[0])).toEqual(['GameRow', 'TournamentCard', 'GameRow'])
  await hydration.codeFor('row')
})

test('waiting for the whole page ends when React has hydrated the last block', async () => {
  const hydration = watch()
  let isHydrated = false
  const waiting = hydration.whenHydrated().then(() => (isHydrated = true))
  expect(load.mock.calls.map(([types]) => types[0]).sort()).toEqual(['GameRow', 'TournamentCard'])
  hydration.onHydrated('row')
  await Promise.resolve()
  expect(isHydrated).toBe(false)
  hydration.onHydrated('card')
  await waiting
  expect(isHydrated).toBe(true)
})

test('a type that the layout also uses is needed at once', () => {
  const hydration = deferHydration({ ...testPage([row, card]), header: [{ ...row, id: 'top' }] }, load)
  expect([...hydration.types]).toEqual(['TournamentCard'])
  expect(hydration.codeFor('row')).toBeDefined()
})

test('values typed before a block is hydrated are restored and reported to it', () => {
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
  const hydration = watch()
  terms.click()
  sort.value = 'b'
  sort.dispatchEvent(new Event('change', { bubbles: true }))
  // What React does on hydration.
  name.value = 'server'
  terms.checked = false
  sort.value = 'a'
  const heard: string[] = []
  for (const type of ['input', 'change'])
    card.addEventListener(type, ({ target }) => target instanceof Element && heard.push(target.id))
  hydration.onHydrated('card')
  vi.runAllTimers()
  expect([name.value, terms.checked, sort.value]).toEqual(['typed before', true, 'b'])
  expect([...new Set(heard)].sort()).toEqual(['name', 'sort', 'terms'])
})

test('values are restored in the fields in the same place if the block was rendered anew', () => {
  vi.useFakeTimers()
  const card = document.querySelector('[data-block=card]')
  if (card === null) throw new Error('no card')
  const render = (second: string) => {
    card.innerHTML = `<input name="name" value="server"><input name="${second}" value="">`
    return [...card.querySelectorAll('input')]
  }
  const hydration = watch()
  for (const field of render('email')) {
    field.value = 'typed'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const present = render('amount')
  hydration.onHydrated('card')
  vi.runAllTimers()
  expect(present.map(({ value }) => value)).toEqual(['typed', ''])
})

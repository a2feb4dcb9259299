import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onTrackedEvent, track, trackedEvents, type TrackedEvent } from './index.ts'

const warn = vi.fn()
const stops: (() => void)[] = []

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn)
})

afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  warn.mockReset()
  vi.restoreAllMocks()
})

function listen(): TrackedEvent[] {
  const heard: TrackedEvent[] = []
  stops.push(onTrackedEvent((event) => heard.push(event)))
  return heard
}

test('passes earlier events to the first listener, once', () => {
  track('play_game', { sysname: 'aviora', mode: 'play' })
  const first = listen()
  const second = listen()
  track('login')
  const login = { name: 'login', params: {} }
  expect(first).toEqual([{ name: 'play_game', params: { sysname: 'aviora', mode: 'play' } }, login])
  expect(second).toEqual([login])
})

test('keeps only the first events while there is no listener', () => {
  for (let number = 0; number < 1000; number += 1) track('chat_open')
  expect(listen().length).toBeLessThan(100)
})

test('logs a failing listener and continues with the others', () => {
  stops.push(
    onTrackedEvent(() => {
      throw new Error('blocked')
    }),
  )
  const heard = listen()
  expect(() => track('login')).not.toThrow()
  expect(heard).toHaveLength(1)
  expect(warn).toHaveBeenCalled()
})

test('allows no parameter with personal data or typed text', () => {
  const allowed = Object.values(trackedEvents).flat().join(' ')
  expect(allowed).not.toMatch(
    /name(?<!sysname)|login|mail|phone|uid|player|text|address|birth|card|requisites/i,
  )
})
